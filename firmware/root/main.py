"""The unit's /main.py: chooses the folder that the app is in, and starts it. Rarely changes.

/a and /b can each hold a whole app; the file /app names the one to use, and is written last of all
when a new one has been copied. One that does not start, because a file is missing or empty, is
passed over for the other. If neither starts, this ends at the prompt, so that a computer can copy
a whole one: no watchdog runs then, for an app starts it as the last thing of all.

An app that crashes later starts again, with the whole unit, and sees to it that this has an end
(firmware/starts.py). What happened is in /crash.txt. Ctrl-C leads to the prompt at any time: it is
not an Exception, and nothing here catches it.
"""

import gc
import sys
import time

import machine

PAUSE_MS = 3000  # a crash at every start shall not wear out the flash
NOTES = 4000  # bytes: about a dozen crashes, then /crash.txt begins anew


def folders() -> tuple:
    try:
        with open("/app") as file:
            second = file.read(1) == "b"
    except OSError:
        second = False
    return ("/b", "/a") if second else ("/a", "/b")


def note(folder: str, error: Exception) -> None:
    """Never fails: after a MemoryError even this may be too much. It adds to what is there, or
    the cause of a crash would be lost when the next start has to pass over a folder."""
    try:
        sys.print_exception(error)
        with open("/crash.txt", "a") as file:
            full = file.seek(0, 2) > NOTES
        with open("/crash.txt", "w" if full else "a") as file:
            print(folder, file=file)
            sys.print_exception(error, file)
    except Exception:
        pass


def forget(name: str) -> None:
    """Takes a module out of memory, once nobody uses it any more."""
    package, _, last = name.rpartition(".")
    del sys.modules[name]
    if package in sys.modules and hasattr(sys.modules[package], last):
        delattr(sys.modules[package], last)


def forget_app() -> None:
    """Else the other folder's app would find these modules, and not its own."""
    for name in list(sys.modules):
        if name.split(".")[0] in ("firmware", "engine_core"):
            forget(name)
    gc.collect()


def built(folder: str):
    """The app's loop, ready to run; None where the app in that folder does not start."""
    sys.path.insert(0, folder)
    try:
        from firmware.main import start

        loop = start()
        forget("firmware.main")  # it has built everything, and the memory is needed
        return loop
    except Exception as error:
        note(folder, error)
    sys.path.pop(0)
    forget_app()
    return None


def run() -> None:
    for folder in folders():
        loop = built(folder)
        if loop is not None:
            try:
                loop.run()
            except Exception as error:
                note(folder, error)
                time.sleep_ms(PAUSE_MS)
                machine.reset()
            return
    print("Neither /a nor /b holds an app that starts. Copy one with: deedbox flash")


run()
