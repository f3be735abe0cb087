"""What bots are called: like people, alike wherever a game is shown, with their level in the reader's language."""

from __future__ import annotations

import pytest

from allmende import bots
from allmende.bots.names import NAMES
from allmende.core.chance import commitment
from allmende.core.words import LANGUAGES, Words


@pytest.mark.parametrize("seed", range(20))
def test_no_two_seats_of_a_game_share_a_name(seed: int) -> None:
    called = [bots.name_of(commitment(seed), seat) for seat in range(6)]
    assert len(set(called)) == 6
    assert set(called) <= set(NAMES)


def test_names_differ_from_game_to_game_and_never_within_one() -> None:
    first = [bots.name_of(commitment(seed), 0) for seed in range(40)]
    assert len(set(first)) > 10
    assert first == [bots.name_of(commitment(seed), 0) for seed in range(40)]


def test_no_name_is_there_twice() -> None:
    assert len(set(NAMES)) == len(NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_level_in_every_language(language: str) -> None:
    texts = Words(language, [bots.TEXTS])
    said = [bots.level(name, texts) for name in bots.bots()]
    assert len(set(said)) == len(said)
    assert not any("-" in level for level in said)


def test_a_level_with_numbers_and_one_of_somebody_elses_making() -> None:
    texts = Words("es", [bots.TEXTS])
    assert bots.level("journeyman", texts) == "oficial"
    assert bots.level("search:ms=20", texts).endswith(" (ms=20)")
    assert bots.level("my-own", texts) == "my-own"
