"""What the player on turn may choose besides rolling: jail, the Force, a mission, a tax."""

from firmware.app.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def prompt(table: "Table", typed: str) -> str:
    game = table.game
    seat = game.turn
    if table.time_is_up and not typed:
        return say("table time_is_up")
    if game.rents_due and not game.power and not game.mission:
        return say("table claim", table.who(game.rents_due[0][0]), typed)
    if game.mission:
        return say("table mission", table.who(seat), typed)
    seat = roller(game)
    if game.jailed[seat]:
        return say("table jail_card" if game.held[seat] else "table jail", table.who(seat), typed)
    if game.waiting == "end":
        return say("table next", table.who(seat), typed)
    if game.power:
        return say("table force", table.who(seat), typed)
    again = "table again" if game.rolled is not None and game.doubles else "table roll"
    return say(again, table.who(seat), typed)


def seat_asked(table: "Table") -> int:
    """Whose start roll or deal it is."""
    if table.chosen is not None:
        return table.chosen
    opening = table.game.opening
    fewest = [count for count in opening if count is not None]
    return opening.index(min(fewest))


def roller(game) -> int:
    """Who rolls next: at the end of a turn the player after."""
    seat = game.turn
    if game.waiting == "end":
        seat = (seat + 1) % len(game.out)
        while game.out[seat]:
            seat = (seat + 1) % len(game.out)
    return seat


def chosen(table: "Table", key: str) -> None:
    """0 and 7 to 9: what they mean now, or the refusal of the rules."""
    game = table.game
    if key == "0":
        table.give("end_turn")
    elif key == "9":
        if game.power or game.mission:
            table.open("mission" if game.mission else "force")
        elif game.claims:
            table.open("claim")
        elif game.special_rules:
            table.refuse("no_mission_now" if game.special_rules == "missions" else "no_force_now")
        else:
            table.give("claim_rent", seat=game.turn)  # which says why not
        return
    else:
        command = "pay_fine" if key == "7" else "use_jail_card"
        if game.jailed[roller(game)]:
            table.open("jail", command)
            return
        table.give(command)
    if table.panel is None:
        table.home()


def tax(table: "Table", key: str) -> bool:
    """A flat, B a share of one's worth; an amount that the edition does not know ends with #."""
    if key == "A":
        table.give("tax", how="flat")
    elif key == "B":
        table.give("tax", how="percent")
    elif table.typed:
        amount = int(table.typed)
        table.typed = ""
        table.give("tax", how="flat", amount=amount)
    else:
        return False
    return True
