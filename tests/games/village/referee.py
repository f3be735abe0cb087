"""A second opinion: what may be done in a position, and what it costs and brings, by the rulebook's text, the view and the
printed numbers. Slow and plain on purpose; it shares nothing with the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from allmende import Action, Reason, State
from tests.conformance.test_reasons import Refused
from tests.games.village.truths import (
    BUILDINGS,
    CAN,
    COLOURS,
    IN_COUNCIL,
    PRINTED,
    building,
    can_harvest,
    foremost,
    held,
    in_sight,
    members,
    mine,
    option,
    payable,
    price,
    purchase,
    road,
    wish,
)

Told = tuple[Any, ...]  # a verb and its arguments
WORKSHOPS = ("wainwright", "stables", "smithy", "office")
WELL: int = PRINTED["well"]["cubes"]


def sight(state: State, action: Action) -> Refused:
    """What the seat sees that decides, in the shape of the truths."""
    assert state.to_move is not None
    return Refused(action, Reason("", "none"), state.to_move, state.view(state.to_move), state.holdings())


def allowed(state: State) -> set[Told]:
    seen = sight(state, state.game.action(0))
    kind: str = seen.view["pending"]["kind"]
    found = set(OFFERS[kind](seen))
    if seen.view["pending"].get("must") is False or kind in ("use-privilege", "produce-at-once"):
        found.add(("skip",))
    return found


def generations(seen: Refused, *places: str) -> set[int]:
    return set(members(seen, *places))


# -- a turn ------------------------------------------------------------------------------------------------------------


def take_turn(seen: Refused) -> Iterator[Told]:
    for space, cubes in seen.view["spaces"].items():
        for cube, count in cubes.items():
            if count:
                yield "take", space, cube
    for colour in COLOURS:
        for coins in range(WELL):
            if well_helps(seen, {"coins": coins, f"influence-{colour}": WELL - coins}):
                yield "well", colour, coins
    if well_helps(seen, {"coins": WELL}):
        yield ("well-coins",)
    if seen.view["last_turns"] is not None:
        yield ("decline",)


def well_helps(seen: Refused, cost: dict[str, int]) -> bool:
    """It can be paid; and with what is left, and what was paid back in the supply, there is something to do."""
    if any(held(seen)[what] < count for what, count in cost.items()):
        return False
    supply = seen.view["supply"]
    influence = {
        colour: count + cost.get(f"influence-{colour}", 0) for colour, count in supply["influence"].items()
    }
    later = {**supply, "influence": influence, "coins": supply["coins"] + cost["coins"]}
    purse = {what: count - cost.get(what, 0) for what, count in held(seen).items()}
    return any(can(seen._replace(view={**seen.view, "supply": later}), purse) for can in CAN.values())


def choose_action(seen: Refused) -> Iterator[Told]:
    for space, can in CAN.items():
        if can(seen, held(seen)):
            yield "do", space
    if seen.view["pending"]["free"]:
        yield ("decline",)


# -- the actions -------------------------------------------------------------------------------------------------------


def harvest(seen: Refused) -> Iterator[Told]:
    if can_harvest(seen, held(seen)):
        yield ("harvest",)


def grow_family(seen: Refused) -> Iterator[Told]:
    if members(seen, "unborn"):
        yield ("birth",)
    for member in mine(seen)["members"]:
        if in_sight(member["place"]) and member["place"] != "farmyard":
            yield "recall", member["place"], member["generation"]


def practise_craft(seen: Refused) -> Iterator[Told]:
    for name, place in zip(WORKSHOPS, BUILDINGS, strict=True):
        for generation in generations(seen, "farmyard"):
            yield "train", name, generation
        for good in place["produces"]:
            if seen.view["supply"]["goods"][good]:
                if members(seen, name):
                    yield "produce", good
                if payable(purchase(good), held(seen)):
                    yield "buy", good
    if held(seen)["grain"] >= PRINTED["crafts"]["mill"]["grain"] and seen.view["supply"]["coins"]:
        yield ("mill",)


def produce_at_once(seen: Refused) -> Iterator[Told]:
    for good in PRINTED["crafts"][seen.view["pending"]["place"]]["produces"]:
        if seen.view["supply"]["goods"][good]:
            yield "produce", good


def serve_customer(seen: Refused) -> Iterator[Told]:
    yield ("pass",)
    for customer in seen.view["market"]["stalls"]:
        if payable(wish(customer, seen.view["pending"]["free"]), held(seen)):
            yield "serve", customer


def journey(seen: Refused) -> Iterator[Told]:
    for path in PRINTED["travel"]["path"]:
        one, other = path["between"]
        for origin, target in ((one, other), (other, one)):
            here = "farmyard" if origin == "village" else origin
            if target != "village" and payable(road(f"{origin}-{target}"), held(seen)):
                for generation in generations(seen, here):
                    yield "travel", f"{origin}-{target}", generation


def sit_in_council(seen: Refused) -> Iterator[Told]:
    for way in PRINTED["council"]["price_options"]:
        name = "+".join(way)
        if payable(option(PRINTED["council"]["price_options"], name), held(seen)):
            for generation in generations(seen, "farmyard"):
                yield "enter", generation, name
            for number, stage in enumerate(IN_COUNCIL[:-1]):
                for generation in generations(seen, stage):
                    yield "advance", number + 1, generation, name
    yield from privileges(seen, foremost(seen))


def use_privilege(seen: Refused) -> Iterator[Told]:
    yield from privileges(seen, seen.view["pending"]["stage"])


def privileges(seen: Refused, stage: int) -> Iterator[Told]:
    view = seen.view
    more_rounds = view["last_turns"] is None and view["round"] < PRINTED["end_game"]["guard_max_rounds"]
    of_use = [
        view["marker"] is None and more_rounds,
        any(view["supply"]["influence"].values()),
        any(view["supply"]["goods"].values()),
        held(seen)["coins"] > 0,
    ]
    for number, useful in enumerate(of_use[:stage]):
        if useful:
            yield "privilege", number + 1


def join_church(seen: Refused) -> Iterator[Told]:
    for generation in generations(seen, "farmyard"):
        yield "join", generation, "time"
        if held(seen)["influence-brown"] or held(seen)["coins"]:
            yield "join", generation, "brown"


# -- choices within them -----------------------------------------------------------------------------------------------


def choose_good(seen: Refused) -> Iterator[Told]:
    for good, count in seen.view["supply"]["goods"].items():
        if count:
            yield "choose-good", good


def choose_cubes(seen: Refused) -> Iterator[Told]:
    for colour, count in seen.view["supply"]["influence"].items():
        if count:
            yield "choose-cube", colour


def pay(seen: Refused) -> Iterator[Told]:
    cost: dict[str, int] = seen.view["pending"]["price"]
    for coins in product(*[range(cost[colour] + 1) for colour in COLOURS]):
        cubes = {
            f"influence-{colour}": cost[colour] - coin for colour, coin in zip(COLOURS, coins, strict=True)
        }
        if all(held(seen)[what] >= count for what, count in {**cubes, "coins": sum(coins)}.items()):
            yield "pay", *coins


def lose_member(seen: Refused) -> Iterator[Told]:
    for member in mine(seen)["members"]:
        if in_sight(member["place"]) and member["generation"] == min(members(seen)):
            yield "let-die", member["place"]


def buy_from_bag(seen: Refused) -> Iterator[Told]:
    yield ("done",)
    if held(seen)["coins"]:
        for generation in generations(seen, "bag"):
            yield "buy-out", generation


def climb_windows(seen: Refused) -> Iterator[Told]:
    yield ("done",)
    for number, step in enumerate(PRINTED["church"]["step"]):
        if held(seen)["grain"] >= step["grain"]:
            for generation in generations(seen, f"window-{number + 1}"):
                yield "climb", number + 1, generation


OFFERS = {
    "take-turn": take_turn,
    "choose-action": choose_action,
    "harvest": harvest,
    "grow-family": grow_family,
    "practise-craft": practise_craft,
    "produce-at-once": produce_at_once,
    "serve-customer": serve_customer,
    "journey": journey,
    "sit-in-council": sit_in_council,
    "use-privilege": use_privilege,
    "join-church": join_church,
    "choose-good": choose_good,
    "choose-cubes": choose_cubes,
    "pay": pay,
    "lose-member": lose_member,
    "buy-from-bag": buy_from_bag,
    "climb-windows": climb_windows,
}


# -- what it costs and brings ------------------------------------------------------------------------------------------


def hours(seen: Refused) -> int:
    """The time an action takes."""
    verb, args = seen.action.verb, seen.args("village")
    if verb == "take":
        return int(PRINTED["influence"]["plague_time"]) if args["cube"] == "plague" else 0
    if verb == "train":
        return int(PRINTED["crafts"][args["place"]]["train_time"])
    if verb == "produce":
        return int(building(str(args["good"]))["produce_time"])
    if verb == "mill":
        return int(PRINTED["crafts"]["mill"]["time"])
    if verb == "serve":
        return 0 if seen.view["pending"]["free"] else int(PRINTED["market"]["extra_sale_cost"]["time"])
    if verb == "travel":
        path = next(
            path
            for path in PRINTED["travel"]["path"]
            if set(path["between"]) == set(str(args["road"]).split("-"))
        )
        return int(path["time"])
    if verb in ("enter", "advance"):
        stage = int(args.get("stage", 0))  # the one entered comes after it
        return int(PRINTED["council"]["stage"][stage]["time"])
    if verb == "join":
        return int(
            next(way for way in PRINTED["church"]["join_options"] if args["price"] in way).get("time", 0)
        )
    return 0


COSTLY = (
    "well", "well-coins", "buy", "mill", "serve", "travel", "enter", "advance", "join", "buy-out", "climb", "pay",
)  # fmt: skip


def cost(seen: Refused) -> dict[str, int]:
    """All that is paid at once: time, goods and grain; cubes too, unless coins make it a question."""
    paid = {"hours": hours(seen)}
    if seen.action.verb in COSTLY:
        paid |= price(seen)
    asks = held(seen)["coins"] and seen.action.verb in ("buy", "serve", "travel", "enter", "advance", "join")
    return {
        what: count for what, count in paid.items() if count and not (asks and what.startswith("influence-"))
    }
