"""Gaining goods: whole, onto the markers, after which the wheels turn and their bonuses come (WH-4 to WH-9, MV-8b)."""

from __future__ import annotations

from typing import ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal, Step
from allmende.games.black_forest.actions import ACCEPT, MARKERS, REFUSE, TAKE, WHEEL
from allmende.games.black_forest.faces import ON_ROTATION, T_ROTATION
from allmende.games.black_forest.goods import (
    CHARCOAL,
    COOKING_WHEEL,
    GLASS_WHEEL,
    GOODS,
    KIND_OF_MARKER,
    M_BRICK,
    M_COAL_COOKING,
    M_COAL_GLASS,
    M_HIGH,
    M_LOW,
    MARKER_OF,
    PROVISION,
    WHEELS,
)
from allmende.games.black_forest.rules.jobs import DrawJob
from allmende.games.black_forest.rules.wheels import turn_cooking_wheel, turn_glass_wheel
from allmende.games.black_forest.state import BlackForest, Player

REMINDER: Final = -1  # among bonuses due; others are the numbers of buildings

WH7_BOTH_FULL: Final = Reason("WH-7", "charcoal-full")
WH7_WHEEL_FULL: Final = Reason("WH-7", "wheel-full")


# -- the wheels turn --------------------------------------------------------------------------------------------------


def settle(forest: BlackForest, seat: int) -> None:
    """WH-3, WH-5: turns this seat's wheels as often as they can. Bonuses wait until both stand still (WH-5b)."""
    player = forest.players[seat]
    most = forest.tables.refined_max
    glass = turn_glass_wheel(player.store, most)
    cooking = turn_cooking_wheel(player.store, most)
    if glass == 0 and cooking == 0:
        return
    player.glass_turns += glass
    reminded = player.reminders > 0 and player.cooking_turns < forest.tables.reminder_turn
    player.cooking_turns += cooking
    if forest.telling:
        for wheel, turns in ((GLASS_WHEEL, glass), (COOKING_WHEEL, cooking)):
            if turns:
                forest.note("wheel-turned", seat, {"wheel": WHEELS[wheel], "count": turns})
    due: list[int] = []
    if player.traits[T_ROTATION]:
        for _ in range(glass):
            due += watchers(forest, player, GLASS_WHEEL)
        for _ in range(cooking):
            due += watchers(forest, player, COOKING_WHEEL)
    if reminded and player.cooking_turns >= forest.tables.reminder_turn:  # WH-9
        player.reminders -= 1
        due.append(REMINDER)
    if due:
        player.due = player.due + due
        forest.push(Bonuses(seat))


def watchers(forest: BlackForest, player: Player, wheel: int) -> list[int]:
    """The buildings that give something with each turn of a wheel."""
    found: list[int] = []
    for number in player.buildings:
        face = forest.tables.faces[number]
        if face.hook == ON_ROTATION and face.wheel == wheel:
            found.append(number)
    return found


class Bonuses(Step[BlackForest]):
    """WH-5b: one by one in the order in which they arose, each a gain of its own."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: BlackForest) -> None:
        player = state.players[self.seat]
        if not player.due:
            return
        bonus = player.due[0]
        player.due = player.due[1:]
        state.push(self)
        if bonus == REMINDER:
            if state.telling:
                state.note("reminded", self.seat, {})
            state.push(DrawJob())
            state.push(ChooseBasic(self.seat, 1, 0))
            return
        face = state.tables.faces[bonus]
        if state.telling:
            state.note("bonus", self.seat, {"building": face.word})
        for entry in state.tables.effects[face.effect].entries:
            gain(state, self.seat, entry.goods)


# -- a gain -----------------------------------------------------------------------------------------------------------


def gain(forest: BlackForest, seat: int, goods: list[int]) -> None:
    """Goods by kind, entered whole (WH-4). What there is to choose is asked first: the wheel for charcoal, the markers
    for provisions."""
    if goods[CHARCOAL] == 0 and goods[PROVISION] == 0:
        enter(forest, seat, goods)
        return
    forest.push(EnterGoods(seat, goods))
    if goods[PROVISION]:
        forest.push(RaiseMarkers(seat, goods[PROVISION]))
    if goods[CHARCOAL]:
        forest.push(ChooseWheel(seat, goods[CHARCOAL]))


def gain_one_kind(forest: BlackForest, seat: int, kind: int, count: int) -> None:
    goods = [0] * len(GOODS)
    goods[kind] = count
    gain(forest, seat, goods)


class EnterGoods(Step[BlackForest]):
    """All of a gain but charcoal and provisions, which have been entered just before; then the wheels."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "goods")

    def __init__(self, seat: int, goods: list[int]) -> None:
        self.seat: Final = seat
        self.goods: Final = goods

    def run(self, state: BlackForest) -> None:
        enter(state, self.seat, self.goods)


