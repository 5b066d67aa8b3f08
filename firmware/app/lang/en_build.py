"""Building, and auctions of the last houses."""

TEXT = """
which=Build a row on
nowhere=No full set to build.
row={0} x {1}
left={0} has then {1}
contest=Auction a building
houses=House, {0} left
hotels=Hotel, {0} left
wanting=Who wants it?
keys_contest=#Auction
"""
