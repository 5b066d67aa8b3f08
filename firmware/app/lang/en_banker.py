"""The banker's own entries."""

TEXT = """
title=Banker
transfer=A payment
move_token=Move a token
assign=A deed as it stands
paper=Game from paper
payer=Who pays?
payee={0} pays whom?
keys_bank=ABank
pays={0} pays {1}
how_much=How much?
keys_why=#OK AReason
why=Reason
token=Whose token?
where={0} stands on
which_deed=Deed number?
houses=Built: {0} (5 hotel)
is_mortgaged=Mortgaged
not_mortgaged=Not mortgaged
keys_assign=#OK AMortgage 0-5
cash_now=Now {0}. In hand?
keys_skip=#Next
deeds=Deeds as they lie
keys_deeds=#Next *Done
"""
