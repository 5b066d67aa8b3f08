"""The Force and the missions."""

TEXT = """
force=Die Macht {0}-{0}
power1=Beliebiges Feld: Nr.?
power2=200 von der Bank?
power3={0} von jedem?
power4=Jedi-Karte ziehen?
power5=Sith-Karte ziehen?
power6=Kampf um Karte Nr.?
mission=Mission {0}: ab {1}
free=Freie Karten umsonst: {0}, oder {1} Geld
take=Karten von anderen: {0}
jump=Auf ein beliebiges Feld ziehen
again=Noch ein Zug
cash={0} von der Bank
move=Jemand anderen auf ein beliebiges Feld setzen
destroy=Jemanden vernichten und alles nehmen
failing=Fehlwurf kostet {0}
die=Ein Würfel: 1 bis 6
deed_number=Kartennummer?
keys_free=#Fertig AGeld
keys_take=#Fertig
sure=So richtig?
"""
