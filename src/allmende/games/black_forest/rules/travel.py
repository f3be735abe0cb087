"""Movement: where the pawn may go, what the way costs, and the toll (MV-1 to MV-12, TU-5, TU-5b)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal, Step
from allmende.games.black_forest.actions import MOVE, TOLL
from allmende.games.black_forest.faces import T_DISCOUNT, T_NO_TOLL
from allmende.games.black_forest.goods import (
    KIND_OF_MARKER,
    M_HIGH,
    M_LOW,
    MARKER_WORDS,
    N_BASIC_MARKERS,
    PROVISION,
)
from allmende.games.black_forest.rules.foresight import (
    Walks,
    can_act,
    can_act_converting,
    refuse_job,
    slot_is_usable,
)
from allmende.games.black_forest.rules.gain import give, set_provisions, settle
from allmende.games.black_forest.rules.jobs import NO_JOB
from allmende.games.black_forest.rules.payment import lowered_pairs
from allmende.games.black_forest.rules.wheels import cooking_wheel_waits, turn_cooking_wheel
from allmende.games.black_forest.state import BlackForest, Player
from allmende.games.black_forest.tables import OFF_BOARD

NO_SLOT: Final = -1
NO_SPACE: Final = -1
NOWHERE: Final = -1
UNKNOWN: Final = -1

MV1_VILLAGES_ONLY: Final = Reason("MV-1", "place-in-village")
MV2_ALREADY_THERE: Final = Reason("MV-2", "already-there")
MV3_OCCUPIED: Final = Reason("MV-3", "occupied")
MV5_TOO_FAR: Final = Reason("MV-5", "too-few-provisions")
MV6_NO_TOLL_GOODS: Final = Reason("MV-6", "cannot-pay-toll")
MV9_NO_JOB: Final = Reason("MV-9", "no-job-there")
TU5_CANNOT_ACT: Final = Reason("TU-5", "cannot-act-there")
TU5B_WOULD_BLOCK: Final = Reason("TU-5b", "needed-for-action")


# -- who stands where -------------------------------------------------------------------------------------------------


def figures(forest: BlackForest) -> int:
    """A bit for each place where a figure stands."""
    found = 0
    if forest.seats == 1:
        for place in forest.placed:
            found |= 1 << place
        return found
    for player in forest.players:
        if player.pawn != OFF_BOARD:
            found |= 1 << player.pawn
    if forest.neutral != OFF_BOARD:
        found |= 1 << forest.neutral
    return found


def owes(forest: BlackForest, village: int, receiver: int) -> bool:
    """Whether somebody entering a village pays this seat; past the last seat: the neutral figure (MV-6, PC-1)."""
    if receiver == forest.seats:
        return forest.neutral != OFF_BOARD and forest.tables.village_at[forest.neutral] == village
    home = forest.tables.village_at[forest.players[receiver].pawn]
    if home == village:
        return True
    if home < 0 or forest.seats != 2 or forest.options["two_player"] != "fan_toll":
        return False
    return home in forest.tables.neighbours[village]  # R25


def tolls_from(forest: BlackForest, seat: int, village: int, first: int) -> int:
    """How many tolls a seat that pays any owes in a village to receivers clockwise from `first` seats on, the neutral last."""
    tolls = 0
    for offset in range(first, forest.seats + 1):
        if owes(forest, village, receiver_at(forest, seat, offset)):
            tolls += 1
    return tolls


def receiver_at(forest: BlackForest, seat: int, offset: int) -> int:
    if offset == forest.seats:
        return offset
    receiver = seat + offset
    return receiver if receiver < forest.seats else receiver - forest.seats


# -- may one go there? ------------------------------------------------------------------------------------------------


def travel_cost(forest: BlackForest, player: Player, place: int) -> int:
    """MV-1, MV-4, MV-5: roads on the shortest way, less a discount; nothing for the first placing."""
    if player.pawn == OFF_BOARD:
        return 0
    node_of = forest.tables.node_of
    roads = forest.tables.distance[node_of[player.pawn]][node_of[place]]
    return max(0, roads - player.traits[T_DISCOUNT])


def tolls_at(forest: BlackForest, seat: int, place: int) -> int:
    """MV-6: only players coming from elsewhere pay, and only in villages; not with the first placing (MV-1), not alone."""
    player = forest.players[seat]
    village = forest.tables.village_at[place]
    if (
        player.pawn == OFF_BOARD
        or village < 0
        or village == forest.tables.village_at[player.pawn]
        or forest.seats == 1
        or player.traits[T_NO_TOLL]
    ):
        return 0
    tolls = 0
    for receiver in range(forest.seats + 1):
        if receiver != seat and owes(forest, village, receiver):
            tolls += 1
    return tolls


def moves_in_reach(forest: BlackForest, seat: int) -> list[Action]:
    """To free spaces, and locations with a job, for which there are provisions enough (MV-3, MV-5, MV-9). Most others are too far."""
    player, tables, moves = forest.players[seat], forest.tables, forest.space.of(MOVE)
    provisions = player.store[M_LOW] + player.store[M_HIGH]
    taken = figures(forest)
    found: list[Action] = []
    for village in range(len(tables.villages)):
        first = tables.first_slot[village]
        if travel_cost(forest, player, first) <= provisions:
            for slot in range(first, tables.first_slot[village + 1]):
                if not taken >> slot & 1:
                    found.append(moves[slot])
    for place in range(tables.first_location, tables.places):
        if forest.jobs[tables.node_of[place]] != NO_JOB and not taken >> place & 1:
            if travel_cost(forest, player, place) <= provisions:
                found.append(moves[place - len(tables.villages)])
    return found


class Lookout:
    """What the moves of one list have in common while nothing changes: who stands where, the way and the tolls to a village, a slot
    next to two spaces, walks through conversions. Lists name spaces in order, so the last village and slot are enough."""

    def __init__(self) -> None:
        self.taken = 0  # a bit for each place where a figure stands
        self.node = NOWHERE
        self.cost = 0
        self.tolls = UNKNOWN
        self.slot = NO_SLOT
        self.usable = False
        self.walks: Walks | None = None

    def is_taken(self, forest: BlackForest, place: int) -> bool:
        """MV-3: one figure a space. Alone, the pawns of the round block theirs (PC-2)."""
        if not self.taken:
            self.taken = figures(forest)
        return self.taken >> place & 1 == 1

    def cost_to(self, forest: BlackForest, player: Player, place: int) -> int:
        node = forest.tables.node_of[place]
        if node != self.node:
            self.node = node
            self.cost = travel_cost(forest, player, place)
            self.tolls = UNKNOWN
            self.slot = NO_SLOT
        return self.cost

    def tolls_at(self, forest: BlackForest, seat: int, place: int) -> int:
        """At the place whose cost was asked for last."""
        if self.tolls == UNKNOWN:
            self.tolls = tolls_at(forest, seat, place)
        return self.tolls

    def can_act(self, forest: BlackForest, player: Player, place: int) -> bool:
        """There, with the goods as they are. Of the two slots next to a space the next space has one, too."""
        tables = forest.tables
        if place < tables.slots:
            if self.can_use(forest, player, place) or self.can_use(forest, player, tables.next_slot[place]):
                return True
        return refuse_job(forest, player, place, self.tolls) is None

    def can_use(self, forest: BlackForest, player: Player, slot: int) -> bool:
        if slot != self.slot:
            self.slot = slot
            self.usable = slot_is_usable(forest, player, slot, self.tolls)
        return self.usable

    def conversions(self) -> Walks:
        walks = self.walks
        if walks is None:
            walks = self.walks = Walks()
        return walks


def refuse_move(forest: BlackForest, seat: int, place: int, lookout: Lookout) -> Refusal:
    player = forest.players[seat]
    tables = forest.tables
    if place >= tables.first_location:
        if player.pawn == OFF_BOARD:
            return MV1_VILLAGES_ONLY
        if forest.jobs[tables.node_of[place]] == NO_JOB:
            return MV9_NO_JOB
    if lookout.is_taken(forest, place):
        return MV2_ALREADY_THERE if player.pawn == place else MV3_OCCUPIED
    cost = lookout.cost_to(forest, player, place)
    if cost > player.store[M_LOW] + player.store[M_HIGH]:
        return MV5_TOO_FAR
    tolls = lookout.tolls_at(forest, seat, place)
    if tolls and tolls > player.basics():
        return MV6_NO_TOLL_GOODS
    if cost == 0 or not cooking_wheel_waits(player.store):
        return ALLOWED if lookout.can_act(forest, player, place) else TU5_CANNOT_ACT
    for pair in lowered_pairs(forest, seat, cost):
        if can_act_after(forest, seat, place, tolls, pair, lookout.conversions()):
            return ALLOWED
    return TU5_CANNOT_ACT


def explain_move(forest: BlackForest, seat: int, place: int, reason: Reason) -> Reason:
    player = forest.players[seat]
    if reason is MV5_TOO_FAR:
        cost = travel_cost(forest, player, place)
        return reason.lacking(MARKER_WORDS[M_LOW], cost, player.held(PROVISION))
    if reason is MV6_NO_TOLL_GOODS:
        return reason.lacking("basic", tolls_at(forest, seat, place), player.basics())
    return reason


def can_act_after(forest: BlackForest, seat: int, place: int, tolls: int, pair: Action, walks: Walks) -> bool:
    """TU-5b: whether an action is left when the provision markers have been lowered to this pair. If that turns the wheel,
    what it gives may be converted; all other conversions could have been made before setting out."""
    player = forest.players[seat]
    kept = player.store
    player.store = kept.copy()
    player.store[M_LOW] = pair.first
    player.store[M_HIGH] = pair.second
    turns = turn_cooking_wheel(player.store, forest.tables.refined_max)
    found = can_act(forest, player, place, tolls)
    if turns and not found:
        found = can_act_converting(forest, seat, place, tolls, walks)
    player.store = kept
    return found


def can_move(forest: BlackForest, seat: int) -> bool:
    """TU-4: whether there is a legal move at all."""
    if open_space(forest, seat, NO_SLOT) != NO_SPACE:
        return True
    lookout = Lookout()
    for place in range(forest.tables.first_location, forest.tables.places):
        if refuse_move(forest, seat, place, lookout) is None:
            return True
    return False


def open_space(forest: BlackForest, seat: int, shunned: int) -> int:
    """A space to which there is a legal move, and which does not lie next to a slot that is shunned; NO_SPACE if there is none.
    The own village comes first: it is free, which settles it most of the time."""
    tables, pawn, lookout = forest.tables, forest.players[seat].pawn, Lookout()
    first = tables.first_slot[tables.node_of[pawn]] if 0 <= pawn < tables.first_location else 0
    for number in range(first, first + tables.slots):
        space = number if number < tables.slots else number - tables.slots
        if space != shunned and tables.next_slot[space] != shunned:
            if refuse_move(forest, seat, space, lookout) is None:
                return space
    return NO_SPACE


def can_move_converting(imagined: BlackForest, seat: int, walks: Walks) -> bool:
    """TU-3, TU-8: whether there is a legal move once some conversions have been made, on a copy made for it. What can be converted
    doesn't depend on where tradespeople stand, so a walk made for one swap serves all."""
    walk, number = walks.begun(imagined, seat), 0
    here = walk.at(number)
    while here is not None:
        here.tiles = imagined.tiles
        if can_move(here, seat):
            return True
        number += 1
        here = walk.at(number)
    return False


