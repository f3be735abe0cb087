"""The Draft Phase: turn by turn, one villager from the Road, with the Courier's window before each pick (4.1-4.11, 9.5)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal, Step
from allmende.core.events import NOBODY, Event
from allmende.games.villagers.actions import COURIER, DRAW, LET_BE, PROPHET, RECRUIT, TAKE
from allmende.games.villagers.knowledge import add_to_hand, carry_off, insert, show_from_hand, show_from_pile
from allmende.games.villagers.rules import draft_specials
from allmende.games.villagers.rules.countess import draft_limit_loss, face_down_forbidden, pass_one
from allmende.games.villagers.rules.road import fill, leave_row, lift, settle_pile
from allmende.games.villagers.scoring import SPECIALS
from allmende.games.villagers.state import SEEN, Villagers, entry_of, kind_of
from allmende.games.villagers.tables import NONE

D3_NOBODY_THERE: Final = Reason("4.3", "nobody-there")
D7_STACK_EMPTY: Final = Reason("4.7", "stack-is-empty")
C5_NO_COURIER: Final = Reason("9.5", "no-courier")
C5_OWN_TURN: Final = Reason("9.5", "courier-in-own-turn")
R47_FACE_UP_ONLY: Final = Reason("R47", "face-up-only")


class DraftPhase(Step[Villagers]):
    def run(self, state: Villagers) -> None:
        state.picks = [0] * state.seats
        state.draft_limits = [draft_limit(state, seat) for seat in range(state.seats)]
        state.push(DraftTurn(state.first))


def draft_limit(state: Villagers, seat: int) -> int:
    """4.1."""
    tables = state.tables
    limit = tables.draft_base + tables.draft_per_food * state.villages[seat].live_food(tables)
    return max(0, min(tables.draft_max, limit) - draft_limit_loss(state))


class DraftTurn(Step[Villagers]):
    """4.2: the next player below the limit; with nobody left, or nothing to draft, the phase is over (4.9, R5)."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: Villagers) -> None:
        if something_to_draft(state):
            seat = self.seat
            for _ in range(state.seats):
                if state.picks[seat] < state.draft_limits[seat]:
                    state.recruited = 0
                    state.push(AskCouriers(seat, state.next_seat(seat)))
                    return
                seat = state.next_seat(seat)
        elif state.telling and below_limit(state):
            state.note("nothing-to-draft", NOBODY, {})
        for seat in range(state.seats):
            take_up(state, seat)


def below_limit(state: Villagers) -> bool:
    """Whether anybody could still draft."""
    for seat, picks in enumerate(state.picks):
        if picks < state.draft_limits[seat]:
            return True
    return False


def something_to_draft(state: Villagers) -> bool:
    if state.leftmost_stack() != NONE:
        return True
    for kind in state.row:
        if kind != NONE:
            return True
    return False


def take_up(state: Villagers, seat: int) -> None:
    """4.8: the villagers on the Village Card go to hand; everybody has seen them."""
    left: list[int] = []
    mine: list[int] = []
    for card in state.drafted:
        if card >> 8 == seat:
            mine.append(card & 255)
        else:
            left.append(card)
    taken = len(mine)
    if not taken:
        return
    if state.telling:
        for kind in mine:
            add_to_hand(state, seat, kind, SEEN)
    else:  # the hand is copied once
        hand = state.change_hand(seat)
        for kind in mine:
            insert(hand, entry_of(kind, SEEN))
    state.drafted = left
    if state.telling:
        state.book(seat, "drafted", -taken)
        state.note("picked-up", seat, {"cards": taken})


# -- the pick ---------------------------------------------------------------------------------------------------------


