"""A turn: spend a commodity, move, act; or go Begging (TU-1 to TU-8, BG-1 to BG-3)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.black_forest.actions import ASK_GIFTS, BEG, CONVERT, MOVE, REMOVE, RETURN, SWAP
from allmende.games.black_forest.faces import ON_SWAP, T_BEG, T_SWAP
from allmende.games.black_forest.goods import M_COMMODITY, MARKER_WORDS, PROVISION
from allmende.games.black_forest.rules.action import NONE_USED, Act
from allmende.games.black_forest.rules.conversions import (
    conversions,
    convert,
    explain_conversion,
    refuse_conversion,
)
from allmende.games.black_forest.rules.estates import removals, remove
from allmende.games.black_forest.rules.foresight import Walks, has_conversion, imagine
from allmende.games.black_forest.rules.gain import ChooseBasic, gain_one_kind, settle
from allmende.games.black_forest.rules.travel import (
    NO_SPACE,
    Lookout,
    can_move,
    can_move_converting,
    explain_move,
    moves_in_reach,
    open_space,
    refuse_move,
    set_out,
    use_pawn,
)
from allmende.games.black_forest.rules.wheels import turn_cooking_wheel
from allmende.games.black_forest.state import GIFTS_ASK, BlackForest
from allmende.games.black_forest.tables import OFF_BOARD

# What has happened in the turn so far.
FRESH: Final = 0
BUSY: Final = 1  # a free action has been taken: no swap any more (TU-6)
SWAPPED: Final = 2

TU3_ONLY_FIRST: Final = Reason("TU-3", "swap-comes-first")
TU3_ONCE: Final = Reason("TU-3", "one-swap-a-turn")
TU3_HIMSELF: Final = Reason("TU-3", "merchant-himself")
TU3_NO_COMMODITY: Final = Reason("TU-3", "no-commodity")
TU3_NO_MOVE: Final = Reason("TU-3", "no-move-after-swap")
TU3_CONVERT_FIRST: Final = Reason("TU-3", "convert-to-move")
BG1_FIRST_TURN: Final = Reason("BG-1", "place-pawn-first")
R11_NO_BEGGING: Final = Reason("R11", "no-begging-after-swap")


class Outlook:
    """What the moves and swaps of one list have in common, so that it is worked out once, if at all. A legal move that the two
    who are swapped have no part in settles nearly all swaps, one walk through conversions many of the others."""

    def __init__(self) -> None:
        self.moving: Final = Lookout()
        self.swapping: Final = Walks()
        self.known: int | None = None

    def safe_space(self, forest: BlackForest, seat: int) -> int:
        """A space that is open after a swap, unless with one of those next to it; NO_SPACE if there is none."""
        if self.known is None:
            self.known = space_after_paying(forest, seat)
        return self.known


class TakeTurn(Decision[BlackForest]):
    """The menu of a turn: swap the Merchant, move, beg, or a free action."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "phase")

    def __init__(self, seat: int, phase: int, outlook: Outlook | None = None) -> None:
        super().__init__(seat)
        self.phase: Final = phase
        self.outlook: Final = outlook

    def told(self, state: BlackForest) -> dict[str, Any]:
        return {"fresh": self.phase == FRESH, "swapped": self.phase == SWAPPED}

    def always_asks(self) -> bool:
        return True

    def actions(self, state: BlackForest) -> list[Action]:
        space, tables = state.space, state.tables
        found = moves_in_reach(state, self.seat)
        if self.phase == FRESH and state.players[self.seat].store[M_COMMODITY]:
            swaps = space.of(SWAP)
            found += swaps[: tables.merchant] + swaps[tables.merchant + 1 :]
        found += space.of(BEG)
        if state.players[self.seat].buildings:
            found += conversions(state, self.seat)
        found += removals(state, self.seat)
        if state.seats > 1 and not state.asks_about_gifts(self.seat):
            found += space.of(ASK_GIFTS)
        return found

    def wonders(self, state: BlackForest) -> list[Action]:
        """Moves that are too far or whose space is taken, and swaps when it is too late for them."""
        return state.space.of(SWAP) + state.space.of(MOVE)

    def informed(self, state: BlackForest) -> Decision[BlackForest]:
        return TakeTurn(self.seat, self.phase, Outlook())

    def refuse(self, state: BlackForest, action: Action) -> Refusal:
        kind = action.kind
        if kind == MOVE:
            lookout = self.outlook.moving if self.outlook is not None else Lookout()
            return refuse_move(state, self.seat, place_of(state, action), lookout)
        if kind == SWAP:
            return self.refuse_swap(state, action.first)
        if kind == BEG:
            return self.refuse_begging(state)
        if kind == CONVERT:
            return refuse_conversion(state, self.seat, action)
        return ALLOWED

    def refuse_swap(self, state: BlackForest, trade: int) -> Refusal:
        if trade == state.tables.merchant:
            return TU3_HIMSELF
        if self.phase != FRESH:
            return TU3_ONCE if self.phase == SWAPPED else TU3_ONLY_FIRST
        if state.players[self.seat].store[M_COMMODITY] == 0:
            return TU3_NO_COMMODITY
        outlook = self.outlook or Outlook()
        safe = outlook.safe_space(state, self.seat)
        if safe != NO_SPACE and trade not in (state.tiles[safe], state.tiles[state.tables.next_slot[safe]]):
            return ALLOWED
        follows = move_follows_swap(state, self.seat, trade, outlook.swapping)
        return ALLOWED if follows else TU3_NO_MOVE

    def refuse_begging(self, state: BlackForest) -> Refusal:
        first_turn = state.players[self.seat].pawn == OFF_BOARD
        if first_turn or self.phase == SWAPPED:  # TU-8: begging is left only if nothing else is
            if can_move(state, self.seat):
                return BG1_FIRST_TURN if first_turn else R11_NO_BEGGING
            if has_conversion(state, self.seat) and can_move_converting(
                imagine(state, self.seat), self.seat, Walks()
            ):
                return TU3_CONVERT_FIRST
        return ALLOWED

    def explain(self, state: BlackForest, action: Action, reason: Reason) -> Reason:
        if action.kind == MOVE:
            return explain_move(state, self.seat, place_of(state, action), reason)
        if reason is TU3_NO_COMMODITY:
            return reason.lacking(MARKER_WORDS[M_COMMODITY], 1, 0)
        return explain_conversion(state, self.seat, action, reason)

    def resolve(self, state: BlackForest, action: Action) -> None:
        kind = action.kind
        if kind == MOVE:
            state.push(Act(self.seat, NONE_USED, bool(state.options["ask_turn_end"])))
            set_out(state, self.seat, place_of(state, action))
        elif kind == BEG:
            beg(state, self.seat)
        elif kind == SWAP:
            state.push(TakeTurn(self.seat, SWAPPED))
            swap(state, self.seat, action.first)
        elif kind == ASK_GIFTS:
            state.push(self)
            state.players[self.seat].gifts = GIFTS_ASK
            if state.telling:
                state.note("asks-about-gifts", self.seat, {})
        else:
            state.push(TakeTurn(self.seat, max(self.phase, BUSY)))
            if kind == CONVERT:
                convert(state, self.seat, action)
            elif kind in (REMOVE, RETURN):
                remove(state, self.seat, action)