# -- going ------------------------------------------------------------------------------------------------------------


def set_out(forest: BlackForest, seat: int, place: int) -> None:
    """MV-10: the travel cost, then the toll."""
    player = forest.players[seat]
    cost, tolls = travel_cost(forest, player, place), tolls_at(forest, seat, place)
    player.pawn = place
    use_pawn(forest, seat, place)
    if forest.telling:
        forest.note("moved", seat, {"place": forest.tables.place_words[place]})
    if tolls:
        forest.push(PayTolls(seat, 1))
    if cost:
        forest.push(PayTravel(seat, cost, tolls))


def use_pawn(forest: BlackForest, seat: int, place: int) -> None:
    """PC-2: alone each turn takes a pawn of its own, begging too."""
    if forest.seats == 1:
        forest.placed = [*forest.placed, place]
        if forest.telling:
            forest.book(seat, "pawn", -1)


class PayTravel(Decision[BlackForest]):
    """WH-8: which provision markers go down; only ways that keep an action possible (TU-5b)."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "count", "tolls")

    def __init__(self, seat: int, count: int, tolls: int) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.tolls: Final = tolls

    def actions(self, state: BlackForest) -> list[Action]:
        return lowered_pairs(state, self.seat, self.count)

    def refuse(self, state: BlackForest, action: Action) -> Refusal:
        player = state.players[self.seat]
        if not cooking_wheel_waits(player.store):
            return ALLOWED
        if can_act_after(state, self.seat, player.pawn, self.tolls, action, Walks()):
            return ALLOWED
        return TU5B_WOULD_BLOCK

    def resolve(self, state: BlackForest, action: Action) -> None:
        set_provisions(state, self.seat, action, "paid")
        settle(state, self.seat)


class PayTolls(Step[BlackForest]):
    """MV-6, MV-8: one receiver after the other, clockwise; each is dealt with completely before the next."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "first")

    def __init__(self, seat: int, first: int) -> None:
        self.seat: Final = seat
        self.first: Final = first  # how many seats further on the next receiver may be

    def run(self, state: BlackForest) -> None:
        village = state.tables.village_at[state.players[self.seat].pawn]
        for offset in range(self.first, state.seats + 1):
            receiver = receiver_at(state, self.seat, offset)
            if owes(state, village, receiver):
                state.push(PayTolls(self.seat, offset + 1))
                state.push(PayToll(self.seat, receiver, tolls_from(state, self.seat, village, offset + 1)))
                return


