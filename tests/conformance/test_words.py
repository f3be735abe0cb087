"""Words: whatever can be said has words in every language, with the same keys and variables."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import allmende
from allmende import Event, Reason
from allmende.core import catalog
from allmende.core import words as core_words
from allmende.core.chance import FastStream
from allmende.core.decisions import GAME_OVER, NO_SUCH_ACTION, NOT_NOW, Decision, kind_of
from allmende.core.words import LANGUAGES, Words
from tests.conformance import tables
from tests.conformance.sampling import choose
from tests.conformance.tables import each_game
from tests.conformance.test_records import modules_of

PLURALS = {"zero", "one", "two", "few", "many", "other"}
PLAYERS = ["Ada", "Bea", "Cai", "Dov", "Eda", "Fay", "Gil", "Hal"]
CORE = Path(core_words.__file__).parent / "text"

each_language = pytest.mark.parametrize("language", LANGUAGES)


def folders(name: str) -> list[Path]:
    return [CORE, catalog.folder(name) / "text"]


class StrictWords(Words):
    """Words that forgive nothing: no missing message, no variable that is not given."""

    def text(self, key: str, **args: Any) -> str:
        assert self._bundle.has_message(key), f"{self.language}: there is no message {key!r}"
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{self.language}: {key!r} has no text"
        worded, errors = self._bundle.format_pattern(pattern, args)
        assert not errors, f"{self.language}: {key!r} with {args}: {errors}"
        assert str(worded).strip(), f"{self.language}: {key!r} with {args} says nothing"
        return str(worded)


@cache
def strict(language: str, name: str) -> StrictWords:
    return StrictWords(language, folders(name))


# -- the files --------------------------------------------------------------------------------------------------------


def messages(file: Path) -> dict[str, ftl.Message | ftl.Term]:
    found: dict[str, ftl.Message | ftl.Term] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{file.name} can't be read: {entry.content!r}"
        if isinstance(entry, ftl.Message | ftl.Term):
            assert entry.id.name not in found, f"{file.name}: {entry.id.name} stands there twice"
            found[entry.id.name] = entry
    return found


def nodes(node: Any) -> Iterator[Any]:
    """A node of a Fluent file and all below it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for part in vars(node).values():
            yield from nodes(part)
    elif isinstance(node, list):
        for item in node:
            yield from nodes(item)


def variables(key: str, attribute: str | None, entries: dict[str, ftl.Message | ftl.Term]) -> set[str]:
    """The variables of a text, also through the texts and attributes it refers to."""
    named = {part.id.name: part.value for part in entries[key].attributes}
    found: set[str] = set()
    for node in nodes(entries[key].value if attribute is None else named[attribute]):
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            found |= variables(node.id.name, node.attribute.name if node.attribute else None, entries)
    return found


def plain(variable: str, entries: dict[str, ftl.Message | ftl.Term]) -> str:
    """`place` from `place_from`, if words for places have the form `from` in this language."""
    name, _, form = variable.rpartition("_")
    inflected = any(
        key.startswith(f"{name}-") and any(part.id.name == form for part in entry.attributes)
        for key, entry in entries.items()
    )
    return name if name and inflected else variable


@each_game
def test_all_languages_have_the_same_keys(name: str) -> None:
    for folder in folders(name):
        entries = {language: messages(folder / f"{language}.ftl") for language in LANGUAGES}
        for language in LANGUAGES[1:]:
            assert set(entries[language]) == set(entries["en"])


@each_game
def test_all_languages_use_the_same_variables(name: str) -> None:
    for folder in folders(name):
        entries = {language: messages(folder / f"{language}.ftl") for language in LANGUAGES}
        for key in entries["en"]:
            used = {
                language: {plain(name, entries[language]) for name in variables(key, None, entries[language])}
                for language in LANGUAGES
            }
            assert all(names == used["en"] for names in used.values()), f"{key}: {used}"


@each_game
@each_language
def test_no_case_of_a_text_is_unreachable(name: str, language: str) -> None:
    """A case such as [market] is chosen by the word of this language, so it must be one of its words."""
    entries = messages(catalog.folder(name) / "text" / f"{language}.ftl")
    words = strict(language, name)
    for key, entry in entries.items():
        for node in nodes(entry):
            if not isinstance(node, ftl.SelectExpression) or not isinstance(
                node.selector, ftl.VariableReference
            ):
                continue
            domain = node.selector.id.name
            spoken = {words.text(other) for other in entries if other.startswith(f"{domain}-")}
            for variant in node.variants:
                if isinstance(variant.key, ftl.Identifier) and variant.key.name not in PLURALS:
                    assert variant.key.name in spoken, (
                        f"{language}: {key} waits in vain for [{variant.key.name}]"
                    )


# -- what can be said --------------------------------------------------------------------------------------------------


@each_game
@each_language
def test_every_action_has_words(name: str, language: str) -> None:
    game, words = allmende.game(name), strict(language, name)
    for verb in game.space.verbs:
        for domain in verb.domains:
            for value in domain.values:
                words.value(domain.name, value)
    for code in range(game.num_actions):
        words.action(game.action(code), game.space)


@each_game
@each_language
def test_actions_can_be_told_apart(name: str, language: str) -> None:
    """Among what is offered at once no two actions have the same words."""
    game, words = allmende.game(name), strict(language, name)
    texts = [words.action(game.action(code), game.space) for code in range(game.num_actions)]
    for table in tables.few(name):
        state, chance = table.new(5), FastStream(5)
        while not state.is_over:
            worded = [texts[code] for code in state.legal]
            twice = (
                {text for text in worded if worded.count(text) > 1}
                if len(set(worded)) < len(worded)
                else set()
            )
            assert not twice, f"{kind_of(state.decision())} offers {twice} more than once"
            state.apply(choose(state, chance))


