"""Names, tokens and taxes of the Saga edition (2005)."""

TITLE = "Saga edition (2005)"
LANGUAGE = "en"
CURRENCY = "credits"
PLAYS_LIKE = "saga"
PRINTED_2008 = False
GROUPS = """\
transport Ship
"""
BUILDINGS = "|settlement|city"
TOKENS = """\
Obi-Wan Kenobi|light
Luke Skywalker|light
Princess Leia|light
Yoda|light
Darth Vader|dark
Darth Maul|dark
Emperor Palpatine|dark
General Grievous|dark
"""
# One line a space: name~short name, then the amounts of a tax; "?" behind what no source is sure
# of, "?|a|b" for a name that is a or b.
NAMES = """\
GO
?|Tatooine Mos Eisley|Tatooine Mos Espa
Jedi
?|Tatooine Mos Eisley|Tatooine Mos Espa
Trade Blockade|200|10
?|Corellian Corvette|Imperial Star Destroyer|Republic Assault Ship|Super Star Destroyer
?
Sith
?
?
In Jail / Just Visiting~Jail
?
?|Death Star|Death Star II
?
?
?|Corellian Corvette|Imperial Star Destroyer|Republic Assault Ship|Super Star Destroyer
?
Jedi
?
?
Free Parking
?
Sith
?
?
?|Corellian Corvette|Imperial Star Destroyer|Republic Assault Ship|Super Star Destroyer
?
?
?|Death Star|Death Star II
?
Go to Jail
?
?
Jedi
?
?|Corellian Corvette|Imperial Star Destroyer|Republic Assault Ship|Super Star Destroyer
Sith
?|Coruscant Jedi Temple|Coruscant Senate
Bounty|75?
?|Coruscant Jedi Temple|Coruscant Senate
"""
# id, name, and for each card "." or "?" where no source is sure that the edition has it.
DECKS = (
    ("chance", "Sith", ".???????????????"),
    ("community", "Jedi", ".???????????????"),
)
