"""Trades."""

TEXT = """
with={0} trades with
title={0} and {1}
cash={0} pays {1}
deeds={0}: deeds {1}
cards={0}: jail cards {1}
lift=Lift at once: {0}
keys=#Agree
again=* once more drops this trade.
neither=Neither of the two owns that.
gives={0}: {1}, {2} deeds
gives_one={0}: {1}, {2}
gives_cards={0}: {1}, d.{2} j.{3}
keys_deeds=#Done AMark
how_much=How much?
how_many=How many jail cards?
"""
