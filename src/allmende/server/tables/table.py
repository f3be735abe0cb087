"""A table in memory: its journal folded, its state, and who may do what. It changes only after the database has."""

from __future__ import annotations

import hashlib
import json
import time
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from typing import Any, Literal

import orjson

from allmende.core.catalog import game_with
from allmende.core.decisions import kind_of
from allmende.core.errors import AllmendeError, IllegalAction, JournalError
from allmende.core.events import Event
from allmende.core.game import Game
from allmende.core.guide import Place
from allmende.core.guide import guide as find_guide
from allmende.core.ledger import Change, Preview
from allmende.core.match import turn_back, undoable
from allmende.core.state import State, pack
from allmende.server.errors import NotAllowed, NotThere, TooLate
from allmende.server.storage.journal import News
from allmende.server.storage.records import After, EntryRecord, Loaded, Out, SeatRecord, Times
from allmende.server.tables.clock import Clock, Through, clock_of, gone_on


@dataclass(frozen=True)
class Ending:
    """A game that ends before its rules end it: how, through whom, and who wins."""

    how: Literal["resigned", "time", "agreed", "closed"]
    seat: int | None
    winners: list[int]


class Table:
    """What the server knows about one table."""

    def __init__(self, loaded: Loaded) -> None:
        # With the numbers it was dealt with, also if there are other ones today.
        self.game: Game[Any] = game_with(loaded.record.game, loaded.frame)
        self.record = loaded.record
        self.seats = loaded.seats
        self.entries: list[EntryRecord] = []
        self.effective: list[int] = []  # the entries that are moves and were not taken back
        self.chat = loaded.chat
        self.votes = loaded.votes
        self.orders = loaded.orders
        self.sealed_moves = loaded.sealed
        self.sat = loaded.sat
        self.state: State = read_frame(self.game, loaded.frame)
        # What the presenter keeps: the log in words; and how the table looks from each seat, in one state at one version.
        self.worded: dict[tuple[int, bool, bool, str], list[dict[str, Any]]] = {}
        self.shown: tuple[State, int, dict[Any, dict[str, Any]]] | None = None
        self._previews: tuple[State, dict[int, Preview]] | None = None
        self._asked: tuple[State, dict[int, State]] | None = None
        self._anew = 0  # the latest entry that took something back past a draw
        self._fold(loaded.entries)

    def refresh(self, loaded: Loaded) -> None:
        """Takes over what has been written since this table was last read."""
        if loaded.record.seq != self.record.seq:
            self.state = read_frame(self.game, loaded.frame)
        self.record = loaded.record
        self.seats = loaded.seats
        self.votes = loaded.votes
        self.orders = loaded.orders
        self.sealed_moves = loaded.sealed
        self.sat = loaded.sat
        self.chat += loaded.chat
        self._fold(loaded.entries)

    def catch_up(self, news: News) -> None:
        """Takes over moves made elsewhere, when nothing else has changed."""
        if news.version == self.record.version:
            return
        self.state = read_frame(self.game, news.frame)
        self.record.seq, self.record.version = news.seq, news.version
        for name, value in news.columns.items():
            setattr(self.record, name, value)
        for entry in news.entries:
            if entry.by_itself:
                self.sealed_moves.pop(entry.seat, None)
        self._fold(news.entries)

    def _fold(self, entries: list[EntryRecord]) -> None:
        self.entries += entries
        fold(self.effective, entries)
        for entry in entries:
            if entry.kind == "undo" and entry.revealed:
                self._anew = entry.seq

    def commit(self, entry: EntryRecord, state: State, after: After, version: int) -> None:
        """Takes over an entry that has become durable."""
        self._fold([entry])
        if entry.by_itself or entry.kind == "undo":
            self.sealed_moves.pop(entry.seat, None)
        self.state = state
        self.record.seq = entry.seq + 1
        self.record.version = version
        self.record.touched = entry.at
        self.record.to_move = after.to_move
        self.record.asked = after.asked
        self.record.interrupt = after.interrupt
        self.record.winners = after.winners
        self.record.times = after.times
        self.record.ended = after.ended
        self.record.asking = None
        if after.out is not None:
            number, how, bot = after.out
            self.seats[number].out, self.seats[number].stand_in = how, bot
            self.sealed_moves.pop(number, None)

    # -- who is who ---------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def seq(self) -> int:
        return self.record.seq

    @property
    def over(self) -> bool:
        """By the rules, or because people ended it before."""
        return self.state.is_over or self.record.ended is not None

    @property
    def to_move(self) -> int | None:
        return None if self.over else self.state.to_move

    @property
    def winners(self) -> list[int]:
        return self.record.winners if self.record.ended is not None else self.state.winners()

    @property
    def clock(self) -> Clock | None:
        return clock_of(self.record.clock)

    def seats_of(self, person: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if person is not None and seat.person == person]

    def seat(self, number: int) -> SeatRecord:
        if number >= len(self.seats):
            raise NotThere("unknown-seat")
        return self.seats[number]

    def may_see(self, person: str | None, invite: str | None = None) -> bool:
        """A private table is seen by those who sit at it, made it or hold an invitation; any other by everybody."""
        if not self.record.private or person == self.record.creator or self.seats_of(person):
            return True
        return invite is not None and any(seat.invite == invite for seat in self.seats)

    def decider(self) -> SeatRecord | None:
        return None if self.to_move is None else self.seats[self.to_move]

    def asked(self) -> dict[int, State]:
        """All seats that may decide now, each with the state in which it is asked."""
        if self.over:
            return {}
        known = self._asked
        if known is None or known[0] is not self.state:
            self._asked = known = (self.state, asked_in(self.state))
        return known[1]

    def people(self, without: str | None = None) -> list[str]:
        """Those who are still in the game themselves, each once."""
        found = (seat.person for seat in self.seats if seat.out is None and seat.stand_in is None)
        return list(dict.fromkeys(one for one in found if one is not None and one != without))

    def awaited(self, state: State, mover: int | None = None, without: int | None = None) -> list[int]:
        """The seats whose people are waited for in a state, for whom time runs: after a move of `mover`, or once the person
        of `without` has left. While a seat is still free nobody's time runs."""
        if state.is_over or any(seat.is_free for seat in self.seats):
            return []
        found = []
        for number in asked_in(state):
            seat = self.seats[number]
            if number == without or seat.person is None or seat.player is not None:
                continue
            if is_interrupt(state) and kind_of(state.decision()) not in self.orders.get(number, {}):
                continue
            if number == mover or self.sealed(number) is None:
                found.append(number)
        return found

    def may_choose(self, seat: int) -> bool:
        """Whether a seat is asked and its person waited for: an interrupt they have not armed is passed at once."""
        if seat not in self.asked():
            return False
        return self.passing() is None or self.decision_kind() in self.orders.get(seat, {})

    def is_same_decision(self, seat: int, before: State) -> bool:
        """Whether a seat is still asked what it was asked in an earlier state. Only where seats decide at once can others
        move and leave it so."""
        then, now = asked_in(before).get(seat), self.asked().get(seat)
        if then is None or now is None or not now.decision().independent():
            return False
        return pack(then.decision()) == pack(now.decision()) and then.legal == now.legal

    def made(self, seat: int) -> int:
        """How many decisions a seat has made."""
        return sum(self.entries[place].seat == seat for place in self.effective)

    def sealed(self, seat: int) -> int | None:
        """What a seat has chosen ahead of its turn, for its next decision."""
        sealed = self.sealed_moves.get(seat)
        return None if sealed is None or sealed.made != self.made(seat) else sealed.code

    def passing(self) -> int | None:
        """The code that skips an interrupt; None if the decision is not one."""
        action = None if self.over else self.state.decision().passing(self.state)
        return None if action is None else action.code

    def decision_kind(self) -> str | None:
        return None if self.over else kind_of(self.state.decision())

    def guide_place(self) -> Place | None:
        """Where a first game is in its guide; None at any other table, and once the guide has been left."""
        guide = find_guide(self.game.name) if self.record.is_guide else None
        return None if guide is None else guide.place(self.actions())

    def scripted(self) -> int | None:
        """What a guide lets the seat to move do, if it is not the learner's turn."""
        place = self.guide_place()
        return None if place is None or place.scripted < 0 else place.scripted

    # -- the journal --------------------------------------------------------------------------------------------------

    def own_entry_since(self, seq: int, person: str) -> EntryRecord | None:
        """The first entry from there on that is a person's: their own move, or a sealed choice for one of their seats."""
        mine = self.seats_of(person)
        for entry in self.entries[seq:]:
            if entry.person == person or (entry.by_itself and entry.seat in mine):
                return entry
        return None

    def is_retry(self, seq: int, code: int, person: str) -> bool:
        """Whether a move that comes too late is one that was carried out already; where seats decide at once, perhaps
        after others'."""
        entry = self.own_entry_since(seq, person)
        if entry is None or entry.seq >= seq + self.record.seats:
            return False
        return entry.kind == "move" and entry.code == code

    def is_undo_retry(self, seq: int, person: str) -> bool:
        if seq >= len(self.entries):
            return False
        return self.entries[seq].kind == "undo" and self.entries[seq].person == person

    def undoable(self, seat: int) -> int:
        """How many of its latest decisions a seat may take back. What a bot decided for it is final, and so is what was
        decided under older rules: the states before that can't be replayed."""
        wall = max(self._rules_changed(), self._dealt_anew())
        entries = (self.entries[place] for place in reversed(self.effective))
        made = (
            (entry.seat, entry.revealed or entry.bot is not None or entry.seq < wall) for entry in entries
        )
        return undoable(made, seat, self.over)

    def turn_back(self, seat: int) -> int:
        """How many of the latest decisions, everybody's, go if a seat takes back to the start of its latest turn: at once
        against bots alone, else with everybody's consent. Never where it counts, nor while a guide is followed."""
        if self.record.rated or self.guide_place() is not None:
            return 0
        wall = self._rules_changed()
        latest = (
            self.entries[place] for place in takewhile(lambda place: place >= wall, reversed(self.effective))
        )
        alone = self.is_alone(seat)
        dealt = 0 if alone else self._dealt_anew()
        # What was done by itself (an interrupt let pass) is nobody's turn: going back there, it would be done again.
        made = (
            (-1 if entry.by_itself else entry.seat, entry.revealed or entry.seq < dealt) for entry in latest
        )
        return turn_back(made, seat, self.over, past_draws=alone)

    def is_alone(self, seat: int) -> bool:
        """Whether no other person is at the table: then taking back needs no consent."""
        person = self.seats[seat].person
        return all(other.person in (None, person) for other in self.seats)

    def _rules_changed(self) -> int:
        """The first entry under today's rules: the states before can't be replayed."""
        return self.record.changes[-1]["seq"] if self.record.changes else 0

    def _dealt_anew(self) -> int:
        """The entry since which chance is not the one committed to; 0: it was never dealt again."""
        return self._anew

    @property
    def is_dealt_anew(self) -> bool:
        return self._dealt_anew() > 0

    def actions(self) -> list[int]:
        """The codes in effect: the game's journal."""
        return [self.entries[place].code for place in self.effective]

    def previews(self, state: State) -> dict[int, Preview]:
        """What each choice of this moment would do; worked out once, since many looks at a table come to the same one."""
        known = self._previews
        if known is None or known[0] is not state:
            self._previews = known = (state, state.previews())
        return known[1]

    def play(self, code: int) -> State:
        """The state after an action; the table's own stays as it is."""
        state = self.state.clone()
        state.telling = True
        try:
            state.apply(code)
        except IllegalAction as error:
            reason: Any = error.reason
            raise NotAllowed("illegal", reason=reason, game=self.game.name, seq=self.seq) from None
        return state

    def entry_of(
        self,
        kind: Any,
        seat: int,
        code: int,
        state: State,
        person: str | None = None,
        bot: str | None = None,
        trouble: str | None = None,
        at: float = 0.0,
        dealt_anew: bool = False,
    ) -> EntryRecord:
        told = [pack_event(event) for event in state.events] if kind == "move" else []
        return EntryRecord(
            seq=self.seq,
            kind=kind,
            seat=seat,
            code=code,
            person=person,
            bot=bot,
            trouble=trouble,
            at=at or time.time(),
            revealed=state.revealed if kind == "move" else dealt_anew,
            events=told,
            scores=state.scores(),
        )

    def after(
        self, entry: EntryRecord, state: State, frame_every: int, ended: Ending | None = None, out: Out = None
    ) -> After:
        """What an entry leaves behind; `ended`: how the game ended by it, though not by the rules."""
        over = state.is_over or ended is not None
        is_frame = (self.seq + 1) % frame_every == 0 or over or (entry.kind == "undo" and entry.revealed)
        return After(
            frame=orjson.dumps(self.game.frame(state)).decode(),
            is_keyframe=is_frame,
            to_move=None if over else state.to_move,
            asked=[] if over else list(asked_in(state)),
            interrupt=not over and is_interrupt(state),
            winners=[] if not over else ended.winners if ended is not None else state.winners(),
            times=self._times_after(entry, state, over, out),
            ended=None if ended is None else {"how": ended.how, "seat": ended.seat},
            out=out,
        )

    def _times_after(self, entry: EntryRecord, state: State, over: bool, out: Out) -> Times | None:
        clock, times = self.clock, self.record.times
        if clock is None or times is None:
            return None
        without = None if out is None else out[0]
        running = [] if over else self.awaited(state, entry.seat if entry.kind == "move" else None, without)
        through: Through = "move" if entry.kind == "move" else "undo" if entry.kind == "undo" else "seats"
        return gone_on(clock, times, running, entry.at, through)

    def replay(self, keyframes: list[tuple[int, str]], seq: int) -> State:
        """The state after the first `seq` entries, from the latest frame that lies on the way there."""
        target: list[int] = []
        fold(target, self.entries[:seq])
        return self.replay_to(keyframes, target)

    def replay_to(self, keyframes: list[tuple[int, str]], target: list[int]) -> State:
        """The state after these entries, from the latest frame on the way."""
        for start, frame in keyframes:
            base: list[int] = []
            fold(base, self.entries[:start])
            if target[: len(base)] != base:
                continue
            try:
                state = read_frame(self.game, frame)
                for place in target[len(base) :]:
                    state.apply(self.entries[place].code)
            except AllmendeError:
                break  # the rules have changed since
            return state
        raise TooLate("outdated")


