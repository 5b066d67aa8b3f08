"""Whatever is filled into a text, it fits its place: only names are cut, no number and no word."""

import re

from engine_core import edition_ids, load_edition
from engine_core.views import building_names, deck_name
from firmware.app import words as language_of_unit
from firmware.app.words import COLUMNS, LANGUAGES, say, wrap
from tests.firmware.test_words import (
    FIELD,
    built,
    fields,
    in_source,
    is_key_line,
    keys,
    used,
    words,
)

LEAST = 3  # letters of a name that are always shown
LINES = 4  # lines of a longer text
NOTE = 3  # lines of a refusal, or of a trouble that is told below the game


def longest_of(look):
    """The longest of all that `look` sees in the editions."""
    return max([text for name in edition_ids() for text in look(load_edition(name))], key=len)


# What a field can be. These are cut where they have to be:
NAMES = {
    "n": "Bartholomew Featherstonehaugh the Second",  # as long as a name may be
    "p": longest_of(lambda edition: [space.short for space in edition.spaces]),
    "d": longest_of(lambda edition: [deck_name(edition, deck) for deck in edition.decks]),
    "t": longest_of(lambda edition: [name for name, _ in edition.tokens]),
    "s": longest_of(lambda edition: [side or "" for _, side in edition.tokens]),
    "h": longest_of(lambda edition: list(building_names(edition, None))),
    "c": "39 " + longest_of(lambda edition: [space.short for space in edition.spaces]),
}
# and these never, because what is left of them would be wrong:
WHOLE = {
    "m": 99999,  # money
    "b": "99999",  # a bid
    "B": "99999_",  # while it is typed
    "M": "99999_",  # money, while it is typed
    "_": "6_",  # a die, or a number of two digits, while it is typed
    "x": "6+6",
    "1": 6,
    "2": 40,
    "3": 999,
    "4": 9999,
    "w": "never",  # a word of these texts
    "l": "Deutsch",
    "i": "ssd1306",
}
# The fields of every text that has some; "-" for one that the text leaves out.
FIELDS = """
banker: payee n, pays nn, houses 1, cash_now m, where n
build: row 1hn, left h2
cards: a_player 2, a_jail_card p, a_card p, is_already c
care: sure 3, battery 43, free 4, storage w, stuck p, games 3
cash: house pm, mortgage pm, lifting pm, title nm, owes nnm, short m, enough m
cash: lift m, lifts m, keeping m
deed: owner n, for_sale m, mortgaged nm, rent nm, houses hm, price m, value m, house mh
deed: rents 44m, rents_more mmm, build m, sell m, sell_all m, lift m, mortgage m
effects: collect m, pay m, collect_each m, pay_each m, repairs 4m, advance_to p, back 2
look: bidder b, lands n, builds n
menu: won n, played 4, left 4
player: worth m, in_jail 1, deeds 22, deeds_cards 21, due nnm, due_roll n
player: resign_ask n, bankrupt_ask n, agree_tap n, agree_pin n, agree_yes n
safe_start: crashed 1
settings: language l, volume 1, brightness 1, sleep_minutes w, display i
setup: how_many 2, players 2, minutes 3, minutes_now 3, first_seat n, name n, token t, side s
setup: seat 2, chooses n
special: force 1, power3 m, mission 11, free 13, take 1, cash m, failing m
story: rolled n11, moved np, salary nm, gets nm, pays_bank nm, rent nnm, pays nnm, bought npm
story: auctioned p, unsold p, bid nm, built np1, built_hotel nph, unbuilt np1, mortgaged np
story: lifted np, kept np, traded nn, handed_over pn, jailed n, freed n, owed nnm, lapsed n
story: fell_due nnm, went_out n, started n, dealt np, assigned_true pn, assigned_false pn
story: won n
story: row n1hm, all_pay nm, pays_all nm, visiting n, fought_tie --11, fought_kept -n11
story: forced n, fought nn11, taken np, tried_true n1, tried_false n1, destroyed n
table: roll n_, again n_, next n_, jail n_, jail_card n_, force n_, claim n_, mission n_
table: buy pm, bid pmn3, bid_typed pbB, no_bid p3, keys_tax 32, start_rolls n_, deals n_
table: land n_
table: rent_roll n_, duel nn_, ended n, tax n, tax_amount nM, card nd_, place n_, inherit n2p
table: inherit_typed n_, trouble x
trade: gives nm2, gives_one nmp, gives_cards nm22, with n, title nn, cash nm, deeds n2
trade: cards n2, lift 2
undo: row n1p, start_roll nx, deal np, roll xn, buy np, decline -p, tax --n, card -n
undo: card_says --n, land p, bid nm, claim_rent n, rent_roll xn, duel 11
undo: pay_fine n, use_jail_card n, force --n, mission -----n, build np, sell_building np
undo: sell_hotels n, place np, mortgage np, lift np
undo: keep_mortgage np, trade nn, transfer nnm, move_token np, assign pn, settle n, bankrupt n
undo: resign n
"""
# What stands in a list behind a number of one digit.
NUMBERED = """
banker: transfer, move_token, assign, paper
build: left
cards: players, deeds, decks, replace
care: display, keys, reader, sound, about
effects: transport, utility
menu: ranking, log, banker, contest, clock, setup, enrol, settings, care
player: resign, bankrupt, new_card
settings: language, volume, brightness, sleep_minutes, display, pin_set, pin_none
setup: players, minutes, first_none, first_tokens, first_seat, use_cards, no_cards
setup: name, token, side, pin_set, pin_none
trade: cash, deeds, cards, lift
"""
# Keys of lists that may be longer than the display: the last line ends with the arrows then.
BESIDE_ARROWS = """
banker: keys_bank
build: keys_contest
cash: keys, keys_debt, keys_lost
look: keys_who
menu: keys_over
setup: keys, keys_done, keys_any
trade: keys, keys_deeds
"""
ARROWS = 5  # columns, and the blank before


