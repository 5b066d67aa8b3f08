"""Raising cash, debts, inherited mortgages."""

TEXT = """
title={0}: {1}
owes={0} owes {1} {2}
short=Still short of {0}
enough=Enough: # pays {0}
none=No deeds to sell or mortgage.
lost=Can't pay? # gives up
keys_debt=#Pay AWho D…
keys_lost=#Give-up AWho D…
keys=AWho
lift=-{0}
lifting=Lift {0}: {1}?
lifts=# lifts for {0}
keeping=A keeps, costs {0}
mortgage=Mortgage {0} {1}?
house=Sell on {0}: {1}?
keys_hotel=#One AWhole-set
keys_heir=#Lift AKeep
"""
