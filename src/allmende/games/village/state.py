"""What lies on the table in Village, and the small things every rule does with it.

Clones share what rarely changes: the lists marked "replaced" are never changed in place.
"""

from __future__ import annotations

from typing import Any, ClassVar

from allmende.core.chance import Stream
from allmende.core.decisions import Record
from allmende.core.events import NOBODY
from allmende.core.game import Game
from allmende.core.state import UNDEALT, State, Value
from allmende.games.village.tables import CHRONICLE, FARMYARD, Tables


class Family(Record):
    """A player's farmyard and everything they have."""

    PARTS: ClassVar[tuple[str, ...]] = (
        "where", "influence", "goods", "served", "visited", "grain", "coins", "life", "deaths", "prestige",
    )  # fmt: skip

    def __init__(
        self,
        where: list[int],
        influence: list[int],
        goods: list[int],
        served: list[int],
        visited: list[int],
        grain: int,
        coins: int,
        life: int,
        deaths: int,
        prestige: int,
        present: int = -1,
    ) -> None:
        self.where = where  # by member (generations in order): their place. Sorted within a generation, so equals compare equal; replaced
        self.influence = influence  # by colour
        self.goods = goods  # by kind
        self.served = served  # customers, ascending; replaced
        self.visited = visited  # cities with a marker, ascending; replaced
        self.grain = grain
        self.coins = coins
        self.life = life  # the marker on the life track
        self.deaths = deaths  # bridges crossed whose victims wait for the end of the turn (D3)
        self.prestige = prestige
        self.present = (
            present if present >= 0 else places_of(where)
        )  # follows from `where`: kept by `Village.move`

    def copy(self) -> Family:
        return Family(
            self.where,
            self.influence.copy(),
            self.goods.copy(),
            self.served,
            self.visited,
            self.grain,
            self.coins,
            self.life,
            self.deaths,
            self.prestige,
            self.present,
        )

    def can_pay(self, price: list[int]) -> bool:
        """Q2: each coin stands for one missing cube."""
        missing = 0
        for colour, cubes in enumerate(price):
            if cubes and cubes > self.influence[colour]:
                missing += cubes - self.influence[colour]
        return missing <= self.coins


