"""Whole games at random: nothing gets lost, wheels stand still, animals are housed, and the end comes as the rules say."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

import allmende
from allmende.core.chance import FastStream
from allmende.core.decisions import kind_of
from allmende.core.state import Value
from allmende.games.black_forest.actions import MOVE
from allmende.games.black_forest.effects import BUILDING, CELLS
from allmende.games.black_forest.faces import CONVERSION, T_PASTURE, TRAITS
from allmende.games.black_forest.goods import GOODS, M_BRICK, M_COMMODITY, M_HIGH, M_LOW
from allmende.games.black_forest.rules.effects import with_traits
from allmende.games.black_forest.rules.foresight import (
    ConversionWalk,
    Walks,
    can_act,
    conversions_may_help,
    has_conversion,
    imagine,
)
from allmende.games.black_forest.rules.livestock import fits
from allmende.games.black_forest.rules.travel import can_move_converting
from allmende.games.black_forest.rules.turn import TakeTurn, swap
from allmende.games.black_forest.rules.wheels import turn_cooking_wheel, turn_glass_wheel
from allmende.games.black_forest.state import BlackForest, Player
from tests.games.black_forest.table import has, land, lay, own_all, turn
from tests.games.playing import legal

pytestmark = pytest.mark.sweep

TABLES: list[tuple[int, dict[str, Value]]] = [
    (1, {}), (2, {}), (2, {"two_player": "fan_toll"}), (2, {"two_player": "none"}), (3, {"ask_every_gift": False}),
    (3, {"ask_turn_end": True}), (4, {}), (4, {"first_game": True}),
]  # fmt: skip


def check_player(forest: BlackForest, player: Player, asked: str) -> None:
    store, tables = player.store, forest.tables
    assert min(store) >= 0
    assert max(store[: M_BRICK + 1]) <= tables.basic_max
    assert max(store[M_BRICK + 1 :]) <= tables.refined_max
    assert store[M_LOW] <= store[M_HIGH]
    assert player.tiles == [player.cells.count(thing) for thing in range(len(CELLS))]
    traits = [0] * TRAITS
    traits[T_PASTURE] = tables.pasture_capacity
    for number in player.buildings:
        traits = with_traits(traits, tables.faces[number].traits)
    assert player.traits == traits
    if asked == "take-turn":  # between turns nothing is left to be settled
        trial = store.copy()
        assert (
            turn_glass_wheel(trial, tables.refined_max) + turn_cooking_wheel(trial, tables.refined_max) == 0
        )
        assert player.due == []
        assert forest.under_construction == -1
        assert fits(forest, player, player.pigs, player.cattle, True)
        built = [thing - BUILDING for thing in player.cells if thing >= BUILDING]
        expected = [n for n in player.buildings for _ in range(2 if tables.faces[n].large else 1)]
        assert sorted(built) == sorted(expected)


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game(seats: int, options: dict[str, Value], seed: int) -> None:
    forest = cast(BlackForest, allmende.game("black-forest").new(seats, seed, **options))
    quiet = forest.clone()
    quiet.telling = False
    choice = FastStream(seed)
    census = forest.game.census(forest)
    announced = 0
    while not forest.is_over:
        asked = kind_of(forest.decision())
        for player in forest.players:
            check_player(forest, player, asked)
        spaces = [player.pawn for player in forest.players if 0 <= player.pawn < forest.tables.slots]
        if seats > 1:
            spaces += [forest.neutral] if 0 <= forest.neutral < forest.tables.slots else []
        assert len(spaces) == len(set(spaces))
        code = forest.legal[choice.below(len(forest.legal))]
        forest.apply(code)
        quiet.apply(code)
        announced += len([event for event in forest.events if event.kind == "end-announced"])
        assert forest.game.census(forest) == census
    assert quiet.events == []
    assert quiet == forest
    if seats == 1:
        assert forest.turns == 25
    elif forest.trigger >= 0:
        assert announced == 1
        assert forest.last_turns == 0
    else:
        assert (announced, forest.round) == (0, 50)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_refusal_is_without_a_rule(seats: int) -> None:
    forest = allmende.game("black-forest").new(seats, 11)
    choice, rules = FastStream(seats), set()
    for _ in range(400):
        if forest.is_over:
            break
        for action, reason in forest.refusals():
            assert reason.rule, str(action)
            rules.add(reason.rule)
        forest.apply(forest.legal[choice.below(len(forest.legal))])
    assert len(rules) > 8


def potential(forest: BlackForest, player: Player) -> int:
    """What each conversion lowers (BU-9)."""
    table = forest.game.components.section("conversion_potential").data["weights"]
    goods = sum(table[word] * player.held(kind) for kind, word in enumerate(GOODS))
    return int(goods + table["pig"] * player.pigs + table["cattle"] * player.cattle)


@pytest.mark.parametrize("seed", range(12))
def test_conversions_end_also_if_somebody_wants_them_not_to(seed: int) -> None:
    """All 19 blue buildings, both glass-wheel buildings and everything in store: the sum falls with every conversion."""
    forest = lay(2, two_player="none")
    blue = [face.word for face in forest.tables.faces if face.kind == CONVERSION]
    assert len(blue) == 19
    player = has(forest, 0, *blue, "II-2-A", "IX-2-A")
    player.reminders = 0
    land(forest, 0, "a a p S . . . . F F")
    basics = ["wood", "sand", "water", "charcoal_glass", "charcoal_cooking", "porridge", "meat", "brick"]
    own_all(forest, 0, dict.fromkeys(basics, 7) | {"glass": 3, "commodity": 3})
    player.pigs, player.cattle = 3, 1
    turn(forest)
    choice, conversions, before = FastStream(seed), 0, potential(forest, player)
    while legal(forest, "convert"):
        acts = [code for code in forest.legal if forest.game.action(code).verb == "convert"]
        forest.apply(acts[choice.below(len(acts))])
        while kind_of(forest.decision()) != "take-turn":
            forest.apply(forest.legal[choice.below(len(forest.legal))])
        after = potential(forest, player)
        assert after < before
        before, conversions = after, conversions + 1
    assert 10 < conversions < 300


def finds_action(forest: BlackForest, seat: int, place: int) -> bool:
    """Whether any position that conversions lead to allows an action at a place."""
    walk = ConversionWalk(imagine(forest, seat), seat)
    while (here := walk.next()) is not None:
        if can_act(here, here.players[seat], place, 0):
            return True
    return False


# Some blue buildings take or give animals, a Pond or Progress, so that more than goods may have been missing.
BLUE: list[list[str]] = [[], ["VII-1-A", "X-1-A"], ["XI-1-A", "V-0-A"], ["XII-1-A", "VII-1-A", "I-0-B"]]


@pytest.mark.parametrize("owned", BLUE)
def test_no_look_ahead_is_left_out_that_would_find_something(owned: list[str]) -> None:
    left_out = 0
    for seed in range(1, 7):
        forest = cast(BlackForest, allmende.game("black-forest").new(4, seed))
        for seat in range(4):
            has(forest, seat, *owned)
        choice = FastStream(seed)
        while not forest.is_over:
            seat = forest.decision().seat
            if has_conversion(forest, seat):
                for place in range(forest.tables.slots):
                    idle = not can_act(forest, forest.players[seat], place, 0)
                    if idle and not conversions_may_help(forest, forest.players[seat], place):
                        assert not finds_action(forest, seat, place)
                        left_out += 1
            forest.apply(forest.legal[choice.below(len(forest.legal))])
    assert left_out > 100


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_move_that_is_not_listed_would_be_refused(seats: int) -> None:
    left_out = 0
    forest, choice = cast(BlackForest, allmende.game("black-forest").new(seats, 7)), FastStream(7)
    while not forest.is_over:
        decision = forest.decision()
        if isinstance(decision, TakeTurn):
            listed = decision.actions(forest)
            for move in forest.space.of(MOVE):
                if move not in listed:
                    assert decision.refuse(forest, move) is not None
                    left_out += 1
        forest.apply(forest.legal[choice.below(len(forest.legal))])
    assert left_out > 100


def test_a_walk_for_all_swaps_finds_what_one_for_each_finds() -> None:
    """In positions without a move, which are rare: these games have some. With other numbers look for others."""
    shared = 0
    for seed in (11, 42):
        forest, choice = cast(BlackForest, allmende.game("black-forest").new(4, seed)), Random(seed)
        while not forest.is_over:
            decision = forest.decision()
            if isinstance(decision, TakeTurn):
                listed = cast(TakeTurn, decision.informed(forest))
                for action in decision.actions(forest):
                    assert listed.refuse(forest, action) is decision.refuse(forest, action)
                shared += listed.outlook is not None and bool(listed.outlook.swapping.known)
            forest.apply(choice.choice(forest.legal_actions()))
    assert shared


def test_a_shared_walk_looks_at_the_tiles_of_each_swap() -> None:
    """Where some swaps leave a move and others don't: the walk that was begun for one of them says the same about the next as
    one of its own would."""
    said: set[bool] = set()
    for seed in (14, 949):
        forest, choice = cast(BlackForest, allmende.game("black-forest").new(2, seed)), Random(seed)
        while not forest.is_over:
            decision = forest.decision()
            if isinstance(decision, TakeTurn) and forest.players[decision.seat].store[M_COMMODITY]:
                seat, walks = decision.seat, Walks()
                for trade in range(forest.tables.merchant):
                    twin, other = imagine(forest, seat), imagine(forest, seat)
                    swap(twin, seat, trade)
                    swap(other, seat, trade)
                    found = can_move_converting(twin, seat, walks)
                    assert found == can_move_converting(other, seat, Walks())
                    said.add(found)
            forest.apply(choice.choice(forest.legal_actions()))
    assert said == {True, False}
