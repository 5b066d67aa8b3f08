"""A deed's page."""

TEXT = """
owner=Besitzer: {0}
price=Preis {0} Hyp {1}
mortgaged=BELIEHEN, frei: {0}
rent=Miete jetzt {0}
rents=Miete {0} {1} {2}
rents_more= {0} {1} H{2}
houses=Gebaut {0} je {1}
hotel=Hotel
utility=4- oder 10-mal Wurf
keys=ABau BVerkauf CHyp D…
build=Hier bauen?
sell=Gebäude verkaufen?
sell_all=Alle Gebäude weg?
lift=Hypothek ablösen?
mortgage=Beleihen?
"""
