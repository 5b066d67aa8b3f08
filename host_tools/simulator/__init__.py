"""The simulator: the whole unit in a page, for a browser on this computer or any web host."""
