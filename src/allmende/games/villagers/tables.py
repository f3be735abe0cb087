"""The numbers of Villagers, typed: what components.toml says, in the shape the rules use.

A *kind* is a number for all copies of a card. The Founders are two kinds, one for each side; a village that needs
Founders below asks for the first of them.
"""

from __future__ import annotations

from typing import Final

from allmende.core.components import Components, Table

FOUNDERS: Final = 0  # the Gold side; also the role both sides fill in a chain
FOUNDERS_FOOD: Final = 1
BASICS: Final = 2  # the first of the three basic villagers

NONE: Final = -1

# How a Silver or Bronze villager counts (8.6, 11.3e).
PER_SUIT_SYMBOL: Final = 1
PER_GOLD_SYMBOL: Final = 2
PER_FOOD: Final = 3
PER_BUILDER: Final = 4
PER_PADLOCK: Final = 5
PRINTED_GOLD_OF_SUIT: Final = 6
MOST_COINS: Final = 7
PER_HAND_CARD: Final = 8
PER_SET_OF_SUITS: Final = 9
PER_VILLAGER_WITH_COINS: Final = 10
PER_LONG_CHAIN: Final = 11
HALF_OF_ONE_SILVER: Final = 12
FORMULAS: Final = {
    "per_suit_symbol": PER_SUIT_SYMBOL,
    "per_gold_symbol": PER_GOLD_SYMBOL,
    "per_food": PER_FOOD,
    "per_builder": PER_BUILDER,
    "per_padlock": PER_PADLOCK,
    "printed_gold_of_suit": PRINTED_GOLD_OF_SUIT,
    "max_coins_on_one_villager": MOST_COINS,
    "per_card_in_hand": PER_HAND_CARD,
    "per_set_of_suits": PER_SET_OF_SUITS,
    "per_villager_with_coins": PER_VILLAGER_WITH_COINS,
    "per_chain_of_three_or_more": PER_LONG_CHAIN,
    "half_of_one_silver_villager_rounded_down": HALF_OF_ONE_SILVER,
}

# The mini-expansions, as bits (11.3).
SETS: Final = ["promo_1", "profiteers", "saints", "scoundrels"]

# The events of the solo game (R47).
EVENT_CODES: Final = [
    "pay", "pay_per_villager_placed", "countess_gains_per_food", "countess_gains_per_hand_card_above",
    "countess_gains_per_padlock", "countess_gains_per_gold_symbol", "give_uncovered_villager",
    "no_face_down_drafts", "build_limit_minus", "draft_limit_minus",
]  # fmt: skip
SEASONS: Final = ["summer", "winter"]

PLAYERS: Final = [2, 3, 4, 5]
EDITIONS: Final = {"pnp": "pnp_5_4", "retail": "retail_2019"}


class Formula:
    """What a Silver or Bronze villager is worth; kind 0: nothing."""

    def __init__(self, kind: int, amount: int, every: int, suits: list[int]) -> None:
        self.kind = kind
        self.amount = amount
        self.every = every
        self.suits = suits


class Card:
    """One kind of card."""

    def __init__(
        self,
        name: str,
        suit: int,
        symbols: int,
        slots: int,
        copies: int,
        gold: int,
        food: int,
        builders: int,
        four_plus: bool,
        padlock: str,
        chain: list[str],
        silver: Formula,
        bronze: Formula,
        expansion: int,
    ) -> None:
        self.name = name
        self.suit = suit
        self.symbols = symbols
        self.slots = slots
        self.copies = copies
        self.gold = gold
        self.food = food
        self.builders = builders
        self.four_plus = four_plus
        self.padlock = padlock
        self.chain = chain
        self.silver = silver
        self.bronze = bronze
        self.expansion = expansion  # its number in SETS; -1: the base game


