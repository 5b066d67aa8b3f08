"""Rent: how much a space costs, and who collects it."""

from engine_core.rules.bank import charge, owned_in_set

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game


def rent_of(game: "Game", space: int, dice_total: int) -> int:
    """R30: what another player pays here. Nothing while it is unowned or mortgaged."""
    if game.owner[space] is None or game.mortgaged[space]:
        return 0
    return rent_asked(game, space, dice_total)


def rent_asked(game: "Game", space: int, dice_total: int) -> int:
    """Of a deed that has an owner and no mortgage."""
    edition = game.edition
    kind = edition.kind[space]
    if kind == "street":
        return street_rent(game, space)
    owned = owned_in_set(game, space, game.owner[space])
    if kind == "transport":  # R32
        return edition.rents[space * edition.levels + owned - 1]
    return utility_times(owned) * dice_total


def street_rent(game: "Game", space: int) -> int:
    """R31: a full colour set doubles the rent of its streets without buildings; in some editions
    only while no street of the set is mortgaged."""
    edition = game.edition
    houses = game.houses[space]
    printed = edition.rents[space * edition.levels + houses]
    if houses:
        return printed
    owners = game.owner
    owner = owners[space]
    despite = edition.double_rent_despite_mortgage
    for member in edition.set_of[space]:
        if owners[member] != owner or not despite and game.mortgaged[member]:
            return printed
    return 2 * printed


def utility_times(owned: int) -> int:
    """R33: four times the dice with one owned, ten times with both."""
    return 4 if owned == 1 else 10


def fall_due(game: "Game", payer: int, owner: int, space: int, card: str) -> None:
    """A player has come to rest on another's unmortgaged property. A card to the nearest transport
    doubles the rent, one to the nearest utility makes it ten times a fresh roll (I24)."""
    edition = game.edition
    kind = edition.kind[space]
    times = 0
    if kind == "street":
        amount = street_rent(game, space)
    elif kind == "utility" and (card == kind or edition.fresh_utility_roll):
        amount = None
        times = 10 if card == kind else utility_times(owned_in_set(game, space, owner))
    else:
        a, b = game.rolled
        amount = rent_asked(game, space, a + b)
        if card == kind:
            amount *= 2
    if game.rent == "ask":
        game.rents_due.append((owner, payer, amount, edition.rent_deadline, times))
        game.events.append(("fell_due", owner, payer, amount))
    elif amount is None:
        game.todo.append(("rent_roll", payer, owner, times))
    else:
        charge(game, payer, owner, amount, "rent")