def asked_in(state: State) -> dict[int, State]:
    """All seats that may decide, each with the state in which it is asked. Usually one; where decisions are independent,
    those who come after it too: whatever the ones before them choose, their choices are these. That ends where something
    is shown: what comes then depends on what all have chosen."""
    found: dict[int, State] = {}
    kind = "" if state.is_over else kind_of(state.decision())
    while not state.is_over and state.to_move is not None and state.to_move not in found:
        if found and kind_of(state.decision()) != kind:
            break
        found[state.to_move] = state
        if not state.decision().independent():
            break
        state = state.clone()
        state.telling = False
        state.apply(state.legal[0])
        if state.revealed:
            break
    return found


def is_interrupt(state: State) -> bool:
    return not state.is_over and state.decision().passing(state) is not None


def fold(effective: list[int], entries: list[EntryRecord]) -> None:
    """Which entries are in effect: an undo takes back a move, and what came after it."""
    for entry in entries:
        if entry.kind == "undo":
            while effective and effective[-1] >= entry.code:
                effective.pop()
        elif entry.kind == "move":
            effective.append(entry.seq)


def pack_event(event: Event) -> list[Any]:
    return [event.kind, event.seat, event.args, event.only, [change.plain() for change in event.changes]]


def unpack_event(data: list[Any]) -> Event:
    """Entries written before there was a ledger have no changes."""
    changes = [Change(*change) for change in data[4]] if len(data) > 4 else []
    return Event(data[0], data[1], data[2], data[3], changes)


@cache
def layouts(game: Game[Any]) -> list[str]:
    """Digests of what the codes mean: of all verbs last, before that of their beginnings. A table outlives new numbers on a
    card and verbs added at the end, but not a new order of codes."""
    verbs = [
        [verb.name, [[domain.name, *domain.values] for domain in verb.domains]] for verb in game.space.verbs
    ]
    return [
        hashlib.sha256(json.dumps(verbs[:count]).encode()).hexdigest() for count in range(1, len(verbs) + 1)
    ]


def layout(game: Game[Any]) -> str:
    return layouts(game)[-1]


def read_frame(game: Game[Any], frame: str) -> State:
    """Reads a state from its frame, even if the numbers in the components have changed meanwhile and no preset has them."""
    if f'"{game.components.digest}"' not in frame:
        data = json.loads(frame)
        data["components"] = game.components.digest
        frame = json.dumps(data)
    try:
        state: State = game.loads(frame)
    except JournalError as error:
        raise TooLate("outdated", details=[str(error)]) from None
    return state
