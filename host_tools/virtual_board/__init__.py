"""The whole unit without the hardware: the firmware's own files on models of its chips."""
