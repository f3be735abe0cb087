"""A row of counts about one player: weighed while it is counted, or kept.

A search asks for what a row is worth at every position it visits and never looks at the row itself. So nothing is
put together then: each count is multiplied by its weight and added at once, in the order in which it comes.
"""

from __future__ import annotations


class Tally:
    """Takes a player's points, then one count for each weight. Without weights it keeps them all in `row`."""

    def __init__(self, weights: list[float] | None) -> None:
        self.keeping = weights is None
        self.weights: list[float] = [] if weights is None else weights
        self.place = 0  # of the next count
        self.value = 0.0
        self.row: list[float] = []

    def begin(self, points: float) -> None:
        """A new row."""
        if self.keeping:
            self.row = [points]
        else:
            self.place = 0
            self.value = points

    def add(self, count: float) -> None:
        if self.keeping:
            self.row.append(count)
        else:
            place = self.place
            self.value += self.weights[place] * count
            self.place = place + 1

    def worth(self) -> float:
        """What the row adds up to. (mypyc can't read a float of a class in another library once that is compiled.)"""
        return self.value
