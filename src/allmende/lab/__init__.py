"""The lab: games played by bots in numbers, and what there is to learn from them."""
