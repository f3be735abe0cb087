"""What a seat can imagine in Pandemain: which card a sim-baker follows (AU3, AU4)."""

from __future__ import annotations

from itertools import product
from typing import Any, cast

from allmende import State
from allmende.games.pandemain.state import Pandemain
from tests.conformance.worlds import Counted, Weights, World


def worlds(state: State, seat: int) -> Weights:
    view, bakery = state.view(seat), cast(Pandemain, state)
    decks, scenario = bakery.setting.decks, bakery.setting.scenario
    possible: list[list[int]] = []
    for number, sim in enumerate(view.get("sim_bakers", [])):
        draws = decks.draws[bakery.setting.sims[number]] if scenario is None else scenario.draws
        possible.append(
            [
                card
                for card in draws[view["round"] - 1]
                if card not in view["cards_shown"] and _looks_like(bakery, card, sim)
            ]
        )
    return dict.fromkeys(product(*possible), 1)


def _looks_like(bakery: Pandemain, card: int, sim: dict[str, Any]) -> bool:
    decks, places = bakery.setting.decks, bakery.tables.place_names
    icons = [places[icon] if icon >= 0 else "servant" for icon in decks.days[card]]
    if len(icons) != sim["day_icons"] or icons[: len(sim["icons"])] != sim["icons"]:
        return False
    night = decks.nights[card]
    return "night" not in sim or sim["night"] == (places[night] if night >= 0 else None)


def world_of(state: State, seat: int) -> World:
    return tuple(cast(Pandemain, state).cards)


COUNTED = Counted(worlds, world_of)
