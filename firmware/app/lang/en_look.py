"""Choosing a player, a deed or a space."""

TEXT = """
who=Which player?
keys_who=ADeed
which=Number of the deed?
seat=Whose turn now?
bidder=Who bids {0}?
lands={0} came to rest here.
keys_land=#Yes AYes, past GO
"""
