"""The power goes at every single operation of the flash: each file is old or new, never half."""

from host_tools.virtual_board.flash import TEARS, Flash, PowerCut
from host_tools.virtual_board.littlefs_files import LittlefsFiles
from host_tools.virtual_board.power_cuts import cut_images

Content = dict[str, bytes]
Step = tuple[str, str, "str | bytes"]

PATHS = ("games/1", "games/2", "settings", "old/1")

# Files of all sizes: inside their folder's block, one block, several.
STEPS: list[Step] = [
    *[("append", "games/1", bytes([65 + number]) * 40) for number in range(12)],
    ("replace", "settings", b"s" * 60),
    ("replace", "settings", b"t" * 900),
    *[("replace", "games/2", bytes([number]) * (3000 * number)) for number in range(1, 4)],
    ("remove", "games/1", b""),
    ("append", "games/1", b"new"),
    ("replace", "old/1", b"o" * 200),
    ("remove", "settings", b""),
    ("append", "games/1", b"!"),
    ("replace", "settings", b"u" * 5000),
]


def do(files: LittlefsFiles, step: Step) -> None:
    action, path, data = step
    arguments = (path,) if action == "remove" else (path, data)
    getattr(files, action)(*arguments)


def content(files: LittlefsFiles) -> Content:
    found = {path: files.read(path) for path in PATHS}
    return {path: data for path, data in found.items() if data is not None}


def recorded(steps: list[Step]) -> tuple[Flash, list, list[Content], list[int]]:
    """A flash before the steps, the operations, the content before and after each step, and the
    number of operations by then."""
    base = Flash()
    files = LittlefsFiles(base)
    files.replace("games/0", b"always there")
    flash = base.copy()
    files = LittlefsFiles(flash)
    flash.recording = True
    contents, ends = [content(files)], [0]
    for step in steps:
        do(files, step)
        contents.append(content(files))
        ends.append(len(flash.operations))
    return base, flash.operations, contents, ends


def allowed(done: int, contents: list[Content], ends: list[int]) -> list[Content]:
    """What may be there after that many operations: a step is done, or not begun; a file that is
    being made may be there and empty."""
    current = max(index for index, end in enumerate(ends) if end <= done)
    result = [contents[current]]
    if current + 1 < len(contents):
        after = contents[current + 1]
        made = {path: b"" for path in after if path not in contents[current]}
        result += [after, {**contents[current], **made}]
    return result


def test_every_file_is_old_or_new_wherever_the_power_went() -> None:
    base, operations, contents, ends = recorded(STEPS)
    assert len(operations) > 250 and ends == sorted(set(ends))  # every step writes
    cuts = 0
    for done, tear, flash in cut_images(base, operations, TEARS, seed=1):
        files = LittlefsFiles(flash)
        assert content(files) in allowed(done, contents, ends), (done, tear)
        assert files.read("games/0") == b"always there"
        files.append("games/0", b", and more")  # and one can go on
        assert LittlefsFiles(flash).read("games/0") == b"always there, and more"
        cuts += 1
    assert cuts == 3 * len(operations) + 1


def test_nothing_is_lost_when_the_power_goes_again_while_going_on() -> None:
    base, operations, _, _ = recorded(STEPS[10:20])
    for _, _, flash in list(cut_images(base, operations, ("half", "garbled"), seed=2))[::9]:
        before = content(LittlefsFiles(flash))
        going_on = flash.copy()
        going_on.recording = True
        LittlefsFiles(going_on).append("games/0", b", and more")
        for _, _, again in cut_images(flash, going_on.operations, seed=3):
            files = LittlefsFiles(again)
            assert content(files) == before
            assert files.read("games/0") in (b"always there", b"always there, and more")


def test_a_cut_while_it_happens_leaves_what_a_rebuilt_one_does() -> None:
    """The two ways to test a power cut agree."""
    base, operations, _, _ = recorded(STEPS[:16])
    for tear in ("none", "half"):
        rebuilt = {done: cut for done, _, cut in cut_images(base, operations, (tear,))}
        for number in range(1, len(operations) + 1, 7):
            flash = base.copy()
            files = LittlefsFiles(flash)
            flash.cut_after(number, tear)
            try:
                for step in STEPS[:16]:
                    do(files, step)
            except PowerCut:
                pass
            assert flash.blocks == rebuilt[number - 1].blocks


def test_the_images_can_be_kept() -> None:
    """None of them changes when the next is made, or when another is written to."""
    base, operations, _, _ = recorded(STEPS[:6])
    kept = [(flash, flash.image()) for _, _, flash in cut_images(base, operations)]
    for flash, _ in kept[::2]:
        LittlefsFiles(flash).append("games/9", b"x")
    assert all(flash.image() == image for flash, image in kept[1::2])
    images = cut_images(base.image(), operations)
    assert next(iter(images))[2].image() == base.image()


def test_what_was_written_to_the_nvs_is_cut_in_between() -> None:
    flash = Flash()
    base = flash.copy()
    flash.recording = True
    flash.write_nvs("deedbox", "a", b"1")
    flash.erase(3)
    flash.write_nvs("deedbox", "a", None)
    seen = [(done, cut.nvs) for done, _, cut in cut_images(base, flash.operations, ("half",))]
    stored = {"deedbox": {"a": b"1"}}
    assert seen == [(0, {}), (1, stored), (2, stored), (3, {"deedbox": {}})]
