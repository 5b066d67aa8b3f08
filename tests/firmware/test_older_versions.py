"""Games saved by other versions: gone on with, or refused with the reason, and never changed.

python -m tests.firmware.test_older_versions     writes saved_games/ anew, after a change of
                                                 the format that was meant
"""

from engine_core import Game
from engine_core.commands import rows
from engine_core.snapshot_parts import sum_of
from firmware.storage import packing
from firmware.storage.faults import Damaged
from firmware.storage.files import Files
from firmware.storage.journal import HEADER
from firmware.storage.journal_reader import opened
from firmware.storage.records import check_of, encoded
from firmware.storage.saved_game import SavedGame
from tests.engine_core.village import village
from tests.firmware.storage_table import (
    NOW,
    Evening,
    FilesInMemory,
    found_in,
    gift,
    new_game,
    raises,
    resumed,
)

SAVED_GAMES = __file__.replace("\\", "/").rsplit("/", 1)[0] + "/saved_games"
FIRST = "0.1.0"


def first_game(files) -> SavedGame:
    """What saved_games/0.1.0 was made with: all kinds of records, in more than one stretch."""
    players = ["Zoë", ("Ben", None, "dark"), "Š"]
    saved = SavedGame(files)
    saved.begin(Game("saga_de", players, special=True, rent="ask", cards="unit", seed=77))
    saved.do([("assign", {"deed": 1, "owner": 0}), ("assign", {"deed": 3, "owner": 0})])
    saved.do([("build", {"seat": 0, "deed": 1}), ("build", {"seat": 0, "deed": 3})])
    saved.do([("assign", {"deed": 5, "owner": 1, "houses": 0, "mortgaged": True})])
    gives = {"cash": 300, "jail_cards": 0}
    trade = {"a": 0, "b": 1, "a_gives": gives, "b_gives": {"deeds": [5]}, "lift": [5]}
    saved.do([("trade", trade)])
    for number in range(80):
        saved.do([("transfer", {"payer": number % 3, "payee": "bank", "amount": 1 + number % 7})])
        if number % 20 == 19:
            saved.undo()
    saved.do(gift(123456, 2, "Glück"))
    saved.do([("move_token", {"seat": 0, "space": 17}), ("roll", {"dice": (1, 2)})])
    saved.played(4321)
    return saved


def write() -> None:
    """Only the two files of the present version; those of older ones are what they are."""
    first_game(Files(SAVED_GAMES + "/" + FIRST))


def saved_by(version: str) -> FilesInMemory:
    folder = Files(SAVED_GAMES + "/" + version)
    return FilesInMemory([(path, folder.read(path)) for path in (NOW, "games/1")])


def test_a_game_saved_by_the_first_version_goes_on():
    files = saved_by(FIRST)
    before = dict(files.content)
    saved = resumed(files)
    assert files.content == before
    assert saved.game.cash == [888, 1703, 124859]
    assert saved.journal.played == 4321 and saved.depth + saved.standing == 82
    assert saved.game.snapshot()["sum"] == 9873700
    saved.do([("end_turn", {}), ("roll", {"dice": (4, 4)})])
    assert saved.game.waiting == "buy" and saved.game.snapshot()["sum"] == 320790
    steps = 0
    while saved.undo():
        steps += 1
    assert steps == 83 and saved.game.cash == [1500, 1500, 1500]
    assert saved.game.snapshot()["sum"] == 5600532


def test_a_game_of_the_first_version_is_written_the_same_today():
    """Nothing has changed the format without anybody meaning it."""
    files = FilesInMemory()
    first_game(files)
    assert files.content == saved_by(FIRST).content


def test_commands_keep_their_numbers():
    """Saved games name a command by its place in the table, and its arguments by theirs. New ones
    go to the end."""
    names = (
        "start_roll deal begin roll end_turn land buy decline bid hammer claim_rent rent_roll tax "
        "card card_says pay_fine use_jail_card force duel mission build sell_building sell_hotels "
        "contest place mortgage lift keep_mortgage trade transfer move_token assign settle "
        "bankrupt resign time_up"
    ).split(" ")
    assert [row.split(" ")[0] for row in rows()[: len(names)]] == names
    assert rows()[19].split(" ")[2:] == ["die?", "space?", "seat?", "deeds?", "cash?"]
    assert rows()[28].split(" ")[2:] == ["a", "b", "a_gives", "b_gives", "lift?"]
    assert rows()[29].split(" ")[2:] == ["payer", "payee", "amount", "why?"]
    assert rows()[31].split(" ")[2:] == ["deed", "owner", "houses?", "mortgaged?"]


def test_words_keep_their_numbers():
    words = packing.WORDS.split()
    assert words[:4] == ["version", "edition", "board", "sum"]
    assert (words.index("cash"), words.index("rest"), words.index("unit")) == (19, 30, 50)


def test_a_file_of_another_format_is_left_alone():
    evening = Evening(FilesInMemory(), new_game(dice="unit", cards="unit")).play(40)
    files = evening.files
    files.content[NOW] = b"\2" + files.content[NOW][1:]
    before = dict(files.content)
    assert found_in(files) == "version" and files.content == before
    files.content["games/1"] = HEADER[:-1] + b"\2" + files.content["games/1"][8:]
    before = dict(files.content)
    assert found_in(files, lenient=True) == "version" and files.content == before


