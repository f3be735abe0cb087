"""When the reasons of Black Forest are true, read from what everybody sees and from the printed tiles."""

from __future__ import annotations

from functools import cache
from typing import Any

import allmende
from tests.conformance.test_reasons import Refused, Truth

OPEN = ("empty", "field", "pond", "pasture")
GOODS = ("wood", "sand", "water", "charcoal-glass", "charcoal-cooking", "porridge", "meat", "brick")
FULL = 7  # where a basic marker ends
MOST_GLASS = 3

Prices = dict[str, dict[str, int]]


@cache
def prices() -> Prices:
    """What buildings and jobs cost, by their words."""
    parts = allmende.game("black-forest").components
    small, large = parts.section("small_buildings"), parts.section("large_buildings")
    found = {tile.text("id"): tile.data["cost"] for tile in small.tables("faces") + large.tables("tiles")}
    return found | {job.text("id"): job.data["pay"] for job in parts.section("jobs").tables("tiles")}


# -- what there is ----------------------------------------------------------------------------------------------------


def mine(refused: Refused) -> dict[str, int]:
    return refused.holdings[refused.seat]


def me(refused: Refused) -> dict[str, Any]:
    player: dict[str, Any] = refused.view["players"][refused.seat]
    return player


def args(refused: Refused) -> dict[str, int | str]:
    return refused.args("black-forest")


def held(goods: dict[str, int], kind: str) -> int:
    if kind == "charcoal":
        return goods["charcoal-glass"] + goods["charcoal-cooking"]
    return goods["pig"] + goods["cattle"] if kind == "livestock" else goods[kind]


def covers(goods: dict[str, int], price: dict[str, int]) -> bool:
    return all(held(goods, kind) >= count for kind, count in price.items())


def cell(refused: Refused) -> str:
    """What lies on the cell that the action names."""
    named = args(refused)
    rows: list[list[str]] = me(refused)["estates"][int(named["estate"])]
    return [word for row in rows for word in row][int(named["cell"]) - 1]


def has_pair(refused: Refused, felled: tuple[int, int] | None = None) -> bool:
    """Whether two open cells lie side by side; `felled` (Estate and number) counts as open."""
    for number, rows in enumerate(me(refused)["estates"]):
        free = [
            [
                word in OPEN or (number, y * len(row) + x + 1) == felled
                for x, word in enumerate(row)
            ]
            for y, row in enumerate(rows)
        ]  # fmt: skip
        for y, row in enumerate(free):
            for x, here in enumerate(row):
                beside = (x + 1 < len(row) and row[x + 1]) or (y + 1 < len(free) and free[y + 1][x])
                if here and beside:
                    return True
    return False


def forests(refused: Refused) -> list[tuple[int, int]]:
    return [
        (number, y * len(row) + x + 1)
        for number, rows in enumerate(me(refused)["estates"])
        for y, row in enumerate(rows)
        for x, word in enumerate(row)
        if word == "forest"
    ]


# -- what could be done -----------------------------------------------------------------------------------------------


def free_of_charge(refused: Refused, trade: str) -> bool:
    """Whether a tradesperson could be used for sure, whatever has been paid on the way."""
    goods = mine(refused)
    match trade:
        case "traveling_merchant":
            return True
        case "carpenter":
            return can_advance(refused)
        case "pig_farmer":
            return goods["pig"] < goods["forest"] + 3 * goods["pasture"]
        case "cattle_farmer":
            return goods["cattle"] < 2 * goods["stable"] + 3 * goods["pasture"]
        case "herder":
            return goods["cattle"] > 0 or (goods["pig"] > 0 and goods["forest"] > 0)
        case "cook":
            return goods["field"] > 0 or goods["pond"] > 1
        case "farmhand":
            return goods["empty"] + goods["pond"] + goods["pasture"] > 0
        case "gardener" | "glass_miller":
            return goods["pond"] > 0
        case "lumberjack":
            return goods["forest"] > 0
    return False


