"""Actions: every decision of every player is one integer.

A game declares its *verbs* ("take", "serve") with the finite *domains* of their arguments (spaces, customers). Laid out
one after the other, they give each possible action a code in `range(num_actions)`. The layout depends on the components
alone, so codes are stable for a given components file.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from allmende.core.errors import ActionError

Word = str | int  # a value as it is named outside the engine: 'market', 'green', 3


class Action:
    """One thing a player can do: `Action('take', ('market', 'green'))`.

    Inside the engine the arguments are read as the small integers `first` to `fourth` (indices into their domains),
    and the verb as `kind`. Actions made by hand carry only verb and args, which is all that equality looks at.
    """

    def __init__(
        self,
        verb: str,
        args: tuple[Word, ...] = (),
        code: int = -1,
        kind: int = -1,
        first: int = 0,
        second: int = 0,
        third: int = 0,
        fourth: int = 0,
    ) -> None:
        self.verb = verb
        self.args = args
        self.code = code
        # The same as an object for lists to share. Compiled, every list would else make its own of a number.
        self.boxed: Any = code
        self.kind = kind
        self.first = first
        self.second = second
        self.third = third
        self.fourth = fourth

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.verb == other.verb and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.verb, self.args))

    def __repr__(self) -> str:
        return f"Action({self.verb!r}, {self.args!r})"

    def __str__(self) -> str:
        return f"{self.verb}({', '.join(str(arg) for arg in self.args)})"


class Domain:
    """The values an argument can take, in order; its name is also the family of the words for them."""

    def __init__(self, name: str, values: Sequence[Word]) -> None:
        self.name = name
        self.values = tuple(values)


class Verb:
    """A kind of action and the domains of its arguments (four at most)."""

    def __init__(self, kind: int, name: str, *domains: Domain) -> None:
        if len(domains) > 4:
            raise ValueError(f"verb {name!r} has {len(domains)} arguments; four is the most")
        self.kind = kind
        self.name = name
        self.domains = domains


class Group:
    """The actions of one verb, ascending, and how far apart they lie if only one of the arguments is one more."""

    def __init__(self, actions: list[Action], strides: list[int]) -> None:
        self.actions: Final = actions
        self.first: Final = strides[0]
        self.second: Final = strides[1]
        self.third: Final = strides[2]
        self.fourth: Final = strides[3]


class ActionSpace:
    """All actions of a game, by code."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs: list[Verb] = list(verbs)
        self.actions: list[Action] = []
        self.groups: list[Group] = []  # by kind
        for kind, verb in enumerate(self.verbs):
            if verb.kind != kind:
                raise ValueError(f"verb {verb.name!r} is declared as number {verb.kind} but stands at {kind}")
            self._lay_out(verb)
        self._codes = {action: action.code for action in self.actions}

    def _lay_out(self, verb: Verb) -> None:
        sizes = [len(domain.values) for domain in verb.domains]
        strides = [0, 0, 0, 0]
        total = 1
        for place in range(len(sizes) - 1, -1, -1):
            strides[place] = total
            total *= sizes[place]
        group: list[Action] = []
        for number in range(total):
            index = [0, 0, 0, 0]
            words: list[Word] = []
            for place, domain in enumerate(verb.domains):
                index[place] = number // strides[place] % sizes[place]
                words.append(domain.values[index[place]])
            group.append(
                Action(
                    verb.name,
                    tuple(words),
                    len(self.actions) + number,
                    verb.kind,
                    index[0],
                    index[1],
                    index[2],
                    index[3],
                )
            )
        self.actions.extend(group)
        self.groups.append(Group(group, strides))

    def of(self, kind: int) -> list[Action]:
        """All actions of one verb, ascending by code. Not to be changed."""
        return self.groups[kind].actions

    def at(self, kind: int, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0) -> Action:
        """The action of this verb with these arguments, given as indices."""
        group = self.groups[kind]
        number = first * group.first + second * group.second
        if third or fourth:  # which few verbs have
            number += third * group.third + fourth * group.fourth
        return group.actions[number]

    def action(self, code: int) -> Action:
        if not 0 <= code < len(self.actions):
            raise ActionError(f"there is no action {code}: codes run from 0 to {len(self.actions) - 1}")
        return self.actions[code]

    def code(self, action: Action) -> int:
        code = self._codes.get(action)
        if code is None:
            raise ActionError(f"there is no action {action} in this game")
        return code
