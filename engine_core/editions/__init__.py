"""The printed editions as data, and how one is read: see README.md beside this file."""
