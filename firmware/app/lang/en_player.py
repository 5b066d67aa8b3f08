"""A player's page, leaving, consent."""

TEXT = """
worth=Worth {0}
in_jail=In jail, throw {0}
deeds=Deeds {0}, mortg. {1}
deeds_cards=Deeds {0}, jail c. {1}
none=None.
keys=ATrade BDeeds C$ D…
due={0} asks {1}: {2}?
due_roll={0} rolls. Ask?
keys_claim=#Ask *No
resign=Leave the game
bankrupt=Go bankrupt
new_card=New player card
resign_ask={0} leaves?
bankrupt_ask={0} bankrupt?
leaving=All goes to the creditor or the bank.
agree_tap={0}: card on reader
agree_pin={0}: PIN and #
agree_yes={0} agrees?
keys_tap=ANo-card *Back
not_agreed=That was not this player's consent.
pay_fine=Pay 50 and be free?
use_jail_card=Use the jail card?
bank_pin=PIN of the banker
wrong_pin=That is not the PIN.
"""
