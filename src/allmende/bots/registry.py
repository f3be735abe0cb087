"""Bots by name: `greedy`, `search:ms=500`, `master`; and what each of their parameters may be."""

from __future__ import annotations

import difflib
import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from allmende.bots import greedy, learned, random, search
from allmende.bots.advice import Advice, Budget, Notes
from allmende.bots.ahead import Design
from allmende.bots.insight import insight
from allmende.bots.model import NoModel, model_for
from allmende.core.errors import AllmendeError
from allmende.core.state import State

Think = Callable[[State, int, int, Notes], Advice]
Numbers = Mapping[str, float]


class UnknownBot(AllmendeError):
    """There is no bot of that name, or it has no such parameter."""


@dataclass(frozen=True)
class Bot:
    """Decides for a seat in place of a person.

    `think` is given a state as its seat could imagine it (`State.determinize`), so it can look and try at will and still
    knows nothing that its seat does not. The seed is all the chance it has.
    """

    name: str
    think: Think
    seconds: float = 60.0  # a bot that thinks longer than this over one decision is not waited for
    looks: bool = True  # whether it looks at more than its legal actions, and so needs an imagined state

    def choose(self, state: State, seat: int, seed: int) -> int:
        """Its choice in an imagined state."""
        return self.think(state, seat, seed, Notes()).code


@dataclass(frozen=True)
class Parameter:
    default: float
    least: float
    most: float
    whole: bool = True

    def read(self, bot: str, name: str, text: str) -> float:
        try:
            value = int(text) if self.whole else float(text)
        except ValueError:
            kind = "a whole number" if self.whole else "a number"
            raise UnknownBot(f"{name} of {bot!r} is {kind}, not {text!r}") from None
        if not self.least <= value <= self.most:
            raise UnknownBot(f"{name} of {bot!r} is {text}, expected {self.least} to {self.most}")
        return value


@dataclass(frozen=True)
class Kind:
    """A family of bots that differ in numbers."""

    make: Callable[
        [Numbers, Numbers, str], Think
    ]  # of its usual numbers, those asked for, and a model's file
    parameters: Mapping[str, Parameter]
    looks: bool = True
    learns: bool = False  # whether it plays with a model


LONGEST = 60_000  # milliseconds a search may ask for
SLACK = 5.0  # seconds a search may be late on a busy machine

_GREEDY = {"nodes": Parameter(600, 1, 100_000), "blur": Parameter(0, 0, 1000, whole=False)}
_SEARCH = {
    "ms": Parameter(500, 1, LONGEST),
    "iterations": Parameter(0, 1, 1_000_000),
    "own_time": Parameter(0, 0, 1),
    "explore": Parameter(3.0, 0, 100, whole=False),
    "bias": Parameter(2.0, 0.01, 1000, whole=False),
    "heat": Parameter(1.0, 0.01, 1000, whole=False),
    "root": Parameter(600, 1, 100_000),
    "nodes": Parameter(200, 1, 100_000),
    "care": Parameter(0.0, 0, 100, whole=False),
    "depth": Parameter(0, 0, 1000),
    "turns": Parameter(8, 0, 1000),
    "ideas": Parameter(0, 0, 1000),
    "enough": Parameter(0, 0, 1000),
    "hurry": Parameter(3.0, 1.0, 1000, whole=False),
    "luck": Parameter(0.5, 0, 1, whole=False),
}
_LEARNED = {
    "ms": Parameter(500, 1, LONGEST),
    "iterations": Parameter(0, 1, 1_000_000),
    "own_time": Parameter(0, 0, 1),
    "root": Parameter(300, 1, 100_000),
    "nodes": Parameter(60, 1, 100_000),
    "sift": Parameter(0, 0, 100_000),
    "wide": Parameter(16, 1, 1000),
    "turns": Parameter(1, 0, 1000),
    "bias": Parameter(2.0, 0, 1000, whole=False),
    "doubt": Parameter(0.0, 0, 100, whole=False),
    "blur": Parameter(0.0, 0, 1000, whole=False),
    "aim": Parameter(0.0, 0, 1, whole=False),
    "cores": Parameter(1, 1, 256),
    "search": Parameter(0, 0, 1),
}


def _greedy(usual: Numbers, given: Numbers, model: str) -> Think:
    numbers = {**usual, **given}
    nodes, blur = int(numbers["nodes"]), numbers["blur"]
    return lambda state, seat, seed, notes: greedy.advise(state, seat, seed, notes, nodes, blur)


