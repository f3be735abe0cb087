"""When each reason of Pandemain is true, read from what the seat can see and from the printed numbers (never from the rules)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import allmende
from tests.conformance.test_reasons import Refused, Truth

TABLES = allmende.game("pandemain").tables  # type: ignore[attr-defined]
GRAINS = ["rye", "spelt", "oat", "wheat"]
INGREDIENTS = ["water", "salt", "yeast", "milk"]
FARM = {"cart": 2, "ox": 4, "cow": 2}
NIGHT = {"river", "trade_house", "church", "oven"}


def args(refused: Refused) -> dict[str, Any]:
    return refused.args("pandemain")


def held(refused: Refused, what: str) -> int:
    return refused.holdings[refused.seat].get(what, 0)


def pending(refused: Refused) -> dict[str, Any]:
    found: dict[str, Any] = refused.view["pending"]
    return found


def workers_at(refused: Refused, place: str) -> int:
    return sum(int(count) for count in refused.view["workers"][place])


def need(refused: Refused) -> int:
    return int(refused.reason.args["need"])


def lacks(*what: str) -> Truth:
    """The seat has none of any of these."""
    return lambda refused: not any(held(refused, each) for each in what)


# -- prices -------------------------------------------------------------------------------------------------------------


def stall_fee(refused: Refused) -> int:
    columns = {stall.name: stall.column for stall in TABLES.stalls}
    own = columns[args(refused)["stall"]]
    right = sum(count for name, count in refused.view["stalls"].items() if columns[name] > own)
    return 2 + int(right)


def column_price(refused: Refused) -> int:
    return {"M1": 1, "M2": 2, "M3": 2, "M4": 3}[args(refused)["column"]]


def in_coin(refused: Refused, basket: list[str]) -> int:
    """What a basket of the farm costs at least in pfennigs: the herdsman takes salt, yeast and milk for animals."""
    price = sum(FARM[item] for item in basket)
    animals = sum(FARM[item] for item in basket if item != "cart")
    if "farm_barter" not in refused.view["bakers"][refused.seat]["villagers"]:
        return price
    return price - min(animals, sum(held(refused, unit) for unit in ("salt", "yeast", "milk")))


def hire_price(refused: Refused) -> int:
    return next(int(master.hire) for master in TABLES.masters if master.number == args(refused)["master"])


PRICES: dict[str, Callable[[Refused], int]] = {
    "shop": stall_fee,
    "mill": column_price,
    "buy": lambda refused: in_coin(refused, args(refused)["basket"].split("-")),
    "hire": hire_price,
    "upgrade": lambda refused: 1,
    "repay": lambda refused: 6,
}


def too_dear(refused: Refused) -> bool:
    return held(refused, "pfennigs") < PRICES[refused.action.verb](refused) == need(refused)


def farm_too_dear(refused: Refused) -> bool:
    there = [item for item in ("cart", "ox", "cow") if refused.view["supply"][item]]
    return need(refused) == min(in_coin(refused, [item]) for item in there) > held(refused, "pfennigs")


# -- master bakers ------------------------------------------------------------------------------------------------------


def masters(refused: Refused, employer: int | None) -> list[dict[str, Any]]:
    return [master for master in refused.view["masters"] if master["employer"] == employer]


def this_master(refused: Refused) -> dict[str, Any] | None:
    number = args(refused)["master"]
    return next((master for master in refused.view["masters"] if master["number"] == number), None)


def printed(number: int) -> Any:
    return next(master for master in TABLES.masters if master.number == number)


def known_breads(refused: Refused) -> set[str]:
    if refused.view["options"]["mode"] == "basic":
        return set(GRAINS)
    known = {"rye"}
    for master in masters(refused, refused.seat):
        side = printed(master["number"]).sides[int(master["upgraded"])]
        known |= {bread for place, bread in enumerate(GRAINS) if side.breads >> place & 1}
    return known


def wages(refused: Refused) -> int:
    own = masters(refused, refused.seat)
    return sum(printed(master["number"]).sides[int(master["upgraded"])].wage for master in own)


def guild_too_dear(refused: Refused) -> bool:
    prices = [printed(master["number"]).hire for master in masters(refused, None)]
    prices += [1 for master in masters(refused, refused.seat) if not master["upgraded"]]
    return bool(held(refused, "pfennigs") < min(prices) == need(refused))


def guild_empty(refused: Refused) -> bool:
    return not masters(refused, None) and all(master["upgraded"] for master in masters(refused, refused.seat))


def knows_other_bread(refused: Refused) -> bool:
    known = printed(args(refused)["master"]).sides[0].breads
    return not any(known >> GRAINS.index(bread) & 1 for bread in pending(refused)["breads"])


def saves_milk(refused: Refused) -> int:
    if refused.view["options"]["mode"] == "basic":
        return 0
    return int(any(master["number"] == 9 for master in masters(refused, refused.seat)))


RECIPES = {  # water, salt, yeast, milk; main flour; second flour for high quality
    "rye": ([2, 1, 1, 0], "rye", "wheat"),
    "spelt": ([2, 2, 1, 0], "spelt", "rye"),
    "oat": ([2, 1, 2, 0], "oat", "spelt"),
    "wheat": ([2, 0, 1, 2], "wheat", "wheat"),
}


def units_of(refused: Refused, bread: str) -> dict[str, int]:
    units = dict(zip(INGREDIENTS, RECIPES[bread][0], strict=True))
    if bread == "wheat":
        units["milk"] -= saves_milk(refused)
    return units


def has_units(refused: Refused, bread: str) -> bool:
    return all(held(refused, unit) >= count for unit, count in units_of(refused, bread).items())


def flours(refused: Refused) -> int:
    return sum(held(refused, f"flour-{grain}") for grain in GRAINS)


def nothing_to_bake(refused: Refused) -> bool:
    return not any(
        has_units(refused, bread) and held(refused, f"flour-{RECIPES[bread][1]}") and flours(refused) > 1
        for bread in known_breads(refused)
    )


def flour_missing(refused: Refused) -> bool:
    main, second = RECIPES[args(refused)["bread"]][1], args(refused)["grain"]
    wanted = {f"flour-{main}": 1}
    wanted[f"flour-{second}"] = wanted.get(f"flour-{second}", 0) + 1
    what = str(refused.reason.args["what"])
    return wanted[what] == need(refused) > held(refused, what)


def ingredients_missing(refused: Refused) -> bool:
    what = str(refused.reason.args["what"])
    return units_of(refused, args(refused)["bread"])[what] == need(refused) > held(refused, what)


def oven_tax(refused: Refused) -> bool:
    return held(refused, "pfennigs") < min(2, workers_at(refused, "oven")) == need(refused)


# -- church -------------------------------------------------------------------------------------------------------------

COSTS: dict[str, dict[str, int]] = {
    "permanent": {"pfennigs": 2}, "flour_rye": {"flour-rye": 1}, "flour_oat": {"flour-oat": 1},
    "flour_spelt": {"flour-spelt": 1}, "flour_wheat": {"flour-wheat": 1}, "salt_yeast": {"salt": 1, "yeast": 1},
    "salt_2": {"salt": 2}, "yeast_2": {"yeast": 2}, "flour_any": {"flours": 1}, "flour_any_2": {"flours": 2},
    "milk_1": {"milk": 1}, "milk_2": {"milk": 2}, "pfennigs_3": {"pfennigs": 3}, "bread_any": {"loaves": 1},
    "cow": {"cows": 1}, "ox": {"oxen": 1}, "cart": {"carts": 1},
}  # fmt: skip


def wealth(refused: Refused) -> dict[str, int]:
    rich = dict(refused.holdings[refused.seat])
    rich["flours"] = flours(refused)
    rich["loaves"] = sum(count for what, count in rich.items() if what.startswith("loaf-"))
    for token, many in (("cart", "carts"), ("ox", "oxen"), ("cow", "cows")):
        rich[many] = held(refused, f"active-{token}") + held(refused, f"used-{token}")
    return rich


def cost_of(refused: Refused, chosen: list[str]) -> dict[str, int]:
    names = dict(zip(("first", "second"), refused.view["church"]["offerings"], strict=True))
    total: dict[str, int] = {}
    for level in chosen:
        for what, count in COSTS[names.get(level, level)].items():
            total[what] = total.get(what, 0) + count
            if what.startswith("flour-"):
                total["flours"] = total.get("flours", 0) + count
    return total


def offering_too_dear(refused: Refused) -> bool:
    cost = cost_of(refused, args(refused)["offerings"].split("-"))
    what = str(refused.reason.args["what"])
    have = wealth(refused)[what]
    return have == refused.reason.args["have"] and have < cost[what] == need(refused)


def nothing_to_offer(refused: Refused) -> bool:
    rich = wealth(refused)
    return all(
        any(rich.get(what, 0) < count for what, count in cost_of(refused, [level]).items())
        for level in ("permanent", "first", "second")
    )


# -- villages -----------------------------------------------------------------------------------------------------------


def village(refused: Refused) -> dict[str, Any]:
    name = args(refused)["place"]
    return next(village for village in refused.view["villages"] if village["name"] == name)


def loaves_of(refused: Refused, bread: str) -> int:
    return held(refused, f"loaf-high-{bread}") + held(refused, f"loaf-low-{bread}")


def no_matching_loaf(refused: Refused) -> bool:
    board = village(refused)
    wanted = {board["permanent"]["bread"], *[order["bread"] for order in board["orders"]]} - {None}
    return not any(loaves_of(refused, bread) for bread in wanted)


def has_no_loaf(refused: Refused) -> bool:
    """Of this bread, quality and day."""
    wanted = args(refused)
    bread = wanted.get("bread")
    if bread is None:  # an order names it
        there = pending(refused)["place"]
        board = next(village for village in refused.view["villages"] if village["name"] == there)
        orders = {order["name"]: order["bread"] for order in board["orders"]}
        bread = orders.get(wanted["order"], board["permanent"]["bread"])
    own = refused.view["bakers"][refused.seat]["loaves"]
    quality = wanted.get("quality", "low")
    return not any(
        (loaf["bread"], loaf["quality"], loaf["day"]) == (bread, quality, wanted["day"]) for loaf in own
    )


def licence(refused: Refused) -> bool:
    there = workers_at(refused, args(refused)["place"])
    return held(refused, "pfennigs") < there == need(refused)


def augsburg(refused: Refused) -> bool:
    level = 7 if refused.view["options"]["scenario"] == "taking_the_cloth" else 5
    return args(refused)["place"] == "augsburg" and held(refused, "penitence") < level == need(refused)


LIMITS = {2: (3, 1, 1), 3: (3, 1, 2), 4: (4, 2, 3)}  # players: workers in the mill, the granary, a village


def place_full(refused: Refused) -> bool:
    limits = LIMITS[len(refused.view["players"])]
    if refused.action.verb == "mill":
        return workers_at(refused, "mill") >= limits[0]
    place = args(refused)["place"]
    return workers_at(refused, place) >= (limits[1] if place == "granary" else limits[2])


# -- sim-bakers ---------------------------------------------------------------------------------------------------------


def kept_out(name: str, what: str, tolerance: int) -> Truth:
    def true(refused: Refused) -> bool:
        players = refused.view["players"]
        if name not in players:
            return False
        sim = players.index(name)
        place = "trade_house" if refused.action.verb == "pass-through" else args(refused)["place"]
        level = refused.holdings[sim][what] - tolerance
        return bool(refused.view["workers"][place][sim]) and held(refused, what) < level == need(refused)

    return true


def keeps_out(refused: Refused, place: str) -> bool:
    """Whether Rudolf or Helga is there and would not have this seat."""
    players, workers = refused.view["players"], refused.view["workers"][place]
    for name, what, tolerance in (("rudolf", "penitence", 1), ("helga", "vp", 3)):
        if name in players and workers[players.index(name)]:
            if held(refused, what) < refused.holdings[players.index(name)][what] - tolerance:
                return True
    return False


def nowhere_to_go(refused: Refused) -> bool:
    """The river needs nothing, so a player who can't even go there is kept out."""
    return keeps_out(refused, "river")


