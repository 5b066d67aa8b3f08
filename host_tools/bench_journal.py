"""Runs on MicroPython: what a confirmation costs on the littlefs that the unit itself has.

    micropython -m host_tools.bench_journal 300

Prints the blocks erased and the bytes programmed for so many of them. MicroPython's littlefs keeps
the time of each file beside it, which that of the PC does not.
"""

import sys

from engine_core import Game
from firmware.storage.saved_game import SavedGame
from host_tools.virtual_board.flash_on_file import Flash, mounted


def main(records: int) -> None:
    flash = Flash()
    saved = SavedGame(mounted(flash))
    saved.begin(Game("classic", ["Ann", "Ben", "Cy", "Dee"]))
    erased, programmed = flash.erased, flash.programmed
    for number in range(records):
        gift = {"payer": "bank", "payee": number % 4, "amount": 1 + number % 200, "why": ""}
        saved.do([("transfer", gift)])
    print(flash.erased - erased, flash.programmed - programmed)


if __name__ == "__main__":
    main(int(sys.argv[1]))
