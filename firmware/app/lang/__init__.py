"""The unit's words, by language and topic; firmware/app/words.py finds them."""