def can_place(refused: Refused) -> bool:
    """The river needs nothing. A player who is kept out there needs a way to go elsewhere, to a place that is open."""
    if not keeps_out(refused, "river"):
        return True
    means = {what: count for what, count in refused.holdings[refused.seat].items() if count > 0}
    return bool(set(means) - {"workers", "penitence"})


# -- trade --------------------------------------------------------------------------------------------------------------


def parts_of(name: str) -> dict[str, int]:
    """'water-1-salt-2', 'flour-rye', 'vp-1'."""
    if name.startswith("flour-"):
        return {name: 1}
    words = name.split("-")
    return {what: int(count) for what, count in zip(words[::2], words[1::2], strict=True)}


def kind_of_set(name: str) -> str:
    parts = parts_of(name)
    if "milk" in parts and parts["milk"] == 2:
        return "milk"
    if set(parts) <= set(INGREDIENTS):
        return "units"
    return "flour" if name.startswith("flour-") else next(iter(parts))


def set_names(refused: Refused) -> list[str]:
    edition = {"en": "english", "es": "spanish"}[refused.view["options"]["edition"]]
    return [TABLES.sets[number].name for number in TABLES.edition_sets[edition]]


def holds_set(refused: Refused, name: str) -> bool:
    return all(held(refused, what) >= count for what, count in parts_of(name).items())


