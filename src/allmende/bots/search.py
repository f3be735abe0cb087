"""Search: Monte Carlo tree search over what the seat can't know (information-set tree search).

Each iteration imagines the hidden things anew and walks down one common tree by what is legal in that world. Where the
tree ends, it grows by a whole turn: all that the seat in turn can do before somebody else decides, each action worth the
best that can follow from it in that turn. So the decisions of one turn are one subtree, and no half-finished turn is ever
judged. From there a few turns are played on as greedy would, until it is the seat's own turn again; how the game's
evaluation then sees everybody is what the iteration has learnt.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Final

from allmende.bots.advice import Advice, Budget, Candidate, Notes, utility
from allmende.bots.greedy import look, try_out
from allmende.core.chance import FastStream
from allmende.core.state import State

MAX_ITERATIONS: Final = 1_000_000
EVEN: Final = 0.02  # of the attention goes evenly to all actions, however bad they look at first


class Design:
    """What kind of search. How the usual numbers were found: docs/bots.md."""

    def __init__(
        self, explore: float, bias: float, heat: float, root: int, nodes: int, rollout: int, turns: int
    ) -> None:
        self.explore: Final = explore  # how much actions that looked good at first attract while rarely seen
        self.bias: Final = bias  # for how many visits the first look at an action counts
        self.heat: Final = heat  # how far apart first looks must be to matter, in parts of their spread
        self.root: Final = root  # positions looked at when the tree is begun
        self.nodes: Final = nodes  # and each time it grows by a turn
        self.rollout: Final = rollout  # random decisions after the tree
        self.turns: Final = turns  # turns after the tree, played as greedy would


class Node:
    """An action taken at its parent, seen from the seat that took it."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.share = 0.0  # of the attention, by the prior
        self.visits = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}
        self.open = False
        self.drift = 0.0  # by how much its children proved worse than their priors, summed over its visits


