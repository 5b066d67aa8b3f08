"""A player's page, leaving, consent."""

TEXT = """
worth=Vermögen {0}
in_jail=Gefängnis, Wurf {0}
deeds=Karten {0}, Hyp. {1}
deeds_cards=Karten {0}, Freik. {1}
none=Keine.
keys=ATausch BKarten C$ D…
due={0} fragt {1}: {2}?
due_roll={0}: Wurf fordern?
keys_claim=#Fordern *Nein
resign=Spiel verlassen
bankrupt=Bankrott anmelden
new_card=Neue Spielerkarte
resign_ask={0} hört auf?
bankrupt_ask={0} bankrott?
leaving=Alles geht an Gläubiger oder Bank.
agree_tap={0}: Karte auflegen
agree_pin={0}: PIN und #
agree_yes={0} stimmt zu?
keys_tap=AOhne-Karte *Zurück
not_agreed=Das war jemand anders.
pay_fine=50 zahlen und frei?
use_jail_card=Freikarte nutzen?
bank_pin=PIN der Bank
wrong_pin=Das ist nicht die PIN.
"""