def enter(forest: BlackForest, seat: int, goods: list[int]) -> None:
    for kind, count in enumerate(goods):
        if count and kind != CHARCOAL and kind != PROVISION:
            raise_marker(forest, seat, MARKER_OF[kind], count)
    settle(forest, seat)


def raise_marker(forest: BlackForest, seat: int, marker: int, count: int) -> None:
    """WH-6: up to its limit; surplus is lost."""
    store = forest.players[seat].store
    most = forest.tables.basic_max if marker <= M_BRICK else forest.tables.refined_max
    entered = min(count, most - store[marker])
    store[marker] += entered
    if forest.telling:
        tell_gain(forest, seat, KIND_OF_MARKER[marker], entered, count - entered)


def tell_gain(forest: BlackForest, seat: int, kind: int, entered: int, lost: int) -> None:
    if entered:
        forest.note("gained", seat, {"good": GOODS[kind], "count": entered})
    if lost:
        forest.note("lost", seat, {"good": GOODS[kind], "count": lost})


class ChooseWheel(Decision[BlackForest]):
    """WH-7: all charcoal of a gain goes to one wheel of the owner's choice."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def actions(self, state: BlackForest) -> list[Action]:
        return state.space.of(WHEEL)

    def refuse(self, state: BlackForest, action: Action) -> Refusal:
        # R43: with both markers at their limit there is nothing to choose.
        return (
            WH7_BOTH_FULL if action.first == COOKING_WHEEL and charcoal_is_full(state, self.seat) else ALLOWED
        )

    def resolve(self, state: BlackForest, action: Action) -> None:
        raise_marker(state, self.seat, M_COAL_GLASS + action.first, self.count)


def charcoal_is_full(forest: BlackForest, seat: int) -> bool:
    store, most = forest.players[seat].store, forest.tables.basic_max
    return store[M_COAL_GLASS] == most and store[M_COAL_COOKING] == most


class RaiseMarkers(Decision[BlackForest]):
    """WH-8: each provision gained raises a marker of choice. Asked only if different pairs can result (WH-8b)."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def actions(self, state: BlackForest) -> list[Action]:
        store, most = state.players[self.seat].store, state.tables.refined_max
        low, high = store[M_LOW], store[M_HIGH]
        total = min(low + high + self.count, 2 * most)
        return pairs_of(state, total, low, high, most, most)

    def refuse(self, state: BlackForest, action: Action) -> Refusal:
        return ALLOWED

    def resolve(self, state: BlackForest, action: Action) -> None:
        store = state.players[self.seat].store
        entered = action.first + action.second - store[M_LOW] - store[M_HIGH]
        store[M_LOW] = action.first
        store[M_HIGH] = action.second
        if state.telling:
            tell_gain(state, self.seat, PROVISION, entered, self.count - entered)


