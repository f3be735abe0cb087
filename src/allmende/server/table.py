"""A table in memory: its journal folded, its state, and who may do what. It changes only after the database has."""

from __future__ import annotations

import hashlib
import json
import time
from functools import cache
from typing import Any

from allmende.core.catalog import game as find_game
from allmende.core.decisions import kind_of
from allmende.core.errors import AllmendeError, IllegalAction, JournalError
from allmende.core.events import Event
from allmende.core.game import Game
from allmende.core.guide import Place
from allmende.core.guide import guide as find_guide
from allmende.core.state import State, pack
from allmende.server.messages import LogEntry
from allmende.server.problems import Refused
from allmende.server.storage.records import SEALED, After, EntryRecord, Loaded, SeatRecord


class Table:
    """What the server knows about one table."""

    def __init__(self, loaded: Loaded) -> None:
        self.game: Game[Any] = find_game(loaded.record.game)
        self.record = loaded.record
        self.seats = loaded.seats
        self.entries: list[EntryRecord] = []
        self.effective: list[int] = []  # the entries that are moves and were not taken back
        self.chat = loaded.chat
        self.votes = loaded.votes
        self.orders = loaded.orders
        self.state: State = read_frame(self.game, loaded.frame)
        self.worded: dict[
            tuple[int, bool, bool, str], list[LogEntry]
        ] = {}  # the log in words, as `look` keeps it
        self._fold(loaded.entries)

    def refresh(self, loaded: Loaded) -> None:
        """Takes over what has been written since this table was last read."""
        if loaded.record.seq != self.record.seq:
            self.state = read_frame(self.game, loaded.frame)
        self.record = loaded.record
        self.seats = loaded.seats
        self.votes = loaded.votes
        self.orders = loaded.orders
        self.chat += loaded.chat
        self._fold(loaded.entries)

    def _fold(self, entries: list[EntryRecord]) -> None:
        self.entries += entries
        fold(self.effective, entries)

    def commit(self, entry: EntryRecord, state: State, after: After, version: int) -> None:
        """Takes over an entry that has become durable."""
        self._fold([entry])
        if entry.kind == "undo" and entry.seat in self.orders:
            kept = {
                name: code for name, code in self.orders[entry.seat].items() if not name.startswith(SEALED)
            }
            self.orders[entry.seat] = kept
        self.state = state
        self.record.seq = entry.seq + 1
        self.record.version = version
        self.record.touched = entry.at
        self.record.to_move = after.to_move
        self.record.asked = after.asked
        self.record.interrupt = after.interrupt
        self.record.winners = after.winners

    # -- who is who ---------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def seq(self) -> int:
        return self.record.seq

    @property
    def over(self) -> bool:
        return self.state.is_over

    def seats_of(self, person: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if person is not None and seat.person == person]

    def seat(self, number: int) -> SeatRecord:
        if number >= len(self.seats):
            raise Refused(404, "unknown-seat")
        return self.seats[number]

    def may_look(self, person: str | None, invite: str | None = None) -> bool:
        """A private table is seen by those who sit at it, made it or hold an invitation; any other by everybody."""
        if not self.record.private or person == self.record.creator or self.seats_of(person):
            return True
        return invite is not None and any(seat.invite == invite for seat in self.seats)

    def decider(self) -> SeatRecord | None:
        return None if self.state.to_move is None else self.seats[self.state.to_move]

    def asked(self) -> dict[int, State]:
        """All seats that may decide now, each with the state in which it is asked."""
        return asked_in(self.state)

    def may_choose(self, seat: int) -> bool:
        """Whether a seat is asked and its person waited for: an interrupt he has not armed is let be at once."""
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

    def sealed_key(self, seat: int) -> str:
        """Under which a choice made ahead of one's turn is kept: it is for this seat's next decision and no other."""
        made = sum(self.entries[place].seat == seat for place in self.effective)
        return f"{SEALED}{made}"

    def sealed(self, seat: int) -> int | None:
        orders = self.orders.get(seat)
        return orders.get(self.sealed_key(seat)) if orders else None

    def passing(self) -> int | None:
        """The code that lets an interrupt be; None if what is being decided is none."""
        action = None if self.over else self.state.decision().passing(self.state)
        return None if action is None else action.code

    def decision_kind(self) -> str | None:
        return None if self.over else kind_of(self.state.decision())

    def guide_place(self) -> Place | None:
        """Where a first game stands in its guide; None at any other table, and once the guide has been left."""
        guide = find_guide(self.game.name) if self.record.is_guide else None
        return None if guide is None else guide.place(self.actions())

    def scripted(self) -> int | None:
        """What a guide lets the seat to move do, if it is not the learner's turn."""
        place = self.guide_place()
        return None if place is None or place.scripted < 0 else place.scripted

    # -- the journal --------------------------------------------------------------------------------------------------

    def own_entry_since(self, seq: int, person: str) -> EntryRecord | None:
        """The first entry from there on that is a person's: made by him, or for one of his seats by what he had sealed."""
        mine = self.seats_of(person)
        for entry in self.entries[seq:]:
            if entry.person == person or (entry.person is None and entry.bot is None and entry.seat in mine):
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
        """How many of its latest decisions a seat may take back: to the last reveal, never across somebody else's."""
        if self.over:  # everything lies open now
            return 0
        count = 0
        for place in reversed(self.effective):
            entry = self.entries[place]
            if entry.seat != seat or entry.revealed or entry.bot is not None:
                break
            count += 1
        changed = self.record.changes[-1]["seq"] if self.record.changes else 0
        return sum(place >= changed for place in self.effective[len(self.effective) - count :])

    def actions(self) -> list[int]:
        """The codes in effect: the game's journal."""
        return [self.entries[place].code for place in self.effective]

    def play(self, code: int) -> State:
        """The state after an action; the table's own stays as it is."""
        state = self.state.clone()
        state.telling = True
        try:
            state.apply(code)
        except IllegalAction as error:
            reason: Any = error.reason
            raise Refused(422, "illegal", reason=reason, game=self.game.name, seq=self.seq) from None
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
    ) -> EntryRecord:
        told = [] if kind == "undo" else [pack_event(event) for event in state.events]
        return EntryRecord(
            seq=self.seq,
            kind=kind,
            seat=seat,
            code=code,
            person=person,
            bot=bot,
            trouble=trouble,
            at=time.time(),
            revealed=kind == "move" and state.revealed,
            events=told,
            scores=state.scores(),
        )

    def after(self, state: State, frame_every: int) -> After:
        return After(
            frame=state.dumps(),
            is_keyframe=(self.seq + 1) % frame_every == 0 or state.is_over,
            to_move=state.to_move,
            asked=list(asked_in(state)),
            interrupt=is_interrupt(state),
            winners=state.winners() if state.is_over else [],
        )

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
        raise Refused(409, "outdated")


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
    """Which entries are in effect: an undo takes back the last move that still is."""
    for entry in entries:
        if entry.kind == "undo":
            effective.pop()
        else:
            effective.append(entry.seq)


def pack_event(event: Event) -> list[Any]:
    return [event.kind, event.seat, event.args, event.only]


def unpack_event(data: list[Any]) -> Event:
    return Event(data[0], data[1], data[2], data[3])


@cache
def layout(game: Game[Any]) -> str:
    """A digest of what the codes mean. A table outlives new numbers on a card, but not a new order of codes."""
    verbs = [
        [verb.name, [[domain.name, *domain.values] for domain in verb.domains]] for verb in game.space.verbs
    ]
    return hashlib.sha256(json.dumps(verbs).encode()).hexdigest()


def read_frame(game: Game[Any], frame: str) -> State:
    """A state out of its frame, even if the numbers in the components have changed meanwhile."""
    data = json.loads(frame)
    data["components"] = game.components.digest
    try:
        state: State = game.loads(json.dumps(data))
    except JournalError as error:
        raise Refused(409, "outdated", details=[str(error)]) from None
    return state
