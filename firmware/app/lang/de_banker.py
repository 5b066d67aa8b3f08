"""The banker's own entries."""

TEXT = """
title=Bank
transfer=Eine Zahlung
move_token=Figur versetzen
assign=Besitz eintragen
paper=Spiel vom Papier
payer=Wer zahlt?
payee={0} zahlt an wen?
keys_bank=ABank
pays={0} zahlt an {1}
how_much=Wie viel?
keys_why=#OK AGrund
why=Grund
token=Wessen Figur?
where={0} steht auf
which_deed=Kartennummer?
houses=Gebaut: {0} (5 Hotel)
is_mortgaged=Mit Hypothek
not_mortgaged=Ohne Hypothek
keys_assign=#OK AHypothek 0-5
cash_now=Stand {0}. In bar?
keys_skip=#Weiter
deeds=Karten, wie sie sind
keys_deeds=#Weiter *Fertig
"""
