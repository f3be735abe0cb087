"""Orders: what a seat wants decided automatically, and which interrupts it wants to be asked about."""

from __future__ import annotations

from functools import cache
from typing import Any

from allmende.core.decisions import Decision, kind_name
from allmende.core.game import Game
from allmende.server import messages
from allmende.server.errors import NotAllowed
from allmende.server.tables.hall import Hall
from allmende.server.tables.seating import own_seats
from allmende.server.tables.table import Table


async def set_orders(hall: Hall, table_id: str, person: str, wish: messages.SetOrders) -> Table:
    async with hall.lock(table_id):
        table = await hall.fresh(table_id)
        seat = own_seats(table, person, wish.seat)[0]
        known = decision_kinds(table.game)
        for order in wish.orders:
            if order.decision not in known:
                raise NotAllowed("unknown-decision", decision=order.decision)
            if order.code is not None and order.code >= table.game.num_actions:
                raise NotAllowed("order-kind")
        orders = {order.decision: order.code for order in wish.orders}
        await hall.store.seats.set_orders(table.id, seat, orders)
        table = await hall.fresh(table_id)
        await hall.settle_clock(table)
    hall.changed(table)
    return table


@cache
def decision_kinds(game: Game[Any]) -> frozenset[str]:
    """All kinds of decisions a game can ask for."""
    return frozenset(kind_name(found.__name__) for found in game.records() if issubclass(found, Decision))
