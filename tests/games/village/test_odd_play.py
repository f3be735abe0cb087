"""Stubborn players and poor villages: what is refused is refused for a true reason, and what is warned of happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import cast

import pytest

import allmende
from allmende.core.chance import FastStream
from allmende.games.village.state import Village
from tests.conformance.test_reasons import check
from tests.games.village.table import at, lay, mass, members, own, turn
from tests.games.village.truths import TRUTHS

pytestmark = pytest.mark.sweep

STYLES = {  # verbs that are chosen whenever possible; otherwise at random
    "anything": (),
    "homely": ("harvest", "birth", "skip", "decline"),
    "devout": ("join", "buy-out", "climb"),
    "political": ("advance", "enter", "privilege"),
    "restless": ("travel", "buy", "produce", "train"),
    "spendthrift": ("well-coins", "well", "pay", "mill"),
    "trader": ("do", "serve", "mill", "buy"),
    "lazy": ("skip", "pass", "done"),
    "recalling": ("recall", "train"),
}
FUNERALS = ("chronicled", "graved", "removed")
UNSEEN = {"no-coins-at-well"}  # a switch in the components: see test_turns.py


def poor(village: Village) -> None:
    """A village with almost nothing in the supply; the rest has left the game."""
    village.coins = 1
    village.goods = [0, 1, 0, 2, 1]
    village.influence = [min(count, 2) for count in village.influence]


def choose(village: Village, verbs: tuple[str, ...], chance: FastStream) -> int:
    wanted = [code for code in village.legal if village.game.action(code).verb in verbs]
    codes = wanted if wanted and chance.below(8) else village.legal
    return codes[chance.below(len(codes))]


def audit_bridges(village: Village, owed: dict[int, str]) -> None:
    """A family that crossed the bridge loses a member before the next turn, unless an event said otherwise."""
    for event in village.events:
        if event.kind in ("bridge", "bridge-safe"):
            assert event.seat not in owed
            owed[event.seat] = (
                "never" if "certain" not in event.args else ["maybe", "surely"][int(event.args["certain"])]
            )
        elif event.kind in FUNERALS:
            assert owed.pop(event.seat) in ("maybe", "surely")
        elif event.kind == "spared":
            assert owed.pop(event.seat) in ("maybe", "never")
        elif event.kind in ("took", "well", "declined", "mass"):
            assert not owed


@cache
def refusals(seats: int) -> Counter[str]:
    found: Counter[str] = Counter()
    for number, verbs in enumerate(STYLES.values()):
        village = cast(Village, allmende.game("village").new(seats, 900 + number))
        if number % 2:
            poor(village)
        chance, owed = FastStream(number), dict[int, str]()
        while not village.is_over:
            check("village", village)
            found.update(reason.key for _, reason in village.refusals())
            village.apply(choose(village, verbs, chance))
            audit_bridges(village, owed)
    return found


def no_higher_stage(village: Village) -> None:
    members(village, 0, stage_4=[1], farmyard=[2])
    own(village, 0, {"scroll": 1})
    at(village, "council")


def no_further_window(village: Village) -> None:
    members(village, 0, window_4=[1], window_1=[2])
    own(village, 0, grain=3)
    mass(village)


def no_coin_for_the_miller(village: Village) -> None:
    village.coins = 0
    own(village, 0, grain=2)
    at(village, "crafts")


def no_cubes_to_choose_from(village: Village) -> None:
    members(village, 0, stage_3=[1])
    village.influence = [0, 0, 0, 0]
    at(village, "council")


def no_next_round_to_start(village: Village) -> None:
    members(village, 0, farmyard=[1], stage_1=[1])
    own(village, 0, {"scroll": 1})
    village.last_turns = 1
    at(village, "council")


def no_goods_to_choose_from(village: Village) -> None:
    members(village, 0, stage_3=[1])
    village.goods = [0, 0, 0, 0, 0]
    at(village, "council")


def nothing_to_use_the_well_for(village: Village) -> None:
    members(village, 0, grave=[1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4])
    own(village, 0, pink=3, orange=1)  # before the well is paid, that would buy a scroll
    turn(village)


RARE: dict[str, Callable[[Village], None]] = {
    "last-stage": no_higher_stage,
    "leftmost-window": no_further_window,
    "no-coin-in-supply": no_coin_for_the_miller,
    "no-cubes-in-supply": no_cubes_to_choose_from,
    "no-goods-in-supply": no_goods_to_choose_from,
    "no-next-round": no_next_round_to_start,
    "well-for-nothing": nothing_to_use_the_well_for,
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_reasons_and_warnings_are_true_however_one_plays(seats: int) -> None:
    assert len(refusals(seats)) > 15


@pytest.mark.parametrize("key", RARE)
def test_rare_reasons_are_true_too(key: str) -> None:
    village = lay()
    RARE[key](village)
    check("village", village)
    assert key in {reason.key for _, reason in village.refusals()}


def test_every_reason_comes_up() -> None:
    """Else nothing here would say anything about it."""
    found = set(refusals(2) + refusals(3) + refusals(4)) | set(RARE)
    assert set(TRUTHS) - found <= UNSEEN
