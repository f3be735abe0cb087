"""OpenSpiel's own tests, and that its games are ours."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from allmende import envs
from allmende.core.catalog import game as find_game
from allmende.core.catalog import games
from allmende.core.many import margins

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheels for this machine")


def load(name: str, players: int = 2) -> object:
    envs.register_openspiel()
    return pyspiel.load_game(f"allmende_{name.replace('-', '_')}(players={players},deals=50)")


@pytest.mark.parametrize("name", ["village", "pandemain"])
def test_openspiels_own(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", games())
def test_its_games_are_ours(name: str) -> None:
    game = load(name)
    state = game.new_initial_state()  # type: ignore[attr-defined]
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 50
    state.apply_action(7)
    ours = find_game(name).new(2, 7)
    chance = random.Random(1)
    for turn in range(60):
        if ours.is_over:
            break
        seat = ours.to_move
        assert state.current_player() == seat
        assert state.legal_actions() == ours.legal
        if turn % 20 == 0:
            for player in range(2):
                seen = envs.observation(ours, player).tolist()
                assert state.observation_tensor(player) == seen
                assert state.resample_from_infostate(player, chance.random).observation_tensor(player) == seen
            twin = state.clone()
            twin.apply_action(twin.legal_actions()[0])
            assert state.legal_actions() == ours.legal
            assert len(twin.history()) == len(state.history()) + 1
        code = chance.choice(ours.legal)
        assert state.action_to_string(seat, code)
        state.apply_action(code)
        ours.apply(code)
    assert state.is_terminal() == ours.is_over


def test_an_information_state_knows_the_past_and_nothing_hidden() -> None:
    """Two ways to the same moment are two information states; two worlds that a player can't tell apart are one."""
    game, chance = load("village"), random.Random(3)
    state = game.new_initial_state()  # type: ignore[attr-defined]
    state.apply_action(5)
    texts: set[str] = set()
    for _ in range(40):
        player = state.current_player()
        texts.add(state.information_state_string(player))
        assert state.information_state_tensor(player) == state.observation_tensor(player)
        for onlooker in range(2):
            imagined = state.resample_from_infostate(onlooker, chance.random)
            assert imagined.information_state_string(onlooker) == state.information_state_string(onlooker)
        state.apply_action(chance.choice(state.legal_actions()))
    assert len(texts) == 40
    while len(state.legal_actions()) < 2:
        state.apply_action(chance.choice(state.legal_actions()))
    player, told = state.current_player(), set()
    for code in state.legal_actions()[:2]:
        twin = state.clone()
        twin.apply_action(code)
        told.add(twin.information_state_string(player)[:32])
    assert len(told) == 2


def test_returns_are_margins() -> None:
    game = load("villagers", 3)
    state, chance = game.new_initial_state(), random.Random(2)  # type: ignore[attr-defined]
    state.apply_action(3)
    assert state.returns() == [0, 0, 0]
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    ours = find_game("villagers").new(3, 3)
    for code in state.history()[1:]:
        ours.apply(code)
    assert state.returns() == margins(ours)


def test_python_ends_in_peace() -> None:
    """OpenSpiel holds on to what it was given when Python is gone already."""
    told = "from allmende import envs; envs.register_openspiel()"
    assert subprocess.run([sys.executable, "-c", told], check=False).returncode == 0
