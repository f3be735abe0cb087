"""Search: Monte Carlo tree search over what the seat can't know (information-set UCT).

Each iteration imagines the hidden things anew, walks down one common tree by what is legal in that world, and grows it by
one position. Where it stops, the game's evaluation (perhaps after some random play) says how each seat stands. A
node's children start with the evaluation of the position they lead to, as if it had been seen a few times already, so
that good actions are looked at first.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Any, Final

from allmende.bots.advice import Advice, Budget, Candidate, utility
from allmende.core.chance import FastStream
from allmende.core.state import State

CLOCK_EVERY: Final = 8  # iterations between two looks at the clock
MAX_ITERATIONS: Final = 200_000


class Design:
    """What kind of search: the numbers were chosen by measurement (docs/bots.md)."""

    def __init__(self, explore: float = 0.5, bias: float = 3.0, rollout: int = 0) -> None:
        self.explore: Final = explore  # how much rarely seen actions attract
        self.bias: Final = bias  # for how many visits the evaluation of a new child counts
        self.rollout: Final = rollout  # random decisions after the tree; -1: to the end of the game


class Node:
    """An action taken at its parent, seen from the seat that took it."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.available = 0  # how often it was legal when its parent was visited
        self.children: dict[int, Node] = {}
        self.open = False  # whether its children have been evaluated


class Searcher:
    """One seat's thinking; keeps its tree from one decision of a turn to the next."""

    def __init__(self, seat: int, design: Design) -> None:
        self.seat = seat
        self.design = design
        self.root = Node(0.0)
        self.low = 0.0  # the span of utilities seen, to which values are scaled
        self.high = 0.0
        self.scores: dict[int, list[float]] = {}  # by code at the root: the sum of expected final scores

    def start(self) -> None:
        self.root = Node(0.0)
        self.low = math.inf
        self.high = -math.inf
        self.scores = {}

    def run(self, state: State, seed: int, budget: Budget) -> int:
        """Iterations until the budget is spent; returns how many."""
        iterations = budget.iterations or MAX_ITERATIONS
        deadline = perf_counter() + budget.ms / 1000 if budget.ms else math.inf
        done = 0
        while done < iterations:
            if done % CLOCK_EVERY == 0 and done and perf_counter() >= deadline:
                break
            self.iterate(state.determinize(self.seat, seed + done), seed + done)
            done += 1
        return done

    def iterate(self, world: State, seed: int) -> None:
        node = self.root
        path: list[Node] = []
        movers: list[int] = []
        first = -1
        while world.stack:
            mover = world.decision().seat
            if not node.open:
                self.open(node, world, mover)
                if node is not self.root:
                    break
            code, child = self.select(node, world, mover)
            if first < 0:
                first = code
            path.append(child)
            movers.append(mover)
            world.apply(code)
            node = child
        values = self.value(world, seed)
        for place, child in enumerate(path):
            child.visits += 1
            child.total += self.measure(values, movers[place])
        if first >= 0:
            sums = self.scores.get(first)
            if sums is None:
                self.scores[first] = values
            else:
                self.scores[first] = [total + value for total, value in zip(sums, values, strict=True)]

    def open(self, node: Node, world: State, mover: int) -> None:
        """Gives a node its children, each with the evaluation of where it leads."""
        for code in world.legal:
            node.children[code] = Node(self.prior(world, code, mover))
        node.open = True

    def prior(self, world: State, code: int, mover: int) -> float:
        after = world.clone()
        after.apply(code)
        return self.measure(after.game.evaluate(after), mover)

    def select(self, node: Node, world: State, mover: int) -> tuple[int, Node]:
        """The child that promises most or is known least, among those legal in this world."""
        span = self.high - self.low
        scale = 1.0 / span if span > 1.0e-9 else 1.0
        best = -math.inf
        best_code = -1
        best_child = node
        bias = self.design.bias
        for code in world.legal:
            child = node.children.get(code)
            if child is None:  # legal in this world, but not in those seen before
                child = Node(self.prior(world, code, mover))
                node.children[code] = child
            child.available += 1
            weight = child.visits + bias
            value = ((child.total + bias * child.prior) / weight - self.low) * scale
            score = value + self.design.explore * math.sqrt(math.log(child.available + 1.0) / weight)
            if score > best:
                best = score
                best_code = code
                best_child = child
        return best_code, best_child

    def measure(self, values: list[float], seat: int) -> float:
        worth = utility(values, seat)
        if worth < self.low:
            self.low = worth
        if worth > self.high:
            self.high = worth
        return worth

    def value(self, world: State, seed: int) -> list[float]:
        """How every seat stands at the end of an iteration."""
        if self.design.rollout:
            chance = FastStream(seed)
            left = self.design.rollout
            while world.stack and left != 0:
                legal = world.legal
                world.apply(legal[chance.below(len(legal))])
                left -= 1
        values: list[float] = world.game.evaluate(world)
        return values


def search(state: State, seat: int, seed: int, budget: Budget, design: Design) -> Advice:
    """The action looked at most often is the choice."""
    searcher = Searcher(seat, design)
    searcher.start()
    searcher.run(state, seed, budget)
    candidates: list[Candidate] = []
    for code in state.legal:
        node = searcher.root.children.get(code)
        if node is None or not node.visits:
            continue
        scores = [total / node.visits for total in searcher.scores[code]]
        candidates.append(Candidate(code, node.visits, node.total / node.visits, scores))
    candidates.sort(key=by_visits)
    return Advice(candidates[0].code, candidates)


def by_visits(candidate: Candidate) -> Any:
    return (-candidate.visits, -candidate.value)
