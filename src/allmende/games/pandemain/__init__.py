"""Pandemain: bakers of Nördlingen, for 1 to 4 players, with sim-bakers, scenarios and variants."""