def at_a_price(refused: Refused, trade: str) -> bool:
    """Whether a tradesperson could be used with what is held, nothing being paid on the way."""
    goods = mine(refused)
    match trade:
        case "brickmaker":
            return held(goods, "charcoal") > 0
        case "charcoal_burner":
            return goods["wood"] > 0
        case "furnace_maker":
            return goods["brick"] > 2 and can_advance(refused)
        case "butcher":
            return goods["pig"] + goods["cattle"] > 0
        case "landowner":
            paid = goods["water"] > 0 and goods["porridge"] + goods["brick"] > 0
            return paid and (
                free_of_charge(refused, "pig_farmer") or free_of_charge(refused, "cattle_farmer")
            )
        case "builder" | "carpenter":
            return can_build(refused, goods, felling=False)
        case "woodworker":
            return goods["forest"] > 0 and can_build(refused, after_felling(goods), felling=True)
    return False


def can_advance(refused: Refused) -> bool:
    return mine(refused)["progress"] < 2 or refused.view["supply"]["small_estates"] > 0


def after_felling(goods: dict[str, int]) -> dict[str, int]:
    """The Woodworker's wood, which may turn the glass wheel."""
    after = {**goods, "wood": min(goods["wood"] + 1, FULL)}
    needed = ("wood", "sand", "water", "charcoal-glass")
    turns = min(MOST_GLASS - after["glass"], *[after[kind] for kind in needed])
    for kind in needed:
        after[kind] -= turns
    after["glass"] += turns
    return after


def can_build(refused: Refused, goods: dict[str, int], felling: bool) -> bool:
    free = sum(goods[kind] for kind in OPEN) + felling
    pair = has_pair(refused) or (felling and any(has_pair(refused, spot) for spot in forests(refused)))
    return any(
        covers(goods, prices()[word]) and (pair if word[0] in "GW" else free > 0)
        for word in refused.view["offer"]
    )


def stands_beside(view: dict[str, Any], space: str) -> list[str]:
    """MV-12: the tradespeople next to a space."""
    village, number = space.split("-")
    ring: list[str] = view["villages"][village]["tradespeople"]
    return [ring[int(number) - 1], ring[int(number) % len(ring)]]


def nothing_there(refused: Refused) -> bool:
    place, pawn, view = str(args(refused)["place"]), me(refused)["pawn"], refused.view
    if "-" not in place:
        # A provision or more is spent on the way, which can turn the cooking wheel.
        waits = all(mine(refused)[kind] for kind in ("charcoal-cooking", "porridge", "meat"))
        return waits or not covers(mine(refused), prices()[view["locations"][place]["job"]])
    near = pawn is None or pawn["place"] == place.split("-")[0]
    job = view["villages"][place.split("-")[0]]["job"]
    if near and job and covers(mine(refused), prices()[job]):
        return False
    trades = stands_beside(view, place)
    return not any(
        free_of_charge(refused, trade) or (near and at_a_price(refused, trade)) for trade in trades
    )


def stuck_after_swap(refused: Refused) -> bool:
    """Within the own village nothing is paid; there at least nothing could be done."""
    pawn, view, trade = me(refused)["pawn"], refused.view, str(args(refused)["trade"])
    others = {"traveling_merchant": trade, trade: "traveling_merchant"}
    for village, seen in view["villages"].items():
        for number in range(len(seen["tradespeople"])):
            space = f"{village}-{number + 1}"
            if (pawn is not None and pawn["place"] != village) or is_taken(refused, space):
                continue
            if any(free_of_charge(refused, others.get(word, word)) for word in stands_beside(view, space)):
                return False
    return True


def is_at(figure: dict[str, Any] | None, place: str) -> bool:
    return figure is not None and place in (f"{figure['place']}-{figure['space']}", figure["place"])


def is_taken(refused: Refused, place: str) -> bool:
    view = refused.view
    figures = [*view["placed"]] if view["seats"] == 1 else [player["pawn"] for player in view["players"]]
    return any(is_at(figure, place) for figure in [*figures, view["neutral"]])


# -- reasons ----------------------------------------------------------------------------------------------------------


def cannot_build(refused: Refused) -> bool:
    felling = args(refused).get("service") == "woodworker"
    goods = after_felling(mine(refused)) if felling else mine(refused)
    return not can_build(refused, goods, felling)


def pays_another_way(refused: Refused) -> bool:
    if refused.view["pending"]["kind"] == "pay-toll":
        return any(mine(refused)[good] for good in GOODS if good != args(refused)["good"])
    return refused.view["pending"]["kind"] == "pay-travel" and mine(refused)["provision"] > 0


