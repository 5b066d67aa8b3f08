"""The unit's /main.py: chooses the folder that the app is in, and starts it. Rarely changes.

/a and /b can each hold a whole app; the file /app names the one to use, and is written last of all
when a new one has been copied. One that cannot even be imported is passed over for the other.
After a crash the unit starts again; what happened is in /crash.txt. Ctrl-C leads to the prompt.
"""

import sys
import time

import machine

PAUSE_MS = 3000  # a crash at every start shall not wear out the flash


def folders() -> tuple:
    try:
        with open("/app") as file:
            second = file.read(1) == "b"
    except OSError:
        second = False
    return ("/b", "/a") if second else ("/a", "/b")


def note(error: Exception) -> None:
    """Never fails: after a MemoryError even this may be too much."""
    try:
        sys.print_exception(error)
        with open("/crash.txt", "w") as file:
            sys.print_exception(error, file)
    except Exception:
        pass


def app_in(folder: str):
    """What starts the app in that folder; None where it cannot be imported."""
    sys.path.insert(0, folder)
    try:
        from firmware.main import start

        return start
    except Exception as error:
        note(error)
    sys.path.pop(0)
    for name in list(sys.modules):
        if name.split(".")[0] in ("firmware", "engine_core"):
            forget(name)
    return None


def forget(name: str) -> None:
    """Takes a module out of memory, once nobody uses it any more."""
    package, _, last = name.rpartition(".")
    del sys.modules[name]
    if package in sys.modules and hasattr(sys.modules[package], last):
        delattr(sys.modules[package], last)


def run() -> None:
    for folder in folders():
        start = app_in(folder)
        if start is not None:
            try:
                loop = start()
                start = None
                forget("firmware.main")  # it has built everything, and the memory is needed
                loop.run()
            except Exception as error:
                note(error)
                time.sleep_ms(PAUSE_MS)
                machine.reset()
            return
    print("Neither /a nor /b holds an app that starts. Copy one with: deedbox flash")


run()
