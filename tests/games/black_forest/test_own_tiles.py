"""Tiles that our own set does not have, but a box might: the effect vocabulary covers them."""

from __future__ import annotations

from pathlib import Path

import pytest

from allmende.games.black_forest.state import BlackForest
from tests.games.black_forest.table import at, has, herd, holds, job, land, lay, own, provisions, tile, turn
from tests.games.playing import legal, pending, play, why

A, B = 0, 1

OWN = """
[[tradesperson]]
id = "pig_farmer"
options = [{ pay = {}, do = [{ op = "plant", n = 1 }] }]
[[tradesperson]]
id = "cattle_farmer"
options = [{ pay = {}, do = [{ op = "estate", n = 1 }] }]
[[tradesperson]]
id = "herder"
options = [{ pay = {}, do = [{ op = "fill_pasture" }] }]
[[jobs.tiles]]
id = "J7"
pay = { provision = 1, livestock = 2, pig = 1 }
do = [{ op = "gain", goods = { brick = 2 } }]
[[small_buildings.faces]]
id = "VI-0-B"
effect = [{ pay = { provision = 2 }, gain = { commodity = 0 } }]
[estates.small]
limit_per_player = 1
"""


@pytest.fixture
def forest(tmp_path: Path) -> BlackForest:
    file = tmp_path / "mine.toml"
    file.write_text(OWN, "utf-8")
    return lay(components=str(file))


def test_a_tradesperson_who_plants(forest: BlackForest) -> None:
    land(forest, A, ". S")
    at(forest, "pig_farmer", "traveling_merchant")
    play(forest, "activate", "pig_farmer")
    assert tile(forest, A, "forest") == 1
    forest.forests = 0
    land(forest, A, ". S")
    forest.forests = 0
    at(forest, "pig_farmer", "traveling_merchant")
    assert pending(forest) == ("choose-basic", A)  # none left to plant


def test_a_tradesperson_who_gives_an_estate_up_to_the_limit(forest: BlackForest) -> None:
    land(forest, A, "S")
    at(forest, "cattle_farmer", "butcher")
    assert len(forest.players[A].cells) == 16
    at(forest, "cattle_farmer", "traveling_merchant")
    assert pending(forest) == ("choose-basic", A)


def test_a_tradesperson_who_fills_a_pasture(forest: BlackForest) -> None:
    land(forest, A, ". S")
    at(forest, "herder", "glass_miller")
    assert pending(forest) == ("raise-animals", A)  # the only cell, and it has to be placed
    play(forest, "raise", "pig")
    assert forest.players[A].pigs == 3


def test_a_price_in_several_things_at_once(forest: BlackForest) -> None:
    """Provisions by marker, animals of either type, one pig besides: asked one by one, then taken."""
    land(forest, A, "a a S")
    herd(forest, A, pigs=3, cattle=2)
    own(forest, A, provisions=(1, 2))
    job(forest, "J7", "V1")
    at(forest, "traveling_merchant", "lumberjack")
    play(forest, "job")
    assert legal(forest) == {"markers(0, 2)", "markers(1, 1)"}
    play(forest, "markers", 1, 1)
    assert legal(forest) == {"give(pig)", "give(cattle)"}
    play(forest, "give", "pig")
    play(forest, "give", "pig")
    assert (forest.players[A].pigs, forest.players[A].cattle) == (0, 2)
    assert holds(forest, A, "brick") == [2]
    assert provisions(forest, A) == [1, 1]


def test_a_price_in_animals_counts_all_it_asks_for(forest: BlackForest) -> None:
    herd(forest, A, pigs=1, cattle=1)
    own(forest, A, provisions=(1, 2))
    job(forest, "J7", "V1")
    at(forest, "traveling_merchant", "cook")
    assert why(forest, "job") == "TP-2"  # 3 animals are owed in all


def test_a_conversion_paid_in_provisions(forest: BlackForest) -> None:
    has(forest, A, "VI-0-B")
    own(forest, A, provisions=(1, 1))
    turn(forest, A)
    play(forest, "convert", "VI-0-B")
    assert provisions(forest, A) == [0, 0]
