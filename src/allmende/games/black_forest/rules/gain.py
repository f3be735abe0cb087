"""Gaining goods: whole, onto the markers, after which the wheels turn and their bonuses come (WH-4 to WH-9, MV-8b)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal, Step
from allmende.games.black_forest.actions import ACCEPT, ACCEPT_ALL, MARKERS, REFUSE, TAKE, WHEEL
from allmende.games.black_forest.faces import ON_ROTATION, T_ROTATION
from allmende.games.black_forest.goods import (
    CHARCOAL,
    COOKING_WHEEL,
    GLASS_WHEEL,
    GOODS,
    KIND_OF_MARKER,
    KINDS,
    M_BRICK,
    M_COAL_COOKING,
    M_COAL_GLASS,
    M_HIGH,
    M_LOW,
    MARKER_OF,
    MARKER_WORDS,
    PROVISION,
    WHEELS,
)
from allmende.games.black_forest.rules.jobs import DrawJob
from allmende.games.black_forest.rules.wheels import MADE_BY, NEEDED_BY, turn_cooking_wheel, turn_glass_wheel
from allmende.games.black_forest.state import GIFTS_TAKE, BlackForest, Player

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
        tell_turns(forest, seat, GLASS_WHEEL, glass)
        tell_turns(forest, seat, COOKING_WHEEL, cooking)
    due: list[int] = []
    if player.traits[T_ROTATION]:
        for _ in range(glass):
            due += watchers(forest, player, GLASS_WHEEL)
        for _ in range(cooking):
            due += watchers(forest, player, COOKING_WHEEL)
    if reminded and player.cooking_turns >= forest.tables.reminder_turn:  # WH-9
        player.reminders -= 1
        due.append(REMINDER)
        if forest.telling:
            forest.book(seat, "reminder", -1)
            forest.note("reminded", seat, {"jobs": len(forest.pile)})
    if due:
        player.due = player.due + due
        forest.push(Bonuses(seat))


def tell_turns(forest: BlackForest, seat: int, wheel: int, turns: int) -> None:
    """WH-2: what a wheel took and gave."""
    if turns == 0:
        return
    word = WHEELS[wheel]
    forest.book(seat, f"{word}-turns", turns)
    for marker in MADE_BY[wheel]:
        forest.book(seat, MARKER_WORDS[marker], turns)
    for marker in NEEDED_BY[wheel]:
        forest.book(seat, MARKER_WORDS[marker], -turns)
    forest.note("wheel-turned", seat, {"wheel": word, "count": turns})


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
    lost: list[str] = []
    for kind, count in enumerate(goods):
        if count and kind != CHARCOAL and kind != PROVISION:
            surplus = raise_marker(forest, seat, MARKER_OF[kind], count)
            if surplus and forest.telling:
                lost.append(f"{KINDS[kind]} {surplus}")
    if forest.telling:
        tell_gain(forest, seat, "gained")
        if lost:
            forest.note("lost", seat, {"amounts": ", ".join(lost)})
    settle(forest, seat)


def raise_marker(forest: BlackForest, seat: int, marker: int, count: int) -> int:
    """WH-6: up to its limit; returns the surplus, which is lost. The caller tells of both."""
    store = forest.players[seat].store
    most = forest.tables.basic_max if marker <= M_BRICK else forest.tables.refined_max
    entered = min(count, most - store[marker])
    store[marker] += entered
    if forest.telling and entered:
        forest.book(seat, MARKER_WORDS[marker], entered)
    return count - entered


def tell_gain(forest: BlackForest, seat: int, event: str) -> None:
    """What has been entered in the ledger, if anything."""
    if forest.booked:
        forest.note(event, seat, {})


def tell_loss(forest: BlackForest, seat: int, kind: int, count: int) -> None:
    if count:
        forest.note("lost", seat, {"amounts": f"{KINDS[kind]} {count}"})


class ChooseWheel(Decision[BlackForest]):
    """WH-7: all charcoal of a gain goes to one wheel of the owner's choice."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def told(self, state: BlackForest) -> dict[str, Any]:
        return {"count": self.count}

    def actions(self, state: BlackForest) -> list[Action]:
        return state.space.of(WHEEL)

    def refuse(self, state: BlackForest, action: Action) -> Refusal:
        # R43: with both markers at their limit there is nothing to choose.
        return (
            WH7_BOTH_FULL if action.first == COOKING_WHEEL and charcoal_is_full(state, self.seat) else ALLOWED
        )

    def resolve(self, state: BlackForest, action: Action) -> None:
        surplus = raise_marker(state, self.seat, M_COAL_GLASS + action.first, self.count)
        if state.telling and (surplus or not isinstance(state.stack[-1], EnterGoods)):
            tell_gain(state, self.seat, "gained")  # otherwise with the rest, which is entered next
            tell_loss(state, self.seat, CHARCOAL, surplus)


