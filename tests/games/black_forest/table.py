"""Laying a table of Black Forest as a test wants it."""

from __future__ import annotations

from typing import cast

import allmende
from allmende.core.state import Value
from allmende.games.black_forest.effects import BUILDING, CELLS, FOREST
from allmende.games.black_forest.faces import Face
from allmende.games.black_forest.goods import (
    BASIC_MARKERS,
    GOODS,
    M_COMMODITY,
    M_GLASS,
    M_HIGH,
    M_LOW,
    MARKERS,
)
from allmende.games.black_forest.rules.action import NONE_USED, Act
from allmende.games.black_forest.rules.effects import with_traits
from allmende.games.black_forest.rules.gain import gain, settle
from allmende.games.black_forest.rules.round import EndTurn, LastConversions, StartTurn
from allmende.games.black_forest.state import BlackForest, Player
from tests.games.playing import begin

# -- laying -----------------------------------------------------------------------------------------------------------


# Rules are tested with prices that stay as they are, whatever buildings come to cost.
STEADY = "2026-11-19"


def lay(seats: int = 3, components: str | None = STEADY, **options: Value) -> BlackForest:
    """A fresh game whose first player is seat 0; everybody stands in a different village and holds nothing."""
    options.setdefault("start", "1")
    game = allmende.game("black-forest", components=components)
    forest = cast(BlackForest, game.new(seats, 7, **options))
    for seat in range(seats):
        own(forest, seat)
        stand(forest, seat, f"V{seat + 1}-3")
    if seats == 2 and forest.neutral >= 0:
        forest.neutral = place(forest, "V5-1")
    return forest


def own(
    forest: BlackForest, seat: int = 0, provisions: tuple[int, int] = (0, 0), turns: int = 0, **goods: int
) -> Player:
    """Gives a player exactly these goods (`charcoal_glass` is the marker on that wheel); all others stand at 0."""
    player = own_all(forest, seat, goods)
    player.store[M_LOW], player.store[M_HIGH] = sorted(provisions)
    player.cooking_turns = turns
    return player


def own_all(forest: BlackForest, seat: int, goods: dict[str, int]) -> Player:
    """As `own`, with the goods in a dict; nothing is said about the cooking wheel's turns."""
    player = forest.players[seat]
    player.store = [0] * MARKERS
    for word, count in goods.items():
        player.store[marker(word)] = count
    return player


def marker(word: str) -> int:
    others = {"glass": M_GLASS, "commodity": M_COMMODITY}
    return others[word] if word in others else BASIC_MARKERS.index(word.replace("_", "-"))


def land(forest: BlackForest, seat: int = 0, cells: str = "", **small: str) -> Player:
    """The cells of the Main Estate, row by row: f p a F S . for Field, Pond, Pasture, Forest, Stable and empty, # and
    whatever is not named for a cell that is built over. `estate1="F F . ."` adds a Small Estate."""
    player = forest.players[seat]
    letters = {
        "f": "field",
        "p": "pond",
        "a": "pasture",
        "F": "forest",
        "S": "stable",
        ".": "empty",
        "#": "#",
    }
    filled = cells.split() + ["#"] * (len(forest.tables.main_grid) - len(cells.split()))
    for estate in small.values():
        filled += estate.split()
        forest.estates -= 1
    forest.forests += player.cells.count(FOREST)
    blocked = BUILDING  # a building that does nothing, for it is not in the list of buildings
    player.cells = [blocked if word == "#" else CELLS.index(letters[word]) for word in filled]
    player.tiles = [player.cells.count(thing) for thing in range(len(CELLS))]
    forest.forests -= player.cells.count(FOREST)
    return player


def herd(forest: BlackForest, seat: int = 0, pigs: int = 0, cattle: int = 0) -> Player:
    player = forest.players[seat]
    player.pigs, player.cattle = pigs, cattle
    return player


def stand(forest: BlackForest, seat: int, where: str) -> None:
    """A pawn's place: 'V1-2' a space, 'V1' the centre, 'L3' a location."""
    forest.players[seat].pawn = place(forest, where)


def place(forest: BlackForest, where: str) -> int:
    return forest.tables.place_words.index(where)


def trades(forest: BlackForest, **where: str) -> None:
    """Which tradesperson lies where: `V1_2="cook"` is the second slot of V1. Others change places with them."""
    for slot_word, word in where.items():
        slot = place(forest, slot_word.replace("_", "-"))
        trade = forest.tables.trades.index(word)
        tiles = forest.tiles.copy()
        tiles[forest.slot_of(trade)], tiles[slot] = tiles[slot], trade
        forest.tiles = tiles


def face(forest: BlackForest, word: str) -> int:
    return [other.word for other in forest.tables.faces].index(word)


def face_of(forest: BlackForest, word: str) -> Face:
    return forest.tables.faces[face(forest, word)]


def offer(forest: BlackForest, *words: str) -> None:
    """Exactly these buildings lie on the boards."""
    forest.offer = sorted(face(forest, word) for word in words)


def has(forest: BlackForest, seat: int, *words: str) -> Player:
    """Puts these buildings in a player's Domain (on no cell); they leave the boards."""
    player = forest.players[seat]
    for word in words:
        number = face(forest, word)
        forest.offer = [other for other in forest.offer if other != number]
        player.buildings = [*player.buildings, number]
        player.traits = with_traits(player.traits, forest.tables.faces[number].traits)
    return player


def job(forest: BlackForest, word: str, where: str) -> None:
    """A job lies at a village or location."""
    number = [other.word for other in forest.tables.jobs].index(word)
    forest.pile = [other for other in forest.pile if other != number]
    forest.set_job(forest.tables.node_words.index(where), number)


# -- where a test begins ----------------------------------------------------------------------------------------------


def turn(forest: BlackForest, seat: int = 0) -> None:
    """A turn of that seat begins."""
    begin(forest, StartTurn(seat))


def at(forest: BlackForest, *words: str, seat: int = 0) -> None:
    """That seat has just arrived on the first space of V1, next to these tradespeople (one or two)."""
    trades(forest, V1_1=words[0])
    if len(words) > 1:
        trades(forest, V1_2=words[1])
    arrive(forest, "V1-1", seat)


def arrive(forest: BlackForest, where: str, seat: int = 0) -> None:
    """That seat has just arrived there."""
    stand(forest, seat, where)
    begin(forest, EndTurn(seat), Act(seat, NONE_USED, bool(forest.options["ask_turn_end"])))


def end_turn(forest: BlackForest, seat: int = 0) -> None:
    begin(forest, EndTurn(seat))


def finish(forest: BlackForest, seat: int = 0) -> None:
    """The last turn was that of the seat before."""
    begin(forest, LastConversions(seat, forest.seats))


def check(forest: BlackForest, seat: int = 0) -> None:
    """The wheels are looked at."""
    forest.stack = []
    settle(forest, seat)
    forest.run_on()


def gains(forest: BlackForest, seat: int = 0, **goods: int) -> None:
    """A gain, and nothing after it."""
    forest.stack = []
    gain(forest, seat, [goods.get(word, 0) for word in GOODS])
    forest.run_on()


# -- looking ----------------------------------------------------------------------------------------------------------


def holds(forest: BlackForest, seat: int, *words: str) -> list[int]:
    return [forest.players[seat].store[marker(word)] for word in words]


def provisions(forest: BlackForest, seat: int = 0) -> list[int]:
    return forest.players[seat].store[M_LOW : M_HIGH + 1]


def tile(forest: BlackForest, seat: int, kind: str) -> int:
    """How many of a kind of tile lie in a Domain."""
    return forest.players[seat].tiles[CELLS.index(kind)]
