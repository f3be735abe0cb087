"""A turn: take a cube and do the action of its space, or use the well (U1-U6, W1); free last actions (E3, R38)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.village.actions import DECLINE, DO, TAKE, WELL, WELL_COINS
from allmende.games.village.rules.church import JoinChurch
from allmende.games.village.rules.council import SitInCouncil
from allmende.games.village.rules.crafts import PractiseCraft
from allmende.games.village.rules.death import tell_bridge_before_action
from allmende.games.village.rules.family import GrowFamily
from allmende.games.village.rules.harvest import Harvest, why_no_harvest
from allmende.games.village.rules.market import hold_market, somebody_can_sell
from allmende.games.village.rules.shortage import lacking
from allmende.games.village.rules.travel import Journey
from allmende.games.village.state import Village
from allmende.games.village.tables import (
    CHAMBER,
    CRAFT,
    FAMILY,
    FARMYARD,
    HARVEST,
    JOURNEY,
    MARKET,
    PLAGUE,
    SPACES,
    UNBORN,
)

CUBES: Final = PLAGUE + 1  # on the board, each space has a count for each cube
PAID_WITHOUT_CUBES: Final = [
    FAMILY,
    HARVEST,
    MARKET,
]  # these can be carried out (R42) whatever the well costs

W1_TOO_FEW_CUBES: Final = Reason("W1", "too-little")
W1_TOO_FEW_COINS: Final = Reason("W1", "too-little")
R3_NO_COINS: Final = Reason("R3", "no-coins-at-well")
R31_MUST_ACT: Final = Reason("R31", "must-act-after-well")
R42_NOTHING_TO_DO: Final = Reason("R42", "nothing-to-do")
R42_WELL_FOR_NOTHING: Final = Reason("R42", "well-for-nothing")
T4_NO_PASSING: Final = Reason("T4", "no-passing")


class TakeTurn(Decision[Village]):
    """Take a cube from an action space, or use the well; a last turn may also be declined (R23)."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "last")

    def __init__(self, seat: int, last: bool) -> None:
        super().__init__(seat)
        self.last: Final = last

    def told(self, state: Village) -> dict[str, Any]:
        return {"last": self.last}

    def always_asks(self) -> bool:
        return True

    def actions(self, state: Village) -> list[Action]:
        """Every cube there is, and the well with as few or as many coins as will do."""
        takes, wells = (
            state.space.of(TAKE),
            state.space.of(WELL),
        )  # by space and cube as the board; by colour and coins
        found = [takes[number] for number, cubes in enumerate(state.board) if cubes]
        family, price = state.families[self.seat], state.tables.well_cubes
        for colour, cubes in enumerate(family.influence):
            for coins in range(max(price - cubes, 0), min(price, family.coins + 1)):
                found.append(wells[colour * price + coins])
        if family.coins >= price:
            found.append(state.space.at(WELL_COINS))
        if self.last:
            found.append(state.space.at(DECLINE))
        return found

    def wonders(self, state: Village) -> list[Action]:
        return state.space.of(WELL) + state.space.of(WELL_COINS) + state.space.of(DECLINE)

    def refuse(self, state: Village, action: Action) -> Refusal:
        kind = action.kind
        if kind == TAKE:
            return ALLOWED
        if kind == DECLINE:
            return ALLOWED if self.last else T4_NO_PASSING
        colour, cubes, coins = well_price(state, action)
        family = state.families[self.seat]
        if coins and not state.tables.coins_at_well:
            return R3_NO_COINS
        if family.influence[colour] < cubes:
            return W1_TOO_FEW_CUBES
        if family.coins < coins:
            return W1_TOO_FEW_COINS
        return ALLOWED if well_is_of_use(state, self.seat, colour, cubes, coins) else R42_WELL_FOR_NOTHING

    def explain(self, state: Village, action: Action, reason: Reason) -> Reason:
        if reason is W1_TOO_FEW_CUBES:
            colour, cubes, _ = well_price(state, action)
            return lacking(state, self.seat, "W1", state.tables.influence_keys[colour], cubes)
        if reason is W1_TOO_FEW_COINS:
            return lacking(state, self.seat, "W1", "coins", well_price(state, action)[2])
        return reason

    def resolve(self, state: Village, action: Action) -> None:
        if action.kind == TAKE:
            take_cube(state, self.seat, action.first, action.second)
            push_action(state, self.seat, action.first, False)
        elif action.kind == DECLINE:
            if state.telling:
                state.note("declined", self.seat, {})
        else:
            colour, cubes, coins = well_price(state, action)
            pay_well(state, self.seat, colour, cubes, coins)
            if state.telling:
                state.note("well", self.seat, {})
            state.push(ChooseAction(self.seat, False))


