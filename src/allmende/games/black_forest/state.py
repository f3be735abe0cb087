"""What lies on the table in Black Forest, and the small things every rule does with it.

Lists of a state and its players are never changed in place, only replaced, so that clones may share them. The one
exception is a player's store, which changes all the time.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.chance import Stream
from allmende.core.decisions import Record
from allmende.core.events import NOBODY
from allmende.core.game import Game
from allmende.core.state import UNDEALT, State, Value
from allmende.games.black_forest.effects import BUILDING, EMPTY, FIELD, PASTURE, POND
from allmende.games.black_forest.goods import (
    ANIMAL,
    CATTLE,
    CHARCOAL,
    M_BRICK,
    M_COAL_COOKING,
    M_COAL_GLASS,
    M_HIGH,
    M_LOW,
    M_MEAT,
    M_PORRIDGE,
    M_SAND,
    M_WATER,
    M_WOOD,
    MARKER_OF,
    PIG,
    PROVISION,
    Price,
)
from allmende.games.black_forest.tables import OFF_BOARD, Tables

# MV-8b: what a player has said about gifts that turn no wheel.
GIFTS_AS_TABLE: Final = 0  # nothing yet: the table's option counts
GIFTS_ASK: Final = 1
GIFTS_TAKE: Final = 2  # they are taken unasked


class Player(Record):
    """A player's wheels, brick track and Domain."""

    PARTS: ClassVar[tuple[str, ...]] = (
        "store", "glass_turns", "cooking_turns", "cells", "tiles", "buildings", "traits", "pigs", "cattle", "progress",
        "reminders", "pawn", "due", "gifts",
    )  # fmt: skip

    def __init__(
        self,
        store: list[int],
        glass_turns: int,
        cooking_turns: int,
        cells: list[int],
        tiles: list[int],
        buildings: list[int],
        traits: list[int],
        pigs: int,
        cattle: int,
        progress: int,
        reminders: int,
        pawn: int,
        due: list[int],
        gifts: int = GIFTS_AS_TABLE,
    ) -> None:
        self.store = store  # by marker
        self.glass_turns = glass_turns
        self.cooking_turns = cooking_turns
        self.cells = cells  # of all Estates, one after the other
        self.tiles = tiles  # how many cells are empty, Field, Pond, Pasture, Forest, Stable
        self.buildings = buildings  # faces, in the order of construction
        self.traits = traits  # what they add up to
        self.pigs = pigs
        self.cattle = cattle
        self.progress = progress  # the marker of the Glass Hut
        self.reminders = reminders  # unused job-and-resource reminders
        self.pawn = pawn  # its place, or OFF_BOARD
        self.due = due  # bonuses waiting until the wheels stand still (WH-5b)
        self.gifts = gifts  # whether to be asked about every gift: a standing answer (MV-8b)

    def copy(self) -> Player:
        return Player(
            self.store.copy(),
            self.glass_turns,
            self.cooking_turns,
            self.cells,
            self.tiles,
            self.buildings,
            self.traits,
            self.pigs,
            self.cattle,
            self.progress,
            self.reminders,
            self.pawn,
            self.due,
            self.gifts,
        )

    # -- goods --------------------------------------------------------------------------------------------------------

    def held(self, kind: int) -> int:
        """How much of a kind of goods or animals."""
        store = self.store
        if kind == CHARCOAL:
            return store[M_COAL_GLASS] + store[M_COAL_COOKING]
        if kind == PROVISION:
            return store[M_LOW] + store[M_HIGH]
        if kind < PIG:
            return store[MARKER_OF[kind]]
        if kind == PIG:
            return self.pigs
        return self.cattle if kind == CATTLE else self.pigs + self.cattle

    def can_pay(self, price: Price) -> bool:
        amounts, store = price.amounts, self.store
        for place, marker in enumerate(price.markers):
            if store[marker] < price.counts[place]:
                return False
        for kind in price.others:
            if self.held(kind) < amounts[kind]:
                return False
        return (
            amounts[ANIMAL] == 0
            or amounts[PIG] + amounts[CATTLE] + amounts[ANIMAL] <= self.pigs + self.cattle
        )

    def basics(self) -> int:
        """All basic resources together."""
        store = self.store
        on_wheels = store[M_WOOD] + store[M_SAND] + store[M_WATER] + store[M_PORRIDGE] + store[M_MEAT]
        return on_wheels + store[M_COAL_GLASS] + store[M_COAL_COOKING] + store[M_BRICK]

    # -- the Domain ---------------------------------------------------------------------------------------------------

    def lay(self, cell: int, thing: int) -> int:
        """Puts something on a cell; returns what lay there."""
        before = self.cells[cell]
        self.cells = self.cells.copy()
        self.cells[cell] = thing
        self.tiles = self.tiles.copy()
        if before < BUILDING:
            self.tiles[before] -= 1
        if thing < BUILDING:
            self.tiles[thing] += 1
        return before

    def open_cells(self) -> int:
        """BU-3: cells that are empty or hold a Field, Pond or Pasture, which may be removed for what comes."""
        tiles = self.tiles
        return tiles[EMPTY] + tiles[FIELD] + tiles[POND] + tiles[PASTURE]


