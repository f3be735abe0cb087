"""Games are found by their folders."""

from __future__ import annotations

from pathlib import Path

import pytest

import allmende
from allmende import Game, UnknownGame
from allmende.core import catalog


def test_games_stays_a_function_after_games_were_loaded() -> None:
    """Loading a game's module must not put the package `allmende.games` in its place."""
    for name in allmende.games():
        allmende.game(name)
    assert allmende.games() == sorted(allmende.games())
    assert "village" in allmende.games()


def test_a_game_by_its_name() -> None:
    game = allmende.game("village")
    assert isinstance(game, Game)
    assert game.name == "village"


def test_a_folder_for_each_game() -> None:
    for name in allmende.games():
        assert (catalog.folder(name) / "components.toml").exists()
        assert catalog.folder(name).name == name.replace("-", "_")


def test_an_unknown_game_is_refused_with_a_hint() -> None:
    with pytest.raises(UnknownGame, match="no game 'vilage'; did you mean 'village'"):
        allmende.game("vilage")
    with pytest.raises(UnknownGame, match=r"no game 'chess'; there are .*village"):
        allmende.game("chess")
    with pytest.raises(UnknownGame):
        allmende.game("../village")


def test_a_game_with_changed_components(tmp_path: Path) -> None:
    changes = tmp_path / "mine.toml"
    changes.write_text("[player_start]\ncoins = 2\n")
    mine, own = allmende.game("village", components=str(changes)), allmende.game("village")
    assert mine is not own
    assert mine.components.digest != own.components.digest
    assert mine.new(2, 1).view(0)["families"][0]["coins"] == 2
    assert own.new(2, 1).view(0)["families"][0]["coins"] == 1
