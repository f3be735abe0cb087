"""Two sets of components on the same deals, and one number swept through a range."""

from __future__ import annotations

import copy
import difflib
import json
import re
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

from allmende.core.catalog import game as find_game
from allmende.core.errors import SetupError
from allmende.lab.figures import difference, mean, rounded
from allmende.lab.parts import short
from allmende.lab.report import components_of, margin, victory
from allmende.lab.watch import Played

MOST = 50  # values of one sweep
_RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)")


def measures(game: Played, seats: int) -> dict[str, float]:
    """What is compared between games, for one of them."""
    return {
        "score": fmean(game.scores[:seats]),
        "winning": float(max(game.scores)),
        "margin": float(margin(game)),
        "length": float(game.decisions),
        "rounds": float(game.rounds),
        "lead_changes": float(game.lead_changes),
        "decided_at": game.decided,
        "first_wins": victory(game, game.first),
        **{
            f"score/{name}": fmean(sheet.get(name, 0) for sheet in game.sheet[:seats])
            for name in dict.fromkeys(name for sheet in game.sheet[:seats] for name in sheet)
        },
    }


def against(mine: Sequence[Played], theirs: Sequence[Played], seats: int) -> dict[str, Any]:
    """Deal by deal, how the first set differs from the second; and how often each component was used in both."""
    partners = {one.number: one for one in theirs}
    mine = [one for one in mine if one.number in partners]
    theirs = [partners[one.number] for one in mine]
    ours, others = [measures(one, seats) for one in mine], [measures(one, seats) for one in theirs]
    names = dict.fromkeys(name for row in (*ours, *others) for name in row)
    return {
        "deals": len(mine),
        "measures": {
            name: difference([row.get(name, 0.0) for row in ours], [row.get(name, 0.0) for row in others])
            for name in names
        },
        "components": used_differently(mine, theirs, seats),
    }


def used_differently(mine: Sequence[Played], theirs: Sequence[Played], seats: int) -> dict[str, Any]:
    names = sorted({name for one in (*mine, *theirs) for parts in one.parts for name in parts})
    return {
        name: difference(*([users(one, name, seats) for one in side] for side in (mine, theirs)))
        for name in names
    }


def users(game: Played, name: str, seats: int) -> float:
    """The share of seats that used a component."""
    return sum(parts.get(name, [0, 0])[1] > 0 for parts in game.parts) / seats


# -- one number, many values ------------------------------------------------------------------------------------------


def read_sweep(text: str) -> tuple[str, list[int]]:
    """'crafts.smithy.train_time=1..5', or '=1,3,5'."""
    path, sign, values = text.partition("=")
    if not sign or not path:
        raise SetupError(f"--vary is given as table.key=1..5, not {text!r}")
    span = _RANGE.fullmatch(values)
    try:
        found = (
            list(range(int(span[1]), int(span[2]) + 1)) if span else [int(one) for one in values.split(",")]
        )
    except ValueError:
        raise SetupError(f"--vary takes whole numbers, as 1..5 or 1,3,5, not {values!r}") from None
    if not 2 <= len(set(found)) <= MOST:
        raise SetupError(f"--vary takes 2 to {MOST} different values, not {values!r}")
    return path, list(dict.fromkeys(found))


def varied(game: str, components: str | None, path: str, value: int) -> dict[str, Any]:
    """All components of a game with one number changed."""
    data = copy.deepcopy(find_game(game, components).components.data)
    place: Any = data
    walked: list[str] = []
    *tables, key = path.split(".")
    for name in [*tables, key]:
        known = entries(place)
        if name not in known:
            close = difflib.get_close_matches(name, known, 1)
            here = ".".join(walked)
            hint = f"did you mean {close[0]!r}?" if close else f"there are {', '.join(list(known)[:30])}"
            raise SetupError(f"{game}: {'[' + here + '] ' if here else ''}has no key {name!r}; {hint}")
        walked.append(name)
        if len(walked) <= len(tables):
            place = known[name]
    if type(entries(place)[key]) is not int:
        raise SetupError(f"{game}: {path} is no whole number, so it can't be varied")
    if isinstance(place, list):
        place[int(key)] = value
    else:
        place[key] = value
    return data


def entries(table: Any) -> dict[str, Any]:
    """What is inside: of a table by key, of a list by id (or key), else by place from 0."""
    if isinstance(table, dict):
        return table
    if isinstance(table, list):
        return {
            str(item.get("id", item.get("key", place)) if isinstance(item, dict) else place): item
            for place, item in enumerate(table)
        }
    return {}


def write_components(data: dict[str, Any], file: Path) -> str:
    """Writes components as a TOML file that can be merged into a game's own; returns its name."""
    file.write_text("".join(f"{_key(name)} = {_toml(value)}\n" for name, value in data.items()), "utf-8")
    return str(file)


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(name)} = {_toml(part)}" for name, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(part) for part in value) + "]"
    return json.dumps(
        value, ensure_ascii=True
    )  # numbers, true and false, and texts are written alike in both


def _key(name: str) -> str:
    return json.dumps(name)


def sweep(path: str, points: Sequence[tuple[int, Sequence[Played]]], seats: int) -> dict[str, Any]:
    """The curve of a swept number: each measure with its interval; and the component it belongs to, if it is one."""
    table, _, name = path.rpartition(".")[0].rpartition(".")
    part = f"{short(table)}/{name}"
    found = []
    for value, games in points:
        rows = [measures(one, seats) for one in games]
        curve = {}
        for name in rows[0]:
            middle, low, high = mean([row.get(name, 0.0) for row in rows])
            curve[name] = {"mean": rounded(middle), "low": rounded(low), "high": rounded(high)}
        middle, low, high = mean([users(one, part, seats) for one in games])
        if any(part in parts for one in games for parts in one.parts):
            curve[f"used {part}"] = {"mean": rounded(middle), "low": rounded(low), "high": rounded(high)}
        found.append(
            {
                "value": value,
                "games": len(games),
                "measures": curve,
                "component": components_of(games, seats).get(part),
            }
        )
    return {"key": path, "component": part, "points": found}
