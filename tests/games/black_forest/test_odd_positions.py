"""Positions that games almost never reach, with everything laid at random: reasons are true there too, and the ledger adds up."""

from __future__ import annotations

import pytest

from allmende.core.chance import FastStream
from allmende.core.decisions import kind_of
from allmende.games.black_forest.goods import M_HIGH, M_LOW, MARKERS, N_BASIC_MARKERS
from allmende.games.black_forest.rules.gain import settle
from allmende.games.black_forest.rules.livestock import greatest_herds
from allmende.games.black_forest.state import BlackForest
from tests.conformance.sampling import choose
from tests.conformance.test_ledger import apply_and_audit, held, moved, told
from tests.conformance.test_reasons import check
from tests.games.black_forest.table import has, herd, job, land, lay, turn

pytestmark = pytest.mark.sweep

CELLS = "f p a F . #"


def odd_position(seed: int) -> BlackForest:
    """Goods, land, herds, buildings, jobs, tradespeople and pawns at random; some poor, some with nearly everything."""
    chance = FastStream(seed)
    forest = lay(1 + seed % 4, None)  # the truths know what things cost today
    rich = 1 + seed // 4 % 3
    for seat, player in enumerate(forest.players):
        cells = [CELLS.split()[chance.below(6)] for _ in range(11)]
        land(forest, seat, " ".join(["S", *cells]))
        player.store = [chance.below(8) * rich // 3 for _ in range(N_BASIC_MARKERS)]
        player.store += [chance.below(4) for _ in range(MARKERS - N_BASIC_MARKERS)]
        player.store[M_LOW], player.store[M_HIGH] = sorted(player.store[M_LOW : M_HIGH + 1])
        player.cooking_turns = chance.below(12)
        player.reminders = int(player.cooking_turns < 2)
        player.progress = chance.below(3)
        offered = forest.offer.copy()
        for _ in range(chance.below(3 * rich)):
            number = offered.pop(chance.below(len(offered)))
            has(forest, seat, forest.tables.faces[number].word)
        herds = greatest_herds(forest, player, chance.below(9), chance.below(9))
        pigs, cattle = herds[chance.below(len(herds))]
        herd(forest, seat, pigs, cattle)
    free = list(range(forest.tables.places))
    for player in forest.players:
        player.pawn = chance.draw(free) if chance.below(6) else -1
    forest.tiles = sorted(forest.tiles, key=lambda _: chance.word())
    for number in range(11):
        node = forest.tables.jobs[number].node
        if chance.below(3) == 0 and node >= 0:
            job(forest, f"J{number + 1}", forest.tables.node_words[node])
        elif chance.below(3) == 0:
            forest.pile = [other for other in forest.pile if other != number]
    forest.forests = chance.below(4)
    forest.estates = chance.below(3)
    if chance.below(5) == 0 and forest.seats > 1:
        forest.trigger, forest.last_turns = 0, forest.seats
    begin_calmly(forest)
    return forest


def begin_calmly(forest: BlackForest) -> None:
    """The wheels stand still, and a turn begins."""
    telling, forest.telling = forest.telling, False
    for seat, player in enumerate(forest.players):
        forest.stack = []
        settle(forest, seat)
        player.due = []
    forest.telling = telling
    turn(forest, 0)


@pytest.mark.parametrize("part", range(4))
def test_reasons_are_true_and_changes_add_up(part: int) -> None:
    asked: set[str] = set()
    for seed in range(part, 80, 4):
        forest, chance = odd_position(seed), FastStream(seed)
        for _ in range(10):
            if forest.is_over:
                break
            asked.add(kind_of(forest.decision()))
            check("black-forest", forest)
            code = choose(forest, chance)
            preview, before = forest.preview(code), held(forest)
            apply_and_audit(forest, code)
            if not preview.uncertain:
                assert told(preview.changes) == moved(before, held(forest))
    assert {"take-turn", "act"} <= asked
