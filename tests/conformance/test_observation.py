"""Observations: named, of one size, the same for all that a seat could imagine, and different where it sees a difference."""

from __future__ import annotations

import json

import numpy as np
import pytest

from allmende import envs
from allmende.core.catalog import game as find_game
from allmende.core.chance import FastStream
from allmende.core.observing import NoObservation, new_observer, observer
from tests.conformance.observed import FILE, OBSERVED, VARIANTS, digest, label, tables
from tests.sizes import sized


@pytest.mark.parametrize("name", OBSERVED)
def test_observations_keep_their_size_and_tell_nothing_hidden(name: str) -> None:
    game = find_game(name)
    for seats in sized(sorted({game.seats[0], 2, game.seats[-1]}), list(game.seats)):
        for options in [{}, *(VARIANTS.get(name, []) if seats == 2 else [])]:
            names = envs.observation_names(game, seats, **options)
            assert len(set(names)) == len(names)
            state, chance = game.new(seats, 1, **options), FastStream(1)
            turn = 0
            while legal := state.legal:
                if turn % sized(17, 3) == 0:
                    for seat in range(seats):
                        seen = envs.observation(state, seat)
                        assert seen.dtype == np.float32
                        assert len(seen) == len(names)
                        assert (seen == envs.observation(state.determinize(seat, turn), seat)).all()
                state.apply(legal[chance.below(len(legal))])
                turn += 1
            assert len(envs.observation(state, 0)) == len(names)


@pytest.mark.parametrize("name", OBSERVED)
def test_every_number_that_counts_is_in_it(name: str) -> None:
    """Whenever somebody's holdings change, what others see of it changes too."""
    game = find_game(name)
    state, chance = game.new(2, 2), FastStream(2)
    missed = told = 0
    while (legal := state.legal) and told < 40:
        before, held = [envs.observation(state, seat) for seat in range(2)], state.holdings()
        state.apply(legal[chance.below(len(legal))])
        if state.holdings() != held:
            told += 1
            for seat in range(2):
                missed += bool((envs.observation(state, seat) == before[seat]).all())
    assert told > 10
    assert missed == 0


@pytest.mark.parametrize("name", OBSERVED)
def test_names_and_numbers_stay_what_they_are(name: str) -> None:
    """A trained model is useless once the numbers mean something else (tests/conformance/observed.py writes these again)."""
    kept = json.loads(FILE.read_text())[name]
    assert {label(seats, options): digest(name, seats, options) for seats, options in tables(name)} == kept


def test_what_the_numbers_are() -> None:
    game = find_game("village")
    state = game.new(2, 1)
    names = envs.observation_names(game, 2)
    for seat in range(2):
        seen = dict(zip(names, envs.observation(state, seat).tolist(), strict=True))
        view = state.view(seat)
        assert seen["kind=take-turn"] == 1
        assert seen["seat=me"] == (state.to_move == seat)
        assert seen["me.coins"] == view["families"][seat]["coins"]
        assert seen["1.grain"] == view["families"][1 - seat]["grain"]
        assert seen["me.members.1 farmyard"] == 4
        assert seen["spaces.market.green"] == view["spaces"]["market"]["green"]
        assert seen[f"market.line.{view['market']['line'][1]}"] == 0.5
        assert sum(value for name, value in seen.items() if name.startswith("market.stalls.")) == len(
            view["market"]["stalls"]
        )


def test_the_same_components_the_same_names() -> None:
    game = find_game("village")
    assert observer(game) is observer(find_game("village"))
    assert envs.observation_names(game, 2) == envs.observation_names(game, 2)
    assert len(envs.observation_names(game)) == len(envs.observation(game.new(4, 1), 0))


def test_a_game_that_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("village")
    monkeypatch.setattr(
        "allmende.core.observing.folder", lambda name: type("Folder", (), {"name": "nowhere"})
    )
    with pytest.raises(NoObservation, match=r"Village has no observe\.py"):
        new_observer(game)
