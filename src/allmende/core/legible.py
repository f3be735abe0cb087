"""Text from strangers, before it reaches a screen, a terminal or a log: without signs that steer or hide instead of being read."""

from __future__ import annotations

import re
from typing import Final

# Control characters (escape sequences begin with one), soft hyphens, signs that turn the direction of writing or can't be seen,
# halves of characters, private and unassigned signs, and tags. What joins emoji and letters (U+200C, U+200D) stays.
SIGNS: Final = (
    r"\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f"
    r"\ud800-\udfff\ue000-\uf8ff\ufeff\ufff0-\ufffb\U000e0000-\U000e0fff\U000f0000-\U0010ffff"
)
_HIDDEN: Final = re.compile(f"[{SIGNS}]")
_SPACE: Final = re.compile(r"\s+")


def is_legible(text: str) -> bool:
    return _HIDDEN.search(text) is None


def legible(text: str) -> str:
    """The text on one line, with only readable characters."""
    return _SPACE.sub(" ", _HIDDEN.sub("", _SPACE.sub(" ", text))).strip()


def escaped(text: str) -> str:
    """For logs, where nothing may be lost: such characters as their code numbers."""
    return _HIDDEN.sub(_number, text)


def _number(found: re.Match[str]) -> str:
    return f"\\u{ord(found.group()):04x}"
