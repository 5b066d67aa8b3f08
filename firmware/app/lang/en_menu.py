"""The menu, ranking, log and clock."""

TEXT = """
title=Menu
ranking=Worth and ranking
log=What happened
banker=Banker's entries
contest=Auction a building
clock=Clock
setup=New game
enrol=Make cards
settings=Settings
care=Care and self-test
tax_first=First the tax is chosen, then worth is shown.
won={0} wins!
keys_over=#New-game D…
played=Played: {0} min
left=Left: {0} min
end=End the game now?
keys_clock=AEnd
nothing=Nothing yet.
"""