class PayToll(Decision[BlackForest]):
    """A basic resource for one receiver; only goods that keep an action possible (TU-5b)."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "receiver", "more")

    def __init__(self, seat: int, receiver: int, more: int) -> None:
        super().__init__(seat)
        self.receiver: Final = receiver  # past the last seat: the neutral figure
        self.more: Final = more  # tolls to be paid after this one

    def told(self, state: BlackForest) -> dict[str, Any]:
        return {"receiver": self.receiver}

    def actions(self, state: BlackForest) -> list[Action]:
        store = state.players[self.seat].store
        tolls = state.space.of(TOLL)
        return [tolls[marker] for marker in range(N_BASIC_MARKERS) if store[marker]]

    def refuse(self, state: BlackForest, action: Action) -> Refusal:
        if self.leaves_action(state, action.first):
            return ALLOWED
        store = state.players[self.seat].store
        for marker in range(N_BASIC_MARKERS):
            if store[marker] and marker != action.first and self.leaves_action(state, marker):
                return TU5B_WOULD_BLOCK
        return ALLOWED  # TU-8: a bonus on the way has made every action impossible; the toll is owed all the same

    def leaves_action(self, state: BlackForest, marker: int) -> bool:
        player = state.players[self.seat]
        player.store[marker] -= 1
        found = can_act(state, player, player.pawn, self.more)
        if not found:
            found = can_act_converting(state, self.seat, player.pawn, self.more, Walks())
        player.store[marker] += 1
        return found

    def resolve(self, state: BlackForest, action: Action) -> None:
        state.players[self.seat].store[action.first] -= 1
        kind = KIND_OF_MARKER[action.first]
        if state.telling:
            state.book(self.seat, MARKER_WORDS[action.first], -1)
            if self.receiver < state.seats:
                state.note("toll", self.seat, {"other": self.receiver})
            else:
                state.note("toll-to-supply", self.seat, {})
        if self.receiver < state.seats:
            give(state, self.receiver, kind, 1)
