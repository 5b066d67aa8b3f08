"""Every text that the unit can show is there, in both languages, and nothing else is."""

import re
from pathlib import Path
from types import SimpleNamespace

from engine_core import edition_ids, load_edition
from engine_core.commands import rows
from engine_core.rules import cards, missions
from firmware.app import home, story, table
from firmware.app.flows import deed, effect, enrol, menu, settings, setup
from firmware.app.font import EXTRA
from firmware.app.lang import __file__ as LANG
from firmware.app.words import LANGUAGES
from tests.firmware.test_words_refusals import TROUBLES, entries, refusal_codes
from tests.firmware.word_uses import APP, returned, uses

FIELD = re.compile(r"\{(\d)\}")
ROOT = APP.parents[1]


def topics(language):
    found = sorted(Path(LANG).parent.glob(language + "_*.py"))
    return [path.stem[len(language) + 1 :] for path in found]


def words(language):
    """All texts of a language, in order, by "topic key"."""
    found = {}
    for topic in topics(language):
        name = "firmware.app.lang.%s_%s" % (language, topic)
        module = __import__(name, fromlist=["TEXT"])
        for key, text in entries(module):
            assert topic + " " + key not in found, (name, key)
            found[topic + " " + key] = text
    return found


def fields(text):
    return set(FIELD.findall(text))


def is_key_line(name):
    """A line of keys; the self-test has an entry that is called so too."""
    return name.split(" ")[1].split("_")[0] == "keys" and name != "care keys"


# -- names that are put together at run time


def in_source(pattern, *paths):
    """All words that a pattern finds in these files and folders."""
    found = set()
    for path in paths:
        path = ROOT / path
        for file in path.rglob("*.py") if path.is_dir() else [path]:
            found.update(re.findall(pattern, file.read_text("utf-8")))
    return found


def events():
    """What story.py makes of every event of the rules."""
    found = in_source(r'events\.append\(\("(\w+)"', "engine_core")
    assert {"paid", "drew", "tried", "assigned", "built"} < found
    found -= {"paid", "drew", "tried", "assigned"} | set(story._SILENT)
    made = "tried_true tried_false assigned_true assigned_false fought_tie fought_kept visiting"
    return found | set(made.split())


def waiting():
    """All that the game can wait for, but a roll and the end of a turn."""
    return in_source(r"def (\w+)\(game: ", "engine_core/legal_answers.py") - set(table._OWN_SCREEN)


def key_lines():
    """What home.keys_of says, whatever the game waits for and however it is played."""
    found = set()
    for word in waiting() | {"roll", "end"}:
        for by_unit in (False, True):
            who = "unit" if by_unit else "table"
            for flat, opening in ((None, [0, 1]), (200, [2, 2])):
                edition = SimpleNamespace(taxes={4: (flat, 10)})
                game = SimpleNamespace(waiting=word, dice=who, cards=who, edition=edition)
                game.todo = [("tax", 0, 4)]
                game.opening = opening
                game.mode = "standard"
                game.auction = (1, 10, 0) if flat else (1, 0, None)
                found.add(home.keys_of(SimpleNamespace(game=game)))
    return found


def kinds_of_cards():
    edition = load_edition("classic")
    names = [name for what in (1, 2, 3) for name in enrol.names_of(edition, what)]
    return {name.split(";")[0] for name in names} - {"player", "deed"}


def unwritten():
    """Why the reader could not write, but for what makes a tag known by its number alone."""
    drivers = ("firmware/drivers/tag_reader.py", "firmware/drivers/ntag_write.py")
    found = in_source(r'(?:written\(|reason = |CannotWrite\()"(\w+)"', *drivers)
    assert {"locked", "small", "lost"} < found
    return found - {"locked", "small"}


def options():
    return {
        "%s_%s" % (name, str(value).lower()) for name, values in setup.OPTIONS for value in values
    }


