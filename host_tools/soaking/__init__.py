"""Soaking the rules: many whole games by bots, every command followed by all the checks."""
