"""`make bench-answers`: what a table's answer costs the server, with everything that each choice would do.

For each game the decision with most choices among some random games is put on a table of the server's, with its whole
log, and answered again and again, with previews computed again each time. Games differ in how many choices they have, so the
last column says what sixty would take. It should be under 25 ms on the compiled engine of a quiet machine. Nothing here fails, since a busy machine is not
the server's fault.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from typing import NamedTuple

import allmende
from allmende.core.state import State
from allmende.server.http.caller import as_json
from allmende.server.storage.records import EntryRecord, Loaded, SeatRecord, TableRecord
from allmende.server.tables.presenter import looker, table_answer
from allmende.server.tables.table import Table, layout, pack_event

PERSON = "ada"
MANY = 60


class Found(NamedTuple):
    """A position with many choices, and how it came about."""

    state: State
    entries: list[EntryRecord]


def widest(game: str, games: int) -> Found:
    """The decision with most choices in so many random games, for as many players as there may be."""
    best: Found | None = None
    kind = allmende.game(game)
    for seed in range(games):
        chance = random.Random(seed)
        state, entries = kind.new(max(kind.seats), seed), list[EntryRecord]()
        while state.to_move is not None:
            if best is None or len(state.legal) > len(best.state.legal):
                best = Found(state.clone(), entries.copy())
            seat, code = state.to_move, chance.choice(state.legal)
            state.apply(code)
            told = [pack_event(event) for event in state.events]
            entries.append(
                EntryRecord(len(entries), "move", seat, code, PERSON, None, None, 0.0, False, told, [])
            )
    assert best is not None
    return best


def on_a_table(game: str, found: Found) -> Table:
    kind, state = allmende.game(game), found.state
    record = TableRecord(
        id="bench", game=game, rules=kind.RULES_VERSION, layout=layout(kind), seats=state.seats, options=state.options,
        seed="", commitment="", private=False, creator=PERSON, created=0.0, touched=0.0,
        seq=len(found.entries), to_move=state.to_move, asked=[],
    )  # fmt: skip
    seats = [SeatRecord(seat, "human", PERSON, name=f"Player {seat + 1}") for seat in range(state.seats)]
    return Table(Loaded(record, seats, found.entries, [], state.dumps(), record.seq, {}, {}, {}, {}))


def answer(table: Table, anew: bool) -> tuple[float, int]:
    """How many milliseconds of one core an answer took, and how many choices it had."""
    table.shown = None  # what another look has worked out
    if anew:
        table._previews = None
    began = time.thread_time()
    who = looker(table, PERSON, None, "en")
    told = table_answer(
        table, who, since=table.seq, chat_since=0, seen=table.seq, deadline=None, present=set(), bot_seconds=1.0, link=""
    )  # fmt: skip
    as_json(told)
    return 1000 * (time.thread_time() - began), len(told["choices"])


def measure(game: str, games: int, times: int) -> None:
    table = on_a_table(game, widest(game, games))
    for anew in (True, False):
        answer(table, anew)  # texts are worded once
    took = sorted(answer(table, True)[0] for _ in range(times))
    known = statistics.median(answer(table, False)[0] for _ in range(times))
    choices = answer(table, True)[1]
    middle, late = statistics.median(took), took[int(0.95 * (len(took) - 1))]
    many = known + (middle - known) * MANY / choices
    print(
        f"{game:13} {choices:3} choices  p50 {middle:5.1f} ms  p95 {late:5.1f} ms"
        f"  without previews {known:4.1f} ms  with {MANY} choices {many:5.1f} ms",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=30, help="random games to look for many choices in")
    parser.add_argument("--times", type=int, default=100)
    arguments = parser.parse_args()
    for game in allmende.games():
        measure(game, arguments.games, arguments.times)


if __name__ == "__main__":
    main()
