"""Trades."""

TEXT = """
with={0} tauscht mit
title={0} und {1}
cash={0} zahlt {1}
deeds={0}: Karten {1}
cards={0}: Freikarten {1}
lift=Gleich ablösen: {0}
keys=#Einig
again=* noch einmal verwirft den Tausch.
neither=Das gehört keinem der beiden.
gives={0}: {1}, {2} Karten
gives_one={0}: {1}, {2}
gives_cards={0}: {1}, K.{2} F.{3}
keys_deeds=#Fertig AWahl
how_much=Wie viel?
how_many=Wie viele Freikarten?
"""
