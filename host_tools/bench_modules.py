"""Runs on MicroPython: tells what each module of the unit takes of the heap.

    micropython -m host_tools.bench_modules engine_core engine_core.game ...

One line a module: its name, and the bytes that it keeps. Everything is imported once, and then
each module a second time: the names in a program are kept for ever and shared, and where the table
of them grows, one module would seem to take it all. They are the last line, with what remains.
"""

import gc
import sys


def used() -> int:
    gc.collect()
    return gc.mem_alloc()  # type: ignore[attr-defined]


def main(modules: list[str]) -> None:
    start = used()
    for name in modules:
        __import__(name)
    everything = used() - start
    for name in modules:
        kept = sys.modules.pop(name)
        before = used()
        __import__(name)
        size = used() - before
        sys.modules[name] = kept
        everything -= size
        print(name, size)
    print("the names in all of them", everything)


if __name__ == "__main__":
    main(sys.argv[1:])
