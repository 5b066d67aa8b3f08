"""What stands on the printed sheet of an edition, in the languages of the unit. Keys are in `."""

WORDS = {
    "en": {
        "title": "deeds and spaces by number",
        "cards": "cards and players by number",
        "set": "Set",
        "deed": "Deed",
        "price": "price",
        "mortgage": "mortgage",
        "rent": "rent",
        "utility": "rent 4 times the dice, 10 times with both",
        "transport_card": "double rent",
        "utility_card": "10 times the dice",
        "others": "The other spaces",
        "as_printed": "as printed",
        "or": "or",
        "unsure": "* No source is sure of this: what is printed on your own deed or board counts.",
        "unsure_cards": "* No source is sure that your cards say this. Where they do not, press "
        "<kbd>B</kbd> instead and tell what the card says.",
        "no_cards": "The unit does not know these cards. Press `B` and tell what the card says.",
        "players": "Players",
        "keys": "Where the numbers go",
        "use": "`A` `A` and a deed's number: look at the deed; then build, sell or mortgage.\n"
        "`A` and a player's digit: look at the player; then trade, deeds, cash.\n"
        "`B` and a set's digit: build one more row on that set.\n"
        "When the unit waits for a card: the card's number, then `#`.\n"
        "When it asks for a space or a deed: its two digits, always two.\n"
        "Transports: the rents are those for one, two, three ... of them.",
    },
    "de": {
        "title": "Karten und Felder mit ihren Nummern",
        "cards": "Ereigniskarten und Spieler mit ihren Nummern",
        "set": "Gruppe",
        "deed": "Besitzrecht",
        "price": "Preis",
        "mortgage": "Hypothek",
        "rent": "Miete",
        "utility": "Miete 4-mal die Würfel, 10-mal mit beiden",
        "transport_card": "doppelte Miete",
        "utility_card": "10-mal die Würfel",
        "others": "Die anderen Felder",
        "as_printed": "wie gedruckt",
        "or": "oder",
        "unsure": "* Dafür gibt es keine sichere Quelle: Es gilt, was auf der eigenen Karte oder "
        "dem eigenen Spielplan steht.",
        "unsure_cards": "* Ob die eigenen Karten das sagen, ist nicht sicher. Wo nicht, statt der "
        "Nummer <kbd>B</kbd> drücken und eingeben, was die Karte sagt.",
        "no_cards": "Das Gerät kennt diese Karten nicht. `B` drücken und eingeben, was die Karte "
        "sagt.",
        "players": "Spieler",
        "keys": "Wohin mit den Nummern",
        "use": "`A` `A` und die Nummer einer Karte: ansehen; dann bauen, verkaufen, beleihen.\n"
        "`A` und die Ziffer eines Spielers: ihn ansehen; dann handeln, Karten, Geld.\n"
        "`B` und die Ziffer einer Gruppe: eine Reihe mehr auf dieser Gruppe bauen.\n"
        "Wenn das Gerät auf eine Ereigniskarte wartet: ihre Nummer, dann `#`.\n"
        "Wenn es nach einem Feld oder einer Karte fragt: die zwei Ziffern, immer zwei.\n"
        "Transporte: Die Mieten gelten für einen, zwei, drei ... davon.",
    },
}
