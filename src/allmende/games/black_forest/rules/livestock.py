"""Livestock: only how many there are matters, for animals may be moved at any time (LV-1 to LV-5)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Refusal
from allmende.games.black_forest.actions import GIVE_BACK, ON_FORESTS, RAISE
from allmende.games.black_forest.effects import FOREST, PASTURE, STABLE
from allmende.games.black_forest.faces import T_CATTLE, T_PASTURE, T_PIGS
from allmende.games.black_forest.goods import ANIMALS
from allmende.games.black_forest.rules.gain import gain
from allmende.games.black_forest.state import BlackForest, Player


def pig_places(forest: BlackForest, player: Player) -> int:
    """Off Pastures: Forests and buildings."""
    return player.tiles[FOREST] * forest.tables.forest_pigs + player.traits[T_PIGS]


def cattle_places(forest: BlackForest, player: Player) -> int:
    """Off Pastures: Stables and buildings."""
    return player.tiles[STABLE] * forest.tables.stable_cattle + player.traits[T_CATTLE]


def fits(forest: BlackForest, player: Player, pigs: int, cattle: int, on_forests: bool) -> bool:
    """LV-4: whether some share of the Pastures houses this herd, with or without pigs on Forests."""
    room_for_pigs = pig_places(forest, player) if on_forests else player.traits[T_PIGS]
    capacity = player.traits[T_PASTURE]
    pasturing_pigs = max(0, pigs - room_for_pigs)
    pasturing_cattle = max(0, cattle - cattle_places(forest, player))
    needed = -(-pasturing_pigs // capacity) - (-pasturing_cattle // capacity)
    return needed <= player.tiles[PASTURE]


def can_take(forest: BlackForest, player: Player, pigs: int, cattle: int) -> bool:
    """TP-2b: whether a herd with at least one of these newcomers can be housed, if need be in another one's place."""
    on_pastures = player.tiles[PASTURE] * player.traits[T_PASTURE]
    if pigs and player.pigs < pig_places(forest, player) + on_pastures:
        return True
    return cattle > 0 and player.cattle < cattle_places(forest, player) + on_pastures


def greatest_herds(forest: BlackForest, player: Player, pigs: int, cattle: int) -> list[tuple[int, int]]:
    """LV-3b: herds not above this one that can be housed and are not below another such herd; fewest pigs first."""
    capacity, pastures = player.traits[T_PASTURE], player.tiles[PASTURE]
    room_for_pigs, room_for_cattle = pig_places(forest, player), cattle_places(forest, player)
    herds: list[tuple[int, int]] = []
    for for_pigs in range(pastures + 1):
        kept_pigs = min(pigs, room_for_pigs + capacity * for_pigs)
        kept_cattle = min(cattle, room_for_cattle + capacity * (pastures - for_pigs))
        # More Pastures for pigs: never fewer pigs, never more cattle.
        while herds and herds[-1][0] <= kept_pigs and herds[-1][1] <= kept_cattle:
            herds.pop()
        if not herds or herds[-1][0] < kept_pigs:
            herds.append((kept_pigs, kept_cattle))
    return herds


def welcome(forest: BlackForest, seat: int, pigs: int, cattle: int) -> None:
    """Newcomers, or none: afterwards herd and room match again (LV-3, LV-3b)."""
    player = forest.players[seat]
    if not fits(forest, player, player.pigs + pigs, player.cattle + cattle, True):
        forest.push(KeepHerd(seat, pigs, cattle))
        return
    player.pigs += pigs
    player.cattle += cattle
    if forest.telling:
        book_herd(forest, seat, pigs, cattle)
        if forest.booked:
            forest.note("housed", seat, {})


def book_herd(forest: BlackForest, seat: int, pigs: int, cattle: int) -> None:
    for animal, count in ((0, pigs), (1, cattle)):
        if count:
            forest.book(seat, ANIMALS[animal], count)


class KeepHerd(Decision[BlackForest]):
    """Which animals stay away or go back when not all can be housed: newcomers, and those that are here. Asked only if
    several greatest herds are possible."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "pigs", "cattle")

    def __init__(self, seat: int, pigs: int = 0, cattle: int = 0) -> None:
        super().__init__(seat)
        self.pigs: Final = pigs  # newcomers, who are not part of the herd yet
        self.cattle: Final = cattle

    def actions(self, state: BlackForest) -> list[Action]:
        player = state.players[self.seat]
        all_pigs, all_cattle = player.pigs + self.pigs, player.cattle + self.cattle
        return [
            state.space.at(GIVE_BACK, all_pigs - pigs, all_cattle - cattle)
            for pigs, cattle in greatest_herds(state, player, all_pigs, all_cattle)
        ]

    def refuse(self, state: BlackForest, action: Action) -> Refusal:
        return ALLOWED

    def resolve(self, state: BlackForest, action: Action) -> None:
        player = state.players[self.seat]
        pigs, cattle = self.pigs - action.first, self.cattle - action.second
        player.pigs += pigs
        player.cattle += cattle
        if state.telling:
            book_herd(state, self.seat, max(pigs, 0), max(cattle, 0))
            if state.booked:
                state.note("housed", self.seat, {})
            away = [
                f"{ANIMALS[animal]} {count}"
                for animal, count in enumerate(
                    (min(self.pigs, action.first), min(self.cattle, action.second))
                )
                if count
            ]
            if away:
                state.note("turned-away", self.seat, {"amounts": ", ".join(away)})
            book_herd(state, self.seat, min(pigs, 0), min(cattle, 0))
            if state.booked:
                state.note("animals-lost", self.seat, {})


class RaiseAnimals(Decision[BlackForest]):
    """R42: the Livestock Market's new Pasture is filled with one type."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def told(self, state: BlackForest) -> dict[str, Any]:
        return {"count": self.count}

    def actions(self, state: BlackForest) -> list[Action]:
        return state.space.of(RAISE)

    def refuse(self, state: BlackForest, action: Action) -> Refusal:
        return ALLOWED

    def resolve(self, state: BlackForest, action: Action) -> None:
        if action.first == 0:
            welcome(state, self.seat, self.count, 0)
        else:
            welcome(state, self.seat, 0, self.count)


# -- pigs on Forests (Herder) -----------------------------------------------------------------------------------------


def most_on_forests(forest: BlackForest, player: Player) -> int:
    """LV-5: the most pigs that can stand on Forests; 0 if none."""
    return min(player.pigs, player.tiles[FOREST])


class PigsOnForests(Decision[BlackForest]):
    """LV-5: the owner names how many pigs stand on Forests, as the others find room elsewhere."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "goods", "limit")

    def __init__(self, seat: int, goods: list[int], limit: int) -> None:
        super().__init__(seat)
        self.goods: Final = goods  # for each of them
        self.limit: Final = limit

    def actions(self, state: BlackForest) -> list[Action]:
        player = state.players[self.seat]
        found: list[Action] = []
        for count in range(1, most_on_forests(state, player) + 1):
            if fits(state, player, player.pigs - count, player.cattle, False):
                found.append(state.space.at(ON_FORESTS, count - 1))
        return found

    def refuse(self, state: BlackForest, action: Action) -> Refusal:
        return ALLOWED

    def resolve(self, state: BlackForest, action: Action) -> None:
        count = min(action.first + 1, self.limit)
        gain(state, self.seat, [each * count for each in self.goods])
