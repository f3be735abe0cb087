"""What observations are made of, in short: a digest of names and numbers per table, so that neither changes unnoticed.

python -m tests.conformance.observed      writes tests/data/observations.json again
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from allmende import envs
from allmende.core.catalog import folder, games
from allmende.core.catalog import game as find_game
from allmende.core.chance import FastStream

# The games that can be learnt from numbers.
OBSERVED = [name for name in games() if (folder(name) / "observe.py").exists()]
FILE = Path(__file__).parent.parent / "data/observations.json"
EVERY = 3  # decisions

VARIANTS: dict[str, list[dict[str, Any]]] = {
    "villagers": [
        {"drafted_hands": True, "saints": True, "scoundrels": True, "profiteers": True, "promo": True},
        {"memory_aid": False},
    ],
    "pandemain": [{"local_trade": True}, {"mode": "basic"}, {"sim_bakers": "rudolf-hans"}],
}


def tables(name: str) -> list[tuple[int, dict[str, Any]]]:
    """Seats and options: the plain game with every number of seats, variants with two."""
    plain: list[tuple[int, dict[str, Any]]] = [(seats, {}) for seats in find_game(name).seats]
    return [*plain, *((2, options) for options in VARIANTS.get(name, []))]


def label(seats: int, options: dict[str, Any]) -> str:
    return " ".join([str(seats), *(f"{key}={value}" for key, value in options.items())])


def digest(name: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """How many numbers there are, and hashes of their names and of what all seats see in one random game."""
    game = find_game(name)
    names = envs.observation_names(game, seats, **options)
    seen = hashlib.blake2b(digest_size=8)
    state, chance, turn = game.new(seats, 3, **options), FastStream(3), 0
    while legal := state.legal:
        if turn % EVERY == 0:
            for seat in range(seats):
                seen.update(envs.observation(state, seat).astype("<f4").tobytes())
        state.apply(legal[chance.below(len(legal))])
        turn += 1
    for seat in range(seats):
        seen.update(envs.observation(state, seat).astype("<f4").tobytes())
    called = hashlib.blake2b("\n".join(names).encode(), digest_size=8)
    return {"size": len(names), "names": called.hexdigest(), "numbers": seen.hexdigest()}


def main() -> None:
    found = {
        name: {label(seats, options): digest(name, seats, options) for seats, options in tables(name)}
        for name in OBSERVED
    }
    FILE.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
