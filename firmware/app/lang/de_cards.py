"""Cards on the reader, and making them."""

TEXT = """
two_tags=Bitte nur eine Karte auf einmal.
phone=Das ist ein Handy. Karte allein auflegen.
not_enrolled=Diese Karte gehört nicht zu diesem Gerät.
empty=Leerer Chip. Menü 7 macht Karten.
foreign=Fremder Chip. Nichts ist geändert.
other_edition=Diese Karte ist von einer anderen Edition.
not_playing=Mit dieser Karte spielt niemand.
no_game=Noch kein Spiel. # beginnt eins.
not_now=Diese Karte ist jetzt nicht gefragt.
no_reader=Kein Leser da: mit Nummern spielen.
players=Spielerkarten
deeds=Besitzkarten
decks=Stapel, Freikarten
replace=Verlorene Karte
a_player=Spielerkarte {0}
a_jail_card=Freikarte {0}
a_card=Karte {0}
lay=Leeren Chip auflegen.
writing=Schreibt, stillhalten
keys_skip=AWeiter *Stopp
is_already=Das ist {0}
failed_lost=Weg: neu auflegen.
failed_other_tag=Das ist ein anderer.
failed_no_answer=Keine Antwort: neu.
failed_verify=Nicht geschrieben.
"""