@each_game
@each_language
def test_every_name_of_an_option_and_score_has_words(name: str, language: str) -> None:
    game, words = allmende.game(name), strict(language, name)
    words.text("title")
    for option_name, option in game.options.items():
        words.text(option.text)
        words.text(f"option-{option_name}")
        for value in option.choices:
            if isinstance(value, str):  # numbers speak for themselves, and so do yes and no
                words.text(f"option-{option_name}-{value}")
    for table in tables.few(name):
        for sheet in table.new(1).score_sheet():
            for category in sheet:
                words.text(f"score-{category}")


class Said(NamedTuple):
    """What came up in random games: all different events, reasons and prompts."""

    events: list[Event]
    reasons: list[Reason]
    prompts: list[dict[str, Any]]
    categories: set[str]
    holdings: set[str]


@cache
def said(name: str) -> Said:
    events: dict[str, Event] = {}
    reasons: dict[str, Reason] = {}
    prompts: dict[str, dict[str, Any]] = {}
    categories: set[str] = set()
    holdings: set[str] = set()
    for table in tables.few(name):
        for seed in (31, 32):
            met: Counter[str] = Counter()
            state, chance = table.new(seed), FastStream(seed)
            while not state.is_over:
                for event in state.events:
                    events.setdefault(repr(event), event)
                for _, reason in state.refusals():
                    reasons.setdefault(repr(reason) if reason.args else reason.key, reason)
                met[kind_of(state.decision())] += 1
                if met[kind_of(state.decision())] <= 5:
                    holdings.update(*state.holdings())
                    for seat in (None, state.to_move):
                        pending = state.view(seat)["pending"]
                        prompts.setdefault(repr(pending), pending)
                state.apply(choose(state, chance))
            for event in state.events:
                events.setdefault(repr(event), event)
            for sheet in state.score_sheet():
                categories |= set(sheet)
    return Said(list(events.values()), list(reasons.values()), list(prompts.values()), categories, holdings)


@each_game
@each_language
def test_everything_that_is_said_in_games_has_words(name: str, language: str) -> None:
    words, spoken = strict(language, name), said(name)
    assert spoken.events
    assert spoken.reasons
    assert spoken.prompts
    for event in spoken.events:
        words.event(event, PLAYERS)
    for reason in [*spoken.reasons, GAME_OVER, NOT_NOW, NO_SUCH_ACTION]:
        words.reason(reason)
    for pending in spoken.prompts:
        words.prompt(pending, PLAYERS)
    for category in spoken.categories:
        words.text(f"score-{category}")


@each_game
@each_language
def test_what_points_are_for_is_counted_in_what_people_hold(name: str, language: str) -> None:
    """A misspelt holding would leave the score sheet without its "(4 cities)", and nobody would notice."""
    entries, spoken = messages(catalog.folder(name) / "text" / f"{language}.ftl"), said(name)
    parts = [what.split("-") for what in spoken.holdings]
    known = {"_".join(part[:end]) for part in parts for end in range(1, len(part) + 1)}
    for category in spoken.categories:
        if any(part.id.name == "of" for part in entries[f"score-{category}"].attributes):
            assert variables(f"score-{category}", "of", entries) <= known, category


@each_game
@each_language
def test_everything_that_could_be_said_has_words(name: str, language: str) -> None:
    """Rare things too: all reasons and kinds of events named in the rules, all decisions."""
    entries = messages(catalog.folder(name) / "text" / f"{language}.ftl")
    for reason in reasons_in_rules(name):
        assert f"why-{reason.key}" in entries
        assert reason.rule
    for kind in events_in_rules(name):
        assert f"event-{kind}" in entries
    for cls in allmende.game(name).records():
        if issubclass(cls, Decision):
            assert f"prompt-{_dashed(cls.__name__)}" in entries


def _dashed(name: str) -> str:
    return "".join("-" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("-")


def reasons_in_rules(name: str) -> list[Reason]:
    """The reasons that modules of the game keep under a name."""
    own = {
        thing.key: thing
        for module in modules_of(name)
        for thing in vars(module).values()
        if isinstance(thing, Reason) and thing not in (GAME_OVER, NOT_NOW, NO_SUCH_ACTION)
    }
    return list(own.values())


def events_in_rules(name: str) -> set[str]:
    """The kinds of events that stand as plain text in the sources: Event("kind", …) or state.note("kind", …)."""
    found: set[str] = set()
    for source in catalog.folder(name).rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                called = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                if called in ("Event", "note") and isinstance(node.args[0].value, str):
                    found.add(node.args[0].value)
    return found


@each_game
@each_language
def test_no_text_is_left_over(name: str, language: str) -> None:
    """An event, reason or prompt that no rule uses any more goes."""
    entries = messages(catalog.folder(name) / "text" / f"{language}.ftl")
    sources = "\n".join(source.read_text("utf-8") for source in catalog.folder(name).rglob("*.py"))
    kinds = {_dashed(cls.__name__) for cls in allmende.game(name).records()}
    verbs = {verb.name for verb in allmende.game(name).space.verbs}
    for key in entries:
        family, _, rest = key.partition("-")
        if family in ("event", "why"):
            assert f'"{rest}"' in sources, f"{key} is never said"
        elif family == "prompt":
            assert rest in kinds, f"{key} is never asked"
        elif family == "action":
            assert rest in verbs, f"{key} is no action"