def _search(usual: Numbers, given: Numbers, model: str) -> Think:
    asked = {**usual, **given}
    budget = Budget(int(asked["ms"]), int(asked["iterations"]), bool(asked["own_time"]))

    def think(state: State, seat: int, seed: int, notes: Notes) -> Advice:
        design = _design({**usual, **insight(state.game.name).habits, **given}, budget)
        return search.advise(state, seat, seed, notes, budget, design)

    return think


def _learned(usual: Numbers, given: Numbers, model: str) -> Think:
    """With a model if there is one for the table, else as `master` would with the same time; then that is said, once. With `search`
    it also plays like that where that is known to be better than with the package's model."""
    asked = {**usual, **given}
    budget = Budget(int(asked["ms"]), int(asked["iterations"]), bool(asked["own_time"]))
    limits = {key: asked[key] for key in ("ms", "iterations", "own_time")}
    instead = _search(usual_parameters("master"), limits, "")

    def think(state: State, seat: int, seed: int, notes: Notes) -> Advice:
        if asked["search"] and not model and state.seats in insight(state.game.name).searched:
            return instead(state, seat, seed, notes)
        try:
            found = model_for(state, model)
            design = learned_design(state, usual, given, model)
            return learned.advise(state, seat, seed, notes, budget, design, found)
        except NoModel as complaint:
            _say_once(f"{complaint}; searching as a master does instead")
            return instead(state, seat, seed, notes)

    return think


def learned_design(state: State, usual: Numbers, given: Numbers, model: str = "") -> Design:
    """How a bot looks ahead at a table like this one: in its game's way, if that isn't given."""
    habits = insight(state.game.name).learned_habits.get(state.seats, {})
    numbers = {**usual, **habits, **given}
    return Design(
        int(numbers["root"]),
        int(numbers["nodes"]),
        int(numbers["sift"]),
        int(numbers["wide"]),
        int(numbers["turns"]),
        numbers["bias"],
        numbers["doubt"],
        numbers["blur"],
        numbers["aim"],
        int(numbers["cores"]),
        model,
        f"{model} {numbers!r}",
    )


_said: set[str] = set()


def _say_once(sentence: str) -> None:
    if sentence not in _said:
        _said.add(sentence)
        logging.getLogger("allmende.bots").warning(sentence)


def _design(numbers: Numbers, budget: Budget) -> search.Design:
    return search.Design(
        numbers["explore"],
        numbers["bias"],
        numbers["heat"],
        int(numbers["root"]),
        int(numbers["nodes"] + numbers["care"] * budget.ms),
        int(numbers["depth"]),
        int(numbers["turns"]),
        int(numbers["ideas"]),
        int(numbers["enough"]),
        numbers["hurry"],
        numbers["luck"],
        repr(numbers),
    )


_KINDS = {
    "random": Kind(lambda usual, given, model: random.think, {}, looks=False),
    "greedy": Kind(_greedy, _GREEDY),
    "search": Kind(_search, _SEARCH),
    "learned": Kind(_learned, _LEARNED, learns=True),
}

# For players: the weakest first.
LEVELS: dict[str, tuple[str, dict[str, float]]] = {
    "apprentice": ("greedy", {"nodes": 100, "blur": 3.0}),
    "journeyman": ("search", {"ms": 100}),
    "master": ("search", {"ms": 1000, "hurry": 10.0}),
    "grandmaster": ("learned", {"ms": 1000, "search": 1}),
}

_OWN: dict[str, Bot] = {}  # those that others have registered


def register(name: str, think: Think, seconds: float = 60.0) -> Bot:
    """Makes a bot of your own known by a name, for this process and those it starts."""
    if not name or any(sign in name for sign in ":,= "):
        raise UnknownBot(
            f"a bot can't be called {name!r}: a name has no colons, commas, equals signs or spaces"
        )
    if name in _KINDS or name in LEVELS:
        raise UnknownBot(f"there is a bot {name!r} already")
    _OWN[name] = Bot(name, think, seconds)
    return _OWN[name]


def bots() -> list[str]:
    """The names of all bots, those for players first."""
    return [*LEVELS, *sorted(_KINDS), *sorted(_OWN)]


def usual_parameters(name: str) -> dict[str, float]:
    """A bot's parameters with the values they have unless others are given; 0: no limit of that kind."""
    kind_name, usual = LEVELS.get(name, (name, {}))
    kind = _KINDS.get(kind_name)
    return {} if kind is None else {key: each.default for key, each in kind.parameters.items()} | usual


