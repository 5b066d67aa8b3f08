"""A deed's page."""

TEXT = """
owner=Owner: {0}
price=Price {0} mtg {1}
mortgaged=MORTGAGED, lift {0}
rent=Rent now {0}
rents=Rent {0} {1} {2}
rents_more= {0} {1} H{2}
houses=Built: {0} at {1}
hotel=hotel
utility=4 or 10 times a roll
keys=ABuild BSell CMort D…
build=Build one here?
sell=Sell one building?
sell_all=Sell all buildings?
lift=Lift the mortgage?
mortgage=Mortgage it?
"""
