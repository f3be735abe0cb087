"""What bots think about: nothing that no sensible player would do, but everything else."""

from __future__ import annotations

import pytest

from allmende.bots import Budget, Notes, bot, search, utility
from allmende.bots.insight import turn_of
from allmende.bots.turn import Way, explore
from allmende.core.chance import FastStream
from allmende.games.black_forest.actions import REMOVE, RETURN
from allmende.games.black_forest.effects import FOREST, PASTURE, POND
from allmende.games.black_forest.evaluate import worth_trying
from allmende.games.black_forest.rules.buildings import PlaceBuilding
from allmende.games.black_forest.rules.estates import FellForest, PlaceTile
from allmende.games.black_forest.rules.round import EndTurn
from allmende.games.black_forest.state import BlackForest
from tests.games.black_forest.table import has, herd, land, lay, own, turn
from tests.games.playing import begin, legal

A = 0


def tried(forest: BlackForest) -> set[str]:
    return {str(forest.space.actions[code]) for code in worth_trying(forest)}


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_all_through_a_game_something_is_worth_trying(seats: int) -> None:
    forest, chance = lay(seats), FastStream(seats)
    left_out = 0
    while not forest.is_over:
        codes = worth_trying(forest)
        assert codes
        assert codes == sorted(set(codes) & set(forest.legal))
        left_out += len(codes) < len(forest.legal)
        forest.apply(forest.legal[chance.below(len(forest.legal))])
    assert left_out > 20


def test_nothing_is_given_up_for_nothing() -> None:
    """FA-3."""
    forest = lay()
    own(forest, A, wood=3)
    land(forest, A, "f p a S . .")
    herd(forest, A, pigs=1, cattle=2)
    turn(forest, A)
    given_up = {
        str(forest.space.actions[code])
        for code in forest.legal
        if forest.space.actions[code].kind in (REMOVE, RETURN)
    }
    assert len(given_up) == 5
    assert tried(forest) == legal(forest) - given_up


def test_two_cells_side_by_side_stay_free() -> None:
    """BU-4: while a large building may come, what stands for good is put where the fewest are open; one cell will do for
    each thing that lies there."""
    forest = lay()
    land(forest, A, ". # . . f #")
    begin(forest, PlaceBuilding(A, 0))
    assert legal(forest) == {"put(0, 1)", "put(0, 3)", "put(0, 4)", "put(0, 5)"}
    assert tried(forest) == {"put(0, 1)", "put(0, 5)"}


def test_a_forest_is_felled_where_two_cells_become_free() -> None:
    forest = lay()
    land(forest, A, "F # F . # #")
    begin(forest, FellForest(A, False))
    assert legal(forest) == {"fell(0, 1)", "fell(0, 3)"}
    assert tried(forest) == {"fell(0, 3)"}


def test_a_tile_may_be_skipped() -> None:
    forest = lay()
    land(forest, A, ". . f f")
    begin(forest, PlaceTile(A, POND, True, 0))
    assert legal(forest) == {"put(0, 1)", "put(0, 2)", "put(0, 3)", "put(0, 4)", "skip()"}
    assert tried(forest) == {"put(0, 1)", "put(0, 4)", "skip()"}


def test_estates_differ_for_whoever_counts_them() -> None:
    """R31: with the Parish Church it matters which Estate gets its Forest."""
    forest = lay()
    land(forest, A, ". F", estate1="# . # #", estate2="f . f f", estate3="# . # #")
    begin(forest, PlaceTile(A, FOREST, False, 0))
    assert legal(forest) >= {"put(0, 1)", "put(1, 2)", "put(2, 2)", "put(3, 2)"}
    on_empty = {"put(0, 1)", "put(1, 2)", "put(2, 2)", "put(3, 2)"}
    assert len(tried(forest) & on_empty) == 1
    has(forest, A, "G5")
    assert tried(forest) & on_empty == {"put(0, 1)", "put(1, 2)", "put(2, 2)"}


def test_alone_a_look_ends_with_the_turn() -> None:
    """Nobody else decides, so the turns are counted."""
    forest = lay(1)
    turn(forest, A)
    ends = {turn_of(way.state) for way in ends_of(explore(forest, A, 100_000))}
    assert ends == {turn_of(forest) + 1}


def ends_of(way: Way) -> list[Way]:
    return [end for found in way.ways for end in ends_of(found)] if way.ways else [way]


def test_each_end_of_a_turn_is_looked_at_once() -> None:
    """Nothing is left to chance here, so another look would find the same; and the best end is chosen."""
    forest = lay(2)
    land(forest, A, ". . f f p", estate1=". . F F")
    begin(forest, EndTurn(A), PlaceTile(A, PASTURE, True, 0))
    ends = len(ends_of(explore(forest, A, 1000)))
    assert ends == 4
    advice = bot("search:iterations=1000,nodes=20,hurry=1").think(forest, A, 1, Notes())
    assert [candidate.visits for candidate in advice.candidates] == [1] * ends
    values = [candidate.value for candidate in advice.candidates]
    assert values == sorted(values, reverse=True)
    assert advice.code == advice.candidates[0].code


def test_an_action_is_worth_its_best_end() -> None:
    forest = lay(2)
    own(forest, A, wood=4, sand=3, water=3, brick=2)
    turn(forest, A)
    design = search.Design(3, 0.5, 1, 600, 20, 1, 1, 0, 1, 1, 0.0, "a test")
    searcher = search.Searcher(A, design)
    searcher.run(forest, 1, Budget(iterations=60), Notes())
    looked_at = [child for child in searcher.root.children.values() if child.line]
    assert len(looked_at) > 1
    assert utility(searcher.root.line, A) == max(utility(child.line, A) for child in looked_at)
    for node in looked_at:
        below = [child for child in node.children.values() if child.line]
        if below:
            assert utility(node.line, A) == max(utility(child.line, A) for child in below)
        assert node.done == (all(child.done for child in node.children.values()) if node.children else True)
