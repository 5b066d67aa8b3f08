"""The Force: after a double, its power instead of another roll (F1-F7)."""

from engine_core.chance import check_die, one_die
from engine_core.refused import Refused
from engine_core.rules import moving
from engine_core.rules.bank import BANK, charge_pairs, give, move, others
from engine_core.rules.check import can_be_taken, deed_at, space_on_board

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game

DECKS = {4: "community", 5: "chance"}  # F5 F6: the deck that the double draws from


def force(game: "Game", space=None, deed=None) -> None:
    """F1 P2: in place of the extra roll; it ends the turn."""
    power = game.power
    if not power or game.waiting != "roll":
        raise Refused("no_force_now")
    if (space is not None and power != 1) or (deed is not None and power != 6):
        raise Refused("target_not_needed")
    seat = game.turn
    if power == 1:
        if space is None:
            raise Refused("target_missing")
        space_on_board(game, space)
    elif power in DECKS:
        if DECKS[power] not in game.edition.decks:
            raise Refused("deck_empty")
    elif power == 6:
        check_fight(game, seat, deed)
    game.power = 0
    game.rest = "end"
    game.events.append(("forced", seat, power))
    if power == 1:
        moving.jump(game, seat, space, True)
    elif power == 2:
        move(game, BANK, seat, 200, "force")
    elif power == 3:
        pairs = [(other, seat) for other in others(game, seat)]
        charge_pairs(game, pairs, game.edition.force_tribute, "force")
    elif power in DECKS:
        game.todo.append(("card", seat, DECKS[power]))
    else:
        defender = game.owner[deed]
        game.todo.append(("duel", None, seat, defender, deed))
        game.events.append(("challenged", seat, defender, deed, red_die(game, seat, defender)))


def prizes(game: "Game", seat: int) -> list:
    """F7 I6: the properties of others that can be fought for."""
    return [space for space in game.edition.deeds if can_be_taken(game, space, seat)]


def check_fight(game: "Game", seat: int, deed) -> None:
    if not prizes(game, seat):
        raise Refused("nothing_to_fight_for")
    if deed is None:
        raise Refused("target_missing")
    deed_at(game, deed)
    if not can_be_taken(game, deed, seat):
        raise Refused("bad_target")


def red_die(game: "Game", attacker: int, defender: int):
    """F7: who rolls the red die, where the book says so; on the same side the attacker."""
    side = game.edition.red_die_side
    if not side:
        return None
    if game.players[attacker][2] == game.players[defender][2]:
        return attacker
    return attacker if game.players[attacker][2] == side else defender


def duel(game: "Game", attacker=None, defender=None) -> None:
    """F7 P30: higher takes or keeps the property; a tie rolls again."""
    if game.waiting != "duel":
        raise Refused("no_duel")
    check_die(game, attacker)
    check_die(game, defender)
    attack = one_die(game, attacker)
    defence = one_die(game, defender)
    _, _, seat, owner, deed = game.todo[-1]
    game.events.append(("fought", seat, owner, attack, defence))
    if attack == defence:
        return
    game.todo.pop()
    if attack > defence:
        give(game, deed, seat)
        game.events.append(("taken", seat, deed))


def legal(game: "Game"):
    """What is legal of the Force."""
    power = game.power
    if power == 1:
        for space in range(game.edition.size):
            yield "force", {"space": space}
    elif power == 6:
        for deed in prizes(game, game.turn):
            yield "force", {"deed": deed}
    elif power not in DECKS or DECKS[power] in game.edition.decks:
        yield "force", {}
