"""The Child edition (2020). Its prices are stand-ins until an owner fills them in (I19)."""

TITLE = "The Child edition (F2013, 2020)"
LANGUAGE = "en"
CURRENCY = "credits"
PLAYS_LIKE = "child"
PRINTED_2008 = True
GROUPS = ""
BUILDINGS = "|hideout|common house"
TOKENS = """\
The Child 1|
The Child 2|
The Child 3|
The Child 4|
"""
# One line a space, as in classic_board.py; "??" marks values that no source is sure of.
SPACES = """\
go
street set_1 60 50 2 10 30 90 160 250 ??
street set_1 60 50 4 20 60 180 320 450 ??
street set_2 100 50 6 30 90 270 400 550 ??
street set_2 120 50 8 40 100 300 450 600 ??
street set_3 140 100 10 50 150 450 625 750 ??
street set_3 160 100 12 60 180 500 700 900 ??
street set_4 180 100 14 70 200 550 750 950 ??
street set_4 200 100 16 80 220 600 800 1000 ??
street set_5 220 150 18 90 250 700 875 1050 ??
street set_5 240 150 20 100 300 750 925 1100 ??
street set_6 260 150 22 110 330 800 975 1150 ??
street set_6 280 150 24 120 360 850 1025 1200 ??
street set_7 300 200 26 130 390 900 1100 1275 ??
street set_7 320 200 28 150 450 1000 1200 1400 ??
street set_8 350 200 35 175 500 1100 1300 1500 ??
street set_8 400 200 50 200 600 1400 1700 2000 ??
utility utility 150 ??
utility utility 150 ??
jail
free_parking
go_to_jail
tax
card chance
card community
"""
# One line a space: name~short name, then the amounts of a tax; "?" behind what no source is sure
# of, "?|a|b" for a name that is a or b.
NAMES = """\
GO
?
?
?
?
?
?
?
?
?
?
?
?
?
?
?
?
Razor Crest Cockpit~Crest Cockpit
Razor Crest Storage Bay~Crest Storage
In Jail / Just Visiting~Jail
Free Parking
Go to Jail
Tax|?
Bounty Puck
Camtono
"""
# id, name, and for each card "." or "?" where no source is sure that the edition has it.
DECKS = (
    ("chance", "Bounty Puck", ""),
    ("community", "Camtono", ""),
)
