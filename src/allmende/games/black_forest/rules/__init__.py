"""The rules of Black Forest: one file a place or phase, named as players name it."""
