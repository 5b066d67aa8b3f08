"""A deed's page."""

TEXT = """
owner=Gehört: {0}
for_sale=Zu kaufen: {0}
mortgaged={0}: Hyp. lösen {1}
rent={0}, Miete {1}
houses=Gebaut {0} je {1}
utility=4 oder 10 mal Wurf
keys_bank=D…
keys_street=ABau CBeleihen D…
keys_built=ABau BVerkauf D…
keys_hotel=BVerkauf D…
keys_mortgaged=CAblösen D…
keys_other=CBeleihen D…
price=Preis {0}
value=Hypothek {0}
rents=Miete {0} {1} {2}
rents_more= {0} {1} H {2}
house=1 {1}: {0}
keys_page=AGruppe-abbauen
build=#Eins bauen für {0}
sell=#Eins verk. für {0}
sell_all=#Alle verk. für {0}
lift=#Ablösen für {0}
mortgage=#Beleihen für {0}
"""
