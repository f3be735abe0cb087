"""Search: Monte Carlo tree search over what the seat can't know (information-set tree search).

The tree is the seat's turn: all that it can do before somebody else decides, each action worth the best that can follow from
it. So the decisions of one turn are one subtree, and no half-finished turn is ever judged. Each iteration imagines the hidden
things anew, walks down the tree by what is legal in that world, and from the end of the turn plays a few turns on as greedy
would, until it is the seat's turn again; how the game's evaluation then sees everybody is what the iteration has learnt.

In the field's words: this is PUCT, with greedy rollouts cut short by an evaluation. An iteration is a simulation:
selection (`select`), expansion (`grow`), rollout (`play_on`), backup (the end of `iterate`). A look is a visit. What the
first look says of an action is its prior value, the share of attention it gets is its prior (the policy: a softmax of prior
values at the temperature `heat`), its total over its visits is its value (Q), and `explore` is the exploration constant
(c_puct).
"""

from __future__ import annotations

import json
import math
from typing import Final

from allmende.bots.advice import Advice, Budget, Candidate, Notes, utility
from allmende.bots.greedy import by_value, size, weigh
from allmende.bots.insight import evaluate, turn_of, worth_trying
from allmende.bots.turn import Way, add, end, explore, explore_some, goes_on, in_turn
from allmende.core.state import State

MAX_ITERATIONS: Final = 1_000_000
MEMORIES: Final = 32  # turns under way, of all tables of this process
EVEN: Final = 0.02  # of the attention goes evenly to all actions, however bad they look at first
FIRST: Final = 0.35  # of the time may go into the first look
FAR: Final = 1.0e6  # points: what has been looked at enough is looked at only if there is nothing else
WIDER: Final = 3  # times as many positions each time it is taken again


class Design:
    """What kind of search. How the usual numbers were found: docs/bots-notebook.md."""

    def __init__(
        self,
        explore: float,
        bias: float,
        heat: float,
        root: int,
        nodes: int,
        depth: int,
        turns: int,
        ideas: int,
        enough: int,
        hurry: float,
        luck: float,
        name: str,
    ) -> None:
        self.explore: Final = explore  # exploration constant (c_puct): how much priors attract at first
        self.bias: Final = bias  # the prior value's weight: for how many visits it counts
        self.heat: Final = heat  # temperature: how far apart prior values must be to matter, by their spread
        self.root: Final = root  # positions looked at when the root is expanded, or more if there is time
        self.nodes: Final = nodes  # and each time the tree is expanded by a turn
        self.depth: Final = depth  # turns through which the tree may grow beyond its first look; 1: its own
        self.turns: Final = turns  # length of the rollout: turns after the tree, played as greedy would
        self.ideas: Final = ideas  # first actions of such a turn kept in mind; 0: all are tried again
        self.enough: Final = enough  # looks at an end of the turn that tell all about it; 0: never enough
        self.hurry: Final = hurry  # how many times over the lead must suffice for what is left
        self.luck: Final = luck  # weight of the control variate: how much of what a look finds its world did
        self.name: Final = name  # tells designs apart


class Node:
    """An action taken at its parent, seen from the seat that took it."""

    def __init__(self, prior: float, values: list[float]) -> None:
        self.prior = prior  # its prior value: what the first look said
        self.values = values  # the final scores that go with it
        self.share = 0.0  # its prior in PUCT's sense: of the attention, by the prior value
        self.visits = 0  # N
        self.total = 0.0  # W: what its visits have found, summed; W / N is its value, Q
        self.children: dict[int, Node] = {}
        self.open = False  # whether it is expanded
        self.drift = 0.0  # by how much its children proved worse than their priors, summed over its visits
        self.scores: list[float] = []  # everybody's final scores as each look expected them, summed
        self.looks: list[float] = []  # at the root: what each look at it in this search has found
        self.line: list[float] = []  # where looks can be enough: scores at the best end looked at
        self.done = False  # whether all its ends have been looked at


