"""What a seat can't see stays hidden: in views, events and options; and what it imagines fits what it sees."""

from __future__ import annotations

from typing import Any

from allmende import State
from allmende.core.chance import FastStream
from allmende.core.playout import play_out
from tests.conformance.sampling import choose, random_game, samples
from tests.conformance.tables import SHOWN_AND_GONE, Table, few_tables


def imagined(state: State, seat: int, seed: int) -> State:
    """A state as the seat could imagine it; all of them draw the same from here on."""
    twin = state.determinize(seat, seed)
    twin.stream = FastStream(99)
    twin.telling = True
    return twin


def outlook(state: State, seat: int) -> dict[str, Any]:
    """Everything a seat gets to know of a state."""
    known: dict[str, Any] = {"view": state.view(seat), "events": state.events_for(seat)}
    if state.to_move == seat:
        known["legal"] = state.legal_actions()
        known["refusals"] = state.refusals()
    return known


@few_tables
def test_what_a_seat_imagines_fits_what_it_sees(table: Table) -> None:
    game = table.rules()
    for state in samples(table, 14):
        key = state.key()
        for seat in range(table.seats):
            twin = state.determinize(seat, 5)
            assert twin.view(seat) == state.view(seat)
            assert twin.to_move == state.to_move
            assert game.census(twin) == game.census(state)
            assert twin.events == []
            if state.to_move == seat:
                assert twin.legal_actions() == state.legal_actions()
            elif not state.is_over:
                assert twin.legal_actions()
            assert state.determinize(seat, 5) == twin
        assert state.key() == key


@few_tables
def test_what_a_seat_imagines_can_be_played_to_the_end(table: Table) -> None:
    for state in samples(table, 4):
        for seat in range(table.seats):
            twin = state.determinize(seat, 8)
            play_out(twin, 8)
            assert twin.is_over


@few_tables
def test_what_differs_only_in_the_hidden_looks_the_same(table: Table) -> None:
    """Also after further actions, as long as nothing is drawn or shown."""
    for number, state in enumerate(samples(table, 10)):
        for seat in range(table.seats):
            one, other = imagined(state, seat, 1), imagined(state, seat, 2)
            assert outlook(one, seat) == outlook(other, seat)
            assert one.view(seat) == state.view(seat)
            chance = FastStream(number)
            for _ in range(8):
                common = sorted(set(one.legal) & set(other.legal))
                if not common:
                    break
                code = common[chance.below(len(common))]
                one.apply(code)
                other.apply(code)
                if one.revealed or other.revealed:
                    break
                assert outlook(one, seat) == outlook(other, seat), table.rules().action(code)


@few_tables
def test_events_tell_no_more_than_views(table: Table) -> None:
    """A draw that leaves a seat's view the same, whatever comes, must sound the same to it."""
    played = random_game(table)
    state, quiet = table.new(played.seed), SHOWN_AND_GONE.get(table.game, frozenset())
    for code in played.actions:
        twins = [state.clone() for _ in range(2)]
        state.apply(code)
        if not state.revealed:
            continue
        for number, twin in enumerate(twins):
            twin.stream = FastStream(number)
            twin.apply(code)
        for seat in [None, *range(table.seats)]:
            heard = [
                [event for event in twin.events_for(seat) if event.kind not in quiet]
                for twin in twins
                if twin.view(seat) == twins[0].view(seat)
            ]
            assert all(events == heard[0] for events in heard), table.rules().action(code)


@few_tables
def test_a_spectator_sees_no_more_than_any_seat(table: Table) -> None:
    """His view follows from that of each seat: whatever a seat imagines, it looks the same to him."""
    for state in samples(table, 14):
        for seat in range(table.seats):
            assert state.determinize(seat, 3).view(None) == state.view(None)
            heard = state.events_for(seat)
            assert all(event in heard for event in state.events_for(None))


@few_tables
def test_private_events_reach_one_seat_only(table: Table) -> None:
    state, chance = table.new(6), FastStream(6)
    while not state.is_over:
        state.apply(choose(state, chance))
        for event in state.events:
            hearers = [seat for seat in range(table.seats) if event in state.events_for(seat)]
            if event.only < 0:
                assert hearers == list(range(table.seats))
            else:
                assert event.only in hearers
                assert event not in state.events_for(None)
