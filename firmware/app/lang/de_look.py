"""Choosing a player, a deed or a space."""

TEXT = """
who=Welcher Spieler?
keys_who=AKarte
which=Kartennummer?
seat=Wer ist jetzt dran?
bidder=Wer bietet {0}?
lands={0} ist jetzt hier?
builds={0} baut auf
keys_land=#Ja AÜber-LOS
"""