def listed(text):
    """The entries of such a list, each with its topic."""
    for line in text.strip().split("\n"):
        topic, entries = line.split(": ")
        for entry in entries.split(", "):
            yield topic + " " + entry


def kinds():
    """What the fields of a text are, by its name."""
    return {name: letters for name, _, letters in (e.rpartition(" ") for e in listed(FIELDS))}


def widths():
    """The width of every text that has not a whole line."""
    found = {name: COLUMNS - 2 for name in listed(NUMBERED)}
    values = built()
    for name in ("setup %_%", "setup ed_%"):
        head = name[: name.index("%")]
        found.update({head + value: COLUMNS - 2 for value in values[name]})
    for name in ("effects %", "effects ask_%", "effects nearest_%"):  # with two digits
        found.update({name[:-1] + value: COLUMNS - 3 for value in values[name]})
    found["cash lift"] = 6
    found["care lit"] = COLUMNS - 1
    return found


def one_line():
    """The names of all texts that have a line, or less, for themselves."""
    return sorted({name for call, name, _ in used() if call == "say"})


def longer():
    """(name, lines that there are) of all texts that are shown on several lines."""
    found = {}
    for call, name, _ in used():
        room = NOTE if call == "refuse" else LINES
        if call != "say" and not name.startswith("troubles "):  # test_words_refusals.py
            found[name] = min(room, found.get(name, room))
    found["player agree_pin"] = 3  # above what is typed
    for name in ("leaving", "agree_tap", "agree_yes"):  # below their titles and the balances
        found["player " + name] = 2
    return sorted(found.items())


def filled(name):
    return [
        NAMES[letter] if letter in NAMES else WHOLE.get(letter, "") for letter in kinds()[name]
    ]


def in_each_language():
    """Speaks one language after the other."""
    try:
        for language in LANGUAGES:
            language_of_unit.choose(language)
            yield language
    finally:
        language_of_unit.choose("en")


def is_whole(text, letters, values, shown):
    """Whether `shown` is all of the text, with names that are cut at the most."""
    pattern = ""
    for place, part in enumerate(FIELD.split(text)):
        if place % 2 == 0:
            pattern += re.escape(part)
        elif letters[int(part)] in NAMES:
            start = values[int(part)][:LEAST]
            pattern += re.escape(start) + ".*"
        else:
            pattern += re.escape(str(values[int(part)]))
    return re.fullmatch(pattern, shown) is not None


def test_it_is_known_what_every_field_is():
    known = kinds()
    english = words("en")
    unknown = [name for name in english if fields(english[name]) and name not in known]
    assert not unknown, "FIELDS has to say what the fields of these are"
    assert not set(known) - set(english), "FIELDS has texts that are gone"
    for name, letters in known.items():
        told = {str(place) for place, letter in enumerate(letters) if letter != "-"}
        assert fields(english[name]) == told, (name, english[name])


def test_a_text_fits_its_place_and_only_names_are_cut():
    known = kinds()
    room = widths()
    wrong = []
    for language in in_each_language():
        texts = words(language)
        for name in one_line():
            width = room.get(name, COLUMNS)
            values = filled(name) if name in known else []
            shown = say(name, *values, width=width)
            whole = is_whole(texts[name], known.get(name, ""), values, shown)
            if len(shown) > width or not whole:
                wrong.append((language, name, width, texts[name], shown))
    assert not wrong


def test_short_names_and_everyday_amounts_are_not_cut_at_all():
    known = kinds()
    room = widths()
    everyday = {"m": 150, "4": 50, "n": "Emma", "p": "Baltic", "h": "hotel"}
    wrong = []
    for language in in_each_language():
        for name in one_line():
            values = filled(name) if name in known else []
            for place, letter in enumerate(known.get(name, "")):
                values[place] = everyday.get(letter, values[place])
                if letter in "dtsc":
                    values[place] = values[place][:6]
            text = words(language)[name].format(*values)
            if len(text) > room.get(name, COLUMNS):
                wrong.append((language, name, text))
    assert not wrong


def test_a_longer_text_fits_its_lines_without_breaking_a_word():
    wrong = []
    for language in LANGUAGES:
        texts = words(language)
        for name, room in longer():
            values = filled(name) if name in kinds() else []
            values = [value[:11] if type(value) is str else value for value in values]
            lines = wrap(texts[name].format(*values))
            if len(lines) > room or max([len(line) for line in lines]) > COLUMNS:
                wrong.append((language, name, lines))
    assert not wrong


def test_a_trouble_that_is_told_below_the_game_fits_with_its_code():
    codes = in_source(r'"([A-Z]\d)"', "firmware/app/loop.py")
    assert codes == {"B1", "B2", "H1", "H2"}
    for language in LANGUAGES:
        for code in codes:
            lines = wrap(code + " " + words(language)["troubles " + code])
            assert len(lines) <= NOTE and max([len(line) for line in lines]) <= COLUMNS, lines


def test_a_line_of_keys_fits_and_leaves_room_for_the_arrows_of_a_list():
    beside = list(listed(BESIDE_ARROWS))
    for language in LANGUAGES:
        for name, text in words(language).items():
            if is_key_line(name):
                assert len(text) <= COLUMNS, (language, name, text)
                if name in beside:
                    assert len(text) <= COLUMNS - ARROWS, (language, name, text)
                    assert not set(keys(text)) & set("BC"), (language, name, text)
