"""A start without the game."""

TEXT = """
title=Sicherer Start
held=Taste war gedrückt.
asked=Ein PC hat gefragt.
crashed={0} Abstürze.
lost=Nichts ist verloren.
usual=# normaler Start
"""
