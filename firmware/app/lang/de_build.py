"""Building, and auctions of the last houses."""

TEXT = """
which=Eine Reihe bauen auf
nowhere=Niemand hat eine volle Farbgruppe ohne Hypothek.
row={2}: {0} x {1}
contest=Gebäude-Auktion
houses=Haus, noch {0}
hotels=Hotel, noch {0}
wanting=Wer will es?
keys_contest=#Auktion
"""
