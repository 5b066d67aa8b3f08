"""Names, tokens and taxes of the German Saga edition."""

TITLE = "Saga-Edition (deutsch)"
LANGUAGE = "de"
CURRENCY = "Credits"
PLAYS_LIKE = "saga_de"
PRINTED_2008 = True
GROUPS = """\
brown Braun
light_blue Hellblau
pink Rosa
orange Orange
red Rot
yellow Gelb
green Grün
dark_blue Dunkelblau
transport Schiff
utility Todesstern
"""
BUILDINGS = "|Siedlung|Stadt"
TOKENS = """\
Obi Wan Kenobi|light
Luke Skywalker|light
Prinzessin Leia|light
Yoda|light
Darth Maul|dark
General Grievous|dark
Imperator Palpatine|dark
Darth Vader|dark
"""
# One line a space: name~short name, then the amounts of a tax; "?" behind what no source is sure
# of, "?|a|b" for a name that is a or b.
NAMES = """\
LOS
?
JEDI
?
Tribut?|200?
?|Corellianische Korvette|Imperialer Sternzerstörer|Republikanisches Angriffsschiff|Supersternzerstörer
?
SITH
?
?
Im Gefängnis / Nur zu Besuch~Gefängnis
?
?|Todesstern (I)|Todesstern II
?
?
?|Corellianische Korvette|Imperialer Sternzerstörer|Republikanisches Angriffsschiff|Supersternzerstörer
?
JEDI
?
?
Frei Parken
?
SITH
?
?
?|Corellianische Korvette|Imperialer Sternzerstörer|Republikanisches Angriffsschiff|Supersternzerstörer
?
?
?|Todesstern (I)|Todesstern II
?
Gehen Sie in das Gefängnis~Ins Gefängnis
?
?
JEDI
?
?|Corellianische Korvette|Imperialer Sternzerstörer|Republikanisches Angriffsschiff|Supersternzerstörer
SITH
?
Kopfgeld?|100?
?
"""
# id, name, and for each card "." or "?" where no source is sure that the edition has it.
DECKS = (
    ("chance", "SITH", "????????????????"),
    ("community", "JEDI", "????????????????"),
)
