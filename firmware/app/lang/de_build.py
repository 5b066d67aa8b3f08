"""Building, and auctions of the last houses."""

TEXT = """
which=Eine Reihe bauen auf
nowhere=Niemand hat eine volle Farbgruppe ohne Hypothek.
row={2}: {0} x {1}
contest=Gebäude-Auktion
left={0}: noch {1}
wanting=Wer will es?
keys_contest=#Auktion
"""
