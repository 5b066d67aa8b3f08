"""What takes more than a key or two: one file each, a generator of panels."""