def pairs_of(
    forest: BlackForest, total: int, least_low: int, least_high: int, most_low: int, most_high: int
) -> list[Action]:
    """The pairs of provision markers with this sum, between two pairs."""
    found: list[Action] = []
    for low in range(least_low, most_low + 1):
        high = total - low
        if high >= low and least_high <= high <= most_high:
            found.append(forest.space.at(MARKERS, low, high))
    return found


# -- a basic resource of choice, and gifts ----------------------------------------------------------------------------


class ChooseBasic(Decision[BlackForest]):
    """A basic resource of choice: reminder, Market Hall, and the Traveling Merchant, who gives to the others too."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "count", "others")

    def __init__(self, seat: int, count: int, others: int) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.others: Final = others  # what every other player may take of it

    def actions(self, state: BlackForest) -> list[Action]:
        return state.space.of(TAKE)

    def refuse(self, state: BlackForest, action: Action) -> Refusal:
        if action.first == M_COAL_COOKING and charcoal_is_full(state, self.seat):
            return WH7_BOTH_FULL
        return ALLOWED

    def resolve(self, state: BlackForest, action: Action) -> None:
        kind = KIND_OF_MARKER[action.first]
        if self.others:
            if state.telling:
                state.note("announced", self.seat, {"good": GOODS[kind]})
            state.push(GiveOthers(self.seat, kind, self.others, 1))
        raise_marker(state, self.seat, action.first, self.count)
        settle(state, self.seat)


class GiveOthers(Step[BlackForest]):
    """The Merchant's good for the others, clockwise, each dealt with completely before the next one (R44)."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "kind", "count", "next")

    def __init__(self, seat: int, kind: int, count: int, next: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.count: Final = count
        self.next: Final = next  # how many seats further on

    def run(self, state: BlackForest) -> None:
        if self.next < state.seats:
            state.push(GiveOthers(self.seat, self.kind, self.count, self.next + 1))
            give(state, (self.seat + self.next) % state.seats, self.kind, self.count)


def give(forest: BlackForest, seat: int, kind: int, count: int) -> None:
    """MV-8b: a gift is asked about unless it can change nothing, or the table takes harmless ones unasked."""
    store = forest.players[seat].store
    if kind == CHARCOAL:
        if not charcoal_is_full(forest, seat):
            forest.push(TakeGift(seat, kind, count))
    elif store[MARKER_OF[kind]] < forest.tables.basic_max:
        if forest.options["ask_every_gift"] or turns_a_wheel(forest, store, MARKER_OF[kind], count):
            forest.push(TakeGift(seat, kind, count))
        else:
            gain_one_kind(forest, seat, kind, count)


def turns_a_wheel(forest: BlackForest, store: list[int], marker: int, count: int) -> bool:
    trial = store.copy()
    trial[marker] += count
    most = forest.tables.refined_max
    return turn_glass_wheel(trial, most) + turn_cooking_wheel(trial, most) > 0


class TakeGift(Decision[BlackForest]):
    """Take a good from another player or leave it."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "good", "count")

    def __init__(self, seat: int, good: int, count: int) -> None:
        super().__init__(seat)
        self.good: Final = good  # its kind
        self.count: Final = count

    def actions(self, state: BlackForest) -> list[Action]:
        taking = state.space.of(WHEEL) if self.good == CHARCOAL else state.space.of(ACCEPT)
        return taking + state.space.of(REFUSE)

    def refuse(self, state: BlackForest, action: Action) -> Refusal:
        if action.kind == WHEEL:
            marker = M_COAL_GLASS + action.first
            return (
                WH7_WHEEL_FULL
                if state.players[self.seat].store[marker] == state.tables.basic_max
                else ALLOWED
            )
        return ALLOWED

    def resolve(self, state: BlackForest, action: Action) -> None:
        if action.kind == REFUSE:
            if state.telling:
                state.note("refused", self.seat, {"good": GOODS[self.good]})
            return
        marker = M_COAL_GLASS + action.first if action.kind == WHEEL else MARKER_OF[self.good]
        raise_marker(state, self.seat, marker, self.count)
        settle(state, self.seat)
