"""Runs plain test files without pytest, which MicroPython does not have.

    micropython -m tests.on_micropython tests.engine_core.test_rent tests.engine_core.test_tax

Prints a line for each test, what went wrong below those that failed, and the count at the end.
"""

import sys


def show(error: BaseException) -> None:
    """The traceback, on the same stream as the rest, so that it stands below its line."""
    if hasattr(sys, "print_exception"):
        sys.print_exception(error, sys.stdout)
    else:
        from traceback import print_exception

        print_exception(type(error), error, error.__traceback__, file=sys.stdout)


def attempt(name: str, action) -> bool:
    """Whether the action went through; says so."""
    try:
        action()
    except Exception as error:
        print("FAIL %s: %s" % (name, type(error).__name__))
        show(error)
        return False
    return True


def run(modules: list) -> int:
    """The number of failures. A file that cannot be imported, or has no tests, is one."""
    passed = failed = 0
    for path in modules:
        if not attempt(path, lambda path=path: __import__(path)):
            failed += 1
            continue
        module = sys.modules[path]
        names = sorted([name for name in dir(module) if name.startswith("test_")])
        if not names:
            print("FAIL %s: has no tests" % path)
            failed += 1
        for name in names:
            if attempt(path + "." + name, getattr(module, name)):
                print("ok %s.%s" % (path, name))
                passed += 1
            else:
                failed += 1
    print("%d passed, %d failed" % (passed, failed))
    return failed


if __name__ == "__main__":
    sys.exit(1 if run(sys.argv[1:]) else 0)