def built():
    """For each name with a "%" in it all that it can be."""
    prompts = waiting() - {"buy", "auction", "tax", "card"}  # those have words of their own
    effects = set(cards.EFFECTS)
    return {
        "cards %": returned("cards.py", "card_of", 1),
        "cards a_%": kinds_of_cards(),
        "cards failed_%": unwritten(),
        "deed %": returned("flows/deed.py", "asked", 1),
        "deed keys_%": set(deed.KEYS),
        "effects %": effects - {"nearest"},
        "effects ask_%": {name for name, _ in effect._ASKS},
        "effects nearest_%": {"transport", "utility"},
        "menu %": {name for _, name, _ in menu.MENU},
        "player %": {"pay_fine", "use_jail_card"},
        "player %_ask": {"resign_ask", "bankrupt_ask"},
        "refusals %": set(refusal_codes()),
        "safe_start %": {"held", "asked", "crashed"},
        "settings %": {name for name, _ in settings._CHOICES},
        "setup %_%": options(),
        "setup ed_%": set(edition_ids()),
        "setup side_%": {"light", "dark"},
        "setup first_%": {"none", "tokens"},
        "special %": {row[1] for row in missions.LIGHT + missions.DARK},
        "special power%": set("123456"),
        "story %": events(),
        "table %": prompts,
        "table a_%": {"house", "hotel"},
        "table keys_%": key_lines(),
        "troubles %": set(TROUBLES),
        "undo %": {row.split(" ")[0] for row in rows()},
    }


def used():
    """(call, name, where) of every text that is used, none with a "%" in it."""
    values = built()
    found = []
    for call, name, where in uses():
        assert "%" not in name or name in values, "%s: built() has to know %s" % (where, name)
        for value in sorted(values[name]) if "%" in name else [""]:
            head = name[: name.index("%")] if "%" in name else name
            found.append((call, head + value, where))
    return found


# -- tests


def test_both_languages_have_the_same_topics():
    assert LANGUAGES == ("en", "de")
    assert topics("en") == topics("de")


def test_both_languages_have_the_same_texts_in_the_same_order():
    for topic in topics("en"):
        english, german = (
            [name for name in words(language) if name.split(" ")[0] == topic]
            for language in LANGUAGES
        )
        assert english == german, topic


def test_both_languages_tell_the_same_things():
    german = words("de")
    for name, text in words("en").items():
        assert fields(text) == fields(german[name]), (name, text, german[name])


def test_every_text_that_is_used_is_there():
    there = words("en")
    missing = [(name, where) for _, name, where in used() if name not in there]
    assert not missing


def test_every_text_that_is_there_is_used():
    unused = set(words("en")) - {name for _, name, _ in used()}
    assert not unused


def test_everything_that_is_put_together_at_run_time_is_found():
    """What built() knows is still what the source does."""
    assert set(built()) == {name for _, name, _ in uses() if "%" in name}


def test_every_effect_that_a_card_can_have_can_be_told():
    assert {name for name, _ in effect._ASKS} == set(cards.EFFECTS)


def test_the_font_has_every_letter_of_all_words():
    for language in LANGUAGES:
        for name, text in words(language).items():
            missing = [letter for letter in text if not (" " <= letter <= "~" or letter in EXTRA)]
            assert not missing, (language, name, text, missing)


def test_no_text_is_empty_or_ends_with_a_blank():
    for language in LANGUAGES:
        for name, text in words(language).items():
            assert text and text == text.rstrip(), (language, name)


def test_no_blank_is_doubled_but_between_keys():
    for language in LANGUAGES:
        for name, text in words(language).items():
            assert "  " not in text or is_key_line(name), (language, name)


def test_every_word_of_a_line_of_keys_begins_with_its_key():
    """The key is shown inverse: "#Yes *No"; for digits "1-6dice"."""
    for language in LANGUAGES:
        for name, text in words(language).items():
            if is_key_line(name):
                for word in text.split():
                    assert re.match(r"[#ABCD*].|\d+-\d+", word), (language, name, text)


def keys(text):
    return [re.match(r"\d+-\d+|.", word).group() for word in text.split()]


def test_a_line_of_keys_has_the_same_keys_in_both_languages_each_once():
    german = words("de")
    for name, text in words("en").items():
        if is_key_line(name):
            assert keys(text) == keys(german[name]), (name, text, german[name])
            assert len(set(keys(text))) == len(keys(text)), name
