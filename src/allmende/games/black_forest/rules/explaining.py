"""Why a tradesperson, a job or a conversion can't be used, with figures: for people only, legal moves need none of this."""

from __future__ import annotations

from typing import Final

from allmende.core.decisions import Reason
from allmende.games.black_forest import effects as table
from allmende.games.black_forest.effects import CELLS, FIELD, FOREST, PER_CATTLE, PER_FOREST_PIG, POND, Effect
from allmende.games.black_forest.faces import T_FIELDS, T_PONDS
from allmende.games.black_forest.rules.effects import TP2_CANNOT_PAY, TP2_NO_EFFECT, TP2_NO_FOREST
from allmende.games.black_forest.rules.payment import explain_price
from allmende.games.black_forest.state import Player

TP2_TOO_FEW: Final = Reason("TP-2", "too-few-to-count")
LV3_NO_STALL: Final = Reason("LV-3", "no-room-for-animals")
LS2_NO_CELL: Final = Reason("LS-2", "no-space-for-tile")
GH3_NO_ESTATE: Final = Reason("GH-3", "no-estate-left")


def explain_effect(player: Player, effect: Effect, reason: Reason) -> Reason:
    """Why a tradesperson, a job or a conversion can't be used."""
    if reason is TP2_CANNOT_PAY:
        return explain_price(player, effect.price, reason)
    if reason is TP2_NO_FOREST:
        return reason.lacking(CELLS[FOREST], 1, 0)
    if reason is not TP2_NO_EFFECT or len(effect.entries) != 1:
        return reason
    entry = effect.entries[0]
    if entry.op in (table.GAIN_PER, table.GAIN_STEPS):
        need = entry.steps[0][0] if entry.op == table.GAIN_STEPS else 1
        if entry.per == PER_CATTLE:
            return TP2_TOO_FEW.lacking("cattle", need, player.cattle)
        if entry.per == PER_FOREST_PIG:
            what, have = ("pig", 0) if player.pigs == 0 else (CELLS[FOREST], 0)
            return TP2_TOO_FEW.lacking(what, need, have)
        if entry.per == FIELD and effect.by_trade:
            need -= player.traits[T_FIELDS]
        elif entry.per == POND and effect.by_trade:
            need -= player.traits[T_PONDS]
        return TP2_TOO_FEW.lacking(CELLS[entry.per], need, player.tiles[entry.per])
    if entry.op == table.LIVESTOCK:
        return LV3_NO_STALL
    if entry.op == table.PROGRESS:
        return GH3_NO_ESTATE
    return LS2_NO_CELL if entry.op == table.PLACE else reason
