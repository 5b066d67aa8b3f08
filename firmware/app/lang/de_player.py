"""A player's page, leaving, consent."""

TEXT = """
worth=Vermögen {0}
in_jail=Gefängnis, Wurf {0}
deeds=Karten {0}, Hyp. {1}
deeds_cards=Karten {0}, Freik. {1}
none=Keine.
keys=ATausch BKarten C$ D…
claim=Miete von {0}
due=Miete fordern?
due_roll=Wurf zählt. Fordern?
keys_claim=#Fordern *Nein
resign=Spiel verlassen
bankrupt=Bankrott anmelden
new_card=Neue Spielerkarte
resign_ask={0} hört auf?
bankrupt_ask={0} bankrott?
leaving=Alles Geld und alle Karten gehen an den Gläubiger oder die Bank.
agree_tap={0}: zum Zustimmen die eigene Karte auflegen.
agree_pin={0}: zum Zustimmen PIN und # tippen.
agree_yes={0}: zum Zustimmen # drücken.
not_agreed=Das war nicht die Zustimmung dieses Spielers.
pay_fine=50 zahlen und frei?
use_jail_card=Freikarte nutzen?
bank_pin=PIN der Bank
wrong_pin=Das ist nicht die PIN.
"""