def no_stall(refused: Refused) -> bool:
    service = str(args(refused).get("service", ""))
    wanted = {"pig_farmer": ["pig_farmer"], "cattle_farmer": ["cattle_farmer"]}.get(
        service, ["cattle_farmer"] if not service else ["pig_farmer", "cattle_farmer"]
    )
    return not any(free_of_charge(refused, trade) for trade in wanted)


def no_cell(refused: Refused) -> bool:
    """Drainage Works and Gardener place a Pond, Farmhand a Pasture or a Field."""
    tile = {"farmhand-1": "pasture", "farmhand-2": "field"}.get(str(args(refused).get("service")), "pond")
    return all(mine(refused)[kind] == 0 for kind in OPEN if kind != tile)


def has_conversion(refused: Refused) -> bool:
    """A blue building that can be paid."""
    parts = allmende.game("black-forest").components
    small, large = parts.section("small_buildings"), parts.section("large_buildings")
    return any(
        tile.text("id") in me(refused)["buildings"]
        and tile.text("kind") == "conversion"
        and covers(mine(refused), tile.data["effect"][0]["pay"])
        for tile in small.tables("faces") + large.tables("tiles")
    )


TRUTHS: dict[str, Truth] = {
    "already-there": lambda refused: is_at(me(refused)["pawn"], str(args(refused)["place"])),
    "occupied": lambda refused: (
        is_taken(refused, str(args(refused)["place"])) and not is_at(me(refused)["pawn"], str(args(refused)["place"]))
    ),
    "cannot-pay-toll": lambda refused: (
        refused.reason.args["have"] == sum(mine(refused)[good] for good in GOODS)
    ),
    "no-job-there": lambda refused: refused.view["locations"][args(refused)["place"]]["job"] is None,
    "cannot-act-there": nothing_there,
    "needed-for-action": pays_another_way,
    "place-in-village": lambda refused: me(refused)["pawn"] is None and "-" not in str(args(refused)["place"]),
    "convert-to-move": lambda refused: refused.view["pending"]["swapped"] and has_conversion(refused),
    "convert-to-act": lambda refused: not refused.view["pending"]["acted"] and has_conversion(refused),
    "place-pawn-first": lambda refused: me(refused)["pawn"] is None,
    "no-begging-after-swap": lambda refused: refused.view["pending"]["swapped"],
    "swap-comes-first": lambda refused: not refused.view["pending"]["fresh"] and not refused.view["pending"]["swapped"],
    "one-swap-a-turn": lambda refused: refused.view["pending"]["swapped"],
    "merchant-himself": lambda refused: args(refused)["trade"] == "traveling_merchant",
    "no-move-after-swap": stuck_after_swap,
    "must-act": lambda refused: not refused.view["pending"]["acted"],
    "must-place": lambda refused: not refused.view["pending"]["skips"],
    "same-tile": lambda refused: (
        cell(refused) == refused.view["pending"]["tile"]
    ),
    "no-forest-in-supply": lambda refused: refused.view["supply"]["forests"] == 0,
    "no-building-after-this-forest": lambda refused: (
        not has_pair(refused, (int(args(refused)["estate"]), int(args(refused)["cell"])))
    ),
    "cannot-pay": lambda refused: refused.reason.args["have"] == held(mine(refused), str(refused.reason.args["what"])),
    "cannot-pay-building": lambda refused: (
        refused.reason.args["need"] == prices()[str(args(refused)["building"])][str(refused.reason.args["what"])]
    ),
    "no-effect": lambda refused: False,  # every option of our tiles has a better reason
    "no-room-for-animals": no_stall,
    "no-space-for-tile": no_cell,
    "no-estate-left": lambda refused: not can_advance(refused),
    "nothing-to-build": cannot_build,
    "no-room": lambda refused: not any(mine(refused)[kind] for kind in OPEN),
    "no-room-for-large": lambda refused: not has_pair(refused),
    "charcoal-full": lambda refused: mine(refused)["charcoal-glass"] == mine(refused)["charcoal-cooking"] == FULL,
    "wheel-full": lambda refused: mine(refused)[f"charcoal-{args(refused)['wheel']}"] == FULL,
}  # fmt: skip
