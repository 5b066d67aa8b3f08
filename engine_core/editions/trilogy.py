"""Names, tokens and taxes of the Classic Trilogy edition (1997)."""

TITLE = "Classic Trilogy edition (1997)"
LANGUAGE = "en"
CURRENCY = "credits"
PLAYS_LIKE = "trilogy"
PRINTED_2008 = False
GROUPS = """\
transport Ship
"""
BUILDINGS = "rebel|X-wing|Freighter\nimperial|TIE fighter|Star Destroyer"
TOKENS = """\
Luke Skywalker|rebel
Princess Leia|rebel
Han Solo|rebel
C-3PO|rebel
Obi-Wan|rebel
Darth Vader|imperial
Boba Fett|imperial
The Emperor|imperial
Stormtrooper|imperial
"""
# One line a space: name~short name, then the amounts of a tax; "?" behind what no source is sure
# of, "?|a|b" for a name that is a or b.
NAMES = """\
GO
Dagobah: Swamp~Dagobah Swamp
Rebel
Dagobah: Yoda's Hut?~Yoda's Hut
Docking Tax|200|10
TIE Fighter
Hoth: Echo Base~Echo Base
Imperial
Hoth: Frozen Plains?~Frozen Plains
Hoth: North Ridge~North Ridge
In Jail / Just Visiting~Jail
Tatooine: Lars Homestead~Lars Homestead
Reactor Core
Tatooine: Mos Eisley?~Mos Eisley
Tatooine: Jabba's Palace~Jabba's Palace
Millennium Falcon~Millenn. Falcon
Yavin Four: War Room~Yavin War Room
Rebel
Yavin Four: Massassi Temple~Massassi Temple
Yavin Four: Temple Throne Room~Temple Throne R.
Free Parking
Cloud City: Landing Platform?~Landing Platform
Imperial
Cloud City: Carbon Freezing Chamber~Carbon Freezing
Cloud City: Reactor Control Room~Reactor Control
X-wing Fighter
Death Star: Landing Bay~DS Landing Bay
Death Star: Throne Room~DS Throne Room
Moisture Farm
Death Star: Central Core~DS Central Core
Go to Jail
Endor: Forest
Endor: Shield Generator~Shield Generator
Rebel
Endor: Ewok Village~Ewok Village
Star Destroyer
Imperial
Coruscant: Monument Square~Monument Square
Bounty|75?
Coruscant: Imperial Palace~Imperial Palace
"""
# id, name, and for each card "." or "?" where no source is sure that the edition has it.
DECKS = (
    ("chance", "Imperial", "?????????????.??"),
    ("community", "Rebel", "?.??????????????"),
)