class PickVillager(Decision[Villagers]):
    """One villager: a face-up one, or the top of a stack (4.3)."""

    def always_asks(self) -> bool:
        return True

    def actions(self, state: Villagers) -> list[Action]:
        found = road_actions(state)
        if state.expansions:
            draft_specials.list_plays(state, self.seat, found)
        return found

    def wonders(self, state: Villagers) -> list[Action]:
        found = gone_from_road(state)
        if state.holds(self.seat, state.tables.courier):
            found += state.space.of(COURIER)
        return found

    def refuse(self, state: Villagers, action: Action) -> Refusal:
        if action.kind == TAKE or action.kind == DRAW:
            return refuse_road(state, action)
        if action.kind == COURIER:
            return C5_OWN_TURN
        return draft_specials.refuse_play(state, self.seat, action)

    def explain(self, state: Villagers, action: Action, reason: Reason) -> Reason:
        if action.kind == TAKE or action.kind == DRAW:
            return explain_road(action, reason)
        return draft_specials.explain_play(state, self.seat, action, reason)

    def resolve(self, state: Villagers, action: Action) -> None:
        if action.kind == TAKE:
            state.push(AfterPick(self.seat))
            coins = state.row_coins[action.first]
            kind = leave_row(state, action.first, self.seat)
            draft(state, self.seat, kind)
            if state.telling:
                place = action.first + 1
                state.note("drafted", self.seat, {"card": state.name(kind), "coins": coins, "place": place})
            if state.solo:
                pass_one(state, self.seat)
            else:
                fill(state)
        elif action.kind == DRAW:
            state.push(AfterPick(self.seat))
            entry = lift(state, action.first)
            show_from_pile(state, entry)
            draft(state, self.seat, kind_of(entry))
            if state.telling:
                card = state.name(kind_of(entry))
                state.note("drew", self.seat, {"card": card, "stack": action.first + 1})
            settle_pile(state, action.first)
            state.unknown()
            if state.solo:
                pass_one(state, self.seat)
        elif action.kind == RECRUIT:
            state.recruited = state.tables.recruiter_picks - 1
            state.earn(self.seat, SPECIALS, -state.tables.recruiter_price)
            if state.telling:
                state.note("recruited", self.seat, {})
            state.push(PickVillager(self.seat))
        else:
            if action.kind == PROPHET:  # 11.3a: this card is the pick of the turn
                state.push(AfterPick(self.seat))
            else:
                state.push(BackToPick(self.seat))
            draft_specials.play(state, self.seat, action)


class BackToPick(Step[Villagers]):
    """After a red card in the draft turn: the limit is computed again (11.3b), and the pick is still to come."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: Villagers) -> None:
        seat = self.seat
        state.draft_limits = state.draft_limits.copy()
        state.draft_limits[seat] = draft_limit(state, seat)
        if state.picks[seat] >= state.draft_limits[seat] or not something_to_draft(state):
            state.push(AfterPick(seat))
        else:
            state.push(PickVillager(seat))


def road_actions(state: Villagers) -> list[Action]:
    found: list[Action] = []
    takes, tops = state.space.of(TAKE), state.tops
    for place, kind in enumerate(state.row):
        if kind != NONE:
            found.append(takes[place])
    for stack, action in enumerate(state.space.of(DRAW)):
        if tops[stack]:
            found.append(action)
    return found


def gone_from_road(state: Villagers) -> list[Action]:
    """Empty places and stacks."""
    found = [state.space.at(TAKE, place) for place, kind in enumerate(state.row) if kind == NONE]
    return found + [action for action in state.space.of(DRAW) if not state.tops[action.first]]


def refuse_road(state: Villagers, action: Action) -> Refusal:
    if action.kind == TAKE:
        return D3_NOBODY_THERE if state.row[action.first] == NONE else ALLOWED
    if not state.tops[action.first]:
        return D7_STACK_EMPTY
    return R47_FACE_UP_ONLY if face_down_forbidden(state) else ALLOWED


def explain_road(action: Action, reason: Reason) -> Reason:
    if reason == D7_STACK_EMPTY:
        return Reason(reason.rule, reason.key, {"stack": action.first + 1})
    return reason


def draft(state: Villagers, seat: int, kind: int) -> None:
    """4.4: face up onto the Village Card."""
    state.drafted = [*state.drafted, seat << 8 | kind]
    state.picks[seat] += 1
    if state.telling:
        state.book(seat, "drafted", 1)


class AfterPick(Step[Villagers]):
    """4.8, and whose turn it is now."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: Villagers) -> None:
        seat = self.seat
        if state.picks[seat] >= state.draft_limits[seat]:
            take_up(state, seat)
        elif state.recruited > 0:  # 11.3c: another pick in the same turn
            state.recruited = state.recruited - 1 if state.recruited > 1 else NONE
            if something_to_draft(state):
                state.push(AskCouriers(seat, state.next_seat(seat)))
                return
        state.push(DraftTurn(state.next_seat(seat)))