class Edition:
    """A print: its counts, and the few rules in which the two differ (11.2)."""

    def __init__(self, table: Table, limit: Table, name: str) -> None:
        self.start_coins = table.integer("start_coins")
        self.basics = table.integer("basic_copies_each", 1)
        self.hand_size = [0, 0, *table.counts("hand_size", [str(count) for count in PLAYERS], True, 1)]
        self.smuggler_pays_half = (
            table.text("smuggler_fraction", ["full", "half_rounded_up"]) == "half_rounded_up"
        )
        ties = ["most_cards_in_hand", "fewest_villagers_in_village"]
        self.tie_by_hand = table.text("tie_break", ties) == ties[0]
        updates = ["discard_all_and_deal_six", "each_player_saves_one_with_a_coin"]
        self.two_players_save = table.text("two_player_road_update", updates) == updates[1]
        self.courier_in_deck = table.boolean("courier_in_deck")
        self.apprentice_limit = limit.counts("build_limit_used", list(EDITIONS.values()))[
            list(EDITIONS.values()).index(name)
        ]  # R20
        self.apprentice_is_bound = (
            name == EDITIONS["retail"]
        )  # 9.2: whom he may not free, and that padlocks are paid


class SoloEvent:
    """One of our events of the solo game."""

    def __init__(
        self, name: str, season: int, copies: int, code: int, amount: int, above: int, min_gold: int
    ) -> None:
        self.name = name
        self.season = season
        self.copies = copies
        self.code = code
        self.amount = amount
        self.above = above
        self.min_gold = min_gold

    def numbers(self) -> dict[str, int]:
        """What its text says."""
        return {"many": self.amount, "above": self.above, "least": self.min_gold}