class Village(State):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "families", "board", "bag", "influence", "plague", "goods", "grain", "coins", "stalls", "line", "pile",
        "chronicle", "graves", "round", "starter", "marker", "trigger", "market_holder", "last_turns",
    )  # fmt: skip

    def __init__(
        self, game: Game[Any], tables: Tables, seats: int, options: dict[str, Value], stream: Stream
    ) -> None:
        super().__init__(game, seats, options, stream)
        self.tables = tables
        self.families: list[Family] = []
        self.board: list[int] = UNDEALT  # cubes on the action spaces: by space and cube, five to a space
        self.bag: list[int] = UNDEALT  # the green bag, by cube; replaced
        self.influence: list[int] = UNDEALT  # the supply, by colour
        self.plague = 0
        self.goods: list[int] = UNDEALT  # the supply, by kind
        self.grain = 0
        self.coins = 0
        self.stalls: list[int] = UNDEALT  # customers; their order means nothing; replaced
        self.line: list[int] = UNDEALT  # the first in line moves up first; replaced
        self.pile: list[int] = UNDEALT  # face down, ascending: drawn from at random; replaced
        self.chronicle: list[int] = UNDEALT  # free spaces by area; replaced
        self.graves = 0  # free ones
        self.round = 0
        self.starter = 0  # who holds the starting-player marker
        self.marker = (
            NOBODY  # who took the next-starting-player marker; nobody: it lies in the council chamber
        )
        self.trigger = NOBODY  # who filled the last space (E1)
        self.market_holder = NOBODY  # whose market day it was in which that happened (E5)
        self.last_turns = -1  # how many last turns are left; -1: the end has not been triggered

    def clone(self) -> Village:
        twin = Village(self.game, self.tables, self.seats, self.options, self.stream.clone())
        twin.families = [family.copy() for family in self.families]
        twin.board = self.board.copy()
        twin.bag = self.bag
        twin.influence = self.influence.copy()
        twin.plague = self.plague
        twin.goods = self.goods.copy()
        twin.grain = self.grain
        twin.coins = self.coins
        twin.stalls = self.stalls
        twin.line = self.line
        twin.pile = self.pile
        twin.chronicle = self.chronicle
        twin.graves = self.graves
        twin.round = self.round
        twin.starter = self.starter
        twin.marker = self.marker
        twin.trigger = self.trigger
        twin.market_holder = self.market_holder
        twin.last_turns = self.last_turns
        self.copy_kernel(twin)
        return twin

    # -- members ------------------------------------------------------------------------------------------------------

    def has(self, seat: int, place: int, generation: int) -> bool:
        """Whether a member of that generation is there."""
        family = self.families[seat]
        if not family.present >> place & 1:
            return False
        where = family.where
        for member in range(self.tables.first_of[generation], self.tables.first_of[generation + 1]):
            if where[member] == place:
                return True
        return False

    def generations_at(self, seat: int, place: int) -> list[int]:
        """Those who are there, each generation once."""
        found: list[int] = []
        last = -1
        generation_of = self.tables.generation_of
        for member, spot in enumerate(self.families[seat].where):
            if spot == place and generation_of[member] != last:
                last = generation_of[member]
                found.append(last)
        return found

    def anybody(self, seat: int, place: int) -> bool:
        return self.families[seat].present >> place & 1 == 1

    def move(self, seat: int, generation: int, origin: int, target: int) -> None:
        """Moves one member; those of a generation are kept sorted by place, since they are interchangeable."""
        family = self.families[seat]
        where = family.where.copy()
        first, end = self.tables.first_of[generation], self.tables.first_of[generation + 1]
        member = first
        while where[member] != origin:
            member += 1
        while member + 1 < end and where[member + 1] < target:
            where[member] = where[member + 1]
            member += 1
        while member > first and where[member - 1] > target:
            where[member] = where[member - 1]
            member -= 1
        where[member] = target
        family.where = where
        family.present = places_of(where)
        if self.telling:
            self.book(seat, self.tables.members_at[origin], -1)
            self.book(seat, self.tables.members_at[target], 1)

    # -- paying and gaining -------------------------------------------------------------------------------------------

    # Each change is booked where it is made; the rule that made it records the event.

    def spend_time(self, seat: int, hours: int) -> int:
        """Moves the life marker; returns how often it passed the bridge (D1, D2)."""
        family = self.families[seat]
        total = family.life + hours
        family.life = total % self.tables.life_spaces
        if self.telling:
            self.book(seat, "hours", -hours)
        return total // self.tables.life_spaces

    def spend_own_time(self, seat: int, hours: int) -> int:
        """Time paid in one's own turn: who dies is settled at its end (D3). Returns how often it passed the bridge."""
        crossings = self.spend_time(seat, hours)
        self.families[seat].deaths += crossings
        return crossings

    def spend_goods(self, seat: int, goods: list[int]) -> None:
        for good, count in enumerate(goods):
            if count:
                self.gain_goods(seat, good, -count)

    def gain_goods(self, seat: int, good: int, count: int) -> None:
        self.families[seat].goods[good] += count
        self.goods[good] -= count
        if self.telling:
            self.book(seat, self.tables.goods[good], count)

    def gain_cubes(self, seat: int, colour: int, count: int) -> None:
        """From the supply."""
        self.families[seat].influence[colour] += count
        self.influence[colour] -= count
        if self.telling:
            self.book(seat, self.tables.influence_keys[colour], count)

    def spend_grain(self, seat: int, grain: int) -> None:
        self.families[seat].grain -= grain
        self.grain += grain
        if self.telling:
            self.book(seat, "grain", -grain)

    def spend_coins(self, seat: int, coins: int) -> None:
        self.families[seat].coins -= coins
        self.coins += coins
        if self.telling:
            self.book(seat, "coins", -coins)

    def gain_grain(self, seat: int, grain: int) -> int:
        """H3: never more than the farmyard holds. Returns what was taken."""
        family = self.families[seat]
        taken = min(grain, self.tables.grain_capacity - family.grain, self.grain)
        self.spend_grain(seat, -taken)
        return taken

    def gain_coins(self, seat: int, coins: int) -> int:
        """R11: as far as there are any. Returns what was taken."""
        taken = min(coins, self.coins)
        self.spend_coins(seat, -taken)
        return taken

    def gain_prestige(self, seat: int, points: int) -> None:
        self.families[seat].prestige += points
        if self.telling:
            self.book(seat, "prestige", points)

    # -- looking around -----------------------------------------------------------------------------------------------

    def board_is_empty(self) -> bool:
        for cubes in self.board:  # compiled, far faster than `any`
            if cubes:
                return False
        return True

    def visible(self, seat: int) -> int:
        """D5: how many members of a family could die: on the farmyard or on the board."""
        return sum([1 for place in self.families[seat].where if is_visible(place)])


def places_of(where: list[int]) -> int:
    """A bit for each place (of the living) where somebody is."""
    present = 0
    for place in where:
        if place < CHRONICLE:
            present |= 1 << place
    return present


def is_visible(place: int) -> bool:
    """D5: on the farmyard or on the board, alive."""
    return FARMYARD <= place < CHRONICLE
