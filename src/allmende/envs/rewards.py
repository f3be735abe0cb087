"""What is rewarded: at the end of a game, or all along."""

from __future__ import annotations

from allmende.bots.advice import utility
from allmende.core.errors import SetupError
from allmende.core.many import margins
from allmende.core.state import State

REWARDS = {
    "win": "1 for the winner (shared among several), -1 for everybody else; alone, the score",
    "margin": "at the end: by how many points one is ahead of the best of the others; alone, the score",
    "utility": "at the end: what our bots want, the margin and a quarter of one's own points",
    "dense": "after every action: how much the margin has changed; in all, the margin less what one was dealt",
}


def check_rewards(kind: str) -> None:
    if kind not in REWARDS:
        raise SetupError(f"there are no rewards {kind!r}; there are {', '.join(REWARDS)}")


def final(state: State, kind: str) -> list[float]:
    """By seat: the reward of a game that is over."""
    if kind == "utility":
        scores = [float(score) for score in state.scores()]
        return [utility(scores, seat) for seat in range(state.seats)]
    if kind == "win" and len(state.scores()) > 1:
        winners = state.winners()
        return [1.0 / len(winners) if seat in winners else -1.0 for seat in range(state.seats)]
    return margins(state)
