"""What a seat may know in Pandemain: everything but what is drawn later and the icons of action cards not yet shown."""

from __future__ import annotations

from allmende.games.pandemain.cards import SERVANT_ICON
from allmende.games.pandemain.shapes import (
    BakerView,
    ChurchView,
    Loaf,
    SimBakerView,
    Table,
    VillageView,
)
from allmende.games.pandemain.state import Baker, Pandemain, loaf
from allmende.games.pandemain.tables import NONE
from allmende.games.pandemain.words import (
    GRAINS,
    GRANARY,
    IN_GUILD,
    INGREDIENTS,
    LOCATIONS,
    NOWHERE,
    QUALITIES,
    TOKENS,
)


def view(state: Pandemain) -> Table:
    tables, setting = state.tables, state.setting
    shown: Table = {
        "round": state.round,
        "night": bool(state.night),
        "players": [f"seat-{seat + 1}" for seat in range(state.seats)]
        + [tables.sims[kind].name for kind in setting.sims],
        "tower": state.tower.copy(),
        "next_tower": state.next_tower.copy(),
        "workers": {
            name: state.board[place * setting.players : (place + 1) * setting.players]
            for place, name in enumerate(tables.place_names)
        },
        "stalls": {stall.name: state.stalls[number] for number, stall in enumerate(tables.stalls)},
        "bag": _counts(GRAINS, state.bag),
        "mill": {
            column.name: _counts(GRAINS, state.mill[number * 4 : number * 4 + 4])
            for number, column in enumerate(tables.columns)
        },
        "granary": {"workers": state.crowd[GRANARY], "limit": setting.granary_limit},
        "castle_loans": state.castle_loans,
        "villages": [_village(state, number) for number in range(len(tables.villages))],
        "church": _church(state),
        "supply": {**_counts(TOKENS, state.tokens), "loans": state.loans},
        "bakers": [_baker(state, baker) for baker in state.bakers],
        "families": [tables.families[card].number for card in state.families],
    }
    if setting.expert:
        _add_expert(state, shown)
    if setting.sims:
        shown["sim_bakers"] = [_sim(state, number) for number in range(len(setting.sims))]
        shown["cards_shown"] = state.cards_shown.copy()
    return shown


def _counts(words: list[str], counts: list[int]) -> dict[str, int]:
    return dict(zip(words, counts, strict=True))


def _village(state: Pandemain, number: int) -> VillageView:
    board, spaces = state.tables.villages[number], state.tables.orders_per_village
    first = number * spaces
    return {
        "name": board.name,
        "permanent": {"bread": GRAINS[board.bread], "points": board.points},
        "orders": [
            {"name": order.name, "bread": _bread(state.orders[first + space]), "points": order.points, "dawn": order.dawn}
            for space, order in enumerate(board.orders)
        ],
        "upcoming": [
            {"to": board.orders[target].name, "bread": _bread(state.upcoming[first + space])}
            for space, target in enumerate(board.upcoming)
        ],
        "villager": state.tables.villagers[state.village_kinds[number]].name,
        "villagers_left": state.villagers_left[number],
        "limit": state.setting.village_limit,
    }  # fmt: skip


def _bread(bread: int) -> str | None:
    return None if bread == NONE else GRAINS[bread]


def _church(state: Pandemain) -> ChurchView:
    tables = state.tables
    kinds = len(tables.rewards)
    return {
        "offerings": [tables.offerings[number].name for number in state.shown],
        "pile": [tables.offerings[number].name for number in state.piles],
        "discards": [tables.offerings[number].name for number in state.discards],
        "rewards": {
            str(level): [tables.rewards[token % kinds].name for token in state.rewards if token // kinds == stack]
            for stack, level in enumerate(tables.reward_levels)
        },
        "inquisition": state.inquisition,
        "crosses_shown": state.crosses_shown.copy(),
        "crosses_left": state.round_tokens.copy(),
    }  # fmt: skip


def _baker(state: Pandemain, baker: Baker) -> BakerView:
    tables = state.tables
    loaves: list[Loaf] = [
        {"bread": GRAINS[bread], "quality": QUALITIES[quality], "day": day + 1, "count": count}
        for quality in range(len(QUALITIES))
        for day in range(tables.days)
        for bread in range(len(GRAINS))
        if (count := baker.loaves[loaf(quality, day, bread, tables.days)])
    ]
    shown: BakerView = {
        "points": baker.points,
        "penitence": baker.penitence,
        "workers": baker.workers,
        "own_workers": baker.total_workers,
        "aside": baker.aside,
        "pfennigs": baker.pfennigs,
        "ingredients": _counts(INGREDIENTS, baker.units),
        "flour": _counts(GRAINS, baker.flour),
        "loaves": loaves,
        "active": _counts(TOKENS, baker.active),
        "used": _counts(TOKENS, baker.used),
        "villagers": [villager.name for kind, villager in enumerate(tables.villagers) if baker.has_villager(kind)],
        "loans": baker.loans,
    }  # fmt: skip
    if state.setting.expert:
        shown["penances"] = baker.penances
        shown["reputation"] = _counts(GRAINS, [place - tables.reputation_zero for place in baker.reputation])
    if state.setting.bonus_village != NOWHERE:
        shown["last_sale"] = baker.last_sale
    return shown


def _add_expert(state: Pandemain, shown: Table) -> None:
    """What there is only in the expert mode."""
    tables = state.tables
    shown["masters"] = [
        {
            "number": tables.masters[master].number,
            "employer": None if employer == IN_GUILD else employer,
            "upgraded": bool(state.upgraded[master]),
            "experience": state.experience[master],
        }
        for master, employer in enumerate(state.masters)
        if employer >= IN_GUILD
    ]
    shown["favours"] = [
        favour.name for number, favour in enumerate(tables.favours) if state.favours >> number & 1
    ]
    shown["servant"] = None if state.servant == NOWHERE else LOCATIONS[state.servant]
    shown["penances"] = state.penances


def _sim(state: Pandemain, number: int) -> SimBakerView:
    """AU4: only the icons already shown; the whole card once the game is over."""
    deck, card = state.setting.decks, state.cards[number] if state.cards else 0
    icons = shown_icons(state, number)
    shown: SimBakerView = {
        "name": state.tables.sims[state.setting.sims[number]].name,
        "icons": ["servant" if icon == SERVANT_ICON else state.tables.place_names[icon] for icon in icons],
        "day_icons": len(deck.days[card]),
    }
    if state.nights_shown >> number & 1:
        night = deck.nights[card]
        shown["night"] = None if night == NOWHERE else state.tables.place_names[night]
    if state.is_over:
        shown["card"] = card
    return shown


def shown_icons(state: Pandemain, number: int) -> list[int]:
    """AU4: the icons of a sim-baker's card that have been shown."""
    return state.setting.decks.days[state.cards[number]][: state.icons[number]] if state.cards else []
