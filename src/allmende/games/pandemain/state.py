"""What lies on the table in Pandemain, and the small things every rule does with it."""

from __future__ import annotations

from typing import Any, ClassVar

from allmende.core.actions import Word
from allmende.core.chance import Stream
from allmende.core.decisions import Record
from allmende.core.events import Event
from allmende.core.game import Game
from allmende.core.state import UNDEALT, State, Value
from allmende.games.pandemain.setting import Setting
from allmende.games.pandemain.words import (
    ACTIVE,
    FLOUR,
    INGREDIENTS,
    LOAVES,
    NOWHERE,
    PENANCES,
    PFENNIGS,
    USED,
    VP,
    WORKERS,
)


class Baker(Record):
    """A player, human or simulated, and everything they have. Sim-bakers leave most of it empty (AU1)."""

    PARTS: ClassVar[tuple[str, ...]] = (
        "units", "flour", "loaves", "active", "used", "reputation", "pfennigs", "points", "penitence", "climbed",
        "workers", "total_workers", "aside", "villagers", "loans", "penances", "last_sale",
    )  # fmt: skip

    def __init__(
        self,
        units: list[int],
        flour: list[int],
        loaves: list[int],
        active: list[int],
        used: list[int],
        reputation: list[int],
        pfennigs: int,
        points: int,
        penitence: int,
        climbed: int,
        workers: int,
        total_workers: int,
        aside: int,
        villagers: int,
        loans: int,
        penances: int,
        last_sale: int,
    ) -> None:
        self.units = units  # by ingredient
        self.flour = flour  # by grain
        self.loaves = loaves  # by quality, day and bread: see `loaf`
        self.active = active  # face up, by token: cart, ox, cow
        self.used = used  # flipped, by token
        self.reputation = reputation  # by bread: the position on its track, lowest 0
        self.pfennigs = pfennigs
        self.points = points
        self.penitence = penitence
        self.climbed = climbed  # up to which level the thresholds have been settled
        self.workers = workers  # available; in Local Trade borrowed ones too
        self.total_workers = total_workers  # the player's own
        self.aside = aside  # laid aside because none could be placed (T2)
        self.villagers = villagers  # a bit for each kind
        self.loans = loans
        self.penances = penances
        self.last_sale = last_sale  # when they last sold in the village that decides ties (R48); 0: never

    def copy(self) -> Baker:
        return Baker(
            self.units.copy(),
            self.flour.copy(),
            self.loaves.copy(),
            self.active.copy(),
            self.used.copy(),
            self.reputation.copy(),
            self.pfennigs,
            self.points,
            self.penitence,
            self.climbed,
            self.workers,
            self.total_workers,
            self.aside,
            self.villagers,
            self.loans,
            self.penances,
            self.last_sale,
        )

    def has_villager(self, kind: int) -> bool:
        return self.villagers >> kind & 1 == 1

    def flours(self) -> int:
        flour = self.flour
        return flour[0] + flour[1] + flour[2] + flour[3]

    def has_transport(self, means: int) -> bool:
        """Whether one of these means of transport (a bit each) is active."""
        return (means & 1 != 0 and self.active[0] > 0) or (means & 2 != 0 and self.active[1] > 0)


def loaf(quality: int, day: int, bread: int, days: int) -> int:
    """Where loaves of this kind are counted; days count from 0, the last one."""
    return (quality * days + day) * 4 + bread


