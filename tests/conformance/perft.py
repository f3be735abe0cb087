"""Perft tables: how many positions lie how many decisions away from fixed ones, and a hash over all of them.

They are the proof that a change of code is no change of rules, and that pure and compiled engine play the same game.
When the rules were meant to change: `python -m tests.conformance.perft --write [GAME ...]`
"""

from __future__ import annotations

import argparse
import hashlib
import json
from pathlib import Path
from typing import Any

import allmende
from allmende import State
from allmende.core.chance import FastStream
from tests.conformance import tables
from tests.conformance.sampling import choose
from tests.conformance.tables import Table

FOLDER = Path(__file__).parents[1] / "data" / "perft"

DEEPEST = 4
MOST_LEAVES = 700  # no deeper than this allows, so that a table takes a fraction of a second
PLIES = (0, 45, 110)  # how far into a random game the root lies
SEED = 1


def leaves_by_depth(root: State) -> list[list[State]]:
    """The positions one, two, … decisions away, each once for every way to it. Always one depth at least."""
    found: list[list[State]] = []
    level = [root]
    for depth in range(DEEPEST):
        ways = sum(len(state.legal) for state in level)
        if not ways or (depth and ways > MOST_LEAVES):
            break
        following: list[State] = []
        for state in level:
            for code in state.legal_actions():
                child = state.clone()
                child.telling = False
                child.apply(code)
                following.append(child)
        found.append(following)
        level = following
    return found


def summary(leaves: list[State]) -> dict[str, Any]:
    keys = sorted(leaf.key() for leaf in leaves)
    digest = hashlib.blake2b("".join(keys).encode(), digest_size=16).hexdigest()
    return {"leaves": len(keys), "distinct": len(set(keys)), "hash": digest}


def root_of(table: Table, plies: int) -> State:
    state, chance = table.new(SEED), FastStream(SEED)
    for _ in range(plies):
        if state.is_over:
            break
        state.apply(choose(state, chance))
    return state


def measure(table: Table) -> dict[str, Any]:
    return {
        str(plies): [summary(leaves) for leaves in leaves_by_depth(root_of(table, plies))] for plies in PLIES
    }


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.json"


def read(name: str) -> dict[str, Any]:
    """What is written down: table -> plies -> one entry for each depth."""
    data: dict[str, Any] = json.loads(path_of(name).read_text("utf-8"))
    return data


def write(name: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    data = {str(table): measure(table) for table in tables.few(name)}
    path_of(name).write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    print(f"{path_of(name).name}: {len(data)} tables")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true", required=True, help="write the tables anew")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games, if none is named")
    for name in parser.parse_args().games or allmende.games():
        write(name)


if __name__ == "__main__":
    main()
