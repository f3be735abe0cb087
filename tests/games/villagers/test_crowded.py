"""Crowded villages: both copies of a kind in one village, covered and not, Monks and Apprentices, every red card in hand.

Random games almost never get there. From each such table every action is tried, and random ones after it; the villages must
stay forests (`invariants.py`), and everything that moves must be told.
"""

from __future__ import annotations

import pytest

from allmende.core.chance import FastStream
from allmende.games.villagers.rules.build import BuildPhase
from allmende.games.villagers.rules.countess import YieldVillager
from allmende.games.villagers.rules.draft import DraftPhase
from allmende.games.villagers.rules.market import FoodCheck, Markets, PayBronze
from allmende.games.villagers.state import Villagers
from allmende.games.villagers.tables import NONE
from tests.conformance.sampling import choose
from tests.conformance.test_ledger import apply_and_audit
from tests.conformance.test_reasons import check as check_reasons
from tests.games.playing import begin
from tests.games.villagers.invariants import check
from tests.games.villagers.table import coins, hand, lay, let_be, village

pytestmark = pytest.mark.sweep

CHAINS = [
    "founders", "founders_food", "founders+swineherd", "founders_food+swineherd+truffer", "hayer+grazier",
    "hayer+grazier+milk_maid", "hayer[grazier+milk_maid+fromager | carter]", "hayer+thatcher", "lumberjack[wheeler | carpenter]",
    "lumberjack+wheeler+cartwright", "miner+seeker", "miner[seeker+spelunker | blacksmith(2)]", "miner+mason", "graper",
    "graper+vintner", "chandler(2)", "hunter", "monk=miner+mason", "monk=hayer[grazier | thatcher]", "lumberjack+shipwright",
    "apprentice=lumberjack+wheeler", "miner+apprentice=seeker+spelunker", "founders+monk=swineherd+truffer", "lumberjack+cooper(4)",
    "graper+monk=vintner+wine_trader", "scribe", "agent", "miner", "lumberjack", "hayer", "freelancer(1)", "thief(3)", "nun",
    "monk=founders+poulterer", "apprentice=founders+brewer", "recruiter",
]  # fmt: skip
REDS = [
    "schemer", "apprentice", "tinner", "smuggler", "monk", "courier", "noble", "sheriff", "pigeoneer", "barbarian", "flaker",
    "benefactor", "prophet", "thief", "nun", "freelancer", "recruiter",
]  # fmt: skip
OTHERS = [
    "grazier", "milk_maid", "wheeler", "swineherd", "truffer", "poulterer", "spelunker", "cooper", "brewer", "agent",
]  # fmt: skip


def crowd(seed: int, solo: bool = False, edition: str = "pnp") -> Villagers:
    """Chains and hands drawn from the lists, as far as there are cards for them."""
    chance = FastStream(seed)
    if solo:
        state = lay(1)
    else:
        state = lay(3, edition=edition, promo=True, profiteers=True, saints=True, scoundrels=True)
    left = list(range(len(CHAINS)))
    chance.shuffle(left)
    for seat in range(state.seats):
        trees: list[str] = []
        for chain in left[: len(left) // (state.seats - seat) if state.seats - seat > 1 else len(left)]:
            left = [one for one in left if one != chain]
            try:
                village(state, seat, *trees, CHAINS[chain])
                trees.append(CHAINS[chain])
            except (AssertionError, ValueError, KeyError):  # no copy left
                village(state, seat, *trees)
        _hold(state, seat, chance, solo)
        coins(state, seat, chance.below(5))
    return state


def _hold(state: Villagers, seat: int, chance: FastStream, solo: bool) -> None:
    wanted = [*OTHERS] if solo else [*REDS, *OTHERS]
    order = list(range(len(wanted)))
    chance.shuffle(order)
    held: list[str] = []
    for number in order[:9]:
        try:
            hand(state, seat, *held, wanted[number])
            held.append(wanted[number])
        except (AssertionError, ValueError, KeyError):
            hand(state, seat, *held)


def try_everything(state: Villagers, seed: int) -> int:
    """Every action, and random ones after it; returns how many actions there were."""
    check(state)
    check_reasons("villagers", state)
    chance = FastStream(seed)
    codes = state.legal_actions()
    for code in codes:
        twin = state.clone()
        apply_and_audit(twin, code)
        check(twin)
        for _ in range(3):
            if not twin.is_over:
                apply_and_audit(twin, choose(twin, chance))
                check(twin)
        check_reasons("villagers", twin)
    return len(codes)


@pytest.mark.parametrize("edition", ["pnp", "retail"])
@pytest.mark.parametrize("seed", range(4))
def test_build_turns(edition: str, seed: int) -> None:
    state = crowd(seed, edition=edition)
    begin(state, PayBronze(), Markets(), FoodCheck(), BuildPhase())
    assert try_everything(state, seed) > 5


@pytest.mark.parametrize("seed", range(3))
def test_draft_turns(seed: int) -> None:
    state = crowd(seed)
    begin(state, DraftPhase())
    let_be(state)
    assert try_everything(state, seed) > 10


@pytest.mark.parametrize("seed", range(6))
def test_villagers_going_over_to_the_countess(seed: int) -> None:
    """R48, whichever of two copies lies first."""
    state = crowd(seed, solo=True)
    begin(state, YieldVillager(0, 0))
    if state.stack:
        assert try_everything(state, seed) > 1


def test_crowds_are_what_they_are_for() -> None:
    """Both copies of a kind in one village, the covered one first: the case that went wrong."""
    found = 0
    for seed in range(8):
        state = crowd(seed)
        for own in state.villages:
            for node, kind in enumerate(own.kinds):
                found += bool(own.loads[node]) and own.uncovered(kind) > node and own.covered(kind) != NONE
    assert found > 3