# -- the Courier ------------------------------------------------------------------------------------------------------


class AskCouriers(Step[Villagers]):
    """R22b: before a pick, clockwise, everybody else with a Special back in hand is asked, whatever its front."""

    PARTS: ClassVar[tuple[str, ...]] = ("mover", "seat")

    def __init__(self, mover: int, seat: int) -> None:
        self.mover: Final = mover
        self.seat: Final = seat

    def run(self, state: Villagers) -> None:
        if not something_to_draft(state):
            state.push(DraftTurn(self.mover))  # R33: a Courier took the last one
            return
        if state.couriers and couriers_left(state):
            seat = self.seat
            while seat != self.mover:
                if state.holds_special_back(seat):
                    state.push(CourierWindow(seat, self.mover))
                    return
                seat = state.next_seat(seat)
        state.push(PickVillager(self.mover))


def couriers_left(state: Villagers) -> bool:
    """Whether one could still be in a hand: not once all lie face up among the discards."""
    courier, left = state.tables.courier, state.couriers
    for kind in state.discards:  # compiled, far faster than `count`
        if kind == courier:
            left -= 1
    return left > 0


class CourierWindow(Decision[Villagers]):
    """Play a Courier before another player's pick, or don't. Everybody is asked the same way, Courier or not."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "mover")

    def __init__(self, seat: int, mover: int) -> None:
        super().__init__(seat)
        self.mover: Final = mover

    def always_asks(self) -> bool:
        return True

    def passing(self, state: Villagers) -> Action | None:
        return state.space.of(LET_BE)[0]

    def told(self, state: Villagers) -> dict[str, Any]:
        return {"mover": self.mover}

    def actions(self, state: Villagers) -> list[Action]:
        return state.space.of(COURIER) + state.space.of(LET_BE)

    def refuse(self, state: Villagers, action: Action) -> Refusal:
        if action.kind == LET_BE or state.holds(self.seat, state.tables.courier):
            return ALLOWED
        return C5_NO_COURIER

    def resolve(self, state: Villagers, action: Action) -> None:
        if action.kind == LET_BE:
            state.push(AskCouriers(self.mover, state.next_seat(self.seat)))
            return
        show_from_hand(state, self.seat, state.tables.courier)
        state.discard(state.tables.courier)
        if state.telling:
            state.note("courier", self.seat, {})
        state.push(AskCouriers(self.mover, state.next_seat(self.mover)))  # the window opens again
        state.push(CourierTakes(self.seat))


class CourierTakes(Decision[Villagers]):
    """9.5: one villager of the Road straight to hand; face down, nobody else sees it (R33)."""

    def actions(self, state: Villagers) -> list[Action]:
        return road_actions(state)

    def wonders(self, state: Villagers) -> list[Action]:
        return gone_from_road(state)

    def refuse(self, state: Villagers, action: Action) -> Refusal:
        return refuse_road(state, action)

    def explain(self, state: Villagers, action: Action, reason: Reason) -> Reason:
        return explain_road(action, reason)

    def resolve(self, state: Villagers, action: Action) -> None:
        if action.kind == TAKE:
            coins = state.row_coins[action.first]
            kind = leave_row(state, action.first, self.seat)
            add_to_hand(state, self.seat, kind, SEEN)
            if state.telling:
                place = action.first + 1
                state.note(
                    "courier-took", self.seat, {"card": state.name(kind), "coins": coins, "place": place}
                )
            fill(state)
            return
        entry = lift(state, action.first)
        carry_off(state, entry, self.seat)
        if state.telling:
            kind = kind_of(entry)
            suit = state.tables.suits[state.tables.suit[kind]]
            state.note("courier-drew", self.seat, {"stack": action.first + 1, "suit": suit})
            state.tell(Event("courier-saw", self.seat, {"card": state.name(kind)}, self.seat))
        settle_pile(state, action.first)
        state.unknown()
