"""What is still to be decided: a stack of steps, data like the rest of the state.

A *step* is done by the kernel as soon as it lies on top (refill the market, end the turn). A *decision* waits there until
its seat has chosen. Both are small and never change once made, so a clone of a state copies the list, not the objects;
both push whatever follows from them.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from allmende.core.actions import Action, Word

S = TypeVar("S")


class Reason:
    """Why an action is refused: the rule's number, the key of the sentence in the Fluent files, and its arguments."""

    def __init__(self, rule: str, key: str, args: dict[str, Word] | None = None) -> None:
        self.rule: Final = rule
        self.key: Final = key
        self.args: Final[dict[str, Word]] = args or {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.rule, self.key, self.args) == (
            other.rule,
            other.key,
            other.args,
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.key))

    def __repr__(self) -> str:
        return f"Reason(rule={self.rule!r}, key={self.key!r}, args={self.args!r})"

    def lacking(self, what: str, need: int, have: int) -> Reason:
        """This reason with how much of something is needed and how much is there."""
        return Reason(self.rule, self.key, {**self.args, "what": what, "need": need, "have": have})

    def __str__(self) -> str:
        details = "".join(f", {name} {value}" for name, value in self.args.items())
        return self.key.replace("-", " ") + details + (f" (rule {self.rule})" if self.rule else "")


Refusal = Reason | None
ALLOWED: Final = None  # what `refuse` returns for an action that may be done

NO_SUCH_ACTION: Final = Reason("", "no-such-action")
NOT_NOW: Final = Reason("", "not-now")
GAME_OVER: Final = Reason("", "game-over")


class Record:
    """Plain data with named parts; its constructor takes them in the order of `PARTS`."""

    PARTS: ClassVar[tuple[str, ...]] = ()


class Step(Record, Generic[S]):
    """Something the kernel does by itself when it is on top of the stack."""

    def run(self, state: S) -> None:
        raise NotImplementedError


class Decision(Step[S]):
    """Something a seat chooses. A subclass is in the file of the place it belongs to."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def actions(self, state: S) -> list[Action]:
        """What might be chosen here; `refuse` then decides about each. Short lists make a fast game."""
        raise NotImplementedError

    def wonders(self, state: S) -> list[Action]:
        """Actions that are never allowed here, but that a player may well ask about; for explanations only. Actions in neither
        list are refused as 'not now'."""
        return []

    def refuse(self, state: S, action: Action) -> Refusal:
        """ALLOWED, or why one of these actions may not be done. The only place that decides this; it changes nothing."""
        raise NotImplementedError

    def informed(self, state: S) -> Decision[S]:
        """What `refuse` is asked of for a whole list of actions, between which nothing changes: the decision itself, or one like
        it that works out only once what they have in common. It never lies on the stack."""
        return self

    def explain(self, state: S, action: Action, reason: Reason) -> Reason:
        """The reason with the figures of this position, for people: what is needed and what is there (`what`, `need` and `have`,
        where it can be counted). `refuse` gives the bare reason, since legal moves need no figures."""
        return reason

    def resolve(self, state: S, action: Action) -> None:
        """Does it, and pushes what follows. The decision itself has left the stack already."""
        raise NotImplementedError

    def always_asks(self) -> bool:
        """Whether the seat is asked even if only one action is allowed. Otherwise the kernel does that one itself,
        and drops a decision in which nothing is allowed."""
        return False

    def passing(self, state: S) -> Action | None:
        """For an interrupt (a decision in another player's turn that most seats skip): the action that skips it. A table then
        waits only for players who asked to be asked."""
        return None

    def independent(self) -> bool:
        """Whether seats that are asked this one after the other may decide at the same time, because none sees what another
        chose or has other choices because of it."""
        return False

    def told(self, state: S) -> dict[str, Any]:
        """What is being decided, beyond its kind and seat, for views and prompts: words and counts by the names a player would
        use, never an index."""
        return {}

    def shown(self, seat: int) -> bool:
        """Whether this seat (-1: a spectator) may know what is being decided, beyond whose decision it is."""
        return True


def kind_of(step: Record) -> str:
    """'ServeCustomer' -> 'serve-customer': the name of a step in views and Fluent keys."""
    return kind_name(type(step).__name__)


def kind_name(name: str) -> str:
    return "".join("-" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("-")
