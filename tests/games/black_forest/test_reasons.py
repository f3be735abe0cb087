"""Reasons say what is needed and what is there."""

from __future__ import annotations

import pytest

import allmende
from allmende.core.decisions import Reason
from allmende.core.words import words
from allmende.games.black_forest.state import BlackForest
from tests.games.black_forest.table import at, has, herd, job, land, lay, offer, own, stand, trades, turn
from tests.games.playing import play

A, B, C = 0, 1, 2


def because(forest: BlackForest, verb: str, *args: str | int, language: str = "en") -> str:
    reason = forest.why_not(forest.game.code(allmende.Action(verb, args)))
    assert isinstance(reason, Reason)
    return words(language, "black-forest").reason(reason)


def test_ways_and_tolls() -> None:
    forest = lay()
    stand(forest, A, "V1-1")
    stand(forest, B, "V2-1")
    stand(forest, C, "V2")
    own(forest, A, provisions=(0, 1), wood=1)
    turn(forest, A)
    assert because(forest, "move", "V3-1") == "Going there costs 2 provisions, and you have only 1 provision."
    assert (
        because(forest, "move", "V2-2")
        == "The toll there is 2 basic resources, and you have only 1 basic resource."
    )
    assert (
        because(forest, "move", "V3-1", language="es")
        == "Ir allí cuesta 2 provisiones y solo tienes 1 provisión."
    )
    assert because(forest, "swap", "cook") == "You have no commodities and need 1 commodity."
    forest.players[A].pawn = -1
    turn(forest, A)
    assert because(forest, "move", "L1") == "Your first move has to go to a space in a village."


@pytest.mark.parametrize(
    ("trade", "service", "text"),
    [
        ("brickmaker", "brickmaker", "You have no charcoal and need 1 charcoal."),
        ("furnace_maker", "furnace_maker", "You have only 2 brick and need 3 brick."),
        ("butcher", "butcher-1", "You have no pigs and need 1 pig."),
        ("landowner", "landowner-2", "You have no water and need 1 water."),
        ("cook", "cook-2", "You have only 1 Pond and need 2 Ponds."),
        ("cook", "cook-1", "You have no Fields and need 1 Field."),
        ("herder", "herder-1", "You have no cattle and need 1 cattle."),
        ("herder", "herder-2", "You have no pigs and need 1 pig."),
        ("lumberjack", "lumberjack", "You have no Forests and need 1 Forest."),
        ("pig_farmer", "pig_farmer", "You have no room for the animals, even if you return others."),
        ("builder", "builder", "There is no building you could pay for and place."),
    ],
)
def test_tradespeople(trade: str, service: str, text: str) -> None:
    forest = lay(ask_turn_end=True)
    land(forest, A, "S p")
    offer(forest, "V-2-A")
    own(forest, A, brick=2)
    at(forest, trade, "traveling_merchant")
    assert because(forest, "activate", service) == text


def test_a_pond_counted_more_is_needed_less() -> None:
    """BU-7: with the Waterworks one Pond is enough for meat, and none is one too few."""
    forest = lay(ask_turn_end=True)
    land(forest, A, "S")
    has(forest, A, "IV-2-B")
    at(forest, "cook", "traveling_merchant")
    assert because(forest, "activate", "cook-2") == "You have no Ponds and need 1 Pond."


def test_animals_steps_and_tiles_without_room() -> None:
    forest = lay(ask_turn_end=True)
    land(forest, A, "S f")
    herd(forest, A, cattle=2)
    own(forest, A, porridge=3, brick=3)
    has(forest, A, "X-1-A", "XII-1-A", "XI-1-A")  # for cattle, for a step, for a Pond
    forest.players[A].progress, forest.estates = 2, 0
    at(forest, "farmhand", "carpenter")
    assert because(forest, "activate", "farmhand-2") == (
        "You have no empty space and no other Field, Pond or Pasture to replace."
    )
    assert because(forest, "activate", "carpenter-2") == (
        "The Glass Hut can’t move on: there is no Small Estate left for you."
    )
    assert because(forest, "convert", "X-1-A").startswith("You have no room for the animals")
    assert because(forest, "convert", "XII-1-A").startswith("The Glass Hut can’t move on")


def test_jobs_and_buildings() -> None:
    forest = lay(ask_turn_end=True)
    own(forest, A, wood=2, brick=2)
    job(forest, "J8", "V1")
    land(forest, A, "S # F")
    offer(forest, "I-0-A", "V-2-A", "G1")
    at(forest, "builder", "traveling_merchant")
    assert because(forest, "job") == "You have no animals and need 1 animal."
    forest = lay()
    own(forest, A, wood=3, brick=3, glass=3)
    land(forest, A, "S . F .")
    offer(forest, "I-0-A", "II-0-A", "V-0-A", "G1", "G4")
    at(forest, "builder", "butcher")
    assert because(forest, "build", "G4") == "You have only 3 wood and need 4 wood."
    assert because(forest, "build", "G1") == "It needs two free adjacent spaces on one Estate."


def test_a_second_swap_and_a_late_one() -> None:
    forest = lay()
    own(forest, A, commodity=2)
    trades(forest, V1_1="cook", V1_2="gardener")
    stand(forest, A, "V1-3")
    turn(forest, A)
    late = forest.clone()
    play(forest, "swap", "builder")
    assert because(forest, "swap", "cook") == "You can swap the Merchant only once a turn."
    assert because(forest, "beg") == "You have swapped the Merchant, so you have to move."
    play(late, "remove", 0, 4)
    assert because(late, "swap", "cook") == "You can spend a commodity only before you do anything else."
