"""A start without the game."""

TEXT = """
title=Safe start
held=A key was held.
asked=A computer asked.
crashed=It crashed {0} times.
lost=Nothing is lost.
usual=# usual start
"""
