"""Every command: the chapter that has its rule, and its arguments."""

from engine_core.refused import Refused

# The command, the chapter in rules/ that has a function of that name, and its arguments ("?"
# optional). Only ever add at the end, arguments too: saved games name them by their places.
COMMANDS = (
    "start_roll start seat dice?",
    "deal start seat deed",
    "begin start",
    "roll turn dice?",
    "end_turn turn",
    "land landing space passed_go?",
    "buy auction",
    "decline auction",
    "bid auction seat amount",
    "hammer auction",
    "claim_rent claims seat",
    "rent_roll claims dice?",
    "tax tax how amount?",
    "card cards card?",
    "card_says cards effect numbers?",
    "pay_fine jail",
    "use_jail_card jail",
    "force force space? deed?",
    "duel force attacker? defender?",
    "mission missions die? space? seat? deeds? cash?",
    "build building seat deed",
    "sell_building building seat deed",
    "sell_hotels building seat group",
    "contest building seats kind",
    "place building seat deed",
    "mortgage mortgage seat deed",
    "lift mortgage seat deed",
    "keep_mortgage mortgage seat deed",
    "trade trade a b a_gives b_gives lift?",
    "transfer banker payer payee amount why?",
    "move_token banker seat space",
    "assign banker deed owner houses? mortgaged?",
    "settle debt seat",
    "bankrupt debt seat",
    "resign debt seat",
    "time_up ending",
)


def row_of(command) -> list:
    """The command's row of the table, word by word."""
    if type(command) is str:
        for row in COMMANDS:
            words = row.split(" ")
            if words[0] == command:
                return words
    raise Refused("unknown_command")


def refuse_call(command: str, arguments: dict) -> None:
    """Refuses where the arguments are not those of the table of commands."""
    known = row_of(command)[2:]
    for name in arguments:
        if name not in known and name + "?" not in known:
            raise Refused("unknown_argument")
    for name in known:
        if name[-1] != "?" and name not in arguments:
            raise Refused("missing_argument")
