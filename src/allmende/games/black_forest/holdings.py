"""What everybody may count of a player: everything in Black Forest's ledger."""

from __future__ import annotations

from allmende.games.black_forest.effects import CELLS, EMPTY, STABLE
from allmende.games.black_forest.goods import M_LOW, MARKER_WORDS
from allmende.games.black_forest.rules.estates import small_estates
from allmende.games.black_forest.state import BlackForest


def holdings(forest: BlackForest, seat: int) -> dict[str, int]:
    player = forest.players[seat]
    held: dict[str, int] = {}
    for marker, count in enumerate(player.store):
        word = MARKER_WORDS[marker]
        held[word] = held.get(word, 0) + count  # the two provision markers are counted together
    held["glass-turns"] = player.glass_turns
    held["cooking-turns"] = player.cooking_turns
    held["reminder"] = player.reminders
    held["pig"] = player.pigs
    held["cattle"] = player.cattle
    for thing in range(EMPTY, STABLE + 1):
        held[CELLS[thing]] = player.tiles[thing]
    held["progress"] = player.progress
    held["small-estate"] = small_estates(forest, player)
    held["building"] = len(player.buildings)
    held["points"] = sum(forest.tables.faces[number].points for number in player.buildings)  # printed ones
    if forest.seats == 1:
        held["pawn"] = forest.tables.solo_pawns - len(
            forest.placed
        )  # PC-2: those still to be placed this round
    else:
        # EN-1: how far the provision marker that has gone farther is from the hourglass; 0 or less: it is there.
        held["hourglass"] = forest.tables.threshold - player.cooking_turns + player.store[M_LOW]
    return held
