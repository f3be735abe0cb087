"""The rules of Village: one file a place or phase, named as players name it."""
