"""Runs on MicroPython: imports the modules that it is told and says which files they came from."""

import sys

if __name__ == "__main__":
    for name in sys.argv[1:]:
        __import__(name)
        print(sys.modules[name].__file__)
