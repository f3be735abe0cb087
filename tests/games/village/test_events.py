"""What is told of the things that whole games rarely show."""

from __future__ import annotations

from allmende import Event
from allmende.games.village.rules.payment import ChooseCubes
from tests.games.playing import begin, pending, play
from tests.games.village.table import at, customers, lay, members, mourn, own, rest_in_peace


def test_d7_who_finds_no_grave_is_removed() -> None:
    village = lay()
    rest_in_peace(village, 0)
    members(village, 0, smithy=[1], farmyard=[1, 2])
    mourn(village)
    play(village, "let-die", "smithy")
    assert Event("removed", 0, {"generation": 1, "place": "smithy"}) in village.events


def test_d6_a_grave_when_the_chronicle_is_full() -> None:
    village = lay()
    rest_in_peace(village, 3, farmyard=1)
    members(village, 0, smithy=[1], farmyard=[1, 2])
    mourn(village)
    play(village, "let-die", "smithy")
    assert Event("graved", 0, {"generation": 1, "place": "smithy"}) in village.events


def test_d6_the_chronicle_first() -> None:
    village = lay()
    members(village, 0, smithy=[1], farmyard=[1, 2])
    mourn(village)
    play(village, "let-die", "smithy")
    assert Event("chronicled", 0, {"generation": 1, "place": "smithy"}) in village.events


def test_m3_a_sale_tells_the_customer_and_its_points() -> None:
    village = lay()
    customers(village, ["c01", "c03"], [])
    own(village, 0, grain=3)
    at(village, "market")
    points = next(customer.points for customer in village.tables.customers if customer.name == "c01")
    play(village, "serve", "c01")
    assert Event("served", 0, {"customer": "c01", "points": points}) in village.events


def test_r44_cubes_are_chosen_one_after_the_other() -> None:
    village = lay()
    begin(village, ChooseCubes(0, 3))
    for left in (3, 2, 1):
        assert pending(village) == ("choose-cubes", 0)
        assert village.view(0)["pending"]["count"] == left
        play(village, "choose-cube", "green")
        assert village.events == [Event("cube", 0, {"cube": "green"})]
    assert village.is_over
    assert village.families[0].influence[village.tables.green] == 3
