"""Local Trade: asking the others for wares, against pfennigs or a worker (VA1, R27)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.pandemain.actions import (
    ACCEPT,
    ASK,
    BID,
    BID_WORKER,
    FIRST_ACTIVE,
    FIRST_FLOUR,
    FIRST_USED,
    REFUSE,
    WARES,
    WITHDRAW,
)
from allmende.games.pandemain.holdings import lacking
from allmende.games.pandemain.state import Baker, Pandemain
from allmende.games.pandemain.words import PFENNIGS, WORKERS

R27_TOO_MANY_PROPOSALS: Final = Reason("R27", "too-many-proposals")
R27_TOO_MANY_WARES: Final = Reason("R27", "too-many-wares")
R27_NOBODY_HAS_IT: Final = Reason("R27", "nobody-has-it")
R27_NOTHING_TO_BID: Final = Reason("R27", "nothing-to-bid")
R27_TOO_FEW_PFENNIGS: Final = Reason("R27", "too-few-pfennigs")
R27_KEEP_A_WORKER: Final = Reason("R27", "keep-a-worker")
R27_NO_WORKER: Final = Reason("R27", "no-worker")
NOBODY: Final = -1


def stock(baker: Baker, ware: int) -> int:
    """How many of a ware somebody has."""
    if ware < FIRST_FLOUR:
        return baker.units[ware]
    if ware < FIRST_ACTIVE:
        return baker.flour[ware - FIRST_FLOUR]
    if ware < FIRST_USED:
        return baker.active[ware - FIRST_ACTIVE]
    return baker.used[ware - FIRST_USED]


def can_deliver(baker: Baker, wanted: list[int]) -> bool:
    for ware, count in enumerate(wanted):
        if count and stock(baker, ware) < count:
            return False
    return True


def next_able(state: Pandemain, asker: int, after: int, wanted: list[int]) -> int:
    """The next in turn order after somebody, up to the asker, who could deliver; or NOBODY."""
    tower = state.tower
    place = tower.index(after)
    for offset in range(1, len(tower)):
        other = tower[(place + offset) % len(tower)]
        if other == asker:
            return NOBODY
        if not state.is_sim(other) and can_deliver(state.bakers[other], wanted):
            return other
    return NOBODY


def may_lend(state: Pandemain, seat: int, acted: bool) -> bool:
    """One worker is kept for the own action."""
    return state.bakers[seat].workers > (0 if acted else 1)


def refuse_ask(state: Pandemain, seat: int, wanted: list[int], ware: int) -> Refusal:
    if sum(wanted) >= state.tables.max_wares:
        return R27_TOO_MANY_WARES
    more = wanted.copy()
    more[ware] += 1
    return ALLOWED if next_able(state, seat, seat, more) != NOBODY else R27_NOBODY_HAS_IT


def refuse_first_ask(state: Pandemain, seat: int, action: Action, proposals: int, acted: bool) -> Refusal:
    """Whether a proposal may be begun with this ware."""
    if proposals >= state.tables.max_proposals:
        return R27_TOO_MANY_PROPOSALS
    if state.bakers[seat].pfennigs < state.tables.min_bid and not may_lend(state, seat, acted):
        return R27_NOTHING_TO_BID
    return refuse_ask(state, seat, [0] * len(WARES), action.first)


def explain_ask(state: Pandemain, reason: Reason) -> Reason:
    if reason is R27_TOO_MANY_PROPOSALS:
        return Reason(reason.rule, reason.key, {"count": state.tables.max_proposals})
    if reason is R27_TOO_MANY_WARES:
        return Reason(reason.rule, reason.key, {"count": state.tables.max_wares})
    return reason


def begin_proposal(state: Pandemain, seat: int, action: Action, acted: bool) -> None:
    wanted = [0] * len(WARES)
    wanted[action.first] = 1
    state.push(Propose(seat, acted, wanted))


class Propose(Decision[Pandemain]):
    """Ask for more, say what is offered for all of it (pfennigs or a worker, not both), or withdraw."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "acted", "wanted")

    def __init__(self, seat: int, acted: bool, wanted: list[int]) -> None:
        super().__init__(seat)
        self.acted: Final = acted  # whether the own action is done
        self.wanted: Final = wanted  # by ware

    def told(self, state: Pandemain) -> dict[str, Any]:
        return {"wanted": wares(self.wanted), "acted": self.acted}

    def always_asks(self) -> bool:
        return True  # no offer is made without asking

    def actions(self, state: Pandemain) -> list[Action]:
        space = state.space
        return space.of(ASK) + space.of(BID) + space.of(BID_WORKER) + space.of(WITHDRAW)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        if action.kind == ASK:
            return refuse_ask(state, self.seat, self.wanted, action.first)
        if action.kind == BID:
            enough = action.first + state.tables.min_bid <= state.bakers[self.seat].pfennigs
            return ALLOWED if enough else R27_TOO_FEW_PFENNIGS
        if action.kind == WITHDRAW:
            return ALLOWED
        if may_lend(state, self.seat, self.acted):
            return ALLOWED
        return R27_NO_WORKER if self.acted else R27_KEEP_A_WORKER

    def explain(self, state: Pandemain, action: Action, reason: Reason) -> Reason:
        if reason is R27_TOO_FEW_PFENNIGS:
            return lacking(state, self.seat, reason, PFENNIGS, action.first + state.tables.min_bid)
        return explain_ask(state, reason)

    def resolve(self, state: Pandemain, action: Action) -> None:
        if action.kind == ASK:
            wanted = self.wanted.copy()
            wanted[action.first] += 1
            state.push(Propose(self.seat, self.acted, wanted))
            return
        if action.kind == WITHDRAW:
            if state.telling:
                state.note("withdrew", self.seat, {})
            return
        pfennigs = action.first + state.tables.min_bid if action.kind == BID else 0
        if state.telling:
            self.tell(state, pfennigs)
        state.push(
            Answer(next_able(state, self.seat, self.seat, self.wanted), self.seat, self.wanted, pfennigs)
        )

    def tell(self, state: Pandemain, pfennigs: int) -> None:
        wares = [f"{WARES[ware]} {count}" for ware, count in enumerate(self.wanted) if count]
        state.note("asked", self.seat, {"amounts": ", ".join(wares)})
        if pfennigs:
            state.note("bid", self.seat, {"amounts": f"{PFENNIGS} {pfennigs}"})
        else:
            state.note("bid-worker", self.seat, {})


