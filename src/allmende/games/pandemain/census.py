"""Every component of Pandemain, wherever it lies. Grain tokens are flour, bread and orders at once (G6)."""

from __future__ import annotations

from allmende.games.pandemain.state import Pandemain
from allmende.games.pandemain.words import GRAINS, TOKENS


def census(state: Pandemain) -> dict[str, int]:
    bakers = state.bakers
    found: dict[str, int] = {}
    for grain, word in enumerate(GRAINS):
        found[word] = (
            state.bag[grain]
            + sum(state.mill[grain::4])
            + state.orders.count(grain)
            + state.upcoming.count(grain)
            + sum(baker.flour[grain] + sum(baker.loaves[grain::4]) for baker in bakers)
        )
    for token, word in enumerate(TOKENS):
        found[word] = state.tokens[token] + sum(baker.active[token] + baker.used[token] for baker in bakers)
    found["loans"] = state.loans + state.castle_loans + sum(baker.loans for baker in bakers)
    found["penances"] = state.penances + sum(baker.penances for baker in bakers)
    found["offerings"] = len(state.piles) + len(state.discards) + len(state.shown)
    found["round_tokens"] = len(state.round_tokens) + len(state.crosses_shown)
    found["masters"] = len(state.masters)
    found["villagers"] = sum(state.villagers_left) + sum(baker.villagers.bit_count() for baker in bakers)
    # On the board, available or set aside there are as many workers as have been taken into play (borrowed ones too).
    found["workers"] = (
        sum(state.crowd) + sum(baker.workers + baker.aside - baker.total_workers for baker in bakers)
    )  # fmt: skip
    return found
