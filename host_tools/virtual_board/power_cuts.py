"""The flash as it would be had the power gone at any one of its operations.

Record a run once (`flash.recording = True`), then walk through what every cut leaves behind.
CPython only, as flash.py.
"""

from collections.abc import Iterator, Sequence

from host_tools.virtual_board.flash import TEARS, Flash, Operation, torn


def cut_images(
    base: Flash | bytes,
    operations: Sequence[Operation],
    tears: Sequence[str] = TEARS,
    seed: int = 0,
) -> Iterator[tuple[int, str, Flash]]:
    """(number of operations done, tear, flash) for a cut in every operation, in order, and one
    after the last. Each flash is there to be mounted, written to, and kept.

    What is written to the NVS is never torn: ESP-IDF keeps the old value until the new one is
    there, so such an operation comes once.
    """
    state = base.copy() if isinstance(base, Flash) else Flash(base)
    for done, operation in enumerate(operations):
        if operation[0] == "nvs":
            yield done, "none", state.copy()
        else:
            for tear in tears:
                cut = state.copy()
                number = operation[1]
                cut.damage(number, torn(cut.blocks[number], operation, tear, seed + done))
                yield done, tear, cut
        repeat(state, operation)
    yield len(operations), "none", state.copy()


def repeat(flash: Flash, operation: Operation) -> None:
    """Do once more what was recorded."""
    kind, *arguments = operation
    if kind == "program":
        flash.program(*arguments)
    elif kind == "erase":
        flash.erase(*arguments)
    else:
        flash.write_nvs(*arguments)
