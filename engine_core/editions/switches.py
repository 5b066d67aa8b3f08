"""What differs by edition: the rule switches, one row each, one column for each rulebook.

A rule asks its edition for a switch; it never asks which edition this is. `classic` plays by the
trilogy column, `classic_2008` by the clone_wars column without missions.
"""

COLUMNS = ("trilogy", "saga", "clone_wars", "child", "saga_de")

SWITCHES = (
    # after how many other players' first rolls an unasked rent is lost
    ("rent_deadline", 2, 2, 1, 1, 1),
    # the rent of a full set doubles even while another street of it is mortgaged
    ("double_rent_despite_mortgage", True, True, True, True, False),
    # rent of a utility: a fresh roll, or the roll that brought the player there
    ("fresh_utility_roll", False, False, False, True, True),
    ("lowest_bid", 1, 1, 1, 10, 1),
    # a hotel needs four houses on every street of the set, or on its own street only
    ("hotel_needs_whole_set", True, True, True, True, False),
    # building, selling buildings and deeds: not inside another player's turn
    ("deals_between_turns_only", False, False, True, False, False),
    # the last turn in jail on which the fine may be paid before the roll
    ("fine_turns", 2, 2, 3, 3, 3),
    # the extra roll after doubles must be made
    ("must_roll_again", True, True, True, True, False),
    # the optional rules: the Force, missions, or none
    ("special_rules", "", "force", "missions", "", "force"),
    # the Force, 3-3: what every other player pays
    ("force_tribute", 50, 50, 50, 50, 40),
    # the Force, 6-6: the side that rolls the red die, where the book says one
    ("red_die_side", "", "dark", "", "", ""),
    # in the short game a tax with a choice becomes flat
    ("short_game_flat_tax", True, True, False, True, True),
    # the start is rolled for before tokens are chosen: for the one who asks; no rule does (I30)
    ("tokens_after_start", False, False, True, False, True),
)


def switches_of(column: str) -> dict:
    """The switches of a rulebook: name and value."""
    place = 1 + COLUMNS.index(column)
    return {row[0]: row[place] for row in SWITCHES}
