"""Every command: the chapter that has its rule, and its arguments."""

from engine_core.edition import line_of
from engine_core.refused import Refused

# The command, the chapter in rules/ that has a function of that name, and its arguments ("?"
# optional). Only ever add at the end, arguments too: saved games name them by their places. One
# text, because many small ones take twice the memory.
COMMANDS = """
start_roll start seat dice?
deal start seat deed
begin start
roll turn dice?
end_turn turn
land landing space passed_go?
buy auction
decline auction
bid auction seat amount
hammer auction
claim_rent claims seat
rent_roll claims dice?
tax tax how amount?
card cards card?
card_says cards effect numbers?
pay_fine jail
use_jail_card jail
force force space? deed?
duel force attacker? defender?
mission missions die? space? seat? deeds? cash?
build building seat deed
sell_building building seat deed
sell_hotels building seat group
contest building seats kind
place building seat deed
mortgage mortgage seat deed
lift mortgage seat deed
keep_mortgage mortgage seat deed
trade trade a b a_gives b_gives lift?
transfer banker payer payee amount why?
move_token banker seat space
assign banker deed owner houses? mortgaged?
settle debt seat
bankrupt debt seat
resign debt seat
time_up ending
"""


def rows() -> list:
    return COMMANDS.split("\n")[1:-1]


def code_of(command) -> int:
    """The number of the command's row."""
    if type(command) is str and " " not in command and "\n" not in command:
        place = COMMANDS.find("\n" + command + " ")
        if place >= 0:
            return COMMANDS.count("\n", 0, place)
    raise Refused("unknown_command")


def row_of(command) -> list:
    """The command's row of the table, word by word."""
    return row(code_of(command))


def row(code: int) -> list:
    if not 0 <= code < COMMANDS.count("\n") - 1:
        raise Refused("unknown_command")
    return line_of(COMMANDS, code + 1).split(" ")
