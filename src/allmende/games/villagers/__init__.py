"""Villagers: found a village on the road after the plague, for 2 to 5 players, or alone against the Countess."""
