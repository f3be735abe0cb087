"""Watching bots play, for designers' questions: where points came from, what was on offer and what was chosen, who led when.

A recorded game is plain data, so it can be saved in a file and counted later.

Game number `n` of a plan is dealt from the seed `plan.seed + deal`, so the same plan gives the same games however many
processes share the work (with bots limited by work; a bot limited by time may choose differently).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from typing import Any

from allmende.bots import Advice, decide
from allmende.bots.insight import evaluate
from allmende.bots.own import bot
from allmende.bots.own import check as check_bot
from allmende.core.catalog import game as find_game
from allmende.core.chance import FastStream
from allmende.core.decisions import kind_of
from allmende.core.errors import SetupError
from allmende.core.events import Event
from allmende.core.game import Game
from allmende.core.manifest import manifest
from allmende.core.state import State, Value
from allmende.lab.parts import Parts

NEW_ROUND = ("round", "round-alone")  # the log of a solo game doesn't say who begins it

STAGES = 20  # of a game, at which is noted who leads
CLEAR, CLOSE = 1.0, 0.25  # points by which the best choice must stand out, or may at most, to count as that


@dataclass(frozen=True)
class Watch:
    """What to play. With `without`, each deal is played once for each seat, and that seat avoids it."""

    game: str
    seats: int
    games: int
    bot: str  # plays all seats
    seed: int = 1
    options: dict[str, Value] = field(default_factory=dict)
    components: str | None = None
    without: tuple[str, ...] = ()

    def check(self) -> None:
        """Raises what would go wrong in every game, before any is played or process started."""
        game = the_game(self.game, self.components)
        game.settle_options(self.seats, self.options)
        check_bot(self.bot, self.game)
        barred(game, self.without)
        if self.without and self.seats == 1:
            raise SetupError(
                "--without lets one seat meet others who may do everything: it needs two or more"
            )

    def length(self) -> int:
        """How many games are played: with `without`, whole rounds of seats."""
        return self.seats * -(-self.games // self.seats) if self.without else self.games

    def deal(self, number: int) -> tuple[int, int]:
        """Of a game's number: its deal, and the seat that avoids something (-1: none)."""
        return divmod(number, self.seats) if self.without else (number, -1)


@dataclass(frozen=True)
class Played:
    """One finished game. Lists are by seat, then automaton."""

    number: int
    first: int  # the seat that made the first decision
    barred: int  # the seat that avoided something; -1: none
    decisions: int
    rounds: int
    ended: str
    scores: list[int]
    winners: list[int]
    sheet: list[dict[str, int]]
    flows: list[dict[str, int]]  # 'grain/harvested': all that came (or went) by such an event
    options: list[
        dict[str, list[int]]
    ]  # by seat: decisions in which it was on offer, and in which it was taken
    parts: list[
        dict[str, list[int]]
    ]  # components: the same, and the decision of the game that first used it (-1: none)
    kinds: dict[
        str, list[int]
    ]  # by kind of decision: how many, their choices, how many clear ones, how many close ones
    leaders: list[int]  # at the end of each stage: the seat of whom most was expected
    lead_changes: int
    drama: (
        float  # how far behind the winner was, in parts of the winning score, in the mean of all times it was
    )
    decided: float  # the part of the game after which the winner led for good
    before_last_round: int  # who led when the last round began
    troubles: int  # how often a bot failed
    ahead: list[float] = field(default_factory=list)  # at the end of each stage: the leader, of the next


@cache
def the_game(name: str, components: str | None) -> Game[Any]:
    return find_game(name, components)


@cache
def parts_of(name: str, components: str | None) -> Parts:
    return Parts(the_game(name, components))


def barred(game: Game[Any], names: Sequence[str]) -> frozenset[int]:
    """The codes of verbs ('birth'), or of a verb with its arguments as far as they are given ('take/market/green')."""
    found: set[int] = set()
    for name in names:
        verb, *args = name.split("/")
        codes = {
            action.code
            for action in game.space.actions
            if action.verb == verb and [str(arg) for arg in action.args[: len(args)]] == args
        }
        if not codes:
            verbs = ", ".join(one.name for one in game.space.verbs)
            raise SetupError(f"{game.title} has no action {name!r}: an action is a verb, perhaps with its arguments "
                             f"(take/market); its verbs are {verbs}")  # fmt: skip
        found |= codes
    return frozenset(found)


