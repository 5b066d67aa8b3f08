"""For people at a PC: the `deedbox` command, the chip models and the simulator."""