def set_missing(refused: Refused) -> bool:
    what = str(refused.reason.args["what"])
    return parts_of(args(refused)["set"])[what] == need(refused) > held(refused, what)


def same_kind(refused: Refused) -> bool:
    own = kind_of_set(args(refused)["set"])
    return any(kind_of_set(name) == own for name in pending(refused)["given"])


def nothing_to_trade(refused: Refused) -> bool:
    return not any(holds_set(refused, name) for name in set_names(refused))


def not_two_kinds(refused: Refused) -> bool:
    kinds = {kind_of_set(name) for name in set_names(refused) if holds_set(refused, name)}
    return len(kinds) < 2


def not_in_bag(refused: Refused) -> bool:
    named = args(refused)
    grain = named["grain"] if "grain" in named else str(named["set"]).removeprefix("flour-")
    return not refused.view["bag"][grain]


def wanted(refused: Refused) -> dict[str, int]:
    """What has been asked for so far, and this too."""
    so_far = dict(pending(refused).get("wanted", {}))
    ware = args(refused)["ware"]
    return {**so_far, ware: so_far.get(ware, 0) + 1}


def nobody_has_it(refused: Refused) -> bool:
    others = [seat for seat in range(refused.view["seats"]) if seat != refused.seat]
    return not any(
        all(refused.holdings[seat].get(ware, 0) >= count for ware, count in wanted(refused).items())
        for seat in others
    )


