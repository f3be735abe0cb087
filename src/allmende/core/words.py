"""Words: everything a player reads, from Fluent files (`text/en.ftl`, `text/es.ftl`) in the kernel's and a game's folder.

Keys follow from the names in the code, so that nothing is looked up by hand:

    action-<verb>       its arguments by the names of their domains      action-take = Take { $cube } from { $space }
    event-<kind>        { $player } and the event's arguments            event-born = { $player }: a { $generation } is born
    why-<reason>        the reason's arguments                           why-needs-green = ...
    prompt-<decision>   { $player } and the decision's parts             prompt-serve-customer = ...
    <domain>-<value>    the word for a value of a domain                 space-market = Market
    automaton-<name>    somebody who plays without a seat                automaton-rudolf = Rudolf
    option-<name>, option-<name>-<value>, score-<category>, title, ...

A text argument of an action, event or reason is itself a value of the domain of that name and is worded first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from allmende.core.actions import Action, ActionSpace, Word
from allmende.core.catalog import folder
from allmende.core.decisions import Reason
from allmende.core.events import Event
from allmende.core.state import State

LANGUAGES = ("en", "es")

_HERE = Path(__file__).parent / "text"


class Words:
    """The words of one language, for the kernel and perhaps a game and other folders of texts."""

    def __init__(self, language: str, folders: Iterable[Path]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for place in folders:
            self._bundle.add_resource(FluentResource((place / f"{language}.ftl").read_text("utf-8")))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def text(self, key: str, **args: Any) -> str:
        """A message by its key; the key itself if there is none (a test sees to it that there is)."""
        if not self._bundle.has_message(key):
            return key
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key
        worded, _ = self._bundle.format_pattern(pattern, args)
        return str(worded)

    def value(self, domain: str, word: Word) -> str:
        """The word for a value: numbers as they are, names through `<domain>-<name>`."""
        return str(word) if isinstance(word, int) else self.text(f"{domain}-{word}")

    def _worded(self, args: Mapping[str, Word]) -> dict[str, Any]:
        return {
            name: word if isinstance(word, int) else self.value(name, word) for name, word in args.items()
        }

    def action(self, action: Action, space: ActionSpace) -> str:
        domains = space.verbs[action.kind].domains
        args: dict[str, Word] = {domain.name: word for domain, word in zip(domains, action.args, strict=True)}
        return self.text(f"action-{action.verb}", **self._worded(args))

    def event(self, event: Event, players: Sequence[str]) -> str:
        player = players[event.seat] if 0 <= event.seat < len(players) else ""
        return self.text(f"event-{event.kind}", player=player, **self._worded(event.args))

    def names(self, state: State, players: Sequence[str]) -> list[str]:
        """The names of all who play: those given for the seats, then the automata."""
        return [*players, *[self.text(f"automaton-{name}") for name in state.game.automata(state)]]

    def reason(self, reason: Reason) -> str:
        return self.text(f"why-{reason.key}", **self._worded(reason.args))

    def prompt(self, pending: Mapping[str, Any], players: Sequence[str]) -> str:
        """The sentence for a view's `pending`: who decides what."""
        plain = {
            name: part for name, part in pending.items() if isinstance(part, int | str) and name != "kind"
        }
        return self.text(f"prompt-{pending['kind']}", player=players[pending["seat"]], **plain)


@cache
def words(language: str, game: str | None = None) -> Words:
    """The kernel's words and, if a game is named, that game's."""
    return Words(language, [_HERE] if game is None else [_HERE, folder(game) / "text"])
