"""The unit's /boot.py: what has to be so before anything else runs. Rarely changes."""

import micropython

micropython.alloc_emergency_exception_buf(100)  # else a fault in an interrupt has no text
