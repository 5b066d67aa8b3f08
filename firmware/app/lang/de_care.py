"""The self-test."""

TEXT = """
display=Anzeige
keys=Tasten
reader=Leser
sound=Ton
about=Akku und Speicher
delete=Alte Spiele löschen
sure=Alte Spiele löschen: {0}. Sicher?
no_games=Es gibt keine alten Spiele.
lit=Alles hell? Taste #
press_all=Jede Taste drücken
lay=Einen Chip auflegen
ok=Der Leser antwortet.
silent=Keine Antwort: Kabel?
no_reader=Kein Leser.
no_battery=Kein Akku, oder USB.
battery=Akku {0} mV {1} %
free=Frei: {0} KB
storage=Speicher: {0}
stuck=Klemmt: {0}
games=Ältere Spiele: {0}
"""
