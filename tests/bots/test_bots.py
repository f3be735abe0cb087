"""Bots choose what is allowed, by their seed alone, and see no more than their seat may."""

from __future__ import annotations

import pytest

import allmende
from allmende.bots import Bot, UnknownBot, bot, bots, choose
from allmende.core.state import State


@pytest.mark.parametrize("name", bots())
def test_choices_are_legal_and_repeatable(name: str) -> None:
    player, state = bot(name), allmende.game("village").new(3, 5)
    for seed in range(30):
        seat = state.to_move
        assert seat is not None
        code = choose(player, state, seat, seed)
        assert code in state.legal_actions()
        assert choose(player, state, seat, seed) == code
        state.apply(code)


def test_random_chooses_everything_sooner_or_later() -> None:
    state = allmende.game("village").new(3, 5)
    assert state.to_move is not None
    chosen = {choose(bot("random"), state, state.to_move, seed) for seed in range(500)}
    assert sorted(chosen) == state.legal_actions()


def test_a_bot_that_looks_is_shown_an_imagined_state() -> None:
    shown: list[State] = []

    def look(state: State, seat: int, seed: int) -> int:
        shown.append(state)
        return state.legal_actions()[0]

    state = allmende.game("village").new(3, 5)
    seat = state.to_move
    assert seat is not None
    choose(Bot("looker", look), state, seat, 1)
    assert shown[0] is not state
    assert shown[0].view(seat) == state.view(seat)
    assert shown[0].stream.pack() != state.stream.pack()


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(UnknownBot, match="did you mean 'random'"):
        bot("rondom")
    with pytest.raises(UnknownBot, match="there are random"):
        bot("zzz")
