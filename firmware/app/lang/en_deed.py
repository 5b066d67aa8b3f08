"""A deed's page."""

TEXT = """
owner=Owner: {0}
price=Price {0} mortg. {1}
mortgaged=MORTGAGED, lift {0}
rent=Rent now {0}
rents=Rent {0} {1} {2}
rents_more= {0} {1} H{2}
houses=Built {0}, each {1}
hotel=hotel
utility=4 or 10 times the roll
keys=ABuild BSell CMort D…
build=Build here for {0}?
sell=Sell one for {0}?
sell_all=Sell all here for {0}?
lift=Lift it for {0}?
mortgage=Mortgage it for {0}?
"""
