"""`python -m tests.conformance.fingerprint GAME`: a digest of all that can be seen in a few random games.

Run under different hash seeds, compiled or not, it must always print the same.
"""

from __future__ import annotations

import hashlib
import json
import sys

from allmende import State
from allmende.core.chance import FastStream
from tests.conformance import tables
from tests.conformance.sampling import choose


def seen(state: State) -> str:
    """In the order in which it comes: what hangs on a set or a hash shows here."""
    views = [state.view(seat) for seat in [None, *range(state.seats)]]
    events = [event.plain() for event in state.events]
    refusals = [[str(action), repr(reason)] for action, reason in state.refusals()]
    return json.dumps([state.key(), state.dumps(), views, events, state.legal, refusals, state.score_sheet()])


def fingerprint(name: str) -> str:
    digest = hashlib.blake2b(digest_size=16)
    for table in tables.few(name)[:4]:
        state, chance = table.new(12), FastStream(12)
        for number in range(200):
            if number % 8 == 0:
                digest.update(seen(state).encode())
                digest.update(state.determinize(0, number).key().encode())
            if state.is_over:
                break
            state.apply(choose(state, chance))
    return digest.hexdigest()


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(name, fingerprint(name))
