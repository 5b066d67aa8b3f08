"""Raising cash, debts, inherited mortgages."""

TEXT = """
title={0}: {1}
owes={0} owes {1} {2}
short=Still short of {0}
enough=Enough: # pays {0}
none=No deeds to sell or mortgage.
keys_debt=#Pay AWho D…
keys=AWho
lift=-{0}
lifting=Lift for {0}?
keeping=Keep it: pay {0}
mortgage=Mortgage for {0}?
house=Sell a house for {0}?
hotel=Sell the hotel: {0}?
keys_hotel=#One AAll of the set
keys_heir=#Lift AKeep *Back
"""