class _Counts:
    """What is counted while a game runs."""

    def __init__(self, seats: int, everybody: int) -> None:
        self.flows: list[dict[str, int]] = [{} for _ in range(everybody)]
        self.options: list[dict[str, list[int]]] = [{} for _ in range(seats)]
        self.parts: list[dict[str, list[int]]] = [{} for _ in range(seats)]
        self.kinds: dict[str, list[int]] = {}
        self.rounds = 1
        self.last_round = 0  # the decision before which it began
        self.ended = ""

    def offer(self, seat: int, legal: Sequence[int], code: int, parts: Parts, decision: int) -> None:
        for offered in dict.fromkeys(parts.option[one] for one in legal):
            self.options[seat].setdefault(offered, [0, 0])[0] += 1
        self.options[seat][parts.option[code]][1] += 1
        for name in dict.fromkeys(name for one in legal for name in parts.used[one]):
            self.parts[seat].setdefault(name, [0, 0, -1])[0] += 1
        for name in parts.used[code]:
            part = self.parts[seat][name]
            part[1] += 1
            if part[2] < 0:
                part[2] = decision

    def weigh(self, kind: str, choices: int, advice: Advice | None) -> None:
        counts = self.kinds.setdefault(kind, [0, 0, 0, 0])
        counts[0] += 1
        counts[1] += choices
        if advice is not None and len(advice.candidates) > 1:
            best, second = sorted((one.value for one in advice.candidates), reverse=True)[:2]
            counts[2] += best - second >= CLEAR
            counts[3] += best - second <= CLOSE

    def hear(self, events: Sequence[Event], decision: int, endings: Sequence[str]) -> None:
        for event in events:
            for change in event.changes:
                flows, key = self.flows[change.seat], f"{change.what}/{event.kind}"
                flows[key] = flows.get(key, 0) + change.amount
            if event.kind in NEW_ROUND and decision:
                self.rounds += 1
                self.last_round = decision
            if event.kind in endings and not self.ended:
                details = "".join(f" {name}={value}" for name, value in event.args.items())
                self.ended = event.kind + details


def play_one(watch: Watch, number: int) -> Played:
    """Game number `number` of those to watch."""
    game = the_game(watch.game, watch.components)
    parts, endings = parts_of(watch.game, watch.components), manifest(watch.game).report.endings
    deal, without = watch.deal(number)
    state = game.new(watch.seats, watch.seed + deal, **watch.options)
    if without >= 0:
        state.bar(without, barred(game, watch.without))
    player = bot(watch.bot)
    chance = FastStream(watch.seed + number)
    first = state.to_move or 0
    counts = _Counts(watch.seats, len(state.scores()))
    race: list[list[float]] = []
    decisions = troubles = 0
    while (seat := state.to_move) is not None:
        legal, kind = state.legal, kind_of(state.decision())
        choice = decide(player, state, seat, chance.word())
        troubles += bool(choice.trouble)
        counts.offer(seat, legal, choice.code, parts, decisions)
        counts.weigh(kind, len(legal), choice.advice)
        state.apply(choice.code)
        decisions += 1
        counts.hear(state.events, decisions, endings)
        race.append(evaluate(state))
    return _summed_up(state, number, first, without, counts, race, troubles)


def _summed_up(
    state: State,
    number: int,
    first: int,
    without: int,
    counts: _Counts,
    race: list[list[float]],
    troubles: int,
) -> Played:
    scores, winners = state.scores(), state.winners()
    leads = [leader(values, winners) for values in race]
    leads[-1] = winners[0]
    total = len(leads)
    after = next((place for place in range(total - 1, -1, -1) if leads[place] not in winners), -1) + 1
    return Played(
        number=number,
        first=first,
        barred=without,
        decisions=total,
        rounds=counts.rounds,
        ended=counts.ended,
        scores=scores,
        winners=winners,
        sheet=state.score_sheet(),
        flows=counts.flows,
        options=counts.options,
        parts=counts.parts,
        kinds=counts.kinds,
        leaders=[leads[max(0, total * stage // STAGES - 1)] for stage in range(1, STAGES + 1)],
        lead_changes=sum(one != other for one, other in pairwise(leads)),
        drama=round(drama(race, winners[0], max(scores)), 4),
        decided=round(after / total, 4),
        before_last_round=leads[max(0, counts.last_round - 1)],
        troubles=troubles,
        ahead=[
            round(lead_of(race[max(0, total * stage // STAGES - 1)]), 2) for stage in range(1, STAGES + 1)
        ],
    )


def leader(values: Sequence[float], winners: Sequence[int]) -> int:
    """The seat expected to score most; of several, one that will win."""
    best = max(values)
    level = [seat for seat, value in enumerate(values) if value == best]
    return next((seat for seat in level if seat in winners), level[0])


def lead_of(values: Sequence[float]) -> float:
    """By how many points the first is ahead of the second; alone, of nobody."""
    first, *others = sorted(values, reverse=True)
    return first - others[0] if others else 0.0


def drama(race: Sequence[Sequence[float]], winner: int, most: int) -> float:
    """Browne's: the root of how far the later winner was behind, in the mean over all times it was. 0: it never was."""
    behind = [max(values) - values[winner] for values in race if max(values) > values[winner]]
    return sum((min(1.0, gap / max(1, most))) ** 0.5 for gap in behind) / len(behind) if behind else 0.0