class Searcher:
    """One seat's thinking about one decision."""

    def __init__(self, seat: int, design: Design) -> None:
        self.seat = seat
        self.design = design
        self.root = Node(0.0, [])
        self.ideas: dict[tuple[int, int], list[int]] = {}  # see look()
        self.turn = 0  # the number of this turn, where a seat may have several in a row
        self.unchanged = 0  # looks since another action seemed best
        self.spread = 1.0  # of the first looks at the root: the yardstick of this turn

    def run(self, state: State, seed: int, budget: Budget, notes: Notes) -> None:
        """Iterations until the budget is spent or nothing can change any more."""
        self.turn = turn_of(state)
        most = budget.iterations or MAX_ITERATIONS
        begun = budget.now()
        allowed = budget.ms / 1000.0 if budget.ms else math.inf
        if self.root.open:  # remembered
            self.is_settled(math.inf, notes)
        else:
            self.begin(state, seed, notes, budget, begun + FIRST * allowed)
        for child in self.root.children.values():
            child.looks = []
        self.ideas = {}
        self.unchanged = 0
        started = budget.now()
        done = 0
        while done < most:
            self.iterate(state, seed)
            done += 1
            self.unchanged += 1
            left = float(most - done)
            if budget.ms:
                now = budget.now()
                left = min(left, done * (begun + allowed - now) / (now - started))
            if self.is_settled(left, notes):
                break

    def begin(self, state: State, seed: int, notes: Notes, budget: Budget, ends: float) -> None:
        """The first look at everything: what a greedy player would know."""
        top, worths = self.first_look(state, seed, budget, ends)
        self.graft(self.root, top)
        for way, (value, values) in zip(top.ways, worths, strict=True):
            child = self.root.children[way.code]
            child.prior, child.values = value, values
        priors = [child.prior for child in self.root.children.values()]
        self.spread = max(spread(priors), 1.0e-3)
        self.attend_all(self.root)
        best = -math.inf
        for code, child in self.root.children.items():
            if child.prior > best:
                best, notes.best = child.prior, code

    def first_look(
        self, state: State, seed: int, budget: Budget, ends: float
    ) -> tuple[Way, list[tuple[float, list[float]]]]:
        """The turn: seen to its end, or as far as there is time for (without a limit of time, as far as the design says).
        And what its first actions are worth, all seen equally far."""
        nodes, seen = self.design.root, 0
        while True:
            begun = budget.now()
            top = explore(state, self.seat, nodes)
            share = nodes // len(top.ways)
            worths = [weigh(state, self.seat, way, share, seed) for way in top.ways]
            now = budget.now()
            if not budget.ms or now + WIDER * (now - begun) > ends or size(top) == seen:
                return top, worths
            nodes, seen = nodes * WIDER, size(top)

    def is_settled(self, left: float, notes: Notes) -> bool:
        """Whether the action looked at most often will stay that in all the iterations that are left."""
        if self.design.enough:
            return self.is_seen_through(left, notes)
        first, second = -1, -1
        for code, child in self.root.children.items():
            if child.visits > first:
                first, second = child.visits, first
                notes.best = code
            elif child.visits > second:
                second = child.visits
        return left <= 0 or self.design.hurry * (first - second) > left

    def is_seen_through(self, left: float, notes: Notes) -> bool:
        """Where looks can be enough: whether there is nothing left to look at, or the same action has led to the best end for so
        long that it will probably stay the best."""
        best = -math.inf
        code = notes.best
        for each, child in self.root.children.items():
            if child.line and utility(child.line, self.seat) > best:
                best, code = utility(child.line, self.seat), each
        if code != notes.best:
            notes.best = code
            self.unchanged = 0
        return left <= 0 or self.root.done or self.design.hurry * self.unchanged > left

    def iterate(self, state: State, seed: int) -> None:
        """One look, or simulation: an action at the root, a world for it, on through the tree and beyond. The n-th look at
        every action imagines the same world (common random numbers), so that none is preferred for the luck it had."""
        code, node = self.select(self.root, state, self.seat, self.best_known())
        world = state.determinize(self.seat, seed + len(node.looks))
        world.apply(code)
        first = code
        path: list[Node] = [node]
        movers: list[int] = [self.seat]
        depth = 0
        while world.stack and (node.open or depth < self.design.depth):
            mover = world.decision().seat
            if self.design.enough and not in_turn(world, self.seat, self.turn):
                break
            if not node.open:
                self.grow(node, world, mover)
                depth = self.design.depth
            turn = turn_of(world)
            code, node = self.select(node, world, mover, None)
            path.append(node)
            movers.append(mover)
            world.apply(code)
            if not in_turn(world, mover, turn):
                depth += 1
        values = self.play_on(world, first)
        for child in path:
            child.visits += 1
            child.scores = add(child.scores, values) if child.scores else values
        self.root.visits += 1
        if self.design.enough:
            self.follow(path)
        parent = self.root
        for place, child in enumerate(path):
            worth = utility(child.line or values, movers[place])
            parent.drift += child.prior - worth
            child.total += worth
            parent = child
        path[0].looks.append(utility(values, self.seat))

    def follow(self, path: list[Node]) -> None:
        """Where hardly anything is left to chance, one end of the turn is known after `enough` looks, and an action is worth
        the best end it can lead to. What the first look said counts on: the luckiest of many looks always looks good."""
        leaf, bias = path[-1], self.design.bias
        leaf.line = [
            (total + bias * before) / (leaf.visits + bias)
            for total, before in zip(leaf.scores, leaf.values, strict=True)
        ]
        leaf.done = leaf.visits >= self.design.enough
        for place in range(len(path) - 2, -2, -1):
            node = path[place] if place >= 0 else self.root
            node.done = True
            best = -math.inf
            for child in node.children.values():
                node.done = node.done and child.done
                if child.line and utility(child.line, self.seat) > best:
                    best = utility(child.line, self.seat)
                    node.line = child.line

    def grow(self, node: Node, world: State, mover: int) -> None:
        """Expansion: gives a node its children, and these theirs, to the end of the mover's turn."""
        self.graft(node, explore(world, mover, self.design.nodes))
        self.attend_all(node)

    def graft(self, node: Node, way: Way) -> None:
        """The ways of a turn as children, each worth the best that can follow from it."""
        for found in way.ways:
            child = Node(found.value, found.values)
            node.children[found.code] = child
            if found.ways:
                self.graft(child, found)
        node.open = True

    def attend_all(self, node: Node) -> None:
        self.attend(node)
        for child in node.children.values():
            if child.open:
                self.attend_all(child)

    def attend(self, node: Node) -> None:
        """The policy: shares the attention out among the children, most of it to those that look good. A softmax of prior
        values, mixed with an even share."""
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

    def best_known(self) -> Node | None:
        """The action at the root that has been looked at in most worlds."""
        best: Node | None = None
        for child in self.root.children.values():
            if best is None or len(child.looks) > len(best.looks):
                best = child
        return best

    def select(self, node: Node, world: State, mover: int, known: Node | None) -> tuple[int, Node]:
        """Selection, by PUCT: the child that promises most (its value) or is known too little (its prior by its visits), among
        those worth trying in this world. `known`: one whose looks tell which worlds were lucky ones."""
        bias = self.design.bias
        pull = self.design.explore * self.spread * math.sqrt(node.visits + 1.0)
        drift = node.drift / node.visits if node.visits else 0.0
        best = -math.inf
        best_code = -1
        best_child = node
        for code in worth_trying(world):
            child = node.children.get(code)
            if child is None:  # possible in this world, but not in those seen before
                child = self.late_child(world, code, mover)
                node.children[code] = child
            total = child.total
            if known is not None and child.looks:
                total -= self.design.luck * luck(known.looks, len(child.looks))
            value = (total + bias * (child.prior - drift)) / (child.visits + bias)
            if child.line:
                value = utility(child.line, mover)
            if child.done:
                value -= FAR
            score = value + pull * child.share / (1.0 + child.visits)
            if score > best:
                best, best_code, best_child = score, code, child
        return best_code, best_child

    def late_child(self, world: State, code: int, mover: int) -> Node:
        after = world.clone()
        after.apply(code)
        values: list[float] = evaluate(after)
        if goes_on(after, mover, turn_of(world)):
            values = explore(after, mover, self.design.nodes // 4).values
        child = Node(utility(values, mover), values)
        child.share = 1.0 / len(world.legal)
        return child

    def play_on(self, world: State, first: int) -> list[float]:
        """The rollout: how every seat stands after some turns of play as greedy would. Whoever has just moved looks better than he is,
        so all is compared where it is our turn. `first`: the action at the root that led here."""
        left = 2 * self.design.turns
        mover, turn = self.seat, self.turn
        begun = 0
        while world.stack and (left > 0 or world.decision().seat != self.seat):
            same = in_turn(world, mover, turn)
            mover, turn = world.decision().seat, turn_of(world)
            if same:
                way = explore(world, mover, self.design.nodes)
            else:
                begun += 1
                way = self.look(world, mover, first, begun)
            world = end(way)
            left -= 1
            if not in_turn(world, mover, turn):
                left -= 1
        values: list[float] = evaluate(world)
        return values

    def look(self, world: State, mover: int, first: int, turn: int) -> Way:
        """At a turn that begins, so many turns after ours. The positions met there resemble one another, so the actions that
        promised most when there was a look at all of them are kept in mind, and only they are tried from then on: those of
        others whatever we do now, our own by what we do now."""
        most = self.design.ideas
        if not most or len(world.legal) <= most:
            return explore(world, mover, self.design.nodes)
        key = (first if mover == self.seat else -1, turn)
        codes = [code for code in self.ideas.get(key, []) if code in world.legal]
        if 2 * len(codes) > most:
            return explore_some(world, mover, codes, self.design.nodes)
        way = explore(world, mover, self.design.nodes)
        self.ideas[key] = best_codes(way, most)
        return way


def best_codes(way: Way, most: int) -> list[int]:
    """The first actions that promise most. Of those that promise exactly the same one will do."""
    codes: list[int] = []
    last = math.inf
    for found in sorted(way.ways, key=by_promise):
        if len(codes) < most and found.value < last:
            codes.append(found.code)
            last = found.value
    return codes


def by_promise(way: Way) -> float:
    return -way.value


def luck(looks: list[float], count: int) -> float:
    """By how much the first so many looks found more than looks at the same action usually do."""
    first = rest = 0.0
    for number, worth in enumerate(looks):
        if number < count:
            first += worth
        else:
            rest += worth
    return first - count * (first + rest) / len(looks)


def spread(values: list[float]) -> float:
    """The standard deviation."""
    mean = sum(values) / len(values)
    total = 0.0
    for value in values:
        total += (value - mean) * (value - mean)
    return math.sqrt(total / len(values))


def advise(
    state: State,
    seat: int,
    seed: int,
    notes: Notes,
    budget: Budget,
    design: Design,
) -> Advice:
    """The action looked at most often is the choice, or where looks can be enough the one that leads to the best end. A search
    bounded by time goes on with what it remembers of the turn."""
    if len(state.legal) == 1:
        return Advice(state.legal[0], [])
    codes: list[int] = worth_trying(state)
    if len(codes) == 1:
        values = explore(state, seat, design.nodes).values
        return Advice(codes[0], [Candidate(codes[0], 1, utility(values, seat), values)])
    searcher = (recall(state, seat, design) if budget.ms else None) or Searcher(seat, design)
    searcher.run(state, seed, budget, notes)
    candidates: list[Candidate] = []
    for code in codes:
        node = searcher.root.children[code]
        if node.visits:
            scores = node.line or [total / node.visits for total in node.scores]
            value = utility(node.line, seat) if node.line else node.total / node.visits
            candidates.append(Candidate(code, node.visits, value, scores))
    candidates.sort(key=by_value if design.enough else by_visits)
    best = candidates[0].code
    if budget.ms:
        remember(searcher, state, best)
    return Advice(best, candidates)


# -- what is remembered between the decisions of a turn -------------------------------------------------------------------

_remembered: dict[str, Searcher] = {}  # by what the seat sees when it is asked again


def remember(searcher: Searcher, state: State, code: int) -> None:
    """Keeps what lies below an action of one's own turn, if one will be asked again before chance or anybody else acts."""
    child = searcher.root.children[code]
    if not child.open:
        return
    after = state.clone()
    after.apply(code)
    if not goes_on(after, searcher.seat, turn_of(state)):
        return
    searcher.root = child
    while len(_remembered) >= MEMORIES:
        del _remembered[next(iter(_remembered))]
    _remembered[sight(after, searcher.seat, searcher.design)] = searcher


def recall(state: State, seat: int, design: Design) -> Searcher | None:
    return _remembered.pop(sight(state, seat, design), None)


def sight(state: State, seat: int, design: Design) -> str:
    """All that the seat may know, and who is looking: nothing hidden can call up a memory, nor another bot."""
    return f"{design.name} {json.dumps(state.view(seat), separators=(',', ':'))}"


def by_visits(candidate: Candidate) -> tuple[int, float]:
    return (-candidate.visits, -candidate.value)