def charcoal_is_full(forest: BlackForest, seat: int) -> bool:
    store, most = forest.players[seat].store, forest.tables.basic_max
    return store[M_COAL_GLASS] == most and store[M_COAL_COOKING] == most


class RaiseMarkers(Decision[BlackForest]):
    """WH-8: each provision gained raises a marker of choice. Asked only if different pairs can result (WH-8b)."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def told(self, state: BlackForest) -> dict[str, Any]:
        return {"count": self.count}

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
        set_provisions(state, self.seat, action, "gained")
        if state.telling:
            tell_loss(state, self.seat, PROVISION, self.count - entered)


def set_provisions(forest: BlackForest, seat: int, pair: Action, event: str) -> None:
    """WH-8: the provision markers go to a pair of values: a payment or a gain, as the event says."""
    store = forest.players[seat].store
    low, count = store[M_LOW], store[M_LOW] + store[M_HIGH]
    store[M_LOW] = pair.first
    store[M_HIGH] = pair.second
    if forest.telling:
        if pair.first + pair.second != count:
            forest.book(seat, MARKER_WORDS[M_LOW], pair.first + pair.second - count)
        tell_gain(forest, seat, event)
        if pair.first != low and forest.seats > 1:
            tell_hourglass(forest, seat, pair.first - low)


def tell_hourglass(forest: BlackForest, seat: int, steps: int) -> None:
    """EN-1b: only paying and gaining provisions brings a marker nearer to the hourglass or farther from it."""
    player = forest.players[seat]
    left = forest.tables.threshold - player.cooking_turns + player.store[M_LOW]
    forest.book(seat, "hourglass", steps)
    if left <= 0 and forest.last_turns < 0:
        forest.note("at-hourglass", seat, {})
    elif steps < 0:
        forest.note("nearer-hourglass", seat, {"left": max(left, 0)})
    else:
        forest.note("farther-from-hourglass", seat, {"left": max(left, 0)})


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
        if self.others and state.seats > 1:
            if state.telling:
                state.note("announced", self.seat, {"amounts": f"{GOODS[kind]} {self.others}"})
            state.push(GiveOthers(self.seat, kind, self.others, 1))
        surplus = raise_marker(state, self.seat, action.first, self.count)
        if state.telling:
            tell_gain(state, self.seat, "gained")
            tell_loss(state, self.seat, kind, surplus)
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
    """MV-8b: a gift is asked about unless it can change nothing, or turns no wheel and the receiver takes such unasked."""
    store = forest.players[seat].store
    if kind == CHARCOAL:
        if not charcoal_is_full(forest, seat):
            forest.push(TakeGift(seat, kind, count))
        elif forest.telling:
            tell_loss(forest, seat, kind, count)
    elif store[MARKER_OF[kind]] == forest.tables.basic_max:
        if forest.telling:
            tell_loss(forest, seat, kind, count)
    else:
        if forest.asks_about_gifts(seat) or turns_a_wheel(forest, store, MARKER_OF[kind], count):
            forest.push(TakeGift(seat, kind, count))
        else:
            gain_one_kind(forest, seat, kind, count)


def turns_a_wheel(forest: BlackForest, store: list[int], marker: int, count: int) -> bool:
    trial = store.copy()
    trial[marker] += count
    most = forest.tables.refined_max
    return turn_glass_wheel(trial, most) + turn_cooking_wheel(trial, most) > 0


class TakeGift(Decision[BlackForest]):
    """Take a good from another player or leave it; or take it and, from now on, whatever turns no wheel."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "good", "count")

    def __init__(self, seat: int, good: int, count: int) -> None:
        super().__init__(seat)
        self.good: Final = good  # its kind
        self.count: Final = count

    def told(self, state: BlackForest) -> dict[str, Any]:
        return {"good": GOODS[self.good], "count": self.count}

    def actions(self, state: BlackForest) -> list[Action]:
        space = state.space
        if self.good == CHARCOAL:  # which is always asked about, for it can go to either wheel
            return space.of(WHEEL) + space.of(REFUSE)
        standing = space.of(ACCEPT_ALL) if state.asks_about_gifts(self.seat) else []
        return space.of(ACCEPT) + space.of(REFUSE) + standing

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
                state.note("refused", self.seat, {"amounts": f"{GOODS[self.good]} {self.count}"})
            return
        if action.kind == ACCEPT_ALL:
            state.players[self.seat].gifts = GIFTS_TAKE
            if state.telling:
                state.note("takes-gifts", self.seat, {})
        marker = M_COAL_GLASS + action.first if action.kind == WHEEL else MARKER_OF[self.good]
        surplus = raise_marker(state, self.seat, marker, self.count)
        if state.telling:
            tell_gain(state, self.seat, "accepted")
            tell_loss(state, self.seat, self.good, surplus)
        settle(state, self.seat)