class Pandemain(State):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "bakers", "board", "crowd", "stalls", "bag", "mill", "orders", "upcoming", "tower", "next_tower", "families",
        "village_kinds", "villagers_left", "shown", "piles", "discards", "rewards", "tokens", "round_tokens",
        "crosses_shown", "masters", "upgraded", "experience", "cards", "icons", "nights_shown", "cards_shown", "favours",
        "servant", "castle_loans", "loans", "penances", "inquisition", "round", "night", "sales",
    )  # fmt: skip

    def __init__(
        self, game: Game[Any], setting: Setting, seats: int, options: dict[str, Value], stream: Stream
    ) -> None:
        super().__init__(game, seats, options, stream)
        self.setting = setting
        self.tables = setting.tables
        self.bakers: list[Baker] = []  # the seats, then the sim-bakers
        self.board: list[int] = UNDEALT  # workers by place and baker
        self.crowd: list[int] = UNDEALT  # workers by place
        self.stalls: list[int] = UNDEALT  # workers by stall of the market
        self.bag: list[int] = UNDEALT  # the grain reserve, by grain
        self.mill: list[int] = UNDEALT  # tokens by column and grain
        self.orders: list[int] = UNDEALT  # by village and space: a bread, or NONE
        self.upcoming: list[int] = UNDEALT  # the same for those to come
        self.tower: list[int] = []  # this round's order
        self.next_tower: list[int] = []  # who has a cube in the left column
        self.families: list[int] = UNDEALT  # family cards, by seat
        self.village_kinds: list[int] = UNDEALT  # the kind of villager in each village
        self.villagers_left: list[int] = UNDEALT  # cards by village
        self.shown: list[int] = UNDEALT  # the offering of each level
        self.piles: list[int] = []  # offerings face down, of both levels, ascending: drawn at random
        self.discards: list[int] = []  # offerings done, of both levels, ascending
        self.rewards: list[int] = []  # on the track: stack * kinds + kind, ascending
        self.tokens: list[int] = UNDEALT  # the supply: cart, ox, cow
        self.round_tokens: list[int] = UNDEALT  # crosses of those still face down, ascending: drawn at random
        self.crosses_shown: list[int] = []
        self.masters: list[int] = UNDEALT  # by master baker: who employs them, IN_GUILD or OUT_OF_GAME
        self.upgraded: list[int] = UNDEALT  # by master baker: 0 or 1
        self.experience: list[int] = UNDEALT  # by master baker: control tokens
        self.cards: list[int] = UNDEALT  # by sim-baker: the number of this round's action card
        self.icons: list[int] = UNDEALT  # by sim-baker: how many of its day icons have been shown
        self.nights_shown = 0  # a bit for each sim-baker whose night icon has been shown
        self.cards_shown: list[int] = []  # action cards of earlier rounds
        self.favours = 0  # face up: a bit each
        self.servant = NOWHERE
        self.castle_loans = 0
        self.loans = 0  # in the supply
        self.penances = 0  # in the supply
        self.inquisition = 0
        self.round = 0
        self.night = 0  # whether it is night
        self.sales = 0  # how many sales there have been in the village that decides ties (R48)

    def clone(self) -> Pandemain:
        twin = Pandemain(self.game, self.setting, self.seats, self.options, self.stream.clone())
        twin.bakers = [baker.copy() for baker in self.bakers]
        twin.board = self.board.copy()
        twin.crowd = self.crowd.copy()
        twin.stalls = self.stalls.copy()
        twin.bag = self.bag.copy()
        twin.mill = self.mill.copy()
        twin.orders = self.orders.copy()
        twin.upcoming = self.upcoming.copy()
        twin.tower = self.tower  # replaced at dawn, never changed in place; so are families and kinds
        twin.next_tower = self.next_tower.copy()
        twin.families = self.families
        twin.village_kinds = self.village_kinds
        twin.villagers_left = self.villagers_left.copy()
        twin.shown = self.shown.copy()
        twin.piles = self.piles.copy()
        twin.discards = self.discards.copy()
        twin.rewards = self.rewards.copy()
        twin.tokens = self.tokens.copy()
        twin.round_tokens = self.round_tokens.copy()
        twin.crosses_shown = self.crosses_shown.copy()
        twin.masters = self.masters.copy()
        twin.upgraded = self.upgraded.copy()
        twin.experience = self.experience.copy()
        twin.cards = self.cards.copy()
        twin.icons = self.icons.copy()
        twin.nights_shown = self.nights_shown
        twin.cards_shown = self.cards_shown.copy()
        twin.favours = self.favours
        twin.servant = self.servant
        twin.castle_loans = self.castle_loans
        twin.loans = self.loans
        twin.penances = self.penances
        twin.inquisition = self.inquisition
        twin.round = self.round
        twin.night = self.night
        twin.sales = self.sales
        self.copy_kernel(twin)
        return twin

    # -- telling ------------------------------------------------------------------------------------------------------

    def note_gain(self, kind: str, seat: int, args: dict[str, Word]) -> None:
        """Tells everybody, unless nothing has changed hands: for what may have found no room at all (G4)."""
        if self.booked:
            self.note(kind, seat, args)

    # -- gaining and paying: these enter the ledger, and the caller tells of it -------------------------------

    def gain_units(self, seat: int, ingredient: int, count: int) -> None:
        """G4: what exceeds the track is lost at once."""
        if not count:
            return
        units = self.bakers[seat].units
        fits = min(count, self.tables.max_units - units[ingredient])
        units[ingredient] += fits
        if self.telling:
            if fits:
                self.book(seat, INGREDIENTS[ingredient], fits)
            if fits < count:  # told at once: nothing changes hands by it
                self.tell(Event("spilt", seat, {"amounts": f"{INGREDIENTS[ingredient]} {count - fits}"}))

    def spend_units(self, seat: int, ingredient: int, count: int) -> None:
        self.bakers[seat].units[ingredient] -= count
        if self.telling and count:
            self.book(seat, INGREDIENTS[ingredient], -count)

    def gain_flour(self, seat: int, grain: int) -> None:
        """A flour of that grain out of the bag."""
        self.bag[grain] -= 1
        self.bakers[seat].flour[grain] += 1
        if self.telling:
            self.book(seat, FLOUR[grain], 1)

    def return_flour(self, seat: int, grain: int) -> None:
        self.bakers[seat].flour[grain] -= 1
        self.bag[grain] += 1
        if self.telling:
            self.book(seat, FLOUR[grain], -1)

    def put_loaf(self, seat: int, quality: int, day: int, bread: int, count: int) -> None:
        """Loaves onto a staleness track, or off it (a negative count). Their tokens are the caller's business."""
        self.bakers[seat].loaves[loaf(quality, day, bread, self.tables.days)] += count
        if self.telling:
            self.book(seat, LOAVES[quality * 4 + bread], count)

    def gain_token(self, seat: int, token: int) -> None:
        """R40: as far as the supply has any."""
        if self.tokens[token]:
            self.tokens[token] -= 1
            self.bakers[seat].active[token] += 1
            if self.telling:
                self.book(seat, ACTIVE[token], 1)

    def flip(self, seat: int, token: int) -> None:
        """An active cart, ox or cow is used."""
        baker = self.bakers[seat]
        baker.active[token] -= 1
        baker.used[token] += 1
        if self.telling:
            self.book(seat, ACTIVE[token], -1)
            self.book(seat, USED[token], 1)

    def gain_pfennigs(self, seat: int, pfennigs: int) -> None:
        self.bakers[seat].pfennigs += pfennigs
        if self.telling and pfennigs:
            self.book(seat, PFENNIGS, pfennigs)

    def pay(self, seat: int, pfennigs: int) -> None:
        self.bakers[seat].pfennigs -= pfennigs
        if self.telling and pfennigs:
            self.book(seat, PFENNIGS, -pfennigs)

    def gain_points(self, seat: int, points: int) -> None:
        self.bakers[seat].points += points
        if self.telling and points:
            self.book(seat, VP, points)

    def lose_points(self, seat: int, points: int) -> None:
        self.gain_points(seat, -points)

    def discard_penance(self, seat: int) -> None:
        """R39: without one, nothing happens."""
        if self.bakers[seat].penances:
            self.bakers[seat].penances -= 1
            self.penances += 1
            if self.telling:
                self.book(seat, PENANCES, -1)
                self.note("penance-discarded", seat, {})

    # -- workers ------------------------------------------------------------------------------------------------------

    def send_worker(self, seat: int, place: int) -> None:
        self.bakers[seat].workers -= 1
        self.board[place * self.setting.players + seat] += 1
        self.crowd[place] += 1
        if self.telling:
            self.book(seat, WORKERS, -1)
            self.book(seat, self.tables.worker_names[place], 1)
            self.note("placed", seat, {"place": self.tables.place_names[place]})

    def workers_at(self, seat: int, place: int) -> int:
        return self.board[place * self.setting.players + seat]

    # -- the bag ------------------------------------------------------------------------------------------------------

    def bag_size(self) -> int:
        bag = self.bag
        return bag[0] + bag[1] + bag[2] + bag[3]

    # -- master bakers ------------------------------------------------------------------------------------------------

    def employs_any(self, seat: int) -> bool:
        return seat in self.masters

    def is_sim(self, seat: int) -> bool:
        return seat >= self.seats
