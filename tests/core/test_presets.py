"""Earlier sets of numbers stay with the game: what was played with them can be replayed and played on."""

from __future__ import annotations

import pickle
import random

import pytest

import allmende
from allmende.core.catalog import game_with, presets
from allmende.core.components import Components
from allmende.core.errors import ComponentsError
from allmende.core.journal import Journal

# The digests that journals and stored tables of that time name. They must never change.
DIGESTS = {
    ("black-forest", "2026-11"): "95786734ab173556eb6c0777ba44a63aa101ea31e7b5122d4ff5fd1baf8c9001",
    ("black-forest", "2026-11-17"): "09b93240d9f5952ba58ba6fa335582db35ecbb4b186cb04d8254631da7f85de7",
    ("black-forest", "2026-11-18"): "767e44e962806fd06bb3332337ebdaada40eb5b50bf62a686e7fc1d998026c6c",
    ("black-forest", "2026-11-18-2"): "b6957a52de591e842127a8997bab1a9f0736c5203f1005c3d4d8d4c5490aca0c",
    ("black-forest", "2026-11-19"): "4988ef6703ee25bfacbde79f665abd325dec23d96e188ec89071219aa4e0b9d2",
    ("black-forest", "2026-11-19-2"): "b8edd6919ffc54a99dfdddd9c9108b6ac7ac03317509ba6ee68d2d9531c5b76f",
    ("pandemain", "2026-11"): "fe49528101e9f3227491dd26bce724dff89d761bfc0432143385aaa8a5598b55",
    ("pandemain", "2026-11-18"): "3c0fb8eb69045795693a293aa373a287d5d38f77aa53915d6db0fa4d533ed809",
    ("pandemain", "2026-11-18-2"): "57add8844d496c717d81dc8a8bfeaee824b67c446077a6c03352f6ac428ea320",
    ("pandemain", "2026-11-18-3"): "6d44392d65d248e9acb597fae56ef60da95fc6037b7a37e93f190f7c9d55fce6",
    ("pandemain", "2026-11-19"): "e9d2ac11879eb3b7da8f734fbcefce52abd2d3e67b75915913d050220ec66ede",
    ("pandemain", "2026-11-19-2"): "349d6daf64d32a5271a769d80230387b52fef5249ac1f0872b72c247473e7cac",
    ("village", "2026-11-18"): "f3c9e8d62802a7cd82a394c83a6ae7ea27836e84d802b250ef575e6fbd5570c4",
    ("village", "2026-11-18-2"): "edb4d22626898763841c078c9c37f3224bc5257d886da04793725b69a682e579",
    ("villagers", "2026-11-18"): "63b6d7940f58ac129c5e12c62461a6166c291de4a4554a34d6ade6fe43527a33",
}


def test_every_preset_is_known_here() -> None:
    assert {(name, preset) for name in allmende.games() for preset in presets(name)} == set(DIGESTS)


@pytest.mark.parametrize(("name", "preset"), DIGESTS)
def test_a_preset_keeps_its_digest(name: str, preset: str) -> None:
    game = allmende.game(name, components=preset)
    assert game.components.digest == DIGESTS[name, preset]
    assert game.components.digest != allmende.game(name).components.digest
    assert game is allmende.game(name, components=preset)


@pytest.mark.parametrize(("name", "preset"), DIGESTS)
def test_a_journal_of_that_time_replays_without_being_told(name: str, preset: str) -> None:
    game = allmende.game(name, components=preset)
    journal = Journal(game, 2, "11" * 16)
    state, chance = journal.start(), random.Random(3)
    for _ in range(40):
        journal.actions.append(chance.choice(state.legal_actions()))
        state.apply(journal.actions[-1])
    again = Journal.loads(journal.dumps())
    assert again.game is game
    assert again.replay() == state


@pytest.mark.parametrize(("name", "preset"), DIGESTS)
def test_a_stored_state_finds_its_numbers(name: str, preset: str) -> None:
    state = allmende.game(name, components=preset).new(2, 5)
    assert game_with(name, state.dumps()) is state.game
    assert pickle.loads(pickle.dumps(state)).game is state.game
    today = allmende.game(name).new(2, 5)
    assert game_with(name, today.dumps()) is today.game
    assert game_with(name, "neither").components.digest == today.game.components.digest


def test_an_unknown_preset_is_refused_with_those_there_are() -> None:
    with pytest.raises(
        ComponentsError,
        match="no such preset of pandemain; there are 2026-11-19-2, 2026-11-19, 2026-11-18-3, 2026-11-18-2, 2026-11-18, 2026-11",
    ):
        allmende.game("pandemain", components="2025-01")


@pytest.mark.parametrize(("name", "preset"), DIGESTS)
def test_only_numbers_of_ours_have_changed_since(name: str, preset: str) -> None:
    """What a rulebook or a public page says stays as it is."""
    before, today = allmende.game(name, components=preset).components, allmende.game(name).components
    theirs = [entry.table for entry in before.provenance() if entry.provenance != "reconstructed"]
    assert len(theirs) > 10
    then, now = ({entry.table: entry.provenance for entry in parts.provenance()} for parts in (before, today))
    assert now == then | dict.fromkeys(now.keys() - then.keys(), "reconstructed")
    for table in theirs:
        assert values(before, table) == values(today, table), table


def values(parts: Components, table: str) -> object:
    """A table without the tables in it, which have a provenance of their own."""
    place: object = parts.data
    for key in table.split("."):
        if isinstance(place, list):
            place = next(item for at, item in enumerate(place) if str(item.get("id", at)) == key)
        elif isinstance(place, dict):
            place = place.get(key)
    if not isinstance(place, dict):
        return place
    return {key: value for key, value in place.items() if not _has_its_own(value)}


def _has_its_own(value: object) -> bool:
    return isinstance(value, dict) and "provenance" in value
