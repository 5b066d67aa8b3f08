"""A deed's page."""

TEXT = """
owner=Owner: {0}
for_sale=For sale: {0}
mortgaged={0}: mtg, lift {1}
rent={0}, rent {1}
houses=Built: {0} at {1}
utility=4 or 10 times roll
keys_bank=D…
keys_street=ABuild CMortgage D…
keys_built=ABuild BSell D…
keys_hotel=BSell D…
keys_mortgaged=CLift D…
keys_other=CMortgage D…
price=Price {0}
value=Mortgage {0}
rents=Rent {0} {1} {2}
rents_more= {0} {1} H {2}
house=1 {1}: {0}
keys_page=ASell-whole-set
build=#Build one for {0}
sell=#Sell one for {0}
sell_all=#Sell all for {0}
lift=#Lift it for {0}
mortgage=#Mortgage for {0}
"""
