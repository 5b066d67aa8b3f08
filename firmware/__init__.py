"""What runs on the unit: drivers, screens, storage, and main.py that wires them together."""
