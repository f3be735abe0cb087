"""The rules of Pandemain: one file a place or phase, named as players name it."""
