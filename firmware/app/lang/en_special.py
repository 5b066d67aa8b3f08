"""The Force and the missions."""

TEXT = """
force=The Force {0}-{0}
power1=To any space. Number?
power2=200 from the bank?
power3={0} from everybody?
power4=Draw a Jedi card?
power5=Draw a Sith card?
power6=Fight for deed no.?
mission=Mission {0}: {1} or more
free=Unowned deeds free: {0}, or {1} cash
take=Deeds of others to take: {0}
jump=Move to any space
again=Another turn
cash={0} from the bank
move=Move another player to any space
destroy=Destroy one player and take everything
failing=Failing costs {0}
die=Roll one die: 1 to 6
deed_number=Deed number?
keys_free=#Done ACash
keys_take=#Done
sure=Is that right?
"""
