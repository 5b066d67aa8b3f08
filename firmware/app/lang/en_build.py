"""Building, and auctions of the last houses."""

TEXT = """
which=Build a row on
nowhere=Nobody has a full set without mortgages to build on.
row={2}: {0} x {1}
contest=Auction a building
left={0}: {1} left
wanting=Who wants it?
keys_contest=#Auction
"""
