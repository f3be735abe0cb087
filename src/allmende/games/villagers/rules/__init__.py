"""The rules of Villagers: one file a phase or subject, named as players name it."""
