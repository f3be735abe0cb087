"""Who comes when in a mass: from the starting player, clockwise, in both of its rounds (A1, A4)."""

from __future__ import annotations

from tests.games.playing import pending, play
from tests.games.village.table import lay, mass, members, own


def test_a1_buying_goes_clockwise_from_the_starting_player() -> None:
    village = lay(4)
    village.starter = 2
    for seat in range(4):
        members(village, seat, bag=[1])
        own(village, seat, coins=1)
    mass(village)
    asked = []
    while pending(village)[0] == "buy-from-bag":
        asked.append(pending(village)[1])
        play(village, "done")
        if village.is_over:
            break
    assert asked == [2, 3, 0, 1]


def test_a4_climbing_goes_clockwise_from_the_starting_player() -> None:
    village = lay(4)
    village.starter = 1
    for seat in range(4):
        members(village, seat, window_1=[1])
        own(village, seat, grain=2)
    mass(village)
    asked = []
    while not village.is_over:
        kind, seat = pending(village)
        assert kind == "climb-windows"
        asked.append(seat)
        play(village, "done")
    assert asked == [1, 2, 3, 0]