def test_a_now_of_another_format_beside_a_log_of_ours_can_be_put_right():
    evening = Evening(FilesInMemory(), new_game(dice="unit", cards="unit")).play(40)
    files = evening.files
    files.content[NOW] = b"\2" + files.content[NOW][1:]
    assert found_in(files, lenient=True) in evening.ever
    assert found_in(files) in evening.ever


def forged(snapshot: dict) -> FilesInMemory:
    files = FilesInMemory()
    saved = SavedGame(files)
    snapshot["sum"] = sum_of(snapshot, 1)
    saved.journal.begin([None, 0, 0, "9.9", snapshot["edition"], snapshot], 0)
    return files


def test_a_snapshot_of_other_rules_is_left_alone():
    snapshot = new_game().snapshot()
    snapshot["version"] += 1
    files = forged(snapshot)
    before = dict(files.content)
    assert found_in(files) == found_in(files, lenient=True) == "version"
    assert files.content == before
    try:
        SavedGame(files).resume()
    except Damaged as damaged:
        assert damaged.firmware == "9.9"  # so that somebody can be told which one to install
    else:
        raise AssertionError


def test_a_printed_edition_that_has_changed_is_said_to_be_the_reason():
    snapshot = new_game().snapshot()
    snapshot["board"] += 1
    files = forged(snapshot)
    assert found_in(files) == found_in(files, lenient=True) == "edition"


def played_otherwise(body: bytearray, check: int) -> tuple:
    """A game with a forged record, two sound ones before it and one behind."""
    files = FilesInMemory()
    saved = SavedGame(files)
    saved.begin(new_game())
    saved.do(gift(100))
    saved.do(gift(200, 1))
    saved.journal.add(body, check)
    state = saved.game.snapshot()
    saved.game.do(gift(7)[0][0], **gift(7)[0][1])
    saved.journal.add(encoded(gift(7)), check_of(saved.game))
    return files, state


def test_a_record_that_todays_rules_play_otherwise_is_not_believed():
    for body in (encoded(gift(55)), encoded([("buy", {})]), bytearray([250]), bytearray([8])):
        files, state = played_otherwise(body, 12345)
        before = dict(files.content)
        assert found_in(files) == "differs" and files.content == before
        assert found_in(files, lenient=True) == state
        saved = resumed(files)
        assert saved.game.snapshot() == state and not saved.undo()
        saved.do(gift(1))
        assert found_in(files) == saved.game.snapshot()


def test_a_last_step_that_nobody_understands_is_said_to_differ():
    saved = SavedGame(FilesInMemory())
    saved.begin(new_game())
    saved.journal.add(bytearray([250]), 12345)
    assert raises(Damaged, saved.last) == "differs"
    assert raises(Damaged, saved.resume) == "differs"


def test_todays_rules_do_not_take_back_what_they_would_have_played_otherwise():
    """The last snapshot is sound, the stretch before it was played by other rules."""
    files, _ = played_otherwise(encoded(gift(55)), 12345)
    saved = SavedGame(files)
    segment = opened(saved.journal)
    game = new_game("saga")
    body = [segment.place, 4, 4, "9.9", game.edition.id, game.snapshot()]
    saved.journal.add_snapshot(body, check_of(game))
    saved = resumed(files)
    saved.do(gift(1))
    assert saved.undo()
    before = dict(files.content)
    assert raises(Damaged, saved.undo) == "differs"
    assert files.content == before and saved.game.snapshot() == game.snapshot()
    saved.do(gift(1))
    assert found_in(files) == saved.game.snapshot()


def test_an_own_edition_has_to_be_there():
    files = FilesInMemory()
    saved = SavedGame(files)
    saved.begin(Game(village(), ["Ann", "Ben"]))
    saved.do(gift(40))
    state = saved.game.snapshot()
    before = dict(files.content)

    def shelf(edition):
        return lambda name: edition if name == "village" else None

    assert found_in(files) == found_in(files, lenient=True) == "edition"
    broken = village()
    broken["spaces"] = []
    for wrong in (None, village(salary=121), broken, "classic", "nothing"):
        again = SavedGame(files, edition_of=shelf(wrong))
        assert raises(Damaged, again.resume) == "edition"
        assert again.game is None
    assert files.content == before
    again = resumed(files, edition_of=shelf(village()))
    assert again.game.snapshot() == state and again.game.edition.id == "village"
    again.do(gift(1))
    again.undo()
    assert again.game.snapshot() == state


def test_a_printed_edition_is_taken_though_there_is_a_shelf_of_own_ones():
    files = FilesInMemory()
    saved = SavedGame(files, edition_of=lambda name: None)
    saved.begin(new_game("saga"))
    saved.do(gift(1))
    assert resumed(files, edition_of=lambda name: None).game.snapshot() == saved.game.snapshot()


if __name__ == "__main__":
    write()
