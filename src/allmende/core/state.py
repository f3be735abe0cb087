"""State: everything on the table, as plain data, and the loop that runs a game.

A game's own state subclasses `State`, adds typed attributes (numbers, lists, records), names them in `FIELDS` and knows
how to clone itself. Everything else that a state can do is here, or in the game's `Game` object.

Use a state from one thread at a time, even to read it: rules may try something on it and take it back to see what is legal.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, ClassVar, Final

from allmende.core.actions import Action, Word
from allmende.core.chance import FastStream, NoStream, Stream
from allmende.core.decisions import (
    GAME_OVER,
    NO_SUCH_ACTION,
    NOT_NOW,
    Decision,
    Reason,
    Record,
    Refusal,
    Step,
    kind_of,
)
from allmende.core.errors import IllegalAction, NoSuchSeat, NotYourDecision
from allmende.core.events import EVERYBODY, Event
from allmende.core.ledger import Change, Preview, Uncertain, summed

if TYPE_CHECKING:
    from allmende.core.game import Game

Value = bool | int | str  # an option's value

NOTHING: Final[frozenset[int]] = frozenset()

# What lists of a state are before they are dealt, or copied: shared, so never to be changed. Every clone would make its own and
# throw it away.
UNDEALT: Final[list[int]] = []
NO_ACTIONS: Final[list[Action]] = []


class State:
    FIELDS: ClassVar[
        tuple[str, ...]
    ] = ()  # the attributes a subclass adds: numbers, texts, lists and records of these

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Value], stream: Stream) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.stream = stream
        self.space = game.space
        self.stack: list[Step[Any]] = []
        self.listed: list[int] | None = UNDEALT  # what the decision on top allows; None: not worked out yet
        self.offered: list[Action] = NO_ACTIONS  # the actions to work it out from, then; the first is allowed
        self.telling = True  # whether events are recorded; search switches it off
        self.events: list[Event] = []
        self.booked: list[Change] = []  # what has changed hands since the last public event
        self.imagining = False  # whether this is a preview: it ends where something unknown comes up
        self.revealed = False  # whether the last apply drew from the stream or showed something hidden
        self.barred_seat = -1  # see bar()
        self.barred: frozenset[int] = NOTHING

    # -- for the rules ------------------------------------------------------------------------------------------------

    def push(self, step: Step[Any]) -> None:
        self.stack.append(step)

    def tell(self, event: Event) -> None:
        """Records an event. Rules ask `if state.telling` first, so that nothing is built when nobody listens."""
        self.events.append(event)

    def book(self, seat: int, what: str, amount: int) -> None:
        """Enters a change in the ledger, for the next public event. Rules ask `if state.telling` first."""
        self.booked.append(Change(seat, what, amount))

    def note(self, kind: str, seat: int, args: dict[str, Word]) -> None:
        """Tells everybody of something, with everything booked since the last event."""
        changes = summed(self.booked)
        self.booked = []
        self.events.append(Event(kind, seat, args, EVERYBODY, changes))

    def next_seat(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def unknown(self) -> None:
        """Call this before revealing something hidden that is not drawn from the stream but lies there already (the top card of
        a pile). A preview ends here, since the player who decides can't know it."""
        if self.imagining:
            raise Uncertain

    def reveal(self) -> None:
        """Call this when something hidden is shown to anybody: nothing before it can be taken back."""
        self.revealed = True

    # -- playing ------------------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return not self.stack

    @property
    def to_move(self) -> int | None:
        """The seat that decides, None when the game is over."""
        return self.decision().seat if self.stack else None

    def decision(self) -> Decision[Any]:
        """What is being decided now; only while the game runs."""
        top = self.stack[-1]
        assert isinstance(top, Decision)
        return top

    @property
    def legal(self) -> list[int]:
        """The codes that may be applied now, ascending; don't change the list. Computed lazily: a search never asks at most of
        the positions it visits."""
        listed = self.listed
        if listed is None:
            listed = self.listed = self.allowed(self.decision(), self.offered, self.offered[0])
        return listed

    def legal_actions(self) -> list[int]:
        """The codes that may be applied now, ascending; empty only when the game is over."""
        return self.legal.copy()

    def apply(self, code: int) -> None:
        """Does an action and everything that follows, until a player has to choose again."""
        if not self.is_legal(code):
            raise IllegalAction(self.why_not(code))
        action = self.space.actions[code]
        if self.telling or self.events:
            self.events = []
            self.booked = []
        self.revealed = False
        drawn = self.stream.drawn
        decision = self.stack.pop()
        assert isinstance(decision, Decision)
        decision.resolve(self, action)
        self.run_on()
        if self.stream.drawn != drawn:
            self.revealed = True

    def is_legal(self, code: int) -> bool:
        """Whether the code may be applied now. (A binary search: compiled, it is far faster than `in`.)"""
        legal = self.legal
        low, high = 0, len(legal)
        while low < high:
            middle = (low + high) >> 1
            if legal[middle] < code:
                low = middle + 1
            else:
                high = middle
        return low < len(legal) and legal[low] == code

    def run_on(self) -> None:
        """Runs steps and settles decisions without a choice, until a seat has a choice or the game is over."""
        stack = self.stack
        while stack:
            top = stack[-1]
            if not isinstance(top, Decision):
                stack.pop()
                top.run(self)
                continue
            # A new name: compiled, each use of `top` as a decision would be checked again
            decision: Decision[Any] = top
            actions = decision.actions(self)
            if decision.always_asks():
                first = self.first_allowed(decision, actions)
                if first >= 0:
                    self.listed = None
                    self.offered = actions[first:] if first else actions
                    return
                stack.pop()
                continue
            legal = self.allowed(decision, actions)
            if len(legal) > 1:
                self.listed = legal
                return
            stack.pop()
            if legal:
                decision.resolve(self, self.space.actions[legal[0]])
        self.listed = []

    def bar(self, seat: int, codes: frozenset[int]) -> None:
        """From now on this seat avoids these actions wherever it has others, in this state and its copies. It serves to measure
        what they are worth; it is no rule, and it is not saved."""
        self.barred_seat = seat
        self.barred = codes
        if self.stack:
            self.listed = self.options_of(self.decision())

    def options_of(self, decision: Decision[Any]) -> list[int]:
        """The codes a decision allows in this state, ascending."""
        return self.allowed(decision, decision.actions(self))

    def allowed(
        self, decision: Decision[Any], actions: list[Action], known: Action | None = None
    ) -> list[int]:
        """The codes of the listed actions that the decision does not refuse. About one that is known not to be it isn't asked."""
        legal: list[Any] = []
        last = -1
        ordered = True
        informed: Decision[Any] = decision.informed(self)
        for action in actions:
            if action is known or informed.refuse(self, action) is None:
                code = action.code
                if code < last:
                    ordered = False
                last = code
                legal.append(action.boxed)
        if not ordered:  # decisions that list their actions in order save the sorting
            legal.sort()
        if self.barred_seat >= 0 and decision.seat == self.barred_seat:
            return [code for code in legal if code not in self.barred] or legal
        return legal

    def has_option(self, decision: Decision[Any]) -> bool:
        """Whether a decision, if it lay on top now, would allow anything."""
        return self.first_allowed(decision, decision.actions(self)) >= 0

    def first_allowed(self, decision: Decision[Any], actions: list[Action]) -> int:
        """Index of the first action the decision allows; -1 if there is none."""
        asked: Decision[Any] = decision  # of the first, which is nearly always enough …
        for place, action in enumerate(actions):
            if asked.refuse(self, action) is None:
                return place
            if place == 0:
                asked = decision.informed(self)  # … and, if not, of a list
        return -1

    def why_not(self, code: int) -> Refusal:
        """None if the code may be applied now, else the reason."""
        if not is_whole(code) or not 0 <= code < len(self.space.actions):
            return NO_SUCH_ACTION
        if not self.stack:
            return GAME_OVER
        decision = self.decision()
        for action in decision.actions(self):
            if action.code == code:
                return self._explained(decision, action)
        for action in decision.wonders(self):
            if action.code == code:
                return self._explained(decision, action) or NOT_NOW
        return NOT_NOW

    def _explained(self, decision: Decision[Any], action: Action) -> Refusal:
        reason: Refusal = decision.refuse(self, action)
        return reason if reason is None else decision.explain(self, action, reason)

    def refusals(self) -> list[tuple[Action, Reason]]:
        """What a player may wonder about but can't do now, each with the reason."""
        found: dict[int, tuple[Action, Reason]] = {}  # by code: an action may be in both lists
        if self.stack:
            decision = self.decision()
            for action in decision.actions(self) + decision.wonders(self):
                reason = self._explained(decision, action)
                if reason is not None:
                    found[action.code] = (action, reason)
        return list(found.values())

    # -- what an action would do --------------------------------------------------------------------------------------

    def preview(self, code: int, seat: int | None = None) -> Preview:
        """What a legal action costs and brings, and what to beware of, up to the next real choice. The rules themselves compute
        it from what the deciding seat can know. `seat`, if given, must be the one that decides."""
        return self.previews([code], seat)[code]

    def previews(self, codes: list[int] | None = None, seat: int | None = None) -> dict[int, Preview]:
        """Previews of several actions at once, which is faster (None: of all legal ones)."""
        mover = self.to_move
        if mover is not None and seat is not None and seat != mover:
            raise NotYourDecision(f"seat {seat} can't preview this: the decision is seat {mover}'s")
        wanted = self.legal if codes is None and mover is not None else codes or []
        for code in wanted:
            if not self.is_legal(code):
                raise IllegalAction(self.why_not(code))
        if mover is None:
            return {}
        imagined = self.determinize(mover, 0)
        imagined.stream = NoStream()
        imagined.telling = True
        imagined.imagining = True
        return {code: imagined._preview(mover, code) for code in wanted}

    def _preview(self, mover: int, code: int) -> Preview:
        """On an imagined state."""
        twin = self.clone()
        uncertain = False
        try:
            twin.apply(code)
        except Uncertain:
            uncertain = True
        changes: list[Change] = []
        warnings: list[Event] = []
        for event in twin.events:
            if event.only == EVERYBODY or event.only == mover:
                changes += event.changes
                if event.kind in self.game.WARNINGS and event not in warnings:
                    warnings.append(event)
        ends = uncertain or twin.to_move != mover
        return Preview(summed(changes + twin.booked, self.game.COMES_ROUND), warnings, uncertain, ends)

    # -- looking ------------------------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What this seat may know (None: a spectator), JSON-ready."""
        looker = -1 if seat is None else seat
        if seat is not None and not 0 <= seat < self.seats:
            raise NoSuchSeat(f"there is no seat {seat}: seats run from 0 to {self.seats - 1}")
        seen: dict[str, Any] = {
            "game": self.game.name,
            "seat": seat,
            "seats": self.seats,
            "options": dict(self.options),
            "over": self.is_over,
            "to_move": self.to_move,
            "pending": self._pending(looker),
        }
        seen.update(self.game.view(self, looker))
        return seen

    def _pending(self, looker: int) -> dict[str, Any] | None:
        if not self.stack:
            return None
        decision = self.decision()
        if not decision.shown(looker):
            return {"kind": "hidden", "seat": decision.seat}
        return {"kind": kind_of(decision), "seat": decision.seat, **decision.told(self)}

    def events_for(self, seat: int | None) -> list[Event]:
        """The events of the last apply that this seat (None: a spectator) may hear of."""
        looker = -1 if seat is None else seat
        return [event for event in self.events if event.only in (EVERYBODY, looker)]

    def holdings(self) -> list[dict[str, int]]:
        """What each seat, then each automaton, holds that everybody may count; what isn't listed is none."""
        held: list[dict[str, int]] = self.game.holdings(self)
        return held

    def score_sheet(self) -> list[dict[str, int]]:
        """Points by category, for each seat and then each automaton; their sum is the score."""
        sheet: list[dict[str, int]] = self.game.score_sheet(self)
        return sheet

    def scores(self) -> list[int]:
        """Final when the game is over, running before."""
        scores: list[int] = self.game.scores(self)
        return scores

    def winners(self) -> list[int]:
        """Who won (or leads, while the game runs), tie-breaks applied; more than one if they share it."""
        winners: list[int] = self.game.winners(self)
        return winners

    # -- copies -------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        """An independent copy. A subclass makes a blank one, fills it, and ends with `return self.copy_kernel(twin)`."""
        raise NotImplementedError

    def copy_kernel(self, twin: State) -> None:
        """Copies into a twin what every state has."""
        twin.stack = self.stack.copy()
        twin.listed = self.listed
        twin.offered = self.offered
        twin.telling = self.telling
        twin.events = self.events
        twin.imagining = self.imagining
        twin.revealed = self.revealed
        twin.barred_seat = self.barred_seat
        twin.barred = self.barred

    def determinize(self, seat: int, seed: int) -> State:
        """A state as that seat could imagine it: the same view, hidden things dealt again, a fast stream, no events."""
        if not 0 <= seat < self.seats:
            raise NoSuchSeat(f"there is no seat {seat}: seats run from 0 to {self.seats - 1}")
        twin = self.clone()
        twin.stream = FastStream(seed)
        twin.telling = False
        twin.events = []
        self.game.redeal(twin, seat)
        if twin.stack:
            twin.listed = twin.options_of(twin.decision())
        return twin

    def pack(self) -> dict[str, Any]:
        """Everything that makes this state what it is, as plain JSON-ready data."""
        data: dict[str, Any] = {"stream": self.stream.pack(), "stack": [pack(step) for step in self.stack]}
        for field in type(self).FIELDS:
            data[field] = pack(getattr(self, field))
        return data

    def key(self) -> str:
        """A hash of everything, hidden things and the random stream included."""
        data = json.dumps(
            [self.game.name, self.seats, self.options, self.pack()], sort_keys=True, separators=(",", ":")
        )
        return hashlib.blake2b(data.encode(), digest_size=16).hexdigest()

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.game.name == other.game.name
            and self.seats == other.seats
            and self.options == other.options
            and self.pack() == other.pack()
        )

    def __hash__(self) -> int:
        return hash(self.key())

    def dumps(self) -> str:
        """The whole state as text, to be read back by `Game.loads`."""
        return self.game.dumps(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.game.name, self.dumps())


def restore(game: str, frame: str) -> State:
    """What pickle calls: reads a state from its frame. Only for games with their own components, or those of a preset."""
    from allmende.core.catalog import game_with

    state: State = game_with(game, frame).loads(frame)
    return state


def is_whole(value: object) -> bool:
    """Whether a value is a whole number (True and False are not)."""
    return isinstance(value, int) and not isinstance(value, bool)


def pack(value: Any) -> Any:
    """Plain data for numbers, texts, lists and records of these."""
    if isinstance(value, Record):
        cls = type(value)
        return {"is": cls.__name__, "parts": [pack(getattr(value, part)) for part in cls.PARTS]}
    if isinstance(value, list | tuple):
        return [pack(item) for item in value]
    return value


def unpack(data: Any, records: dict[str, Any]) -> Any:
    """What `pack` made plain, with the classes of records by their names."""
    if isinstance(data, dict):
        return records[data["is"]](*[unpack(part, records) for part in data["parts"]])
    if isinstance(data, list):
        return [unpack(item, records) for item in data]
    return data
