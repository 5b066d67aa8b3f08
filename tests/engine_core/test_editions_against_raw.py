"""Every edition, value by value, against the raw material it was made from (CPython only)."""

import json
from pathlib import Path

from engine_core import edition_ids, load_edition
from engine_core.decks import card_ids, deck_row, effect_of
from engine_core.views import card_sure, deck_name, start_notes

RAW = Path(__file__).parent / "raw_editions"
GERMAN = ("Braun", "Hellblau", "Rosa", "Rot", "Gelb", "Grün", "Dunkelblau", "Schiff", "Werk")
ENGLISH = ("Brown", "Blue", "Pink", "Red", "Yellow", "Green", "Ship", "Railroad", "Utility", "Set")


def pairs():
    """Each edition beside its raw file."""
    raws = [json.loads(path.read_text("utf-8")) for path in sorted(RAW.glob("*.json"))]
    assert len(raws) == 7
    return [(load_edition(raw["id"]), raw) for raw in raws]


def spaces():
    """Each space of each edition beside its raw values, and where it lies."""
    for edition, raw in pairs():
        assert len(edition.spaces) == len(raw["spaces"])
        for index, values in enumerate(raw["spaces"]):
            assert values["space"] == index
            yield edition.spaces[index], values, (raw["id"], index)


def test_the_raw_files_and_the_editions_are_the_same_seven():
    """P28: no edition is missing and none has been added."""
    assert sorted(edition_ids()) == sorted(raw["id"] for _, raw in pairs())


def test_titles_money_and_box_are_as_in_the_raw_file():
    """P28: everything about an edition that is one value."""
    for edition, raw in pairs():
        for key in ("id", "title", "language", "currency", "ordered", "start_cash", "salary"):
            assert getattr(edition, key) == raw[key], (raw["id"], key)
        for key in ("houses", "hotels"):
            assert getattr(edition, key) == raw[key], (raw["id"], key)


def test_start_notes_are_as_in_the_raw_file():
    """P28: so many of each note, and they make up the start money."""
    for edition, raw in pairs():
        notes = [(int(note), count) for note, count in raw["start_notes"].items()]
        assert sorted(start_notes(edition)) == sorted(notes), raw["id"]
        assert sum(note * count for note, count in start_notes(edition)) == 1500


def test_tokens_and_sides_are_as_in_the_raw_file():
    """I28: in their order, because the first free one is given out."""
    for edition, raw in pairs():
        tokens = [(token["name"], token["side"]) for token in raw["tokens"]]
        assert [tuple(token) for token in edition.tokens] == tokens, raw["id"]


def test_kinds_groups_and_decks_of_spaces_are_as_in_the_raw_file():
    """P28: what a space is."""
    for space, raw, where in spaces():
        assert space.kind == raw["kind"], where
        assert space.group == raw.get("group"), where
        assert space.deck == raw.get("deck"), where


def test_prices_mortgages_houses_and_rents_are_as_in_the_raw_file():
    """P28: what is printed on the deed."""
    for space, raw, where in spaces():
        for key in ("price", "mortgage", "house"):
            if key in raw:
                assert getattr(space, key) == raw[key], (where, key)
            else:
                assert not getattr(space, key), (where, key)
        if "rents" in raw:
            assert tuple(space.rents) == tuple(raw["rents"]), where


def test_taxes_are_as_in_the_raw_file():
    """P28: flat amounts and percentages, and None where nobody knows."""
    for space, raw, where in spaces():
        if raw["kind"] == "tax":
            assert space.flat == raw["flat"], where
            assert (space.percent or None) == raw.get("percent"), where
        else:
            assert not space.flat and not space.percent, where


def test_marks_of_doubt_are_kept():
    """P28: what is not sure in the raw file is not sure in the edition, and nothing else."""
    for space, raw, where in spaces():
        assert space.sure == raw["sure"], where
        assert (space.values_sure is False) == (raw.get("values_sure") is False), where
        assert (space.flat_sure is False) == (raw.get("flat_sure") is False), where
        assert tuple(space.name_is_one_of or ()) == tuple(raw.get("name_is_one_of", ())), where


def test_printed_names_are_kept_letter_by_letter():
    """P28: with their umlauts and apostrophes."""
    for space, raw, where in spaces():
        if raw["name"] is not None:
            assert space.name == raw["name"], where


def test_unknown_names_are_neutral_short_unique_and_in_the_right_language():
    """P28: "Brown 1", "Schiff 3", and none of the names it might be."""
    for edition, raw in pairs():
        names = [space.name for space in edition.spaces]
        foreign = ENGLISH if raw["language"] == "de" else GERMAN
        for index, values in enumerate(raw["spaces"]):
            if values["name"] is None:
                name = names[index]
                assert isinstance(name, str) and name.strip() == name and name
                assert len(name) <= 40 and names.count(name) == 1, name
                assert name not in values.get("name_is_one_of", ())
                for word in foreign:
                    assert word.lower() not in name.lower().split(), (raw["id"], name)
        if raw["id"] == "saga_de":
            assert names[25].startswith("Schiff")
            assert names[1] == "Braun 1" and names[3] == "Braun 2"
        if raw["id"] == "saga":
            assert names[1] == "Brown 1" and names[3] == "Brown 2"


def test_every_space_has_a_name_for_the_small_display():
    """P28: at most 16 letters, never empty."""
    for space, _, where in spaces():
        assert isinstance(space.short, str) and 0 < len(space.short) <= 16, where


def test_deeds_of_a_board_can_be_told_apart_on_the_small_display():
    """P28: two deeds never have the same short name."""
    for edition, _ in pairs():
        short = [space.short for space in edition.spaces if space.price]
        assert len(set(short)) == len(short), (edition.id, short)


def test_decks_and_cards_are_as_in_the_raw_file():
    """P28: ids, effects with their numbers, and which of them are sure."""
    for edition, raw in pairs():
        assert sorted(edition.decks) == sorted(raw["decks"])
        for deck, values in raw["decks"].items():
            assert deck_name(edition, deck) == values["name"], (raw["id"], deck)
            ids = [card["id"] for card in values["cards"]]
            assert list(card_ids(edition, deck)) == ids, (raw["id"], deck)
            for card in values["cards"]:
                where = (raw["id"], card["id"])
                effect = effect_of(deck_row(edition, deck), card["id"])
                assert effect == tuple(card["effect"]), where
                assert card_sure(edition, deck, card["id"]) == card["sure"], where


def test_a_raw_file_can_be_loaded_as_an_own_edition():
    """P32: the raw shape plus whose rules it plays by gives the same board."""
    for edition, raw in pairs():
        own = load_edition(dict(raw, id="mine", plays_like=raw["id"]))
        assert own.id == "mine" and own.title == edition.title
        for mine, theirs in zip(own.spaces, edition.spaces, strict=True):
            for key in ("kind", "group", "price", "mortgage", "house", "deck", "flat", "percent"):
                assert getattr(mine, key) == getattr(theirs, key), (raw["id"], key)
            assert tuple(mine.rents or ()) == tuple(theirs.rents or ())
        for space, values in zip(own.spaces, raw["spaces"], strict=True):
            assert space.name == values["name"] or (values["name"] is None and space.name)
        for deck in raw["decks"]:
            assert tuple(card_ids(own, deck)) == tuple(card_ids(edition, deck))