class ChooseAction(Decision[Village]):
    """Any one of the seven actions: after the well, or as a last turn on an empty board (R38)."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "free")

    def __init__(self, seat: int, free: bool) -> None:
        super().__init__(seat)
        self.free: Final = free

    def told(self, state: Village) -> dict[str, Any]:
        return {"free": self.free}

    def always_asks(self) -> bool:
        return self.free

    def actions(self, state: Village) -> list[Action]:
        return state.space.of(DO) + state.space.of(DECLINE)

    def refuse(self, state: Village, action: Action) -> Refusal:
        if action.kind == DECLINE:
            return ALLOWED if self.free else R31_MUST_ACT
        return ALLOWED if can_carry_out(state, self.seat, action.first) else R42_NOTHING_TO_DO

    def explain(self, state: Village, action: Action, reason: Reason) -> Reason:
        if reason is not R42_NOTHING_TO_DO:
            return reason
        if action.first == HARVEST:  # one thing to do there, so its own reason says it best
            told = why_no_harvest(state, self.seat)
            return Reason(reason.rule, told.key, told.args)
        return Reason(reason.rule, reason.key, {"space": SPACES[action.first]})

    def resolve(self, state: Village, action: Action) -> None:
        if action.kind == DO:
            push_action(state, self.seat, action.first, True)
        elif state.telling:
            state.note("declined", self.seat, {})


def take_cube(village: Village, seat: int, space: int, cube: int) -> None:
    village.board[space * CUBES + cube] -= 1
    crossings = 0
    if cube == PLAGUE:  # U3
        village.plague += 1
        crossings = village.spend_own_time(seat, village.tables.plague_time)
    else:  # U2
        village.families[seat].influence[cube] += 1
    if village.telling:
        if cube != PLAGUE:
            village.book(seat, village.tables.influence_keys[cube], 1)
        village.note("took", seat, {"space": SPACES[space], "cube": village.tables.cubes[cube]})
        if village.board_is_empty():
            village.note("last-cube", seat, {})
    tell_bridge_before_action(village, seat, crossings, space)


def well_price(village: Village, action: Action) -> tuple[int, int, int]:
    """The colour, how many cubes of it, and how many coins instead of cubes (W1, R3, R49)."""
    if action.kind == WELL_COINS:
        return 0, 0, village.tables.well_cubes
    return action.first, village.tables.well_cubes - action.second, action.second


def pay_well(village: Village, seat: int, colour: int, cubes: int, coins: int) -> None:
    village.gain_cubes(seat, colour, -cubes)
    village.spend_coins(seat, coins)


def imagine_paid(village: Village, seat: int, colour: int, cubes: int, coins: int) -> None:
    """Pays the well without booking anything. Call it with opposite numbers to take that back."""
    family = village.families[seat]
    family.influence[colour] -= cubes
    village.influence[colour] += cubes
    family.coins -= coins
    village.coins += coins


def well_is_of_use(village: Village, seat: int, colour: int, cubes: int, coins: int) -> bool:
    """R31: once the well is paid, some action can really be carried out. Tries it by paying, then takes it back."""
    if village.anybody(seat, UNBORN):
        return True  # a birth costs nothing: no need to look further
    imagine_paid(village, seat, colour, cubes, coins)
    useful = False
    for space in range(len(SPACES)):
        if can_carry_out(village, seat, space):
            useful = True
            break
    imagine_paid(village, seat, colour, -cubes, -coins)
    return useful


def can_carry_out(village: Village, seat: int, space: int) -> bool:
    """R42."""
    if space == MARKET:
        return somebody_can_sell(village, seat)
    if space == FAMILY and village.anybody(seat, UNBORN):
        return True  # a birth costs nothing, nor is training ever refused (C2): no need to list all there is to do
    if space == CRAFT and village.anybody(seat, FARMYARD):
        return True
    return village.has_option(action_of(seat, space, True))


def action_of(seat: int, space: int, must: bool) -> Decision[Any]:
    """What there is to decide at an action space (all but the market). `must`: doing nothing is not allowed."""
    if space == HARVEST:
        return Harvest(seat, must)
    if space == FAMILY:
        return GrowFamily(seat, must)
    if space == CRAFT:
        return PractiseCraft(seat, must)
    if space == JOURNEY:
        return Journey(seat, must)
    if space == CHAMBER:
        return SitInCouncil(seat, must)
    return JoinChurch(seat, must)


def push_action(village: Village, seat: int, space: int, must: bool) -> None:
    if space == MARKET:  # U4: a market day must be held
        hold_market(village, seat)
    else:
        village.push(action_of(seat, space, must))