class Answer(Decision[Pandemain]):
    """In turn order; the first who accepts delivers."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "asker", "wanted", "pfennigs")

    def __init__(self, seat: int, asker: int, wanted: list[int], pfennigs: int) -> None:
        super().__init__(seat)
        self.asker: Final = asker
        self.wanted: Final = wanted
        self.pfennigs: Final = pfennigs  # 0: a worker

    def told(self, state: Pandemain) -> dict[str, Any]:
        return {"asker": self.asker, "wanted": wares(self.wanted), "pfennigs": self.pfennigs}

    def passing(self, state: Pandemain) -> Action | None:
        return state.space.of(REFUSE)[0]

    def actions(self, state: Pandemain) -> list[Action]:
        return state.space.of(ACCEPT) + state.space.of(REFUSE)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        return ALLOWED

    def resolve(self, state: Pandemain, action: Action) -> None:
        if action.kind == ACCEPT:
            deal(state, self.asker, self.seat, self.wanted, self.pfennigs)
            return
        if state.telling:
            state.note("refused", self.seat, {"other": self.asker})
        other = next_able(state, self.asker, self.seat, self.wanted)
        if other != NOBODY:
            state.push(Answer(other, self.asker, self.wanted, self.pfennigs))


def deal(state: Pandemain, asker: int, giver: int, wanted: list[int], pfennigs: int) -> None:
    """Wares one way, pfennigs or a worker the other; tokens keep their side, a worker can be used at once."""
    receiver, source = state.bakers[asker], state.bakers[giver]
    for ware, count in enumerate(wanted):
        if ware < FIRST_FLOUR:
            state.spend_units(giver, ware, count)
            state.gain_units(asker, ware, count)
            continue
        if state.telling and count:
            state.book(giver, WARES[ware], -count)
            state.book(asker, WARES[ware], count)
        if ware < FIRST_ACTIVE:
            source.flour[ware - FIRST_FLOUR] -= count
            receiver.flour[ware - FIRST_FLOUR] += count
        elif ware < FIRST_USED:
            source.active[ware - FIRST_ACTIVE] -= count
            receiver.active[ware - FIRST_ACTIVE] += count
        else:
            source.used[ware - FIRST_USED] -= count
            receiver.used[ware - FIRST_USED] += count
    if pfennigs:
        state.pay(asker, pfennigs)
        state.gain_pfennigs(giver, pfennigs)
    else:
        receiver.workers -= 1
        source.workers += 1
        if state.telling:
            state.book(asker, WORKERS, -1)
            state.book(giver, WORKERS, 1)
    if state.telling:
        state.note("dealt", giver, {"other": asker})


def wares(counts: list[int]) -> dict[str, int]:
    """What has been asked for, by name."""
    return {WARES[ware]: count for ware, count in enumerate(counts) if count}
