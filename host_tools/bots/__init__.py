"""Players who are programs: one who plays anything, one who plays to win."""
