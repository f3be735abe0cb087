"""What the view tells of a player beyond what lies there: what each way costs, and where the animals stand."""

from __future__ import annotations

from typing import Any

from allmende.games.black_forest.effects import BUILDING
from tests.games.black_forest.table import face, has, herd, land, lay, place, stand

A, B = 0, 1


def shown(forest: Any, seat: int = A) -> dict[str, Any]:
    player: dict[str, Any] = forest.view(seat)["players"][seat]
    return player


def way(forest: Any, where: str) -> tuple[int, int]:
    found = shown(forest)["ways"][where]
    return found["provisions"], found["tolls"]


def test_ways_count_roads_and_tolls_from_where_the_pawn_stands() -> None:
    """MV-4 to MV-6, PC-1."""
    forest = lay(seats=2)
    stand(forest, A, "V1-1")
    stand(forest, B, "V3")
    forest.neutral = place(forest, "V3-1")
    assert way(forest, "V1") == (0, 0)
    assert way(forest, "V2") == (1, 0)
    assert way(forest, "V3") == (2, 2)
    assert way(forest, "L6")[1] == 0
    has(forest, A, "VIII-2-B")  # X25: the Coaching Inn saves a road
    assert way(forest, "V3") == (1, 2)
    has(forest, A, "W3")  # the Post Station pays no toll
    assert way(forest, "V3") == (1, 0)


def test_the_first_placing_costs_nothing() -> None:
    """MV-1."""
    forest = lay()
    forest.players[A].pawn = -1
    assert {(one["provisions"], one["tolls"]) for one in shown(forest)["ways"].values()} == {(0, 0)}


def test_x7_animals_stand_where_all_fit_and_as_many_as_can_on_pastures() -> None:
    """LV-4, LV-5."""
    forest = lay()
    land(forest, A, "a a F S")
    herd(forest, A, pigs=4, cattle=5)
    both = shown(forest)["housing"]
    assert both == {
        "0:1": {"pig": 3, "cattle": 0},
        "0:2": {"pig": 0, "cattle": 3},
        "0:3": {"pig": 1, "cattle": 0},
        "0:4": {"pig": 0, "cattle": 2},
    }
    herd(forest, A, pigs=7)
    assert shown(forest)["housing"] == {
        "0:1": {"pig": 3, "cattle": 0},
        "0:2": {"pig": 3, "cattle": 0},
        "0:3": {"pig": 1, "cattle": 0},
    }


def test_small_estates_and_buildings_house_animals_too() -> None:
    """BU-7: a large building stands on two cells, and houses its animals once."""
    forest = lay()
    player = land(forest, A, "S", estate1="F . . .")
    has(forest, A, "X-0-B")
    player.cells[1] = player.cells[2] = BUILDING + face(forest, "X-0-B")
    herd(forest, A, pigs=3, cattle=1)
    assert shown(forest)["housing"] == {
        "0:1": {"pig": 0, "cattle": 1},
        "0:2": {"pig": 2, "cattle": 0},
        "1:1": {"pig": 1, "cattle": 0},
    }
