"""Building, and auctions of the last houses."""

TEXT = """
which=One more row on
nowhere=No full set without mortgages can be built on.
row={0} x {1}
cost=Cost {0}
left={0} has then {1}
contest=Auction a building
houses=House, {0} left
hotels=Hotel, {0} left
wanting=Who wants it?
keys_contest=#Auction
"""
