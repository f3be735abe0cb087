"""The verbs of Pandemain and their arguments."""

from __future__ import annotations

from typing import Final

from allmende.core.actions import ActionSpace, Domain, Verb
from allmende.games.pandemain.tables import Tables
from allmende.games.pandemain.words import (
    CASTLE,
    CHURCH,
    COW,
    FARM,
    GRAINS,
    GRANARY,
    GUILD,
    INGREDIENTS,
    LOCATIONS,
    OVEN,
    OX,
    QUALITIES,
    RIVER,
    TOKENS,
    TRADE_HOUSE,
    TRANSPORTS,
)

GO: Final = 0
SHOP: Final = 1
MILL_COLUMN: Final = 2
VISIT: Final = 3
PASS_THROUGH: Final = 4
MILK_COW: Final = 5
SET_ASIDE: Final = 6
ROUTE: Final = 7
USE: Final = 8
BUY: Final = 9
BARTER: Final = 10
BAKE: Final = 11
SELL: Final = 12
SELL_SERVANT: Final = 13
WORK: Final = 14
LOAN: Final = 15
OFFER: Final = 16
GIVE_FLOUR: Final = 17
GIVE_LOAF: Final = 18
GIVE_TOKEN: Final = 19
REWARD: Final = 20
LEAVE_REWARD: Final = 21
BLESS: Final = 22
TAKE_FLOUR: Final = 23
RETURN_FLOUR: Final = 24
FETCH: Final = 25
GIVE: Final = 26
TAKE: Final = 27
HIRE: Final = 28
UPGRADE: Final = 29
FAVOUR: Final = 30
SEND_SERVANT: Final = 31
GO_OUT: Final = 32
STAY_IN: Final = 33
PAY_TOLL: Final = 34
LEAVE_TOLL: Final = 35
DISMISS: Final = 36
PAY_WAGES: Final = 37
ASK_INGREDIENT: Final = 38
ASK: Final = 39
BID: Final = 40
BID_WORKER: Final = 41
ACCEPT: Final = 42
REFUSE: Final = 43
REPAY: Final = 44
DECLINE: Final = 45
DONE: Final = 46
GIVE_EXPERIENCE: Final = 47  # verbs are added at the end: stored games go by the codes of those before
WITHDRAW: Final = 48

DOORS: Final = [FARM, GRANARY, OVEN, CASTLE, CHURCH, RIVER, TRADE_HOUSE, GUILD]  # where one goes by name

BASKETS: Final = [1, 2, 4, 3, 5, 6, 7]  # what is bought at the farm: a bit for each of cart, ox, cow
OFFERINGS: Final = [1, 2, 4, 3, 5, 6, 7]  # a bit for each of the permanent one, level 1, level 2

# What can be asked for in Local Trade, in this order: ingredients, flours, active tokens, used tokens.
FIRST_FLOUR: Final = 4
FIRST_ACTIVE: Final = 8
FIRST_USED: Final = 11
WARES: Final = [
    *INGREDIENTS,
    *[f"flour-{grain}" for grain in GRAINS],
    *[f"active-{token}" for token in TOKENS],
    *[f"used-{token}" for token in TOKENS],
]


def action_space(tables: Tables) -> ActionSpace:
    stall = Domain("stall", [stall.name for stall in tables.stalls])
    bread = Domain("bread", GRAINS)
    grain = Domain("grain", GRAINS)
    quality = Domain("quality", QUALITIES)
    day = Domain("day", range(1, tables.days + 1))
    master = Domain("master", [master.number for master in tables.masters])
    trade_set = Domain("set", [each.name for each in tables.sets])
    reward = Domain("reward", [reward.name for reward in tables.rewards])
    transport = Domain("transport", TRANSPORTS)
    dearest = tables.farm_prices[OX] + tables.farm_prices[COW]
    paid = [Domain(name, range(dearest + 1)) for name in INGREDIENTS[1:]]
    return ActionSpace(
        [
            Verb(GO, "go", Domain("place", [LOCATIONS[place] for place in DOORS])),
            Verb(SHOP, "shop", stall),
            Verb(MILL_COLUMN, "mill", Domain("column", [column.name for column in tables.columns])),
            Verb(VISIT, "visit", Domain("place", tables.village_names)),
            Verb(PASS_THROUGH, "pass-through"),
            Verb(MILK_COW, "milk"),
            Verb(SET_ASIDE, "set-aside"),
            Verb(ROUTE, "route", stall),
            Verb(USE, "use", transport),
            Verb(BUY, "buy", Domain("basket", [_subset(TOKENS, bits) for bits in BASKETS])),
            Verb(BARTER, "barter", *paid),
            Verb(BAKE, "bake", bread, grain),
            Verb(SELL, "sell", Domain("order", _orders(tables)), quality, day),
            Verb(SELL_SERVANT, "sell-servant", bread, quality, day),
            Verb(WORK, "work"),
            Verb(LOAN, "loan"),
            Verb(OFFER, "offer", Domain("offerings", [_subset(_LEVELS, bits) for bits in OFFERINGS])),
            Verb(GIVE_FLOUR, "give-flour", grain),
            Verb(GIVE_LOAF, "give-loaf", bread, quality, day),
            Verb(GIVE_TOKEN, "give-token", Domain("side", ["active", "used"])),
            Verb(REWARD, "reward", reward),
            Verb(LEAVE_REWARD, "leave-reward", reward),
            Verb(BLESS, "bless", bread, day),
            Verb(TAKE_FLOUR, "take-flour", grain),
            Verb(RETURN_FLOUR, "return-flour", grain),
            Verb(FETCH, "fetch", Domain("means", ["hands", "cart"])),
            Verb(GIVE, "give", trade_set),
            Verb(TAKE, "take", trade_set),
            Verb(HIRE, "hire", master),
            Verb(UPGRADE, "upgrade", master),
            Verb(FAVOUR, "favour", Domain("favour", [favour.name for favour in tables.favours])),
            Verb(SEND_SERVANT, "send-servant", Domain("place", LOCATIONS)),
            Verb(GO_OUT, "go-out"),
            Verb(STAY_IN, "stay-in"),
            Verb(PAY_TOLL, "pay-toll"),
            Verb(LEAVE_TOLL, "leave-toll"),
            Verb(DISMISS, "dismiss", master),
            Verb(PAY_WAGES, "pay-wages"),
            Verb(ASK_INGREDIENT, "ask-ingredient", Domain("ingredient", INGREDIENTS[:3])),
            Verb(ASK, "ask", Domain("ware", WARES)),
            Verb(BID, "bid", Domain("pfennigs", range(tables.min_bid, tables.max_bid + 1))),
            Verb(BID_WORKER, "bid-worker"),
            Verb(ACCEPT, "accept"),
            Verb(REFUSE, "refuse"),
            Verb(REPAY, "repay"),
            Verb(DECLINE, "decline"),
            Verb(DONE, "done"),
            Verb(GIVE_EXPERIENCE, "give-experience", master),
            Verb(WITHDRAW, "withdraw"),
        ]
    )


_LEVELS: Final = ["permanent", "first", "second"]


def _orders(tables: Tables) -> list[str]:
    """The permanent order, then the spaces of the longest village board."""
    longest = max(tables.villages, key=lambda village: len(village.orders))
    return ["permanent", *[order.name for order in longest.orders]]


def _subset(names: list[str], bits: int) -> str:
    return "-".join(name for number, name in enumerate(names) if bits >> number & 1)
