"""The owner's choices."""

TEXT = """
language=Language {0}
this_language=English
volume=Volume {0} of 3
brightness=Brightness {0} of 3
sleep_minutes=Sleep (min): {0}
never=never
display=Display {0}
other_display=From the next start. Garbled then? Menu 8, 5, # again.
pin_set=Banker's PIN is set
pin_none=No banker's PIN
"""
