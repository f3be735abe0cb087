"""What tiles do, in words made from their data: a tile from a user's own file explains itself too."""

from __future__ import annotations

from allmende.core.words import Words
from allmende.games.black_forest import effects
from allmende.games.black_forest.effects import CELLS, NO_LIMIT, PER, Effect, Entry
from allmende.games.black_forest.faces import (
    CONVERSION,
    COUNT_BONUS,
    ENDGAME,
    HOOKS,
    HOUSING,
    INSTANT,
    METRICS,
    ON_ROTATION,
    T_BEG,
    T_CATTLE,
    T_DISCOUNT,
    T_FIELDS,
    T_PASTURE,
    T_PIGS,
    T_PONDS,
    T_SWAP,
    Face,
)
from allmende.games.black_forest.goods import GOODS, KINDS, WHEELS, Price
from allmende.games.black_forest.tables import Tables


def price(words: Words, paid: Price) -> str:
    return amounts(words, paid.amounts)


def amounts(words: Words, counts: list[int]) -> str:
    """'2 wood, 1 brick'."""
    return ", ".join(words.amount(KINDS[kind], count) for kind, count in enumerate(counts) if count)


def face(words: Words, tables: Tables, tile: Face) -> str:
    """What a building does."""
    if tile.kind == INSTANT:
        return entries(words, tables.effects[tile.effect])
    if tile.kind == CONVERSION:
        return exchange(words, tables.effects[tile.effect])
    if tile.kind == ENDGAME:
        metric = words.text(f"metric-{METRICS[tile.metric]}")
        return words.text(
            "effect-points", points=tile.metric_points, divisor=tile.divisor, metric=metric, most=tile.most
        )
    return _hook(words, tables, tile)


def exchange(words: Words, effect: Effect) -> str:
    """'1 wood → 4 charcoal', for conversions, jobs and tradespeople."""
    result = entries(words, effect)
    return f"{price(words, effect.price)} → {result}" if effect.price.kinds else result


def entries(words: Words, effect: Effect) -> str:
    return "; ".join(_entry(words, entry) for entry in effect.entries)


def _entry(words: Words, entry: Entry) -> str:
    op = entry.op
    goods = amounts(words, entry.goods)
    if op == effects.GAIN:
        return goods
    if op == effects.LIVESTOCK:
        return amounts(words, [*[0] * len(GOODS), entry.pigs, entry.cattle])
    if op in (effects.GAIN_PER, effects.GAIN_STEPS):
        counted = words.text(f"per-{next(word for word, per in PER.items() if per == entry.per)}")
        if op == effects.GAIN_PER:
            most = 0 if entry.limit == NO_LIMIT else entry.limit
            return words.text("effect-gain_per", goods=goods, per=counted, most=most)
        steps = "/".join(str(number) for _, number in entry.steps)
        counts = "/".join(str(least) for least, _ in entry.steps)
        good = words.value("good", GOODS[entry.goods.index(1)])
        return words.text("effect-gain_steps", good=good, steps=steps, counts=counts, per=counted)
    tile = words.value("tile", CELLS[entry.tile])
    return words.text(f"effect-{effects.OPS[op]}", count=entry.number, tile=tile, others=entry.others)


def _hook(words: Words, tables: Tables, tile: Face) -> str:
    traits = tile.traits
    numbers = [
        traits[T_BEG],
        traits[T_DISCOUNT],
        traits[T_PASTURE],
        traits[T_SWAP],
        traits[T_FIELDS],
        traits[T_PONDS],
    ]
    result = entries(words, tables.effects[tile.effect]) if tile.effect >= 0 else ""
    trades = ", ".join(words.value("trade", tables.trades[trade]) for trade in tile.trades)
    wheel = words.value("wheel", WHEELS[tile.wheel]) if tile.hook == ON_ROTATION else ""
    housed = (
        amounts(words, [*[0] * len(GOODS), traits[T_PIGS], traits[T_CATTLE]]) if tile.hook == HOUSING else ""
    )
    counted = ""
    if tile.hook == COUNT_BONUS:
        counted = words.value("tile", "field" if traits[T_FIELDS] else "pond")
    return words.text(
        f"hook-{HOOKS[tile.hook]}",
        result=result,
        trades=trades,
        wheel=wheel,
        animals=housed,
        tile=counted,
        count=max(numbers),
    )
