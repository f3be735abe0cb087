"""A game's `game.toml`: how it presents itself on the home page, in its legend, in the docs and in the tests.

    minutes = [40, 75]          how long it takes
    weight = 2                  1 light, 2 medium, 3 heavy
    colour = "#4f7a3a"          its key colour
    cover = { icons = ["village", "family"], trees = 12, houses = 5 }
    legend = [ { icon = "coin", text = "sign-coin" }, … ]      `text` is a key of its Fluent files, `cube` a colour
    quiet = ["members-at-"]     what a choice's own words say: such changes are not repeated beside it ("members-" is all
                                that begins so, "+hours" only that there are more of them)
    gentle = { mode = "basic" } the options of a first game without a guide

    [rulebook]                  how many rules each chapter has, and rules put in between later
    chapters = { b = 10, t = 7 }
    between = ["d8b"]

    [report]                    for the laboratory's reports
    uses = ["serve", "build"]   verbs that put the components they name to use
    endings = ["last-round"]    kinds of events that say that and why the game ends
    tables = { bread = "recipes" }      which table of the components an argument's values come from, where several have them;
                                how its name begins, or "-" for none

    [[playthroughs]]            games written down whole in the tests
    seats = 2
    seed = 1

A game without one is shown plainly.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from allmende.core.catalog import folder
from allmende.core.errors import ComponentsError


@dataclass(frozen=True)
class Cover:
    icons: tuple[str, ...] = ("village", "home", "coin")
    trees: int = 12
    houses: int = 5


@dataclass(frozen=True)
class Sign:
    """A sign on the board and the key of what it means."""

    icon: str
    text: str
    cube: str | None = None


@dataclass(frozen=True)
class Rulebook:
    chapters: dict[str, int] = field(default_factory=dict)
    between: tuple[str, ...] = ()


@dataclass(frozen=True)
class Report:
    uses: tuple[str, ...] = ()
    endings: tuple[str, ...] = ()
    tables: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Manifest:
    minutes: tuple[int, int] = (30, 90)
    weight: int = 2
    colour: str = "#6b5d4b"
    cover: Cover = Cover()
    legend: tuple[Sign, ...] = ()
    quiet: tuple[str, ...] = ()
    gentle: dict[str, Any] = field(default_factory=dict)
    rulebook: Rulebook = Rulebook()
    report: Report = Report()
    playthroughs: tuple[dict[str, Any], ...] = ()

    def is_quiet(self, what: str, amount: int) -> bool:
        said = (what, f"+{what}") if amount > 0 else (what,)
        return any(what.startswith(one) if one.endswith("-") else one in said for one in self.quiet)


@cache
def manifest(game: str) -> Manifest:
    file = folder(game) / "game.toml"
    if not file.exists():
        return Manifest()
    try:
        data = tomllib.loads(file.read_text("utf-8"))
        for name, kind in (("cover", Cover), ("rulebook", Rulebook), ("report", Report)):
            if name in data:
                data[name] = kind(**_frozen(data[name]))
        data["legend"] = tuple(Sign(**sign) for sign in data.get("legend", []))
        found = Manifest(**_frozen(data))
    except (TypeError, ValueError) as error:
        raise ComponentsError(f"{game}: game.toml can't be read: {error}") from None
    if found.weight not in (1, 2, 3) or len(found.minutes) != 2:
        raise ComponentsError(f"{game}: game.toml wants a weight of 1, 2 or 3 and two numbers of minutes")
    return found


def _frozen(table: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in table.items()}


def rulebook_languages(game: str) -> list[str]:
    """The languages a game's rules are written in; English first."""
    found = sorted(file.stem for file in (folder(game) / "rulebook").glob("*.md"))
    return sorted(found, key=lambda language: language != "en")
