"""When each reason of Village is true: by what the seat sees and by the printed numbers, never by the rules' own functions."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

from allmende.core import catalog
from tests.conformance.test_reasons import Refused

PRINTED: dict[str, Any] = tomllib.loads((catalog.folder("village") / "components.toml").read_text("utf-8"))
COLOURS: list[str] = PRINTED["influence"]["colors"]
BUILDINGS = [PRINTED["crafts"][name] for name in ("wainwright", "stables", "smithy", "office")]
CUSTOMERS = {customer["id"]: customer for customer in PRINTED["customers"]}
IN_COUNCIL = [f"stage-{stage['stage']}" for stage in PRINTED["council"]["stage"]]
OUT_OF_SIGHT = ("unborn", "bag", "grave", "removed")

Price = dict[str, int]  # by the ledger's words


# -- what things cost --------------------------------------------------------------------------------------------------


def cubes(influence: dict[str, int]) -> Price:
    return {f"influence-{colour}": count for colour, count in influence.items() if colour in COLOURS}


def option(options: list[dict[str, int]], name: str) -> Price:
    """One of several prices, by the name the action gives it."""
    chosen = next(price for price in options if "+".join(price) == name)
    return cubes(chosen) | {what: count for what, count in chosen.items() if what not in (*COLOURS, "time")}


def building(good: str) -> dict[str, Any]:
    return next(place for place in BUILDINGS if good in place["produces"])


def purchase(good: str) -> Price:
    return {"grain": building(good)["buy_grain"]} | cubes(building(good)["buy_influence"])


def wish(customer: str, free: bool) -> Price:
    wanted = CUSTOMERS[customer]
    price = {"grain": wanted["grain"], **wanted["goods"]}
    return price if free else price | cubes(PRINTED["market"]["extra_sale_cost"])


def road(name: str) -> Price:
    path = next(path for path in PRINTED["travel"]["path"] if set(path["between"]) == set(name.split("-")))
    return {"wagon": path["wagon"]} | cubes(path["influence"])


def price(refused: Refused) -> Price:
    """What the action takes, apart from time."""
    verb, args, pending = refused.action.verb, refused.args("village"), refused.view["pending"]
    if verb == "well":
        return {"coins": int(args["coins"]), f"influence-{args['cube']}": 3 - int(args["coins"])}
    if verb == "well-coins":
        return {"coins": 3}
    if verb == "buy":
        return purchase(str(args["good"]))
    if verb == "mill":
        return {"grain": PRINTED["crafts"]["mill"]["grain"]}
    if verb == "serve":
        return wish(str(args["customer"]), pending["free"])
    if verb == "travel":
        return road(str(args["road"]))
    if verb in ("enter", "advance"):
        return option(PRINTED["council"]["price_options"], str(args["price"]))
    if verb == "join":
        return option(PRINTED["church"]["join_options"], str(args["price"]))
    if verb == "pay":
        coins = {colour: int(args[f"coins_{colour}"]) for colour in COLOURS}
        left = {colour: count - coins[colour] for colour, count in pending["price"].items()}
        return {"coins": sum(coins.values())} | cubes(left)
    if verb == "privilege":
        return {"coins": PRINTED["council"]["stage"][int(args["stage"]) - 1].get("privilege_coins", 0)}
    if verb == "buy-out":
        return {"coins": PRINTED["mass"]["buy_price_coins"]}
    if verb == "climb":
        return {"grain": PRINTED["church"]["step"][int(args["window"]) - 1]["grain"]}
    raise AssertionError(f"nobody says what {refused.action} costs")


def missing(price: Price, held: dict[str, int], what: str) -> int:
    """How many cubes, or how much of something else, are missing."""
    return sum(max(count - held[key], 0) for key, count in price.items() if key.startswith(what))


def payable(price: Price, held: dict[str, int]) -> bool:
    """Coins replace cubes, and nothing else."""
    rest = [what for what in price if not what.startswith("influence-")]
    coins = held["coins"] - price.get("coins", 0)
    return all(held[what] >= price[what] for what in rest) and missing(price, held, "influence-") <= coins


# -- what the seat sees ------------------------------------------------------------------------------------------------


def mine(refused: Refused) -> dict[str, Any]:
    family: dict[str, Any] = refused.view["families"][refused.seat]
    return family


def held(refused: Refused) -> dict[str, int]:
    return refused.holdings[refused.seat]


def members(refused: Refused, *places: str) -> list[int]:
    """The generations of the members at one of these places; anywhere in sight, if none is named."""
    return [
        member["generation"]
        for member in mine(refused)["members"]
        if member["place"] in places or (not places and in_sight(member["place"]))
    ]


def in_sight(place: str) -> bool:
    return place not in OUT_OF_SIGHT and not place.startswith("chronicle-")


def none_of_generation(refused: Refused, *places: str) -> bool:
    generation = refused.args("village")["generation"]
    return refused.reason.args["generation"] == generation and generation not in members(refused, *places)


def origin(refused: Refused) -> str:
    """Where a journey begins."""
    return str(refused.args("village")["road"]).split("-")[0]


def foremost(refused: Refused) -> int:
    """The stage of the foremost councillor; 0 without any."""
    return max((number + 1 for number, stage in enumerate(IN_COUNCIL) if members(refused, stage)), default=0)


# -- what can be done at a space (after the well, or free) -------------------------------------------------------------


def can_harvest(refused: Refused, purse: dict[str, int]) -> bool:
    return bool(members(refused, "farmyard")) and purse["grain"] < PRINTED["player_start"]["grain_capacity"]


def can_grow(refused: Refused, purse: dict[str, int]) -> bool:
    return bool(members(refused, "unborn")) or len(members(refused)) > len(members(refused, "farmyard"))


def can_craft(refused: Refused, purse: dict[str, int]) -> bool:
    supply = refused.view["supply"]
    if members(refused, "farmyard"):
        return True  # to be trained
    for name, place in PRINTED["crafts"].items():
        for good in place["produces"] if isinstance(place, dict) else []:
            makes = bool(members(refused, name)) or payable(purchase(good), purse)
            if supply["goods"][good] and makes:
                return True
    return bool(purse["grain"] >= PRINTED["crafts"]["mill"]["grain"] and supply["coins"])


def can_sell(refused: Refused, purse: dict[str, int]) -> bool:
    """Anybody: the holder for nothing, others for a green cube or a coin."""
    for seat, other in enumerate(refused.holdings):
        holder = seat == refused.seat
        for customer in refused.view["market"]["stalls"]:
            if payable(wish(customer, holder), purse if holder else other):
                return True
    return False


def can_travel(refused: Refused, purse: dict[str, int]) -> bool:
    for path in PRINTED["travel"]["path"]:
        ends = ["farmyard"] if "village" in path["between"] else path["between"]  # no road leads back
        if members(refused, *ends) and payable(road("-".join(path["between"])), purse):
            return True
    return False


def can_sit(refused: Refused, purse: dict[str, int]) -> bool:
    view = refused.view
    prices = [
        option(PRINTED["council"]["price_options"], "+".join(way))
        for way in PRINTED["council"]["price_options"]
    ]
    if members(refused, "farmyard", *IN_COUNCIL[:-1]) and any(payable(way, purse) for way in prices):
        return True
    privileges = [
        view["marker"] is None
        and view["last_turns"] is None
        and view["round"] < PRINTED["end_game"]["guard_max_rounds"],
        sum(view["supply"]["influence"].values()) > 0,
        sum(view["supply"]["goods"].values()) > 0,
        purse["coins"] > 0,
    ]
    return any(privileges[: foremost(refused)])


def can_join(refused: Refused, purse: dict[str, int]) -> bool:
    return bool(members(refused, "farmyard"))  # time can always be paid


CAN: dict[str, Callable[[Refused, dict[str, int]], bool]] = {
    "harvest": can_harvest,
    "family": can_grow,
    "crafts": can_craft,
    "market": can_sell,
    "travel": can_travel,
    "council": can_sit,
    "church": can_join,
}


# -- the truths --------------------------------------------------------------------------------------------------------


def too_little(refused: Refused) -> bool:
    """It takes that much; and there are no coins to replace cubes either, unless the action names them."""
    what, named = str(refused.reason.args["what"]), refused.action.verb in ("well", "well-coins", "pay")
    no_joker = not what.startswith("influence-") or named or held(refused)["coins"] == 0
    return price(refused).get(what) == refused.reason.args["need"] and no_joker


def too_few_cubes(refused: Refused) -> bool:
    """One colour is short, and the coins don't make up for it."""
    what, coins = str(refused.reason.args["what"]), int(refused.reason.args["coins"])
    need, have = int(refused.reason.args["need"]), int(refused.reason.args["have"])
    short = [key for key, count in price(refused).items() if held(refused)[key] < count]
    return (
        short == [what]
        and coins == held(refused)["coins"] > 0
        and price(refused)[what] == need > have + coins
    )


