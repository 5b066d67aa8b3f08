"""The error screens in German: what is wrong, and what to do about it."""

TEXT = """
S1=Der Spielstand ist beschädigt.|# weiter mit allem, was lesbar ist
S2=Der Spielstand ist von einer anderen Version.|Diese Version aufspielen:
S3=Der Spielstand passt nicht ganz zu den heutigen Regeln.|# weiter ab dem letzten Stand, der passt
S4=Die Edition des Spielstands fehlt.|Die Edition wieder aufspielen.
S5=Der Speicher ist voll. Nichts wurde geändert.|Menü 9, 6 löscht alte Spiele.
S6=Speicher defekt: der letzte Eintrag fehlt.|Aus und wieder ein. Hilft es nicht: neu aufspielen.
S7=Der Spielstand fehlt. Es gibt eine Kopie.|# Kopie nehmen
H1=Leser schweigt.|Mit Nummern spielen und Kabel prüfen.
H2=Eine Taste klemmt.|Taste lösen. Die anderen gehen.
B1=Der Akku ist schwach.|Bald laden.
B2=Der Akku ist leer.|Gesichert. Nun laden oder ausschalten.
C1=Sicherer Start ohne Spiel. Nichts ist verloren.|# normaler Start
C2=Das Gerät startete neu. Das Spiel ist wie zuvor.|Einfach weiter.
"""