class Tables:
    """All numbers of the game. Lists named after one property are indexed by kind."""

    def __init__(self, parts: Components) -> None:
        self._limits(parts)
        self._cards(parts)
        self._columns(parts)
        self._editions(parts)
        self._expansions(parts)
        self._solo(parts)

    def _limits(self, parts: Components) -> None:
        limits = parts.section("limits")
        self.draft_base = limits.integer("draft_base", 1)
        self.draft_per_food = limits.integer("draft_per_food")
        self.draft_max = limits.integer("draft_max", 1)
        self.build_base = limits.integer("build_base", 0)
        self.build_per_builder = limits.integer("build_per_builder")
        self.build_max = limits.integer("build_max", 1)
        self.exchanges = limits.integer("basics_per_build_phase")
        self.padlock_cost = limits.integer("padlock_cost")
        self.road_coin = limits.integer("road_coin")
        self.apprentice_cap = limits.table("apprentice_counting").integer("build_cap_used")

    # -- cards --------------------------------------------------------------------------------------------------------

    def _cards(self, parts: Components) -> None:
        suits = parts.section("suits").tables("list")
        self.suits = [suit.text("id") for suit in suits]
        self.special = self.suits.index("special")
        self.suit_count = len(self.suits)
        nothing = Formula(0, 0, 1, [])
        self.cards: list[Card] = []
        founders = parts.section("founders")
        for side in ("front", "back"):
            worth = founders.table(side)
            self.cards.append(
                Card(
                    "founders" if side == "front" else "founders_food",
                    self.suits.index(founders.text("suit", self.suits)),
                    founders.integer("symbols"),
                    founders.integer("slots"),
                    0,
                    worth.integer("gold"),
                    worth.integer("food"),
                    0,
                    False,
                    "",
                    ["founders"],
                    nothing,
                    nothing,
                    NONE,
                )
            )
        for basic in parts.section("basics").tables("list"):
            suit = self.suits.index(basic.text("suit", self.suits))
            name = basic.text("id")
            symbols, slots = basic.integer("symbols"), basic.integer("slots")
            self.cards.append(
                Card(name, suit, symbols, slots, 0, 0, 0, 0, False, "", [name], nothing, nothing, NONE)
            )
        self.basic_count = len(self.cards) - BASICS
        for table in parts.section("villagers").tables("card"):
            self.cards.append(self._occupation(table))
        self.first_special = len(self.cards)
        for table in parts.section("specials").tables("card"):
            name, copies = table.text("id"), table.integer("copies", 1)
            padlock, symbols = table.text("padlock"), table.integer("symbols")
            self.cards.append(
                Card(
                    name,
                    self.special,
                    symbols,
                    0,
                    copies,
                    0,
                    0,
                    0,
                    False,
                    padlock,
                    [],
                    nothing,
                    nothing,
                    NONE,
                )
            )
        for table in parts.section("expansions").tables("list"):
            self.cards.append(self._expansion_card(table))

    def _occupation(self, table: Table) -> Card:
        return Card(
            table.text("id"),
            self.suits.index(table.text("suit", self.suits)),
            table.integer("symbols"),
            table.integer("slots"),
            table.integer("copies"),
            table.integer("gold"),
            table.integer("food"),
            table.integer("builders"),
            table.boolean("four_plus"),
            table.text("padlock"),
            table.texts("chain"),
            self._formula(table, "silver"),
            self._formula(table, "bronze"),
            NONE,
        )

    def _expansion_card(self, table: Table) -> Card:
        """Fields a row leaves out: symbols 1, slots 0, values 0, no padlock."""
        return Card(
            table.text("id"),
            self.suits.index(table.text("suit", self.suits)),
            1,
            0,
            table.integer("copies", 1),
            0,
            0,
            0,
            False,
            "",
            table.texts("chain") if "chain" in table else [],
            self._formula(table, "silver"),
            self._formula(table, "bronze"),
            SETS.index(table.text("set", SETS)),
        )

    def _formula(self, table: Table, key: str) -> Formula:
        if key not in table:
            return Formula(0, 0, 1, [])
        formula = table.table(key)
        names = formula.texts("suits", self.suits) if "suits" in formula else []
        if "suit" in formula:
            names = [formula.text("suit", self.suits)]
        return Formula(
            FORMULAS[formula.text("kind", list(FORMULAS))],
            formula.integer("amount") if "amount" in formula else 1,
            formula.integer("every", 1) if "every" in formula else 1,
            [self.suits.index(name) for name in names],
        )

    def _columns(self, parts: Components) -> None:
        """The cards once more by property, which is what the rules read."""
        cards = self.cards
        self.names = [card.name for card in cards]
        self.kind = {card.name: kind for kind, card in enumerate(cards)}
        self.suit = [card.suit for card in cards]
        self.is_special = [card.suit == self.special for card in cards]
        self.symbols = [card.symbols for card in cards]
        self.gold = [card.gold for card in cards]
        self.food = [card.food for card in cards]
        self.builders = [card.builders for card in cards]
        self.slots = [card.slots for card in cards]
        self.silver = [card.silver for card in cards]
        self.bronze = [card.bronze for card in cards]
        self.copies_max = max(card.copies for card in cards)
        self.padlock = [
            self._known(parts, card.name, card.padlock) if card.padlock else NONE for card in cards
        ]
        self.chain: list[list[int]] = []  # from the base up to the card itself; empty: a Special
        for card in cards:
            self.chain.append([self._known(parts, card.name, name) for name in card.chain])
        self.chain[FOUNDERS_FOOD] = [FOUNDERS]
        self.below = [chain[-2] if len(chain) > 1 else NONE for chain in self.chain]
        # How a card can be open to another: bare, shared, as a Monk, as an Apprentice (actions.SPOTS). Each is a bit in
        # Village.ways; cards that carry one card only are never open in another way than bare.
        self.way: list[int] = []
        ways = 0
        for kind, card in enumerate(cards):
            carries = card.slots if kind != FOUNDERS_FOOD else 0
            self.way.append(ways if carries else NONE)
            ways += 0 if not carries else 1 if carries == 1 else 4
        for card in cards:
            for name in card.chain[:-1]:
                if not self.slots[self.kind[name]]:
                    raise parts.section("villagers").fail(
                        "card", f"slots on {name!r}, which lies below {card.name!r}"
                    )
        self.monk = self.kind["monk"]
        self.apprentice = self.kind["apprentice"]
        self.tinner = self.kind["tinner"]
        self.smuggler = self.kind["smuggler"]
        self.courier = self.kind["courier"]

    def _known(self, parts: Components, card: str, name: str) -> int:
        kind = self.kind.get(name)
        if kind is None:
            raise parts.section("villagers").fail("card", f"{name!r}, named by {card!r}, among the cards")
        return kind

    # -- the rest -----------------------------------------------------------------------------------------------------

    def _editions(self, parts: Components) -> None:
        counting = parts.section("limits.apprentice_counting")
        editions = parts.section("editions")
        self.editions = {
            word: Edition(editions.table(name), counting, name) for word, name in EDITIONS.items()
        }
        base = editions.table(EDITIONS["pnp"])
        self.stack_count = base.integer("stack_count", 1)
        self.stack_cards_per_player = base.integer("stack_cards_per_player", 1)
        self.row_size = base.integer("road_face_up", 1)
        under = base.table("market_under_stack")
        self.first_market_stack = under.integer("first", 1, self.stack_count) - 1
        start = parts.section("starting_road")
        self.start_row = [self.kind[name] for name in start.texts("cards", self.names)]
        if len(self.start_row) != self.row_size:
            raise start.fail("cards", f"{self.row_size} villagers")
        variant = parts.section("variant_draft_starting_hands")
        self.extra_hand_cards = variant.integer("extra_cards", 1, 1)

    def _expansions(self, parts: Components) -> None:
        numbers = parts.section("expansions.numbers")
        self.courier_copies = numbers.integer("courier_copies", 1)
        self.freelancer_price = numbers.integer("freelancer_price")
        self.freelancer_builds = numbers.integer("freelancer_builds")
        self.pigeoneer_cards = numbers.integer("pigeoneer_cards", 1)
        self.recruiter_price = numbers.integer("recruiter_price")
        self.recruiter_picks = numbers.integer("recruiter_picks", 2)
        self.thief_coins = numbers.integer("thief_coins")
        self.benefactor = self.kind["benefactor"]
        self.prophet = self.kind["prophet"]
        self.recruiter = self.kind["recruiter"]
        self.barbarian = self.kind["barbarian"]
        self.flaker = self.kind["flaker"]
        self.noble = self.kind["noble"]
        self.schemer = self.kind["schemer"]
        self.thief = self.kind["thief"]
        self.sheriff = self.kind["sheriff"]
        self.pigeoneer = self.kind["pigeoneer"]
        self.freelancer = self.kind["freelancer"]
        self.nun = self.kind["nun"]
        self.stays = [
            kind in (self.recruiter, self.thief, self.freelancer, self.nun) for kind in range(len(self.cards))
        ]

    def _solo(self, parts: Components) -> None:
        solo = parts.section("solo")
        ours = parts.section("solo.reconstructed")
        self.solo_seats = solo.integer("seats", 1, 1)
        self.solo_removed = [self.suits.index(name) for name in solo.texts("remove_suits", self.suits)]
        self.solo_stack = solo.integer("stack_size", 1)
        self.solo_hand = solo.integer("hand_size", 1)
        self.countess_coins = solo.integer("countess_start_coins")
        self.countess_gold = [
            solo.integer("countess_card_gold_front"),
            ours.integer("countess_card_gold_back"),
        ]
        self.jester_uses = solo.integer("jester_uses")
        self.events: list[SoloEvent] = []
        for table in parts.section("solo.events").tables("list"):
            self.events.append(
                SoloEvent(
                    table.text("id"),
                    SEASONS.index(table.text("season", SEASONS)),
                    table.integer("copies", 1),
                    EVENT_CODES.index(table.text("code", EVENT_CODES)),
                    table.integer("amount") if "amount" in table else 0,
                    table.integer("above") if "above" in table else 0,
                    table.integer("min_gold") if "min_gold" in table else 0,
                )
            )

    def deck(self, players: int, edition: Edition, expansions: int, solo: bool) -> list[int]:
        """The villagers that are shuffled, the starting six included: one entry a card (2.6, 2.7, 11.3)."""
        found: list[int] = []
        for kind, card in enumerate(self.cards):
            copies = card.copies
            if card.expansion != NONE and not expansions >> card.expansion & 1:
                continue
            if kind == self.courier and not edition.courier_in_deck:
                copies = self.courier_copies if expansions >> SETS.index("scoundrels") & 1 else 0
            if (card.four_plus and players < 4) or (solo and card.suit in self.solo_removed):
                continue
            found += [kind] * copies
        return found