class BlackForest(State):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "players", "tiles", "offer", "jobs", "pile", "done", "forests", "estates", "neutral", "placed", "starter",
        "round", "turns", "trigger", "last_turns", "under_construction",
    )  # fmt: skip

    def __init__(
        self, game: Game[Any], tables: Tables, seats: int, options: dict[str, Value], stream: Stream
    ) -> None:
        super().__init__(game, seats, options, stream)
        self.tables = tables
        self.players: list[Player] = []
        self.tiles: list[int] = UNDEALT  # by slot: the tradesperson there
        self.offer: list[int] = UNDEALT  # faces on the building boards, ascending
        self.jobs: list[int] = UNDEALT  # by node: the job lying there, or -1
        self.pile: list[int] = UNDEALT  # jobs face down, ascending: drawn from at random
        self.done: list[int] = UNDEALT  # completed jobs
        self.forests = 0  # tiles in the supply
        self.estates = 0  # Small Estates in the supply
        self.neutral = OFF_BOARD  # place of the neutral figure (PC-1)
        self.placed: list[int] = UNDEALT  # solo: places of this round's pawns (PC-2)
        self.starter = 0
        self.round = 1
        self.turns = 0  # turns finished
        self.trigger = NOBODY  # who announced the end (EN-1)
        self.last_turns = -1  # how many final turns are left; -1: the end has not been announced
        self.under_construction = -1  # the face being paid for and placed

    def clone(self) -> BlackForest:
        return self.with_players([player.copy() for player in self.players])

    def clone_for(self, seat: int) -> BlackForest:
        """A copy to try something on that changes what this seat has, and nothing that others have."""
        players = self.players.copy()
        players[seat] = players[seat].copy()
        return self.with_players(players)

    def with_players(self, players: list[Player]) -> BlackForest:
        twin = BlackForest(self.game, self.tables, self.seats, self.options, self.stream.clone())
        twin.players = players
        twin.tiles = self.tiles
        twin.offer = self.offer
        twin.jobs = self.jobs
        twin.pile = self.pile
        twin.done = self.done
        twin.forests = self.forests
        twin.estates = self.estates
        twin.neutral = self.neutral
        twin.placed = self.placed
        twin.starter = self.starter
        twin.round = self.round
        twin.turns = self.turns
        twin.trigger = self.trigger
        twin.last_turns = self.last_turns
        twin.under_construction = self.under_construction
        self.copy_kernel(twin)
        return twin

    def asks_about_gifts(self, seat: int) -> bool:
        """MV-8b: whether a seat wants to be asked about gifts that turn no wheel."""
        gifts = self.players[seat].gifts
        return bool(self.options["ask_every_gift"]) if gifts == GIFTS_AS_TABLE else gifts == GIFTS_ASK

    def slot_of(self, trade: int) -> int:
        for slot, there in enumerate(self.tiles):  # compiled, far faster than `index`
            if there == trade:
                return slot
        raise ValueError(f"no slot has the tradesperson {trade}")

    def set_job(self, node: int, job: int) -> None:
        self.jobs = self.jobs.copy()
        self.jobs[node] = job
