"""Words: everything a player reads, from Fluent files (`text/en.ftl` and its translations) in the kernel's and a game's folder.

A language is there when the kernel has a file for it (`core/text/<language>.ftl`). A folder without that file speaks English.

Keys follow from the names in the code, so that nothing is looked up by hand:

    action-<verb>       its arguments by the names of their domains      action-take = Take { $cube } from { $space }
    event-<kind>        { $player }, the event's arguments, and what     event-served = { $player } served { $customer } for
                        the player paid and gained                       { $paid } and gained { $gained }.
    warning-<kind>      the same, for previews; { $yours } is 1 if it    warning-bridge = Somebody in your family dies.
                        happens to the player who decides
    amount-<what>       so much of something that changes hands          amount-pigs = { $count -> [one] 1 pig *[other] ... }
    why-<reason>        the reason's arguments, and { $needed } and      why-needs-green = You have { $held } and need { $needed }.
                        { $held } where it counts something
    prompt-<decision>   the decision's parts; says "you". Its attribute  prompt-practise-craft = Choose a craft.
                        .doing tells the others what they wait for           .doing = choosing a craft
    <domain>-<value>    the word for a value of a domain                 space-market = Market
    automaton-<name>    somebody who plays without a seat                automaton-rudolf = Rudolf
    score-<category>    a line of the score sheet; its attribute .of     score-travel = Travel
                        says what the points are for                         .of = { $cities } cities
    scored              how many points ("10 points"), unless a game     scored = { $count -> [one] 1 coin *[other] ... }
                        counts something else
    option-<name>, option-<name>-<value>, title, ...

A text argument of an action, event or reason is itself a value of the domain of that name and is worded first. Its text may
use the numbers beside it (`$amount`). Where a language inflects that word, the value's text has attributes, and `$place_from` is
the attribute `from` of `$place`. The
argument `other` of an event is a seat, and is worded as that player's name. Its argument `amounts` lists
amounts that don't change hands ("water 2, salt 1") and is worded as a list of them.

An event's text that begins with the player's name is a *clause*: consecutive clauses of one player share one subject
("Greta took a green cube, held a market day and sold nothing."). `$paid` and `$gained` are lists of amounts, read from the
ledger; `$pays` and `$gains` say how many things are on them, for selectors. Where a piece stands (`members-at-home`, any
word with `-at-`) is on neither list. Nor is an amount whose text has the attribute `said`: the event says it itself (a wheel
that has turned).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import TextElement

from allmende.core.actions import Action, ActionSpace, Word
from allmende.core.catalog import folder
from allmende.core.decisions import Reason
from allmende.core.events import Event
from allmende.core.ledger import Change
from allmende.core.state import State

_HERE = Path(__file__).parent / "text"

ENGLISH = "en"
LANGUAGES = (ENGLISH, *sorted(file.stem for file in _HERE.glob("*.ftl") if file.stem != ENGLISH))

MOST_CLAUSES = 5  # longer sentences are hard to follow

KEPT = 20_000  # texts that are kept once they are worded

HIDDEN = "hidden"  # the kind of a decision that the viewer may not know


class Sentence(NamedTuple):
    """One sentence of the log: whom it is about (-1: nobody), the text, and its clause if it can share its subject."""

    seat: int
    text: str
    clause: str | None = None


class Words:
    """The words of one language, for the kernel and perhaps a game and other folders of texts. A later folder's text
    replaces an earlier one's: a game that counts coins instead of points has its own `scored`."""

    def __init__(self, language: str, folders: Iterable[Path]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for place in folders:
            file = place / f"{language}.ftl"
            if not file.is_file():
                file = place / f"{ENGLISH}.ftl"
            self._bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
        # The same few thousand texts are said again and again: formatting one takes far longer than finding it.
        self._said = lru_cache(KEPT, typed=True)(self._say)
        self._forms = lru_cache(KEPT)(self._forms_of)
        self._uses_numbers = lru_cache(KEPT)(self._has_variables)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def text(self, key: str, **args: Any) -> str:
        """A message by its key; the key itself if there is none (a test checks that there is)."""
        return self._said(key, **args)

    def _say(self, key: str, **args: Any) -> str:
        if not self._bundle.has_message(key):
            return key
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key
        worded, _ = self._bundle.format_pattern(pattern, args)
        return str(worded)

    def value(self, domain: str, word: Word, **numbers: int) -> str:
        """The word for a value: numbers as they are, names through `<domain>-<name>`."""
        return str(word) if isinstance(word, int) else self.text(f"{domain}-{word}", **numbers)

    def _worded(self, args: Mapping[str, Word]) -> dict[str, Any]:
        numbers = {name: word for name, word in args.items() if isinstance(word, int)}
        worded: dict[str, Any] = dict(numbers)
        for name, word in args.items():
            if isinstance(word, str):
                taken = numbers if self._uses_numbers(f"{name}-{word}") else {}
                worded[name] = self.value(name, word, **taken)
                worded |= self._forms(name, word)
        return worded

    def _has_variables(self, key: str) -> bool:
        pattern = self._bundle.get_message(key).value if key in self else None
        return pattern is not None and not isinstance(pattern, TextElement)

    def _forms_of(self, name: str, word: str) -> dict[str, Any]:
        """The other forms of a value that its text has as attributes: `$good_plural`."""
        forms: dict[str, Any] = {}
        if f"{name}-{word}" in self:
            for form, pattern in self._bundle.get_message(f"{name}-{word}").attributes.items():
                forms[f"{name}_{form}"] = self._bundle.format_pattern(pattern, {})[0]
        return forms

    def action(self, action: Action, space: ActionSpace) -> str:
        domains = space.verbs[action.kind].domains
        args: dict[str, Word] = {domain.name: word for domain, word in zip(domains, action.args, strict=True)}
        return self.text(f"action-{action.verb}", **self._worded(args))

    def amount(self, what: str, count: int) -> str:
        """So much of something: '2 pigs'."""
        return self.text(f"amount-{what}", count=count)

    def listed(self, parts: Sequence[str]) -> str:
        """'a', 'a and b', 'a, b and c'."""
        if len(parts) < 2:
            return "".join(parts)
        return self.text("list-of", first=", ".join(parts[:-1]), last=parts[-1])

    def event(self, event: Event, players: Sequence[str]) -> str:
        return self.text(f"event-{event.kind}", **self._event_args(event, players))

    def warning(self, event: Event, players: Sequence[str], mover: int) -> str:
        """What a preview warns of, to the seat that decides."""
        args = self._event_args(event, players)
        return self.text(f"warning-{event.kind}", yours=int(event.seat == mover), **args)

    def _event_args(self, event: Event, players: Sequence[str]) -> dict[str, Any]:
        plain = {name: word for name, word in event.args.items() if name not in ("other", "amounts")}
        args = self._worded(plain)
        if "other" in event.args:
            args["other"] = players[int(event.args["other"])]
        if "amounts" in event.args:
            named = [part.split() for part in str(event.args["amounts"]).split(",")]
            args["amounts"] = self.listed([self.amount(what, int(count)) for what, count in named])
        paid, gained = self.sides(
            [change for change in event.changes if not self._is_said(change)], event.seat
        )
        return {
            "player": players[event.seat] if 0 <= event.seat < len(players) else "",
            "paid": self.listed(paid),
            "pays": len(paid),
            "gained": self.listed(gained),
            "gains": len(gained),
            **args,
        }

    def _is_said(self, change: Change) -> bool:
        key = f"amount-{change.what}"
        return key in self and "said" in self._bundle.get_message(key).attributes

    def sides(self, changes: Iterable[Change], seat: int) -> tuple[list[str], list[str]]:
        """What a seat gave away and what it got, in words. Pieces that only went to another place (`members-at-home`) are
        neither paid nor gained: the event itself says where they went."""
        own = [change for change in changes if change.seat == seat and "-at-" not in change.what]
        paid = [self.amount(change.what, -change.amount) for change in own if change.amount < 0]
        return paid, [self.amount(change.what, change.amount) for change in own if change.amount > 0]

    def clause(self, event: Event, players: Sequence[str]) -> str | None:
        """An event's text without its subject and full stop, if it begins with the player's name; else None."""
        return self.clause_of(self.event(event, players), event, players)

    def clause_of(self, text: str, event: Event, players: Sequence[str]) -> str | None:
        """The same of a text that is known already."""
        if not 0 <= event.seat < len(players):
            return None
        subject = f"{players[event.seat]} "
        return text[len(subject) :].rstrip(".") if text.startswith(subject) else None

    def story(self, events: Iterable[Event], players: Sequence[str]) -> list[Sentence]:
        """Events as sentences: consecutive events of one player share one subject."""
        return self.merged(
            [
                Sentence(event.seat, text, self.clause_of(text, event, players))
                for event in events
                for text in (self.event(event, players),)
            ]
        )

    def merged(self, told: Iterable[Sentence]) -> list[Sentence]:
        """Sentences in which consecutive clauses of one seat share their subject."""
        found: list[Sentence] = []
        clauses: list[str] = []  # of the last one
        for sentence in told:
            if sentence.clause is None:
                clauses = []
                found.append(sentence)
                continue
            if not clauses or found[-1].seat != sentence.seat or len(clauses) == MOST_CLAUSES:
                clauses = []
                found.append(sentence)
            clauses.append(sentence.clause)
            if len(clauses) > 1:
                subject = sentence.text[: sentence.text.rindex(sentence.clause)].rstrip()
                found[-1] = Sentence(sentence.seat, f"{subject} {self.listed(clauses)}.", None)
        return found

    def names(self, state: State, players: Sequence[str]) -> list[str]:
        """The names of all who play: those given for the seats, then the automata."""
        return [*players, *[self.text(f"automaton-{name}") for name in state.game.automata(state)]]

    def scored(self, category: str, points: int, held: Mapping[str, int]) -> str:
        """A line of the score sheet: '10 points (4 cities)', or '10 points' if there is nothing to count."""
        of = self.tally(category, held)
        return self.text("scored-for", count=points, of=of) if of else self.text("scored", count=points)

    def tally(self, category: str, held: Mapping[str, int]) -> str:
        """What the points of a category are for ('4 cities'), from a seat's holdings; '' if there is nothing to say.

        The attribute `of` of the category's text says it. Its variables are holdings (`small-estate` is `$small_estate`),
        and sums of those that begin alike (`$members_at_chronicle`)."""
        key = f"score-{category}"
        of = self._bundle.get_message(key).attributes.get("of") if key in self else None
        if of is None:
            return ""
        counts: dict[str, int] = {}
        for what, amount in held.items():
            parts = what.split("-")
            for end in range(1, len(parts) + 1):
                name = "_".join(parts[:end])
                counts[name] = counts.get(name, 0) + amount
        told, errors = self._bundle.format_pattern(of, counts)
        return "" if errors else str(told).strip()

    def reason(self, reason: Reason) -> str:
        args = dict(reason.args)
        what = args.pop("what", None)
        worded = self._worded(args)
        if what is not None:
            worded["needed"] = self.amount(str(what), int(args["need"]))
            worded["held"] = self.amount(str(what), int(args["have"]))
        return self.text(f"why-{reason.key}", **worded)

    def prompt(self, pending: Mapping[str, Any], players: Sequence[str]) -> str:
        """What a view's `pending` asks the deciding player, addressed as "you"."""
        return self.text(f"prompt-{pending['kind']}", **self._prompt_args(pending, players))

    def prompt_to(self, pending: Mapping[str, Any], players: Sequence[str]) -> str:
        """The same with the name of the deciding player, where several people read it."""
        if pending["kind"] == HIDDEN:
            return self.prompt(pending, players)
        name = players[pending["seat"]]
        return self.text("prompt-to", player=name, prompt=self.prompt(pending, players))

    def waiting(self, pending: Mapping[str, Any], players: Sequence[str]) -> str:
        """What the others read: whom they wait for, and what that player is doing."""
        name, doing = players[pending["seat"]], self.doing(pending, players)
        if not doing:
            return self.text("waiting-for", player=name)
        return self.text("waiting-for-doing", player=name, doing=doing)

    def doing(self, pending: Mapping[str, Any], players: Sequence[str]) -> str:
        """What the deciding player is doing ('choosing a craft'); '' if the others may not know, or there are no words for it."""
        key = f"prompt-{pending['kind']}"
        message = self._bundle.get_message(key) if key in self else None
        doing = None if message is None else message.attributes.get("doing")
        if doing is None:
            return ""
        told, _ = self._bundle.format_pattern(doing, self._prompt_args(pending, players))
        return str(told)

    def _prompt_args(self, pending: Mapping[str, Any], players: Sequence[str]) -> dict[str, Any]:
        told: dict[str, Any] = {}
        for name, part in pending.items():
            if name == "kind" or not isinstance(part, int | str):
                continue
            told |= self._worded({name: part}) if f"{name}-{part}" in self else {name: part}
        return {"player": players[pending["seat"]], **told}


@cache
def words(language: str, game: str | None = None) -> Words:
    """The kernel's words and, if a game is named, that game's."""
    return Words(language, [_HERE] if game is None else [_HERE, folder(game) / "text"])
