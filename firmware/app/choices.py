"""What the player on turn may choose besides rolling: jail, the Force, a mission, a tax."""

from firmware.app.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def prompt(table: "Table", typed: str) -> str:
    game = table.game
    seat = roller(game)
    if game.mission:
        return say("table mission", table.who(seat), typed)
    if game.rents_due and not game.power:
        return say("table claim", table.who(seat), typed)
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
        seat = game.turn
        if table.give("end_turn"):
            table.news = [say("table ended", table.who(seat))]
    elif key == "9":
        if game.power or game.mission:
            table.open("mission" if game.mission else "force")
        elif game.claims:
            table.give("claim_rent", seat=game.claims[0][0])
            table.home()
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
        if game.waiting == "end":
            table.refuse("not_in_jail")
        else:
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


def raised(game, seat: int, step: int) -> int:
    """The bid that is a step higher, or all the cash of who has less."""
    bid = game.auction[1]
    if not bid:
        step = max(step, game.edition.lowest_bid)
    return max(bid + 1, min(bid + step, game.cash[seat]))
