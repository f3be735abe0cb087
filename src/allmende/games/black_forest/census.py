"""Every component of Black Forest that is limited, wherever it lies."""

from __future__ import annotations

from allmende.games.black_forest.effects import FOREST
from allmende.games.black_forest.rules.estates import small_estates
from allmende.games.black_forest.state import BlackForest


def census(forest: BlackForest) -> dict[str, int]:
    players = forest.players
    return {
        "tradespeople": len(set(forest.tiles)),
        "jobs": len(forest.pile) + len(forest.done) + sum(job >= 0 for job in forest.jobs),
        "buildings": len(forest.offer) + sum(len(player.buildings) for player in players),
        "forests": forest.forests + sum(player.cells.count(FOREST) for player in players),
        "small_estates": forest.estates + sum(small_estates(forest, player) for player in players),
        "players": len(players),
    }
