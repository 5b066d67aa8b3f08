"""The classic US board from 2008 on: both taxes flat, three changed cards, no special rules."""

TITLE = "Classic US board (2008 and later)"
LANGUAGE = "en"
CURRENCY = "$"
PLAYS_LIKE = "clone_wars"
SWITCHES = {"special_rules": ""}
PRINTED_2008 = True
GROUPS = """\
transport Railroad
"""
BUILDINGS = "|house|hotel"
TOKENS = """\
Scottie dog|
Battleship|
Race car|
Top hat|
Thimble|
Iron|
Shoe|
Wheelbarrow|
Horse and rider|
Cannon|
"""
# One line a space: name~short name, then the amounts of a tax; "?" behind what no source is sure
# of, "?|a|b" for a name that is a or b.
NAMES = """\
GO
Mediterranean Avenue~Mediterranean
Community Chest
Baltic Avenue
Income Tax|200
Reading Railroad
Oriental Avenue
Chance
Vermont Avenue
Connecticut Avenue~Connecticut
In Jail / Just Visiting~Jail
St. Charles Place~St. Charles Pl.
Electric Company
States Avenue
Virginia Avenue
Pennsylvania Railroad~Pennsylvania RR
St. James Place
Community Chest
Tennessee Avenue
New York Avenue
Free Parking
Kentucky Avenue
Chance
Indiana Avenue
Illinois Avenue
B. & O. Railroad
Atlantic Avenue
Ventnor Avenue
Water Works
Marvin Gardens
Go to Jail
Pacific Avenue
North Carolina Avenue~North Carolina
Community Chest
Pennsylvania Avenue~Pennsylvania Av
Short Line
Chance
Park Place
Luxury Tax|100
Boardwalk
"""
# id, name, and for each card "." or "?" where no source is sure that the edition has it.
DECKS = (
    ("chance", "Chance", "................"),
    ("community", "Community Chest", "......?....?...."),
)