def place_of(forest: BlackForest, action: Action) -> int:
    """The place that a move names: centres are left out there."""
    tables = forest.tables
    return action.first if action.first < tables.slots else action.first + len(tables.villages)


def move_follows_swap(forest: BlackForest, seat: int, trade: int, walks: Walks) -> bool:
    """TU-3, R11: whether a legal move is left. Looks by paying and swapping, and takes it back; if that does not settle it,
    on a copy, with what the swap brings and conversions make of it."""
    player = forest.players[seat]
    kept, tiles = player.store, forest.tiles
    player.store = paid_for_swap(forest, kept)
    exchange(forest, trade)
    found = can_move(forest, seat)
    player.store = kept
    forest.tiles = tiles
    if found:
        return True
    twin = imagine(forest, seat)
    swap(twin, seat, trade)
    return can_move_converting(twin, seat, walks)


def space_after_paying(forest: BlackForest, seat: int) -> int:
    """A space away from the Merchant that is open once the commodity has been paid; NO_SPACE if there is none."""
    player, kept = forest.players[seat], forest.players[seat].store
    player.store = paid_for_swap(forest, kept)
    space = open_space(forest, seat, forest.slot_of(forest.tables.merchant))
    player.store = kept
    return space


def paid_for_swap(forest: BlackForest, store: list[int]) -> list[int]:
    """A store once the commodity has been paid and the wheel has turned."""
    trial = store.copy()
    trial[M_COMMODITY] -= 1
    turn_cooking_wheel(trial, forest.tables.refined_max)
    return trial


def exchange(forest: BlackForest, trade: int) -> None:
    merchant, other = forest.slot_of(forest.tables.merchant), forest.slot_of(trade)
    forest.tiles = forest.tiles.copy()
    forest.tiles[merchant] = trade
    forest.tiles[other] = forest.tables.merchant


def swap(forest: BlackForest, seat: int, trade: int) -> None:
    """TU-3: pay the commodity, exchange; then buildings that look at it (`on_swap`)."""
    player = forest.players[seat]
    player.store[M_COMMODITY] -= 1
    exchange(forest, trade)
    if forest.telling:
        forest.book(seat, MARKER_WORDS[M_COMMODITY], -1)
        forest.note("swapped", seat, {"trade": forest.tables.trades[trade]})
        for number in player.buildings:
            if forest.tables.faces[number].hook == ON_SWAP:
                forest.note("bonus", seat, {"building": forest.tables.faces[number].word})
    if player.traits[T_SWAP]:
        forest.push(ChooseBasic(seat, player.traits[T_SWAP], 0))
    settle(forest, seat)


def beg(forest: BlackForest, seat: int) -> None:
    """BG-2, BG-3: to the centre of the village, a provision, and the turn is over."""
    player, tables = forest.players[seat], forest.tables
    if 0 <= player.pawn < tables.slots:
        player.pawn = tables.centres + tables.village_of_slot[player.pawn]
    use_pawn(forest, seat, player.pawn)
    if forest.telling:
        if tables.centres <= player.pawn < tables.first_location:
            forest.note("begged-in-village", seat, {"place": tables.place_words[player.pawn]})
        else:
            forest.note("begged", seat, {})
    gain_one_kind(forest, seat, PROVISION, 1 + player.traits[T_BEG])
