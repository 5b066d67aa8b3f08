"""One chip per file. Pins, buses and the time are handed in; nothing here waits."""
