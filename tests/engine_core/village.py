"""A small edition of one's own for the tests. Plain Python: it runs on MicroPython too."""


def street(space, name, group, price, rents, house=50):
    return {
        "space": space,
        "kind": "street",
        "name": name,
        "sure": True,
        "group": group,
        "price": price,
        "mortgage": price // 2,
        "rents": rents,
        "house": house,
    }


def village(plays_like="trilogy", **changes) -> dict:
    """A board of twelve spaces with two sets of two, one ferry and one mill."""
    low = [3, 12, 36, 100, 180, 270]
    high = [7, 30, 80, 200, 400, 600]
    spaces = [
        {"space": 0, "kind": "go", "name": "Market", "sure": True},
        street(1, "Well Lane", "green", 70, low),
        street(2, "Brook Lane", "green", 90, low),
        {"space": 3, "kind": "card", "name": "News", "sure": True, "deck": "chance"},
        {"space": 4, "kind": "tax", "name": "Toll", "sure": True, "flat": 33},
        {"space": 5, "kind": "transport", "name": "Ferry", "sure": True, "group": "transport"},
        {"space": 6, "kind": "jail", "name": "Lock-up", "sure": True},
        street(7, "Church Hill", "gold", 210, high, 120),
        {"space": 8, "kind": "free_parking", "name": "Meadow", "sure": True},
        street(9, "Castle Hill", "gold", 250, high, 120),
        {"space": 10, "kind": "go_to_jail", "name": "Constable", "sure": True},
        {"space": 11, "kind": "utility", "name": "Mill", "sure": True, "group": "utility"},
    ]
    spaces[5].update({"price": 130, "mortgage": 65, "rents": [26]})
    spaces[11].update({"price": 110, "mortgage": 55})
    cards = [
        {"id": "n1", "effect": ["collect", 17], "what": "Found a purse.", "sure": True},
        {"id": "n2", "effect": ["back", 2], "what": "Go back 2.", "sure": True},
    ]
    gifts = [{"id": "g1", "effect": ["collect", 9], "what": "A gift.", "sure": True}]
    edition = {
        "id": "village",
        "title": "Our village",
        "language": "en",
        "currency": "p",
        "ordered": True,
        "start_cash": 900,
        "salary": 120,
        "houses": 9,
        "hotels": 2,
        "start_notes": {"100": 9},
        "tokens": [
            {"name": "Cat", "side": "light"},
            {"name": "Dog", "side": "dark"},
            {"name": "Hen", "side": "light"},
        ],
        "spaces": spaces,
        "decks": {
            "chance": {"name": "News", "cards": cards},
            "community": {"name": "Gifts", "cards": gifts},
        },
        "plays_like": plays_like,
    }
    edition.update(changes)
    return edition
