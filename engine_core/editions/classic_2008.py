"""The classic US board from 2008 on: both taxes flat, three changed cards, no special rules."""

from engine_core.editions import classic

TITLE = "Classic US board (2008 and later)"
LANGUAGE = classic.LANGUAGE
CURRENCY = classic.CURRENCY
PLAYS_LIKE = "clone_wars"
SWITCHES = {"special_rules": ""}
PRINTED_2008 = True
GROUPS = classic.GROUPS
BUILDINGS = classic.BUILDINGS
TOKENS = classic.TOKENS
NAMES = classic.NAMES.replace("Tax|200|10\n", "Tax|200\n").replace("Tax|75\n", "Tax|100\n")
# id, name, and for each card "." or "?" where no source is sure that the edition has it.
DECKS = (
    ("chance", "Chance", "................"),
    ("community", "Community Chest", "......?....?...."),
)
