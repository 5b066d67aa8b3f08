"""Cards on the reader, and making them."""

TEXT = """
two_tags=One card at a time, please.
phone=That is a phone. Lay the card alone.
not_enrolled=This card is not of this unit's set.
empty=An empty tag. Menu 7 makes cards.
foreign=A foreign tag. Nothing has changed.
other_edition=That card is of another edition.
not_playing=Nobody plays with this card.
no_game=No game yet. # starts one.
not_now=That card is not asked for now.
no_reader=There is no reader: play by numbers.
players=Player cards
deeds=Deeds
decks=Decks, jail cards
replace=One lost card
a_player=Player card {0}
a_jail_card=Jail card {0}
a_card=Card {0}
lay=Lay an empty tag.
writing=Writing, keep still.
keys_skip=ASkip *Stop
is_already=That is {0}
failed_lost=Lost: lay it again.
failed_other_tag=That is another tag.
failed_no_answer=No answer: try again.
failed_verify=Not written: again.
"""
