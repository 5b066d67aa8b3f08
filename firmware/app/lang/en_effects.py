"""What cards do."""

TEXT = """
collect=Collect {0}
pay=Pay {0}
collect_each=All pay you {0}
pay_each=Pay each {0}
repairs=Repairs {0}/{1}
advance_to=Go to {0}
nearest_transport=Nearest transport
nearest_utility=Nearest utility
back=Go back {0}
go_to_jail=Go to jail
jail_card=Out of jail card
unknown=No cards are known of this deck. B tells what a card says.
which=What does it say?
ask_collect=Collect money
ask_pay=Pay money
ask_collect_each=All pay you
ask_pay_each=Pay everybody
ask_repairs=Repairs
ask_advance_to=Advance to
ask_nearest=To the nearest
ask_back=Go back
ask_go_to_jail=Go to jail
ask_jail_card=Out of jail card
transport=Transport, double
utility=Utility, ten times
space=Space number?
amount=How much?
steps=How many spaces?
house=For each house?
hotel=For each hotel?
keys_amount=#OK
"""