def cubes_short(refused: Refused) -> bool:
    """Several colours are short."""
    colours = [key for key, count in price(refused).items() if held(refused)[key] < count]
    return (
        len(colours) > 1
        and missing(price(refused), held(refused), "influence-") == refused.reason.args["need"]
    )


def nothing_to_do(refused: Refused) -> bool:
    space = str(refused.reason.args["space"])
    return space == refused.args("village")["space"] and not CAN[space](refused, held(refused))


def well_for_nothing(refused: Refused) -> bool:
    purse = {what: count - price(refused).get(what, 0) for what, count in held(refused).items()}
    return not any(can(refused, purse) for can in CAN.values())


def marker_gone(refused: Refused) -> bool:
    taken = refused.view["marker"]
    return taken is not None and (taken == refused.seat) == bool(refused.reason.args["yours"])


def privilege(refused: Refused) -> int:
    return int(refused.args("village")["stage"])


def not_the_lowest(refused: Refused) -> bool:
    there = members(refused, str(refused.args("village")["place"]))
    return bool(there) and min(there) > min(members(refused))


TRUTHS: dict[str, Callable[[Refused], bool]] = {
    "too-little": too_little,
    "too-few-cubes": too_few_cubes,
    "cubes-short": cubes_short,
    "all-born": lambda refused: not members(refused, "unborn"),
    "customer-in-line": lambda refused: refused.args("village")["customer"] in refused.view["market"]["line"],
    "good-sold-out": lambda refused: (
        refused.reason.args["good"] == refused.args("village")["good"]
        and refused.view["supply"]["goods"][refused.reason.args["good"]] == 0
    ),
    "granary-full": lambda refused: (
        refused.reason.args["count"] == held(refused)["grain"] == PRINTED["player_start"]["grain_capacity"]
    ),
    "last-stage": lambda refused: refused.args("village")["stage"] == len(IN_COUNCIL),
    "leftmost-window": lambda refused: (
        refused.args("village")["window"] == len(PRINTED["church"]["window"])
    ),
    "marker-gone": marker_gone,
    "must-act": lambda refused: refused.view["pending"]["must"] is True,
    "must-act-after-well": lambda refused: refused.view["pending"]["free"] is False,
    "no-coin-in-supply": lambda refused: refused.view["supply"]["coins"] == 0,
    "no-coins-at-well": lambda refused: not PRINTED["coins"]["coins_at_well"],
    "no-councillor": lambda refused: foremost(refused) == 0,
    "no-councillor-so-high": lambda refused: (
        0 < foremost(refused) < privilege(refused) and foremost(refused) == refused.reason.args["count"]
    ),
    "no-councillor-there": lambda refused: (
        refused.reason.args["place"] == f"stage-{refused.args('village')['stage']}"
        and none_of_generation(refused, f"stage-{refused.args('village')['stage']}")
    ),
    "no-craftsman-there": lambda refused: (
        not members(refused, str(refused.reason.args["place"]))
        and refused.args("village")["good"] in PRINTED["crafts"][refused.reason.args["place"]]["produces"]
    ),
    "no-cube-in-supply": lambda refused: refused.view["supply"]["influence"][refused.reason.args["cube"]] == 0,
    "no-cubes-in-supply": lambda refused: not any(refused.view["supply"]["influence"].values()),
    "no-goods-in-supply": lambda refused: not any(refused.view["supply"]["goods"].values()),
    "no-next-round": lambda refused: (
        refused.view["last_turns"] is not None
        or refused.view["round"] == PRINTED["end_game"]["guard_max_rounds"]
    ),
    "no-passing": lambda refused: refused.view["last_turns"] is None,
    "no-traveller-there": lambda refused: (
        refused.reason.args["place"] == origin(refused) and none_of_generation(refused, origin(refused))
    ),
    "nobody-home-of-generation": lambda refused: none_of_generation(refused, "farmyard"),
    "nobody-home-to-harvest": lambda refused: not members(refused, "farmyard"),
    "nobody-in-bag": lambda refused: none_of_generation(refused, "bag"),
    "not-the-lowest-number": not_the_lowest,
    "nothing-to-do": nothing_to_do,
    "privilege-of-who-moved": lambda refused: (
        refused.reason.args["count"] == refused.view["pending"]["stage"] < privilege(refused)
        and bool(members(refused, f"stage-{refused.reason.args['count']}"))
    ),
    "well-for-nothing": well_for_nothing,
}  # fmt: skip
