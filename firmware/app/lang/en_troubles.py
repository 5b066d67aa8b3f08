"""The error screens in English: what is wrong, and what to do about it."""

TEXT = """
S1=The saved game is damaged.|# go on with what can be read
S2=The saved game is of another firmware version.|Flash this version:
S3=With today's rules the saved game comes out differently.|# go on from the last part that fits
S4=The edition of the saved game is missing.|Put the edition back.
S5=The storage is full. Nothing was changed.|Menu 9, 6 deletes old games.
S6=Storage is broken: the last entry was not kept.|Switch off and on. Still there? Flash again.
S7=The saved game is missing. There is a copy.|# take the copy
H1=Reader is silent.|Play by numbers and check its wires.
H2=A key is stuck.|Loosen it. The other keys work.
B1=The battery is low.|Charge it soon.
B2=Battery is empty.|Game saved. Charge now or switch off.
C1=Safe start without the game. Nothing is lost.|# usual start
C2=The unit restarted. The game is as it was.|Just go on.
"""
