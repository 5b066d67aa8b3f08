"""Choosing a player, a deed or a space."""

TEXT = """
who=Which player?
keys_who=ADeed
which=Deed number?
seat=Whose turn now?
bidder=Who bids {0}?
lands={0} lands here?
builds={0} builds on
keys_land=#Yes APast-GO
"""
