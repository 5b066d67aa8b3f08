"""The unit's /boot.py: what has to be so before anything else runs. Rarely changes."""

import machine
import micropython

micropython.alloc_emergency_exception_buf(100)  # else a fault in an interrupt has no text

# A watchdog goes on after Ctrl-C and a soft reset, which is how mpremote begins, and would bite
# while files are copied. It cannot be stopped, but made to wait: for an hour.
if machine.reset_cause() == machine.SOFT_RESET:
    machine.WDT(timeout=3600000)
