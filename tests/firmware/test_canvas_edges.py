"""What sticks out is cut off, and the canvas knows where it was drawn on."""

from firmware.app.canvas import Canvas
from firmware.app.icons import SMALL_NAMES, WIDE_NAMES
from tests.firmware.pixels import WORDS, Chance, draw_something

FAR = 30  # farther out than anything is wide


def test_text_is_cut_at_both_sides_and_nothing_spills_into_the_next_row():
    for word in WORDS:
        for column in range(-FAR, FAR):
            cut, shown = Canvas(), Canvas()
            cut.text(3, column, word)
            for place in range(len(word)):
                if 0 <= column + place < 21:
                    shown.text(3, column + place, word[place])
            assert cut.buffer == shown.buffer, (word, column)
            assert not any(cut.buffer[: 3 * 128]) and not any(cut.buffer[4 * 128 :])


def test_shapes_are_cut_at_every_edge():
    """Wherever it stands, what is seen of a shape is what its cells look like elsewhere."""
    shapes = [("big", "8", 3, 2), ("big", ",", 3, 1), ("die", 5, 3, 4)]
    shapes += [("icon", name, 1, 1) for name in SMALL_NAMES.split()]
    shapes += [("icon", name, 1, 2) for name in WIDE_NAMES.split()]
    for kind, what, rows, cells in shapes:
        whole = Canvas()
        getattr(whole, kind)(2, 7, what)
        for row in range(-4, 10):
            for column in (-8, -6, -3, -2, -1, 0, 9, 15, 17, 18, 19, 20, 21, 25):
                canvas = Canvas()
                getattr(canvas, kind)(row, column, what)
                expected = Canvas()
                for line in range(rows):
                    for cell in range(cells):
                        if 0 <= row + line < 8 and 0 <= column + cell < 21:
                            source = (2 + line) * 128 + 1 + 6 * (7 + cell)
                            at = (row + line) * 128 + 1 + 6 * (column + cell)
                            expected.buffer[at : at + 6] = whole.buffer[source : source + 6]
                assert canvas.buffer == expected.buffer, (row, column)


def test_a_bar_is_cut_at_every_edge():
    whole = Canvas()
    whole.bar(0, 5, 9, 2, 3)
    for column in range(-FAR, FAR):
        canvas, expected = Canvas(), Canvas()
        canvas.bar(0, column, 9, 2, 3)
        for cell in range(9):
            if 0 <= column + cell < 21:
                at, source = 1 + 6 * (column + cell), 1 + 6 * (5 + cell)
                expected.buffer[at : at + 6] = whole.buffer[source : source + 6]
        assert canvas.buffer == expected.buffer


def test_frames_lines_and_inverting_outside_are_not_seen():
    canvas = Canvas()
    for row, column in ((-9, 0), (9, 0), (2, 22), (2, -20)):
        canvas.invert(row, column, 5)
    canvas.invert(2, 0, 0)
    canvas.invert(2, 21, 1)
    canvas.line(-1)
    canvas.line(8)
    canvas.box(-5, -9, 3, 4)
    canvas.box(9, 30, 3, 4)
    canvas.bar(0, 0, 0, 1, 2)
    assert not any(canvas.buffer)


def test_a_frame_that_sticks_out_has_no_side_there():
    canvas = Canvas()
    canvas.box(6, 15, 9, 9)
    lit = [at for at in range(1024) if canvas.buffer[at]]
    top = [5 * 128 + x for x in range(91, 128)]
    assert lit == top + [6 * 128 + 91, 7 * 128 + 91]


def test_at_first_everything_counts_as_touched_and_then_nothing():
    canvas = Canvas()
    assert list(canvas.first) == [0] * 8 and list(canvas.last) == [127] * 8
    canvas.take_changes()
    assert all([canvas.first[row] > canvas.last[row] for row in range(8)])
    canvas.text(3, 4, "7")
    assert [row for row in range(8) if canvas.first[row] <= canvas.last[row]] == [3]
    assert (canvas.first[3], canvas.last[3]) == (25, 30)
    canvas.forget()
    assert list(canvas.first) == [0] * 8 and list(canvas.last) == [127] * 8


def test_drawing_outside_touches_nothing():
    canvas = Canvas()
    canvas.take_changes()
    canvas.text(8, 0, "below")
    canvas.text(0, 21, "beside")
    canvas.text(0, 5, "")
    canvas.die(-3, 0, 1)
    canvas.box(9, 0, 3, 3)
    assert all([canvas.first[row] > canvas.last[row] for row in range(8)])


def test_whatever_changed_lies_inside_what_was_touched():
    """Thousands of calls by chance, over what earlier ones left."""
    canvas = Canvas()
    chance = Chance(2)
    changes = 0
    for _ in range(3000):
        before = bytes(canvas.buffer)
        canvas.take_changes()
        draw_something(canvas, chance)
        assert len(canvas.buffer) == 1024
        if canvas.buffer == before:
            continue
        changes += 1
        for row in range(8):
            page = row * 128
            first, last = min(canvas.first[row], 128), canvas.last[row]
            if first > last:
                first, last = 128, 127
            assert canvas.buffer[page : page + first] == before[page : page + first]
            assert (
                canvas.buffer[page + last + 1 : page + 128] == before[page + last + 1 : page + 128]
            )
    assert changes > 800
