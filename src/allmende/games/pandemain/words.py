"""The kinds of things there are in Pandemain, by number and by name: what is not a number on a board but the rules' own."""

from __future__ import annotations

from typing import Final

RYE: Final = 0
SPELT: Final = 1
OAT: Final = 2
WHEAT: Final = 3
GRAINS: Final = ["rye", "spelt", "oat", "wheat"]

WATER: Final = 0
SALT: Final = 1
YEAST: Final = 2
MILK: Final = 3
INGREDIENTS: Final = ["water", "salt", "yeast", "milk"]

CART: Final = 0
OX: Final = 1
COW: Final = 2
TOKENS: Final = ["cart", "ox", "cow"]
TRANSPORTS: Final = ["cart", "ox"]  # numbered as the tokens are

HIGH: Final = 0
LOW: Final = 1
QUALITIES: Final = ["high", "low"]

# Places where workers stand: the locations of the main board, then the villages.
FARM: Final = 0
MARKET: Final = 1
MILL: Final = 2
GRANARY: Final = 3
OVEN: Final = 4
CASTLE: Final = 5
CHURCH: Final = 6
RIVER: Final = 7
TRADE_HOUSE: Final = 8
GUILD: Final = 9
VILLAGE: Final = 10  # + village
LOCATIONS: Final = [
    "farm", "market", "mill", "granary", "oven", "castle", "church", "river", "trade_house", "guild",
]  # fmt: skip
NOWHERE: Final = -1

# What a reward or favour does.
GAIN: Final = 0
REACTIVATE: Final = 1
FREE_HIRE: Final = 2
FREE_UPGRADE: Final = 3
A_FAVOUR: Final = 4
DISCARD_PENANCE: Final = 5
EFFECTS: Final = ["gain", "reactivate", "free_hire", "free_upgrade", "favour", "discard_penance"]

# Where a master baker is, if no baker employs them.
IN_GUILD: Final = -1
OUT_OF_GAME: Final = -2

# The villagers, by kind.
SACRISTAN: Final = 0  # church: a victory point
FRIAR: Final = 1  # castle: penitence
STEWARD: Final = 2  # castle: a pfennig
MILLER: Final = 3  # mill: a flour
MERCHANT: Final = 4  # trade house: a second trade
STALLHOLDER: Final = 5  # market: an ingredient
HERDSMAN: Final = 6  # farm: animals for salt, yeast and milk
FERRYWOMAN: Final = 7  # river: water (R20)
VILLAGERS: Final = [
    "church_vp", "castle_penitence", "castle_pfennig", "mill_flour", "two_trades", "market_extra", "farm_barter",
    "river_water",
]  # fmt: skip

# What somebody holds, as the ledger counts it (`state.holdings()`). Ingredients go by their own names.
PFENNIGS: Final = "pfennigs"
VP: Final = "vp"
PENITENCE: Final = "penitence"
WORKERS: Final = "workers"  # available
WORKERS_ASIDE: Final = "workers-aside"  # T2
LOANS: Final = "loans"
PENANCES: Final = "penances"
MASTERS: Final = "masters"  # master bakers employed
UPGRADES: Final = "upgrades"  # those of them that are upgraded
EXPERIENCE: Final = "experience"  # control tokens on them
FLOUR: Final = [f"flour-{grain}" for grain in GRAINS]
LOAVES: Final = [
    f"loaf-{quality}-{grain}" for quality in QUALITIES for grain in GRAINS
]  # quality * 4 + bread
ACTIVE: Final = [f"active-{token}" for token in TOKENS]
USED: Final = [f"used-{token}" for token in TOKENS]
REPUTATION: Final = [f"reputation-{grain}" for grain in GRAINS]
VILLAGER: Final = [f"villager-{name.replace('_', '-')}" for name in VILLAGERS]
