"""The self-test."""

TEXT = """
display=Display
keys=Keys
reader=Reader
sound=Sound
about=Battery and storage
delete=Delete old games
sure=Old games to delete: {0}. Sure?
no_games=There are no old games.
lit=All lit? Press #.
press_all=Press every key
lay=Lay any tag
ok=The reader answers.
silent=No answer: wires?
no_reader=No reader.
no_battery=No battery, or USB.
battery=Battery {0} mV {1} %
free=Free: {0} KB
storage=Storage: {0}
stuck=Stuck keys: {0}
games=Older games: {0}
"""
