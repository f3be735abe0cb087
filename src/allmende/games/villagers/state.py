"""What lies on the table in Villagers, and the small things every rule does with it.

A card in a hand, a pile or face down in the discards is one number, an *entry*: where it lies (only in piles and
discards), its kind, whether its back has been seen, and who has seen its front. The backs show suits and are public as
soon as they can be seen (1.2); who knows which front is what `determinize` must not contradict.

Cards that nobody has seen even the back of have no order: they are all in `pool`, and a pile only counts them.

Clones share what rarely changes: a village, a hand or a pile is copied before its first change after a clone was taken or it
was looked at to be remembered (`share`), and then changed in place (`change_village`, `change_hand`, `change_pile`). The lists
marked "replaced" are never changed in place.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.chance import Stream
from allmende.core.decisions import Record
from allmende.core.game import Game
from allmende.core.state import UNDEALT, State, Value
from allmende.games.villagers.counts import Counts, Prospects
from allmende.games.villagers.holdings import counted
from allmende.games.villagers.scoring import CATEGORIES
from allmende.games.villagers.tables import NONE, Edition, Tables

# Entries: location << 15 | kind << 7 | back seen << 6 | who has seen the front (a bit for each seat, one for spectators).
SEEN: Final = 63
SPECTATOR: Final = 5  # the bit of spectators
BACK: Final = 64
KIND_SHIFT: Final = 7
KIND_MASK: Final = 255
WHERE_SHIFT: Final = 15

# Locations, for what seats remember (knowledge.py).
HAND: Final = 0  # + seat
BURIED: Final = 5  # + seat: discarded face down
PACK: Final = 10  # + seat: the cards in front of a seat while starting hands are drafted
SPOT: Final = 15  # and above: one card returned to a stack

# Bits of `owned`, + seat or pile.
VILLAGE: Final = 0
HELD: Final = 8
PILE: Final = 16

FIRST_DUE: Final = 1  # bits of `due` (R30)
SECOND_DUE: Final = 2


def kind_of(entry: int) -> int:
    return entry >> KIND_SHIFT & KIND_MASK


def entry_of(kind: int, seen: int) -> int:
    """A card whose back is seen, by those of `seen` its front too."""
    return kind << KIND_SHIFT | BACK | seen


def bits_of(numbers: list[int]) -> int:
    bits = 0
    for number in numbers:
        if number >= 0:
            bits |= 1 << number
    return bits


class Village(Record):
    """A forest of production chains: parallel lists, one entry a card (1.3)."""

    PARTS: ClassVar[tuple[str, ...]] = ("kinds", "roles", "loads", "below", "coins", "open")

    def __init__(
        self,
        kinds: list[int],
        roles: list[int],
        loads: list[int],
        below: list[int],
        coins: list[int],
        open: list[int],
        ways: int = NONE,
    ) -> None:
        self.kinds = kinds
        self.roles = (
            roles  # what the card stands for in its chain: its own kind, but for Monks and Apprentices (9.3)
        )
        self.loads = loads  # how many cards lie on it; 0: uncovered
        self.below = below  # the card it lies on; -1: none, it is the first of a tree
        self.coins = coins
        self.open = open  # the way (Tables.way + class) in which one more card may be placed on it, else -1
        self.ways = ways if ways >= 0 else bits_of(open)  # all of them, as bits
        self.counts: Counts | None = None  # what it adds up to, once bots have asked; a copy counts anew
        self.prospects: Prospects | None = None

    def copy(self) -> Village:
        return Village(
            self.kinds.copy(),
            self.roles.copy(),
            self.loads.copy(),
            self.below.copy(),
            self.coins.copy(),
            self.open.copy(),
            self.ways,
        )

    def reopen(self, tables: Tables, node: int) -> None:
        """Updates whether and how a card can be built on (6.10)."""
        self.open[node] = self.way_onto(tables, node)
        self.ways = bits_of(self.open)

    def way_onto(self, tables: Tables, node: int) -> int:
        """How a card can be built on; -1: not at all. A stand-in is covered at once (9.3)."""
        role, load, kind = self.roles[node], self.loads[node], self.kinds[node]
        way = NONE
        if load < tables.slots[role]:
            if not tables.is_special[kind]:
                way = tables.way[role] + (1 if load else 0)
            elif load:
                way = tables.way[role] + (2 if kind == tables.monk else 3)
        return way

    def add(self, tables: Tables, kind: int, role: int, below: int) -> int:
        """Lays a card down, alone (below: -1) or on another; returns its number."""
        node = len(self.kinds)
        self.kinds.append(kind)
        self.roles.append(role)
        self.loads.append(0)
        self.below.append(below)
        self.coins.append(0)
        self.open.append(self.way_onto(tables, node))
        if below >= 0:
            self.loads[below] += 1
            self.open[below] = self.way_onto(tables, below)
        self.ways = bits_of(self.open)
        return node

    def has(self, kind: int) -> bool:
        for other in self.kinds:  # compiled, far faster than `in`
            if other == kind:
                return True
        return False

    def remove(self, tables: Tables, node: int) -> int:
        """Takes an uncovered card away; returns the card it lay on (as numbered afterwards), or -1."""
        assert not self.loads[node], "cards lie on it"
        under = self.below[node]
        for column in (self.kinds, self.roles, self.loads, self.below, self.coins, self.open):
            column.pop(node)
        self.ways = bits_of(self.open)
        for other, carrier in enumerate(self.below):
            if carrier > node:
                self.below[other] = carrier - 1
        if under > node:
            under -= 1
        if under >= 0:
            self.loads[under] -= 1
            self.reopen(tables, under)
        return under

    def swap(self, tables: Tables, node: int, kind: int) -> None:
        """Another card takes the place of this one, role and all (9.2)."""
        self.kinds[node] = kind
        self.reopen(tables, node)

    def uncovered(self, kind: int) -> int:
        """The uncovered card of this kind, of several the one with fewest coins (R54); -1: there is none."""
        chosen = NONE
        for node, other in enumerate(self.kinds):
            if other == kind and not self.loads[node]:
                if chosen == NONE or self.coins[node] < self.coins[chosen]:
                    chosen = node
        return chosen

    def covered(self, kind: int) -> int:
        """The first covered card of this kind (R50); -1: there is none."""
        for node, other in enumerate(self.kinds):
            if other == kind and self.loads[node]:
                return node
        return NONE

    def live_food(self, tables: Tables) -> int:
        food = 0
        for node, kind in enumerate(self.kinds):
            if not self.loads[node]:
                food += tables.food[kind]
        return food

    def live_builders(self, tables: Tables) -> int:
        builders = 0
        for node, kind in enumerate(self.kinds):
            if not self.loads[node]:
                builders += tables.builders[kind]
        return builders


class Villagers(State):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "villages", "hands", "drafted", "supply", "ledger", "row", "row_coins", "tops", "under", "bottom", "pool",
        "basics", "discards", "buried", "doubts", "spots", "round", "first", "due", "first_done", "picks",
        "draft_limits", "build_limits", "limit_used", "cap_used", "exchanged", "tinner", "recruited", "robbed",
        "freelanced", "packs", "chosen", "events_left", "event", "jester", "countess_side", "retail", "expansions",
        "solo", "couriers",
    )  # fmt: skip

    def __init__(
        self, game: Game[Any], tables: Tables, seats: int, options: dict[str, Value], stream: Stream
    ) -> None:
        super().__init__(game, seats, options, stream)
        self.tables = tables
        self.villages: list[Village] = []  # by seat; in the solo game the Countess' village comes last
        self.hands: list[list[int]] = []  # by seat: entries, ascending
        self.drafted: list[int] = UNDEALT  # seat << 8 | kind: what lies on the Village Cards (4.4); replaced
        self.supply: list[int] = UNDEALT  # by seat: coins (1.5)
        self.ledger: list[int] = UNDEALT  # by seat and category: where they came from
        self.row: list[int] = UNDEALT  # kinds; -1: an empty place
        self.row_coins: list[int] = UNDEALT
        self.tops: list[
            list[int]
        ] = []  # by pile (the stacks, then the Reserve): entries seen so far, top last
        self.under: list[int] = UNDEALT  # by pile: how many of the pool lie beneath those
        self.bottom: list[int] = UNDEALT  # entries below all else in the Reserve (11.1); replaced
        self.pool: list[int] = UNDEALT  # kinds, ascending: all cards nobody has seen the back of
        self.basics: list[int] = UNDEALT
        self.discards: list[int] = UNDEALT  # kinds, face up; replaced
        self.buried: list[int] = UNDEALT  # entries, face down (R40); replaced
        self.doubts: list[int] = UNDEALT  # knowledge.py; replaced
        self.spots = SPOT  # the next free location for a returned card
        self.round = 0
        self.first = 0
        self.due = 0
        self.first_done = False  # whether the First Market has been paid
        self.picks: list[int] = UNDEALT  # by seat: villagers drafted in this phase
        self.draft_limits: list[int] = UNDEALT  # by seat; replaced
        self.build_limits: list[int] = UNDEALT  # by seat; replaced
        self.limit_used = 0  # in the current build turn (6.3)
        self.cap_used = 0
        self.exchanged = 0
        self.tinner = False
        self.recruited = 0  # in the current draft turn: further picks paid for (11.3c); -1: they are used up
        self.robbed = False  # in the current build turn: whether the Thief has been used
        self.freelanced = False
        self.packs: list[list[int]] = []  # while starting hands are drafted: entries by pack; replaced
        self.chosen: list[int] = UNDEALT  # by seat: the kind picked in secret, or -1; replaced
        self.events_left: list[int] = UNDEALT  # solo: by event, how many are face down; replaced
        self.event = NONE  # solo: the open one; -1: none, or void
        self.jester = 0  # solo: uses left
        self.countess_side = 0  # solo: which side of her card shows
        self.retail = False  # from here on what the options say, as the rules read it
        self.expansions = 0  # a bit for each set
        self.solo = False
        self.couriers = 0  # how many are in the deck
        self.owned = 0  # the villages, hands and piles that nobody else refers to

    def share(self) -> None:
        """Somebody will go on referring to villages, hands and piles: none of them changes in place from now on."""
        self.owned = 0

    def clone(self) -> Villagers:
        self.share()
        twin = Villagers(self.game, self.tables, self.seats, self.options, self.stream.clone())
        twin.villages = self.villages.copy()
        twin.hands = self.hands.copy()
        twin.drafted = self.drafted
        twin.supply = self.supply.copy()
        twin.ledger = self.ledger.copy()
        twin.row = self.row.copy()
        twin.row_coins = self.row_coins.copy()
        twin.tops = self.tops.copy()
        twin.under = self.under.copy()
        twin.bottom = self.bottom
        twin.pool = self.pool.copy()
        twin.basics = self.basics.copy()
        twin.discards = self.discards
        twin.buried = self.buried
        twin.doubts = self.doubts
        twin.spots = self.spots
        twin.round = self.round
        twin.first = self.first
        twin.due = self.due
        twin.first_done = self.first_done
        twin.picks = self.picks.copy()
        twin.draft_limits = self.draft_limits
        twin.build_limits = self.build_limits
        twin.limit_used = self.limit_used
        twin.cap_used = self.cap_used
        twin.exchanged = self.exchanged
        twin.tinner = self.tinner
        twin.recruited = self.recruited
        twin.robbed = self.robbed
        twin.freelanced = self.freelanced
        twin.packs = self.packs
        twin.chosen = self.chosen
        twin.events_left = self.events_left
        twin.event = self.event
        twin.jester = self.jester
        twin.countess_side = self.countess_side
        twin.retail = self.retail
        twin.expansions = self.expansions
        twin.solo = self.solo
        twin.couriers = self.couriers
        self.copy_kernel(twin)
        return twin

    def name(self, kind: int) -> str:
        return self.tables.names[kind]

    # -- changing ---------------------------------------------------------------------------------------------------------

    def change_village(self, seat: int) -> Village:
        """A village to be changed: a copy, if somebody else may refer to the old one."""
        bit = 1 << VILLAGE + seat
        if self.owned & bit:
            village = self.villages[seat]
            village.counts = None
            village.prospects = None
            return village
        self.owned |= bit
        village = self.villages[seat].copy()
        self.villages[seat] = village
        return village

    def change_hand(self, seat: int) -> list[int]:
        bit = 1 << HELD + seat
        if self.owned & bit:
            return self.hands[seat]
        self.owned |= bit
        hand = self.hands[seat].copy()
        self.hands[seat] = hand
        return hand

    def change_pile(self, pile: int) -> list[int]:
        bit = 1 << PILE + pile
        if self.owned & bit:
            return self.tops[pile]
        self.owned |= bit
        top = self.tops[pile].copy()
        self.tops[pile] = top
        return top

    def discard(self, kind: int) -> None:
        """Face up."""
        self.discards = [*self.discards, kind]

    # -- what is counted ----------------------------------------------------------------------------------------------

    def count(self, seat: int) -> dict[str, int]:
        """Before something in a village or a hand changes: what is counted there, for `enter`. Nothing while events are off."""
        return counted(self, seat) if self.telling else {}

    def enter(self, seat: int, before: dict[str, int]) -> None:
        """Books every count that has changed."""
        if self.telling:
            for what, amount in counted(self, seat).items():
                if amount != before[what]:
                    self.book(seat, what, amount - before[what])

    def add_villager(self, seat: int, kind: int, role: int, below: int) -> int:
        """A card is laid into a village; returns its number there."""
        village = self.change_village(seat)
        if not self.telling:  # the fast path, for search
            return village.add(self.tables, kind, role, below)
        before = self.count(seat)
        node = village.add(self.tables, kind, role, below)
        self.enter(seat, before)
        return node

    def remove_villager(self, seat: int, node: int) -> int:
        """An uncovered card leaves a village; returns the number of the card it lay on, or -1."""
        before = self.count(seat)
        under = self.change_village(seat).remove(self.tables, node)
        self.enter(seat, before)
        return under

    def swap_villager(self, seat: int, node: int, kind: int) -> None:
        """Another card takes the place of this one, role and all (9.2)."""
        before = self.count(seat)
        self.change_village(seat).swap(self.tables, node, kind)
        self.enter(seat, before)

    def lay_coins(self, seat: int, node: int, coins: int) -> None:
        """Onto a villager."""
        before = self.count(seat)
        self.change_village(seat).coins[node] += coins
        self.enter(seat, before)

    # -- coins --------------------------------------------------------------------------------------------------------

    def earn(self, seat: int, category: int, coins: int) -> None:
        """Coins into a supply (or out of it, below 0); the bank never runs out (R3)."""
        if self.telling and coins:
            self.book(seat, "coins", coins)
        self.supply[seat] += coins
        self.ledger[seat * len(CATEGORIES) + category] += coins

    # -- looking around -----------------------------------------------------------------------------------------------

    def edition(self) -> Edition:
        return self.tables.editions["retail" if self.retail else "pnp"]

    def holds(self, seat: int, kind: int) -> bool:
        return self.count_in_hand(seat, kind) > 0

    def count_in_hand(self, seat: int, kind: int) -> int:
        hand = self.hands[seat]
        count = 0
        place = len(hand)
        while place:  # from behind, since it is red cards that are asked for, and they come last
            place -= 1
            other = hand[place] >> KIND_SHIFT & KIND_MASK
            if other < kind:
                break
            if other == kind:
                count += 1
        return count

    def holds_special_back(self, seat: int) -> bool:
        """Public: the backs of a hand are seen by all (1.2)."""
        tables, hand = self.tables, self.hands[seat]
        place = len(hand)
        while place:
            place -= 1
            kind = hand[place] >> KIND_SHIFT & KIND_MASK
            if kind < tables.first_special:
                break
            if tables.is_special[kind]:
                return True
        return False

    def pile_size(self, pile: int) -> int:
        size = len(self.tops[pile]) + self.under[pile]
        return size + len(self.bottom) if pile == self.tables.stack_count else size

    def leftmost_stack(self) -> int:
        """R29: the lowest number still holding villagers; -1: all are empty. A pile that holds any shows its top."""
        for stack in range(self.tables.stack_count):
            if self.tops[stack]:
                return stack
        return NONE

    def villager_count(self, seat: int) -> int:
        return len(self.villages[seat].kinds)
