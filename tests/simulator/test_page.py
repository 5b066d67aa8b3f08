"""The page as somebody meets it: in real time, with a mouse, without a network, with a file."""

import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from host_tools import game_file
from host_tools.simulator.server import Server
from host_tools.simulator.site import site
from host_tools.virtual_board import Unit
from tests.simulator.conftest import Visit, running
from tests.simulator.page_unit import PageUnit

WIDTHS = (360, 414, 768, 900, 1024, 1280, 1440, 1920)


def says(page: Any, words: str) -> None:
    page.wait_for_function(
        "words => document.getElementById('lines').textContent.includes(words)", arg=words
    )


def test_it_is_played_by_keyboard_and_mouse_in_real_time(place: str, visit: Visit) -> None:
    page = visit(place).open()
    says(page, "No game yet")
    page.keyboard.press("Enter")
    says(page, "Which edition?")
    page.click('[data-key="1"]')
    says(page, "How many?")
    page.click('[data-key="2"]')
    says(page, "New game")
    page.click('[data-key="#"]')
    says(page, "start roll")
    page.keyboard.type("66")  # faster than any finger: nothing is lost
    says(page, "P2: start roll")
    page.keyboard.type("12")
    says(page, "P1: roll")
    page.keyboard.type("12")
    says(page, "Baltic Avenue 60?")
    page.click('[data-card="deed;classic;3"]')
    says(page, "P1 buys Baltic")
    page.wait_for_function("document.querySelector('#log li').textContent.includes('Baltic')")
    assert page.evaluate("deedbox.unit.sound.tones") > 10


def test_a_card_is_laid_down_by_keyboard(place: str, visit: Visit) -> None:
    unit = PageUnit(visit(place), started=True)
    unit.start("classic", ["Ann", "Ben"])
    unit.press("12")
    unit.page.focus('[data-card="deed;classic;3"]')
    unit.page.keyboard.down("Enter")
    unit.run(300)
    assert unit.page.text_content("#on_reader") == "Baltic Avenue"
    unit.page.keyboard.up("Enter")
    unit.run(1000)
    assert unit.page.text_content("#on_reader") == "Lay a card here"
    assert unit.game.owner[3] == 0


def test_a_card_lies_there_as_long_as_it_is_held(place: str, visit: Visit) -> None:
    unit = PageUnit(visit(place), started=True)
    page = unit.page
    page.hover('[data-card="player;;0"]')
    page.mouse.down()
    unit.run(390)
    assert "occupied" not in page.get_attribute("#reader", "class")
    unit.run(20)
    assert "occupied" in page.get_attribute("#reader", "class")
    unit.run(3000)
    assert "occupied" in page.get_attribute("#reader", "class")
    page.mouse.up()
    assert "occupied" not in page.get_attribute("#reader", "class")
    unit.run(1000)
    assert "occupied" not in page.get_attribute("#reader", "class")


def test_a_saved_game_is_a_zip_and_comes_back(place: str, visit: Visit, tmp_path: Path) -> None:
    unit = PageUnit(visit(place), started=True)
    unit.start("saga", ["Ann", "Ben"])
    unit.press("12#")
    before = unit.call("snapshot")
    with unit.page.expect_download() as download:
        unit.page.click("#save")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "saga.deedbox"
    with zipfile.ZipFile(file) as archive:
        names = archive.namelist()
        assert {"deedbox.json", "nvs.json", "files/games/1", "files/cards"} <= set(names)
        assert json.loads(archive.read("deedbox.json"))["format"] == 1

    unit.page.click("#new_flash")
    unit.page.click("#ask [value=yes]")
    unit._pass(0, True)
    assert unit.call("snapshot") == "null"
    assert "No game yet." in unit.lines()

    packed = io.BytesIO()
    with zipfile.ZipFile(file) as archive, zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as z:
        for name in archive.namelist():
            z.writestr(name, archive.read(name))
    for content in (packed.getvalue(), file.read_bytes()):
        chosen = {"name": "x.deedbox", "mimeType": "", "buffer": content}
        unit.page.set_input_files("#file", chosen)
        unit.page.wait_for_selector("#ask[open]")
        unit.page.click("#ask [value=yes]")
        unit.page.wait_for_function("deedbox.unit.call('snapshot') !== 'null'")
        assert unit.call("snapshot") == before


def test_a_file_that_is_no_game_is_told_and_nothing_else(place: str, visit: Visit) -> None:
    unit = PageUnit(visit(place), started=True)
    before = unit.lines()
    unit.page.set_input_files("#file", {"name": "x", "mimeType": "", "buffer": b"no zip at all"})
    unit.page.wait_for_selector("#told.shown")
    assert "no saved game" in unit.page.text_content("#told")
    assert unit.lines() == before


