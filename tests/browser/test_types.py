"""The browser's types of the server's messages are those the server sends."""

from __future__ import annotations

from tools.api_types import TARGET, types


def test_types_are_up_to_date() -> None:
    assert TARGET.read_text("utf-8") == types(), "run: python tools/api_types.py"
