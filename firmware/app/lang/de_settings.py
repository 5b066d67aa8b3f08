"""The owner's choices."""

TEXT = """
language=Sprache {0}
this_language=Deutsch
volume=Lautstärke {0} von 3
brightness=Helligkeit {0} von 3
sleep_minutes=Schlaf (min): {0}
never=nie
display=Anzeige {0}
other_display=Ab nächstem Start. Dann wirr? Menü 8, 5, # noch mal.
pin_set=Bank-PIN gesetzt
pin_none=Keine Bank-PIN
"""
