"""The rules against a second opinion: the same actions allowed, the same limits, the same income, in thousands of positions."""

from __future__ import annotations

from collections import Counter

import pytest

import allmende
from allmende import State
from allmende.core.chance import FastStream
from allmende.games.villagers.rules.build import BuildPhase
from tests.games.playing import begin
from tests.games.villagers import referee
from tests.games.villagers.table import coins, hand, lay, village

pytestmark = pytest.mark.sweep

TABLES: list[tuple[int, dict[str, bool | str]]] = [
    (1, {}), (2, {}), (2, {"edition": "retail"}), (3, {}), (3, {"edition": "retail"}), (4, {"drafted_hands": True}),
    (5, {}), (5, {"edition": "retail"}),
]  # fmt: skip
BUILDING = ("place", "apprentice", "smuggle", "tinner", "courier", "yield", "save")


def choose(state: State, chance: FastStream, eager: bool) -> int:
    """At random; an eager player builds while possible, with Monks and Apprentices first."""
    codes = state.legal
    if eager and chance.below(8):
        verbs = [state.game.action(code) for code in codes]
        rare = [action.code for action in verbs if action.verb == "apprentice" or 1 in action.args[2:]]
        busy = [action.code for action in verbs if action.verb in BUILDING]
        codes = rare or busy or [action.code for action in verbs if action.verb != "end"] or codes
    return codes[chance.below(len(codes))]


def check_limits(state: State) -> None:
    view = state.view(state.to_move)
    kind, event = view["pending"]["kind"], view.get("countess", {}).get("event")
    events = referee.PRINTED["solo"]["events"]["list"]
    less = {one["code"]: one["amount"] for one in events if one["id"] == event and "amount" in one}
    if kind == "pick-villager":
        lost = less.get("draft_limit_minus", 0)
        for seat, player in enumerate(view["players"]):
            food = referee.total(view, seat, "food")
            assert player["draft_limit"] == max(0, min(5, 2 + food) - lost)
    if kind == "build-turn" and not view["turn"]["cap_used"] and not view["turn"]["exchanged"]:
        lost = less.get("build_limit_minus", 0)
        builders = referee.total(view, state.to_move or 0, "builders")
        own = view["players"][state.to_move]
        assert own["build_limit"] == max(0, min(5, 2 + builders) - lost)


def check_income(state: State) -> int:
    """Villages do not change after a market, so that the view tells what it paid for."""
    view, met = state.view(), 0
    for event in state.events:
        if event.kind in ("first-market", "second-market"):
            earned = sum(change.amount for change in event.changes if change.seat == event.seat)
            assert earned == referee.income(view, event.seat, event.kind == "second-market"), event
            met += 1
        if event.kind == "turned":
            assert referee.total(view, event.seat, "food") == 1
    if any(event.kind.startswith("round") for event in state.events) and view["round"] > 1:
        for seat in range(state.seats):  # 7.1: nobody is left without food who has Founders to turn
            bare = [card["card"] for card in referee.tops(view, seat)]
            assert referee.total(view, seat, "food") or "founders" not in bare
    return met


@pytest.mark.parametrize("eager", [False, True])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whole_games(table: tuple[int, dict[str, bool | str]], eager: bool) -> None:
    seats, options = table
    markets = 0
    for seed in range(2):
        state = allmende.game("villagers").new(seats, 600 + seed, **options)
        chance = FastStream(seed)
        while not state.is_over:
            offered = {(action.verb, *action.args) for action in map(state.game.action, state.legal)}
            assert offered == referee.allowed(state), state.view(state.to_move)["pending"]
            check_limits(state)
            state.apply(choose(state, chance, eager))
            markets += check_income(state)
    assert markets >= 2 * 2 * seats


VILLAGES = [
    ["founders[swineherd+truffer | brewer]", "miner[seeker+spelunker | blacksmith(2)]", "hunter", "chandler", "chandler(2)"],
    ["founders_food", "founders[swineherd]", "monk=miner[mason]", "hayer[grazier+milk_maid]", "hayer[thatcher]"],
    ["apprentice=founders[poulterer]", "lumberjack[wheeler+cartwright | carpenter]", "lumberjack[wheeler]", "agent"],
    ["founders[monk=swineherd+truffer]", "graper[apprentice=vintner+wine_trader]", "graper", "lumberjack[shipwright | cooper(4)]"],
]  # fmt: skip
HANDS = [
    ["apprentice", "monk", "monk", "milk_maid", "spelunker", "swineherd", "smuggler"],
    ["apprentice", "apprentice", "monk", "cooper", "vintner", "poulterer", "tinner"],
    ["tinner", "tinner", "smuggler", "monk", "jeweler", "fromager", "truffer"],
    ["apprentice", "tinner", "monk", "wine_trader", "cartwright", "mason", "priest"],
]


@pytest.mark.parametrize("edition", ["pnp", "retail"])
@pytest.mark.parametrize("turn", range(4))
def test_red_cards_in_full_villages(edition: str, turn: int) -> None:
    """Prepared positions that random play almost never reaches; from each one some build turns are played."""
    met: Counter[str] = Counter()
    for owned in (0, 1, 2, 6):
        state = lay(2, edition=edition)
        for seat in range(2):
            hand(state, seat)
            village(state, seat)
        village(state, 0, *VILLAGES[turn])
        village(state, 1, *VILLAGES[(turn + 1 + owned % 2) % 4])
        for number in range(4):
            try:
                hand(state, 0, *HANDS[(turn + number + owned) % 4])
                break
            except AssertionError:  # not enough copies beside these villages
                continue
        coins(state, 0, owned)
        begin(state, BuildPhase())
        for seed in range(6):
            twin, chance = state.clone(), FastStream(seed)
            while not twin.is_over and twin.to_move == 0:
                actions = [twin.game.action(code) for code in twin.legal]
                assert {(action.verb, *action.args) for action in actions} == referee.allowed(twin)
                met[twin.view(0)["pending"]["kind"]] += 1
                twin.apply(choose(twin, chance, True))
    assert met["build-turn"] > 20