class Searcher:
    """One seat's thinking about one decision."""

    def __init__(self, seat: int, design: Design) -> None:
        self.seat = seat
        self.design = design
        self.root = Node(0.0)
        self.spread = 1.0  # of the first looks at the root: the yardstick of this decision
        self.scores: dict[int, list[float]] = {}  # by code at the root: the sum of expected final scores

    def run(self, state: State, seed: int, budget: Budget, notes: Notes) -> None:
        """Iterations until the budget is spent or nothing can change any more."""
        most = budget.iterations or MAX_ITERATIONS
        begun = perf_counter()
        allowed = budget.ms / 1000.0 if budget.ms else math.inf
        self.begin(state, seed, notes)
        done = 0
        while done < most:
            self.iterate(state.determinize(self.seat, seed + done), seed + done)
            done += 1
            left = float(most - done)
            if budget.ms:
                spent = perf_counter() - begun
                left = min(left, done * (allowed - spent) / spent)
            if self.is_settled(left, notes):
                break

    def begin(self, state: State, seed: int, notes: Notes) -> None:
        """The first look at everything: what a greedy player would know."""
        self.grow(self.root, state, self.seat, self.design.root)
        share = self.design.root // len(state.legal)
        for code, child in self.root.children.items():
            if not child.open:  # chance may have decided: then one world is not enough
                child.prior = try_out(state, self.seat, seed, code, share)[0]
        priors = [child.prior for child in self.root.children.values()]
        self.spread = max(spread(priors), 1.0e-3)
        self.attend(self.root)
        best = -math.inf
        for code, child in self.root.children.items():
            if child.prior > best:
                best, notes.best = child.prior, code

    def is_settled(self, left: float, notes: Notes) -> bool:
        """Whether the action looked at most often will stay that in all the iterations that are left."""
        first, second = -1, -1
        for code, child in self.root.children.items():
            if child.visits > first:
                first, second = child.visits, first
                notes.best = code
            elif child.visits > second:
                second = child.visits
        return left <= 0 or first - second > left

    def iterate(self, world: State, seed: int) -> None:
        node = self.root
        path: list[Node] = []
        movers: list[int] = []
        first = -1
        values: list[float] = []
        while world.stack:
            mover = world.decision().seat
            if not node.open:
                values = self.grow_at(node, world, mover, movers)
                break
            code, child = self.select(node, world, mover)
            if first < 0:
                first = code
            path.append(child)
            movers.append(mover)
            world.apply(code)
            node = child
        if not values or self.design.rollout or self.design.turns:
            values = self.play_on(world, seed)
        parent = self.root
        for place, child in enumerate(path):
            worth = utility(values, movers[place])
            parent.visits += 1
            parent.drift += child.prior - worth
            child.total += worth
            parent = child
        parent.visits += 1
        sums = self.scores.get(first)
        self.scores[first] = values if sums is None else add(sums, values)

    def grow_at(self, node: Node, world: State, mover: int, movers: list[int]) -> list[float]:
        """Grows the tree; returns what that says of the position. Whoever has just moved looks better than he is, so all
        is compared where it is our turn: before it, or after the others' best replies."""
        if mover == self.seat and movers and movers[-1] != mover:
            before: list[float] = world.game.evaluate(world)
            self.grow(node, world, mover, self.design.nodes)
            return before
        return self.grow(node, world, mover, self.design.nodes)

    def grow(self, node: Node, world: State, mover: int, nodes: int) -> list[float]:
        """Gives a node its children, and these theirs, to the end of the mover's turn; returns everybody's prospects
        after the best such turn."""
        share = nodes // len(world.legal)
        best = 0.0
        best_values: list[float] = []
        for code in world.legal:
            after = world.clone()
            after.apply(code)
            child = Node(0.0)
            if share <= 1 or after.revealed or not after.stack or after.decision().seat != mover:
                values: list[float] = after.game.evaluate(after)
                child.prior = utility(values, mover)
            else:
                values = self.grow(child, after, mover, share)
                child.prior = utility(values, mover)
            node.children[code] = child
            if not best_values or child.prior > best:
                best, best_values = child.prior, values
        node.open = True
        if node is not self.root:
            self.attend(node)
        return best_values

    def attend(self, node: Node) -> None:
        """Shares the attention out among the children, most of it to those that look good."""
        best = -math.inf
        for child in node.children.values():
            best = max(best, child.prior)
        heat = self.design.heat * self.spread
        total = 0.0
        for child in node.children.values():
            child.share = math.exp((child.prior - best) / heat)
            total += child.share
        even = EVEN / len(node.children)
        for child in node.children.values():
            child.share = (1.0 - EVEN) * child.share / total + even

    def select(self, node: Node, world: State, mover: int) -> tuple[int, Node]:
        """The child that promises most or is known too little, among those legal in this world."""
        bias = self.design.bias
        pull = self.design.explore * self.spread * math.sqrt(node.visits + 1.0)
        drift = node.drift / node.visits if node.visits else 0.0
        best = -math.inf
        best_code = -1
        best_child = node
        for code in world.legal:
            child = node.children.get(code)
            if child is None:  # legal in this world, but not in those seen before
                child = self.late_child(world, code, mover)
                node.children[code] = child
            value = (child.total + bias * (child.prior - drift)) / (child.visits + bias)
            score = value + pull * child.share / (1.0 + child.visits)
            if score > best:
                best, best_code, best_child = score, code, child
        return best_code, best_child

    def late_child(self, world: State, code: int, mover: int) -> Node:
        after = world.clone()
        after.apply(code)
        child = Node(look(after, mover, self.design.nodes // 4)[0])
        child.share = 1.0 / len(world.legal)
        return child

    def play_on(self, world: State, seed: int) -> list[float]:
        """How every seat stands where an iteration ends, perhaps after some more play."""
        chance = FastStream(seed)
        left = self.design.rollout
        while world.stack and left > 0:
            world.apply(world.legal[chance.below(len(world.legal))])
            left -= 1
        left = self.design.turns
        while left > 0 and world.stack:
            play_turn(world, self.design.nodes)
            left -= 1
            if left == 0 and world.stack and world.decision().seat != self.seat:
                left = 1  # until it is our turn: only such positions can be compared
        values: list[float] = world.game.evaluate(world)
        return values


def play_turn(world: State, nodes: int) -> None:
    """Plays what looks best to the end of the turn, or until chance has decided something."""
    plan: list[int] = []
    seat = world.decision().seat
    plan_turn(world, seat, nodes, plan)
    for code in plan:
        world.apply(code)


def plan_turn(world: State, seat: int, nodes: int, plan: list[int]) -> float:
    """The worth of the best turn from here; its actions are put into `plan`."""
    share = nodes // len(world.legal)
    best = -math.inf
    for code in world.legal:
        after = world.clone()
        after.apply(code)
        rest: list[int] = []
        if share <= 1 or after.revealed or not after.stack or after.decision().seat != seat:
            value = utility(after.game.evaluate(after), seat)
        else:
            value = plan_turn(after, seat, share, rest)
        if value > best:
            best = value
            plan.clear()
            plan.append(code)
            plan.extend(rest)
    return best


def add(sums: list[float], values: list[float]) -> list[float]:
    return [total + value for total, value in zip(sums, values, strict=True)]


def spread(values: list[float]) -> float:
    """The standard deviation."""
    mean = sum(values) / len(values)
    total = 0.0
    for value in values:
        total += (value - mean) * (value - mean)
    return math.sqrt(total / len(values))


def advise(state: State, seat: int, seed: int, notes: Notes, budget: Budget, design: Design) -> Advice:
    """The action looked at most often is the choice."""
    legal = state.legal
    if len(legal) == 1:
        return Advice(legal[0], [])
    searcher = Searcher(seat, design)
    searcher.run(state, seed, budget, notes)
    candidates: list[Candidate] = []
    for code in legal:
        node = searcher.root.children[code]
        if node.visits:
            scores = [total / node.visits for total in searcher.scores[code]]
            candidates.append(Candidate(code, node.visits, node.total / node.visits, scores))
    candidates.sort(key=by_visits)
    return Advice(candidates[0].code, candidates)


def by_visits(candidate: Candidate) -> tuple[int, float]:
    return (-candidate.visits, -candidate.value)
