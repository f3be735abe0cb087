"""Parts: which components of a game's tables an action puts to use, by the names a designer knows them by.

The arguments of actions are looked up in the game's components: `serve c07` is `customers/c07`, `train smithy 2` is
`crafts/smithy`. Which verbs count as use is said by the game's own game.toml.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from allmende.core.actions import Action, Domain, Word
from allmende.core.game import Game
from allmende.core.manifest import manifest

NAMES = ("id", "key")  # what an entry of a table is called by
LISTS = (".items", ".list", ".card")  # these say nothing in the name of a table


class Parts:
    """What each action of a game names."""

    def __init__(self, game: Game[Any]) -> None:
        told = manifest(game.name).report
        tables = list(tables_in("", game.components.data))
        self.used: list[tuple[str, ...]] = []  # by code: the components it puts to use
        self.option: list[str] = []  # by code: the choice it is, without details such as how it is paid
        known: dict[tuple[str, tuple[Word, ...]], dict[Word, str]] = {}
        for verb in game.space.verbs:
            for domain in verb.domains:
                if (domain.name, domain.values) not in known:
                    known[domain.name, domain.values] = names_of(domain, tables, told.tables.get(domain.name))
        for action in game.space.actions:
            domains = game.space.verbs[action.kind].domains
            named = [
                known[domain.name, domain.values].get(word)
                for domain, word in zip(domains, action.args, strict=True)
            ]
            found = tuple(dict.fromkeys(name for name in named if name is not None))
            self.used.append(found if action.verb in told.uses else ())
            self.option.append(option_of(action, bool(named) and named[0] is not None))


def option_of(action: Action, telling: bool) -> str:
    """'serve/c07', 'take/market': a verb and its first argument, if that says what is chosen."""
    return f"{action.verb}/{action.args[0]}" if telling else action.verb


def tables_in(path: str, data: dict[str, Any]) -> Iterator[tuple[str, list[tuple[Word, dict[str, Any]]]]]:
    """Every table with entries: its path, and its entries by name ('' where they have none)."""
    for key, value in data.items():
        here = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            inner: list[tuple[Word, dict[str, Any]]] = [
                (name, part) for name, part in value.items() if isinstance(part, dict)
            ]
            if inner:
                yield here, inner
            yield from tables_in(here, value)
        elif isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            yield here, [("", item) for item in value]


def names_of(
    domain: Domain, tables: list[tuple[str, list[tuple[Word, dict[str, Any]]]]], wanted: str | None
) -> dict[Word, str]:
    """By value of a domain: the component it is. Numbers that are no entry of a table are no components (how many coins,
    which cell); words that are none are parts of a board without a table of their own."""
    found: list[tuple[int, str, set[Word]]] = []
    for path, entries in tables:
        if wanted is not None and not path.startswith(wanted):
            continue
        hits = {
            value
            for place, value in enumerate(domain.values)
            if is_there(domain, value, place, path, entries)
        }
        if hits and (
            entries[0][0] == "" or len(hits) == len(domain.values)
        ):  # named tables: all of it, or it is chance
            found.append((len(hits), path, hits))
    found.sort(key=lambda one: -one[0])
    names: dict[Word, str] = {}
    for value in domain.values:
        table = next((path for _, path, hits in found if value in hits), None)
        if table is not None:
            names[value] = f"{short(table)}/{value}"
        elif isinstance(value, str):
            names[value] = f"{domain.name}/{value}"
    return names


def is_there(
    domain: Domain, value: Word, place: int, path: str, entries: list[tuple[Word, dict[str, Any]]]
) -> bool:
    if isinstance(value, int):  # a number is an entry only of a table named as the domain
        if path.rpartition(".")[2] == domain.name and len(entries) == len(domain.values):
            return True
        if domain.name not in path:
            return False
    return any(
        value == name or any(entry.get(key) == value for key in (*NAMES, domain.name))
        for name, entry in entries
    )


def short(path: str) -> str:
    for ending in LISTS:
        path = path.removesuffix(ending)
    return path