def acted(refused: Refused) -> bool:
    return pending(refused)["kind"] == "finish-turn" or bool(pending(refused).get("acted", False))


def nothing_to_bid(refused: Refused) -> bool:
    return held(refused, "pfennigs") < 1 and held(refused, "workers") <= (0 if acted(refused) else 1)


# -- all of them --------------------------------------------------------------------------------------------------------


def stall_taken(refused: Refused) -> bool:
    return bool(refused.view["stalls"][args(refused)["stall"]])


def column_empty(refused: Refused) -> bool:
    return not any(refused.view["mill"][args(refused)["column"]].values())


def closed_at_night(refused: Refused) -> bool:
    castle = refused.view["options"]["scenario"] == "hail_lord_of_the_castle"
    return bool(refused.view["night"]) and args(refused)["place"] not in NIGHT - (
        {"oven"} if castle else set()
    )


def no_way(refused: Refused) -> bool:
    ways = {"A1": "B1", "A2": "B2", "B1": "C", "B2": "C", "C": "D1 D2", "D1": "", "D2": ""}
    return args(refused)["stall"] not in ways[pending(refused)["stall"]].split()


def reward_not_there(refused: Refused) -> bool:
    level = [5, 10, 15][pending(refused)["stack"]]
    return args(refused)["reward"] not in refused.view["church"]["rewards"][str(level)]


def not_for_servant(refused: Refused) -> bool:
    return refused.view["options"]["scenario"] == "hail_lord_of_the_castle" and args(refused)[
        "place"
    ] not in {
        "farm",
        "granary",
        "castle",
    }


def no_low_loaf(refused: Refused) -> bool:
    return has_no_loaf(refused)


def no_experience(refused: Refused) -> bool:
    master = this_master(refused)
    return master is not None and master["experience"] == int(refused.reason.args["tokens"]) < 2


def not_in_guild(refused: Refused) -> bool:
    master = this_master(refused)
    return master is None or master["employer"] is not None


def not_yours(refused: Refused) -> bool:
    master = this_master(refused)
    return master is None or master["employer"] != refused.seat


def upgraded(refused: Refused) -> bool:
    master = this_master(refused)
    return master is not None and bool(master["upgraded"])


def enough_experience(refused: Refused) -> bool:
    master = this_master(refused)
    return master is not None and master["experience"] == 2


def none_left(refused: Refused) -> bool:
    token = str(refused.reason.args["token"])
    return token in args(refused)["basket"].split("-") and not refused.view["supply"][token]


def barter_units(refused: Refused) -> int:
    return sum(int(args(refused)[unit]) for unit in ("salt", "yeast", "milk"))


