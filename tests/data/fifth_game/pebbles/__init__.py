"""Pebbles: the smallest whole game, for the test that adds a fifth one by adding a folder."""
