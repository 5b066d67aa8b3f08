"""Raising cash, debts, inherited mortgages."""

TEXT = """
title={0}: {1}
owes=Schuld {0}>{1} {2}
short=Es fehlen noch {0}
enough=Genug: # zahlt {0}
none=Keine Karten zum Verkaufen oder Beleihen.
keys_debt=#Zahlen AWer D…
keys=AWer
lift=-{0}
lifting=Hypothek ablösen?
lifts=# löst ab für {0}
keeping=A behält für {0}
mortgage=Beleihen?
house=Ein Haus verkaufen?
hotel=Hotel verkaufen?
keys_hotel=#Eins AGanze-Gruppe
keys_heir=#Ablösen ABehalten
"""
