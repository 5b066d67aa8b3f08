"""Choosing a player, a deed or a space."""

TEXT = """
who=Welcher Spieler?
keys_who=AKarte
which=Nummer der Karte?
seat=Wer ist jetzt dran?
bidder=Wer bietet {0}?
lands={0} steht jetzt hier?
keys_land=#Ja AÜber-LOS
"""