def bot(spec: str, model: str = "") -> Bot:
    """A bot by its name, perhaps with parameters: `search:ms=500,nodes=80`. `model`: the file of one to play with."""
    name, colon, rest = spec.partition(":")
    if name in _OWN:
        if colon:
            raise UnknownBot(f"the bot {name!r} has no parameters")
        return _OWN[name]
    kind = _KINDS.get(LEVELS[name][0] if name in LEVELS else name)
    if kind is None:
        raise UnknownBot(f"there is no bot {name!r}{_hint(name, bots())}")
    if model and not kind.learns:
        raise UnknownBot(f"the bot {name!r} plays without a model; learned and grandmaster play with one")
    given = _read(name, kind, rest) if colon else {}
    if given.get("cores", 1) > 1 and given.get("own_time"):
        raise UnknownBot(f"{name!r} can't count its own time on several cores: leave out own_time or cores")
    if "iterations" in given and "ms" not in given:
        given["ms"] = 0  # bounded by iterations alone, so that the same seed gives the same choice
    usual = usual_parameters(name)
    ms = given.get("ms", usual.get("ms", 0))
    return Bot(spec, kind.make(usual, given, model), ms / 1000 + SLACK if ms else 60.0, kind.looks)


def parameters(spec: str) -> dict[str, float]:
    """All parameters of a bot as it would play; UnknownBot if there is none like that."""
    bot(spec)
    name, colon, rest = spec.partition(":")
    kind = _KINDS.get(LEVELS[name][0] if name in LEVELS else name)
    given = _read(name, kind, rest) if colon and kind is not None else {}
    if "iterations" in given and "ms" not in given:
        given["ms"] = 0
    return {**usual_parameters(name), **given}


def hastened(spec: str, ms: int) -> str:
    """The same bot, given no more than so many milliseconds; as it is if time is nothing it is given."""
    name, colon, rest = spec.partition(":")
    kind = _KINDS.get(LEVELS[name][0] if name in LEVELS else name)
    if kind is None or "ms" not in kind.parameters:
        return spec
    given = [pair for pair in rest.split(",") if pair] if colon else []
    asked = {**usual_parameters(name), **_read(name, kind, rest)} if given else usual_parameters(name)
    if asked["ms"] <= ms and not asked["iterations"]:
        return spec
    kept = [pair for pair in given if not pair.startswith("ms=")]
    short = min(ms, int(asked["ms"])) or ms
    return f"{name}:{','.join([*kept, f'ms={short}'])}"


def spread_out(spec: str, cores: int) -> str:
    """The same bot, thinking on so many cores; as it is if it can't, or says itself on how many it does."""
    name, colon, rest = spec.partition(":")
    kind = _KINDS.get(LEVELS[name][0] if name in LEVELS else name)
    if cores == 1 or kind is None or "cores" not in kind.parameters:
        return spec
    given = _read(name, kind, rest) if colon else {}
    if "cores" in given or given.get("own_time"):
        return spec
    return f"{spec},cores={cores}" if rest else f"{name}:cores={cores}"


def _read(name: str, kind: Kind, text: str) -> dict[str, float]:
    found: dict[str, float] = {}
    for pair in text.split(","):
        key, sign, value = pair.partition("=")
        if not sign:
            raise UnknownBot(f"a parameter of {name!r} is given as name=value, not {pair!r}")
        parameter = kind.parameters.get(key)
        if parameter is None:
            raise UnknownBot(f"the bot {name!r} has no parameter {key!r}{_hint(key, kind.parameters)}")
        if key in found:
            raise UnknownBot(f"{key} of {name!r} is given twice")
        found[key] = parameter.read(name, key, value)
    return found


def _hint(word: str, known: Iterable[str]) -> str:
    names = list(known)
    close = difflib.get_close_matches(word, names, 1)
    if close:
        return f"; did you mean {close[0]!r}?"
    return f"; there are {', '.join(names)}" if names else "; it has none"


def split_names(text: str) -> list[str]:
    """Names separated by commas, each perhaps with parameters separated by commas too."""
    found: list[str] = []
    for piece in text.split(","):
        piece = piece.strip()
        if found and "=" in piece and ":" not in piece:
            found[-1] += f",{piece}"  # another parameter of the bot before
        else:
            found.append(piece)
    return found
