"""The solo game against the Countess: what she gets, her events and the Jester (11.4, R44-R48). The events are ours."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action, Word
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal, Step
from allmende.games.villagers.actions import ACCEPT, JESTER, SEND, YIELD
from allmende.games.villagers.rules.road import fill, leave_row
from allmende.games.villagers.scoring import EVENTS, gold_symbols, padlocks
from allmende.games.villagers.state import Villagers
from allmende.games.villagers.tables import BASICS, EVENT_CODES, NONE

PAY: Final = 0  # by place in EVENT_CODES
PAY_PER_VILLAGER_PLACED: Final = 1
PER_FOOD: Final = 2
PER_HAND_CARD: Final = 3
PER_PADLOCK: Final = 4
PER_GOLD_SYMBOL: Final = 5
GIVE_VILLAGER: Final = 6
NO_FACE_DOWN: Final = 7
BUILD_LESS: Final = 8
DRAFT_LESS: Final = 9
assert len(EVENT_CODES) == DRAFT_LESS + 1

R45_EMPTY_PLACE: Final = Reason("R45", "nobody-there")
R48_NOT_ENOUGH_GOLD: Final = Reason("R48", "not-enough-gold")


# -- the draft --------------------------------------------------------------------------------------------------------


def pass_one(state: Villagers, seat: int) -> None:
    """R45: every pick gives her one face-up villager; then the gaps are filled."""
    state.push(FillRow())
    state.push(PassToCountess(seat))


class FillRow(Step[Villagers]):
    def run(self, state: Villagers) -> None:
        fill(state)


class PassToCountess(Decision[Villagers]):
    """Which villager of the row moves into her village; a coin on it goes to her supply."""

    def actions(self, state: Villagers) -> list[Action]:
        return state.space.of(SEND)

    def refuse(self, state: Villagers, action: Action) -> Refusal:
        return R45_EMPTY_PLACE if state.row[action.first] == NONE else ALLOWED

    def resolve(self, state: Villagers, action: Action) -> None:
        countess, coins = state.seats, state.row_coins[action.first]
        kind = leave_row(state, action.first, countess)
        state.add_villager(countess, kind, kind, NONE)
        if state.telling:
            place = action.first + 1
            state.note("sent", self.seat, {"card": state.name(kind), "coins": coins, "place": place})


# -- events -----------------------------------------------------------------------------------------------------------


class OpenEvent(Step[Villagers]):
    """R47: one is open each round, Summer until the First Market is paid, then Winter."""

    def run(self, state: Villagers) -> None:
        season = 1 if state.first_done else 0
        events = state.tables.events
        deck = [
            left if events[number].season == season else 0 for number, left in enumerate(state.events_left)
        ]
        state.event = NONE
        if not sum(deck):
            return
        state.event = state.stream.draw_counted(deck)
        state.events_left = state.events_left.copy()
        state.events_left[state.event] -= 1
        if state.telling:
            opened = events[state.event]
            state.note("happening", 0, {"happening": opened.name, **opened.numbers()})
        if state.jester:
            state.push(FaceEvent(0))


class FaceEvent(Decision[Villagers]):
    """The Jester may make the event just revealed void, once a game (R47)."""

    def actions(self, state: Villagers) -> list[Action]:
        return state.space.of(JESTER) + state.space.of(ACCEPT)

    def refuse(self, state: Villagers, action: Action) -> Refusal:
        return ALLOWED

    def resolve(self, state: Villagers, action: Action) -> None:
        if action.kind == JESTER:
            state.jester -= 1
            state.event = NONE
            if state.telling:
                state.book(self.seat, "jester", -1)
                state.note("jester", self.seat, {})


def draft_limit_loss(state: Villagers) -> int:
    return _amount(state, DRAFT_LESS)


def build_limit_loss(state: Villagers) -> int:
    return _amount(state, BUILD_LESS)


def _amount(state: Villagers, code: int) -> int:
    """The amount of the open event, if it is one of these."""
    if state.event == NONE:
        return 0
    event = state.tables.events[state.event]
    return event.amount if event.code == code else 0


def face_down_forbidden(state: Villagers) -> bool:
    """From the row only, as long as it holds anybody."""
    if state.event == NONE or state.tables.events[state.event].code != NO_FACE_DOWN:
        return False
    for kind in state.row:
        if kind != NONE:
            return True
    return False


class ResolveEvent(Step[Villagers]):
    """After the food check, before a market (R47, R48)."""

    def run(self, state: Villagers) -> None:
        if state.event == NONE:
            return
        event = state.tables.events[state.event]
        code = event.code
        if code == GIVE_VILLAGER:
            state.push(YieldVillager(0, event.min_gold))
        elif code in (PAY, PAY_PER_VILLAGER_PLACED):
            coins = event.amount * (state.limit_used if code == PAY_PER_VILLAGER_PLACED else 1)
            pay(state, min(coins, state.supply[0]))  # R48: never below 0
        elif code not in (NO_FACE_DOWN, BUILD_LESS, DRAFT_LESS):
            gain(state, event.amount * _count(state, code, event.above))


def _count(state: Villagers, code: int, above: int) -> int:
    if code == PER_FOOD:
        return state.villages[0].live_food(state.tables)
    if code == PER_HAND_CARD:
        return max(0, len(state.hands[0]) - above)
    if code == PER_PADLOCK:
        return padlocks(state, 0)
    assert code == PER_GOLD_SYMBOL
    return gold_symbols(state, 0)


def pay(state: Villagers, coins: int) -> None:
    state.earn(0, EVENTS, -coins)
    state.earn(state.seats, EVENTS, coins)
    if state.telling and coins:
        state.note("paid-countess", 0, {"other": state.seats})


def gain(state: Villagers, coins: int) -> None:
    state.earn(state.seats, EVENTS, coins)
    if state.telling and coins:
        state.note("countess-gained", state.seats, {})


class YieldVillager(Decision[Villagers]):
    """Which own uncovered villager goes over to her, with the coins on it (R48). If none fits, nothing happens."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "min_gold")

    def __init__(self, seat: int, min_gold: int) -> None:
        super().__init__(seat)
        self.min_gold: Final = min_gold

    def told(self, state: Villagers) -> dict[str, Any]:
        return {"least": self.min_gold}

    def actions(self, state: Villagers) -> list[Action]:
        village = state.villages[self.seat]
        found: list[Action] = []
        for node, kind in enumerate(village.kinds):
            if kind >= BASICS + state.tables.basic_count and not village.loads[node]:
                action = state.space.at(YIELD, kind)
                if action not in found:
                    found.append(action)
        return found

    def refuse(self, state: Villagers, action: Action) -> Refusal:
        return ALLOWED if state.tables.gold[action.first] >= self.min_gold else R48_NOT_ENOUGH_GOLD

    def explain(self, state: Villagers, action: Action, reason: Reason) -> Reason:
        kind = action.first
        shows: dict[str, Word] = {
            "card": state.name(kind), "gold": state.tables.gold[kind], "least": self.min_gold
        }  # fmt: skip
        return Reason(reason.rule, reason.key, shows)

    def resolve(self, state: Villagers, action: Action) -> None:
        own, countess = state.villages[self.seat], state.seats
        chosen = own.uncovered(action.first)
        coins = own.coins[chosen]
        state.remove_villager(self.seat, chosen)
        state.lay_coins(countess, state.add_villager(countess, action.first, action.first, NONE), coins)
        if state.telling:
            card = state.name(action.first)
            state.note("yielded", self.seat, {"card": card, "coins": coins, "other": countess})
