"""The browser's types of the server's messages and the games' views are those the server sends."""

from __future__ import annotations

from tools.api_types import VIEWS, all_files


def test_types_are_up_to_date() -> None:
    files = all_files()
    assert set(VIEWS.glob("*.ts")) <= set(files), "a game's view that is gone"
    for file, text in files.items():
        assert file.read_text("utf-8") == text, "run: python tools/api_types.py"
