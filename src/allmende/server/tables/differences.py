"""What has changed between two answers about one table: most moves change little of what a page shows."""

from __future__ import annotations

from typing import Any

Path = tuple[str | int, ...]

APART = ("log", "chat", "since")  # of these an answer holds only what is new anyway


def difference(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """A `messages.TableChange`. Don't change either answer afterwards."""
    sets: list[dict[str, Any]] = []
    gone: list[list[str | int]] = []
    for name, value in after.items():
        if name not in APART and before[name] != value:
            _compare(before[name], value, (name,), sets, gone)
    return {"type": "change", "set": sets, "gone": gone, **{name: after[name] for name in APART}}


def _compare(
    before: Any, after: Any, path: Path, sets: list[dict[str, Any]], gone: list[list[str | int]]
) -> None:
    """Of two things that are not equal. (What is equal in Python is the same to a page: no field is a number now and a truth
    value then.)"""
    if isinstance(before, dict) and isinstance(after, dict):
        gone += [[*path, name] for name in before if name not in after]
        for name, value in after.items():
            if name not in before:
                sets.append({"path": [*path, name], "value": value})
            elif before[name] != value:
                _compare(before[name], value, (*path, name), sets, gone)
        return
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        changed = [place for place, value in enumerate(after) if before[place] != value]
        if 2 * len(changed) <= len(after) or len(after) <= 6:  # else the whole is shorter
            for place in changed:
                _compare(before[place], after[place], (*path, place), sets, gone)
            return
    sets.append({"path": list(path), "value": after})
