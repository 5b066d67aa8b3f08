"""The version of the firmware, as the unit shows it and saved games name it."""

VERSION = "0.1.0"
