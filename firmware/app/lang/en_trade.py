"""Trades."""

TEXT = """
with={0} trades with
title={0} and {1}
cash={0} pays {1}
deeds={0}: deeds {1}
cards={0}: jail cards {1}
lift=Lift at once: {0}
keys=#Agree
keys_deeds=#Done AMark
how_much=How much?
how_many=How many jail cards?
"""