TRUTHS: dict[str, Truth] = {
    "another-place": lambda refused: args(refused)["place"] == refused.view["servant"],
    "bake-something": lambda refused: pending(refused)["baked"] == 0,
    "barter-too-few": lambda refused: args(refused)[str(refused.reason.args["what"])] == need(refused),
    "barter-too-few-pfennigs": lambda refused: (
        pending(refused)["price"] - barter_units(refused) == need(refused)
    ),
    "barter-too-much": lambda refused: barter_units(refused) > pending(refused)["price"],
    "can-place": can_place,
    "closed-at-night": closed_at_night,
    "column-empty": column_empty,
    "elsewhere": lambda refused: pending(refused)["passed"] and args(refused)["place"] == "trade_house",
    "experience-enough": enough_experience,
    "farm-sold-out": lambda refused: not any(refused.view["supply"][item] for item in ("cart", "ox", "cow")),
    "farm-too-dear": farm_too_dear,
    "favour-face-down": lambda refused: args(refused)["favour"] not in refused.view["favours"],
    "fee-too-dear": lambda refused: held(refused, "pfennigs") < 1,
    "flour-missing": flour_missing,
    "guild-empty": guild_empty,
    "guild-too-dear": guild_too_dear,
    "ingredients-missing": ingredients_missing,
    "is-upgraded": upgraded,
    "keep-a-worker": lambda refused: not acted(refused) and held(refused, "workers") == 1,
    "knows-other-bread": knows_other_bread,
    "licence-too-dear": licence,
    "must-repay": lambda refused: held(refused, "loans") > 0 and held(refused, "pfennigs") >= 6,
    "must-trade": lambda refused: bool(pending(refused)["first"]),
    "no-cart": lacks("active-cart"),
    "no-cow": lacks("active-cow"),
    "no-experience": no_experience,
    "no-loans": lambda refused: refused.view["castle_loans"] == 0,
    "no-low-loaf": no_low_loaf,
    "no-master-baker": lambda refused: args(refused)["bread"] not in known_breads(refused),
    "no-matching-loaf": no_matching_loaf,
    "no-money-for-toll": lambda refused: held(refused, "pfennigs") > 0,
    "no-ox": lacks("active-ox"),
    "no-ox-few-points": lambda refused: (
        lacks("active-ox")(refused) and refused.view["castle_loans"] > 0 and held(refused, "vp") < 2
    ),
    "no-ox-no-loans": lambda refused: lacks("active-ox")(refused) and not refused.view["castle_loans"],
    "no-such-flour": lambda refused: held(refused, f"flour-{args(refused)['grain']}") == 0,
    "no-such-loaf": has_no_loaf,
    "no-such-token": lambda refused: str(refused.reason.args["what"]).startswith(args(refused)["side"]),
    "no-transport": lacks("active-cart", "active-ox"),
    "no-way": no_way,
    "no-worker": lacks("workers"),
    "nobody-has-it": nobody_has_it,
    "none-left": none_left,
    "not-for-servant": not_for_servant,
    "not-in-bag": not_in_bag,
    "not-in-guild": not_in_guild,
    "not-noble-enough": kept_out("helga", "vp", 3),
    "not-pious-enough": kept_out("rudolf", "penitence", 1),
    "not-two-kinds": not_two_kinds,
    "not-your-baker": not_yours,
    "nothing-to-bake": nothing_to_bake,
    "nothing-to-bid": nothing_to_bid,
    "nothing-to-offer": nothing_to_offer,
    "nothing-to-repay": lacks("loans"),
    "nothing-to-trade": nothing_to_trade,
    "no-way-on": nowhere_to_go,
    "nowhere-to-go": nowhere_to_go,
    "offering-too-dear": offering_too_dear,
    "one-trade": lambda refused: bool(pending(refused)["passed"]),
    "order-served": lambda refused: not pending(refused)["permanent"],
    "own-worker-there": lambda refused: refused.view["workers"][args(refused)["place"]][refused.seat] > 0,
    "place-full": place_full,
    "reward-not-there": reward_not_there,
    "same-kind-of-set": same_kind,
    "sell-something": lambda refused: pending(refused)["sold"] == 0,
    "set-missing": set_missing,
    "stall-taken": stall_taken,
    "tax-too-dear": oven_tax,
    "third-loaf-needs-transport": lambda refused: (
        pending(refused)["baked"] >= 2 and lacks("active-cart", "active-ox")(refused)
    ),
    "toll-too-dear": lambda refused: held(refused, "pfennigs") < 1,
    "too-dear": too_dear,
    "too-few-pfennigs": lambda refused: args(refused)["pfennigs"] == need(refused),
    "too-few-points": lambda refused: need(refused) == (1 if refused.action.verb == "bless" else 2),
    "too-little-penitence": augsburg,
    "too-many-proposals": lambda refused: pending(refused)["proposals"] >= 3 == refused.reason.args["count"],
    "too-many-wares": lambda refused: (
        sum(pending(refused)["wanted"].values()) >= 6 == refused.reason.args["count"]
    ),
    "two-kinds": same_kind,
    "wages-too-high": lambda refused: held(refused, "pfennigs") < wages(refused) == need(refused),
}