def test_it_goes_on_with_the_game_it_was_started_with(browser: Any, visit: Visit) -> None:
    unit = Unit()
    unit.boot()
    unit.start("classic", ["Zoe", "Max"])
    unit.press("12#")
    saved = game_file.written(game_file.all_files(unit.files), unit.flash.nvs, "0.1.0")
    for server in running(Server(0, site({"game": "one"}, saved))):
        assert isinstance(server, Server)
        page = PageUnit(visit(server.address), started=True)
        assert page.game.snapshot() == unit.game.snapshot()
        page.press("34")
        after = page.call("snapshot")
        page.page.reload()  # which does not begin anew
        page.page.evaluate("deedbox.ready")
        assert page.call("snapshot") == after


def test_it_begins_with_the_edition_and_the_language_asked_for(browser: Any, visit: Visit) -> None:
    options = {"edition": "saga_de", "language": "de", "asked": "once"}
    for server in running(Server(0, site(options))):
        assert isinstance(server, Server)
        page = visit(server.address).open()
        says(page, "Wie viele? 2 bis 8")
        assert page.locator('[data-card^="deed;saga_de;"]').count() == 28
        assert page.text_content(".board h2") == "Brett"


def test_a_new_unit_speaks_as_its_browser_does(place: str, visit: Visit) -> None:
    says(visit(place, locale="de-DE").open(), "Noch kein Spiel")


def test_a_finger_taps_and_drags(place: str, visit: Visit) -> None:
    watched = visit(place, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    unit = PageUnit(watched, started=True)
    page = unit.page
    unit.start("classic", ["Ann", "Ben"])
    unit.press("12")
    unit.show("cards")
    page.locator('[data-card="deed;classic;3"]').tap()
    unit.run(1500)
    assert unit.game.owner[3] == 0

    card = page.locator('[data-card="player;;1"]').bounding_box()
    reader = page.locator("#reader").bounding_box()
    assert card and reader
    fingers = watched.context.new_cdp_session(page)

    def touch(kind: str, box: dict[str, float]) -> None:
        point = {"x": box["x"] + 40, "y": box["y"] + 20}
        points = [] if kind == "touchEnd" else [point]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", card)
    page.wait_for_selector(".ghost")  # it was picked up
    touch("touchMove", reader)
    page.wait_for_selector("#reader.occupied")
    unit.run(300)
    touch("touchEnd", reader)
    unit.run(1000)
    assert unit.lines()[0] == "2 Ben"


def test_it_opens_without_a_network_after_the_first_visit(built: str, visit: Visit) -> None:
    watched = visit(built)
    page = watched.open()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    watched.context.set_offline(True)
    page.reload()
    page.evaluate("deedbox.ready")
    says(page, "No game yet")


def test_a_browser_without_room_is_a_full_flash(place: str, visit: Visit) -> None:
    unit = PageUnit(visit(place), started=True)
    unit.start("classic", ["Ann", "Ben"])
    before = unit.call("snapshot")
    unit.page.evaluate("() => { Storage.prototype.setItem = () => { throw new Error('full'); }; }")
    unit.press("12")
    assert unit.call("snapshot") == before
    assert "no room left" in unit.page.text_content("#told")
    assert unit.lines()[0] == "Trouble S5" and "Nothing was changed." in unit.lines()


def test_a_second_tab_leaves_the_unit_alone(place: str, visit: Visit) -> None:
    watched = visit(place)
    watched.open("?time=told&seed=0")
    second = watched.context.new_page()
    second.goto(place + "?time=told&seed=0")
    second.wait_for_function("globalThis.deedbox")
    second.evaluate("deedbox.ready")
    assert second.evaluate("deedbox.storage.lasting") is False
    assert "another tab" in second.text_content("#told")


def test_wires_that_are_disturbed_come_back(place: str, visit: Visit) -> None:
    unit = PageUnit(visit(place), started=True)
    unit.start("classic", ["Ann", "Ben"])
    unit.page.click("#disturb")
    unit.press("1")
    unit.run(61000)  # once a minute all of the picture is sent again
    assert "wires" in " ".join(unit.told())
    unit.press("*")
    assert unit.told()[6] == "Ann: roll"
    unit.tap("deed", 3)
    assert unit.told()[5] == "03 Baltic Avenue"


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_wider_than_the_screen_and_nothing_jumps(
    width: int, place: str, visit: Visit
) -> None:
    watched = visit(place, viewport={"width": width, "height": 800})
    watched.page.add_init_script(
        """globalThis.jumped = 0;
        new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) jumped += entry.value;
        }).observe({ type: "layout-shift", buffered: true });"""
    )
    page = watched.open("?time=told&seed=0")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0
    assert page.evaluate("new Promise((done) => setTimeout(() => done(jumped), 100))") < 0.02


def test_everything_that_can_be_pressed_has_a_name(place: str, visit: Visit) -> None:
    unit = PageUnit(visit(place), started=True)
    nameless = unit.page.evaluate(
        """[...document.querySelectorAll("button")]
            .filter((button) => !(button.ariaLabel || button.textContent.trim() || button.value))
            .map((button) => button.outerHTML)"""
    )
    assert nameless == []
    assert unit.page.get_attribute("#lines", "aria-live") == "polite"
    assert unit.told() == [line.strip() for line in unit.lines()]
