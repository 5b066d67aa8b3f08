"""Names, tokens and taxes of the Clone Wars edition (2008)."""

TITLE = "Clone Wars edition (2008)"
LANGUAGE = "en"
CURRENCY = "credits"
PLAYS_LIKE = "clone_wars"
PRINTED_2008 = True
GROUPS = """\
transport Ship
"""
BUILDINGS = "|settlement|city"
TOKENS = """\
Anakin Skywalker|light
Obi-Wan Kenobi|light
Ahsoka Tano|light
Captain Rex|light
General Grievous|dark
Asajj Ventress|dark
"""
# One line a space: name~short name, then the amounts of a tax; "?" behind what no source is sure
# of, "?|a|b" for a name that is a or b.
NAMES = """\
GO
Tatooine Dune Sea~Dune Sea
Jedi
Tatooine System
Trade Blockade|200?
Twilight
Bothawui
Sith
Ruusan
Abregado System
In Jail / Just Visiting~Jail
Rugosa
Skytop Station
Toydaria System
Rishi
Resolute
Teth Castle?
Jedi
Teth Jungle
Teth System
Free Parking
Kalida Nebula
Sith
Antar
Rodia
Malevolence
Ryloth
Florrum
Republic Medical Station~Medical Station
Vassek?
Go to Jail
Crystal City Plaza Center?~Plaza Center
Crystal City
Jedi
Christophsis System~Christophsis
Defender
Sith
Ziro's Palace
Ransom|100?
Jabba's Palace
"""
# id, name, and for each card "." or "?" where no source is sure that the edition has it.
DECKS = (
    ("chance", "Sith", "????????????????"),
    ("community", "Jedi", "????????????????"),
)
