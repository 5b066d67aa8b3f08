"""The menu, ranking, log and clock."""

TEXT = """
title=Menü
ranking=Vermögen und Rang
log=Was geschah
banker=Einträge der Bank
contest=Gebäude-Auktion
clock=Uhr
setup=Neues Spiel
enrol=Karten anlegen
settings=Einstellungen
care=Pflege und Test
tax_first=Erst die Steuer wählen, dann zeigt sich das Vermögen.
won={0} gewinnt!
keys_over=#Neues-Spiel D…
played=Gespielt: {0} min
left=Übrig: {0} min
end=Spiel jetzt beenden?
keys_clock=AEnde
nothing=Noch nichts.
"""
