"""Raising cash, debts, inherited mortgages."""

TEXT = """
title={0}: {1}
owes=Schuld {0}>{1} {2}
short=Es fehlen noch {0}
enough=Genug: # zahlt {0}
none=Keine Karten zum Verkaufen oder Beleihen.
lost=Zu wenig? # gibt auf
keys_debt=#Zahlen AWer D…
keys_lost=#Aufgabe AWer D…
keys=AWer
lift=-{0}
lifting=Ablösen {0} {1}?
lifts=# löst ab für {0}
keeping=A behält für {0}
mortgage=Beleihen {0} {1}?
house=Abbau {0}: {1}?
keys_hotel=#Eins AGanze-Gruppe
keys_heir=#Ablösen ABehalten
"""
