"""Bytes that survive power-off: files, and what the unit keeps in them."""
