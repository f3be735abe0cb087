"""What the number of seats and the options make of the tables: fixed for a whole game, shared by all its states."""

from __future__ import annotations

from typing import Final

from allmende.core.actions import Action, ActionSpace
from allmende.core.components import Components
from allmende.core.state import Value
from allmende.games.pandemain.actions import (
    ASK,
    GIVE,
    GO,
    MILK_COW,
    MILL_COLUMN,
    PASS_THROUGH,
    SEND_SERVANT,
    SET_ASIDE,
    SHOP,
    TAKE,
    VISIT,
)
from allmende.games.pandemain.cards import Scenario
from allmende.games.pandemain.tables import Tables
from allmende.games.pandemain.words import NOWHERE, VILLAGE

BASIC: Final = "basic"
EXPERT: Final = "expert"
NO_SCENARIO: Final = "none"
AS_ADVISED: Final = "auto"  # nobody, but alone Rudolf or the scenario's sim-baker
NOBODY_SIMULATED: Final = "none"
FIERCE: Final = "fierce"
GENTLE: Final = "gentle"
DONATION: Final = "donation"
FULL_VISIT: Final = "visit"


def sims_of(tables: Tables, seats: int, choice: str, scenario: Scenario | None) -> list[int]:
    """The sim-bakers at the table, by number."""
    names = [sim.name for sim in tables.sims]
    if choice == AS_ADVISED:
        if seats == 1:
            return [0 if scenario is None else scenario.sim]  # AU2: Rudolf is the advised first opponent
        return []
    if choice == NOBODY_SIMULATED:
        return []
    return [names.index(name) for name in choice.split("-")]


def sim_choices(tables: Tables) -> list[str]:
    """All values of the option: nobody, each one, each two, all three."""
    names = [sim.name for sim in tables.sims]
    choices = [AS_ADVISED, NOBODY_SIMULATED]
    for size in range(1, len(names) + 1):
        for bits in range(1 << len(names)):
            group = [name for number, name in enumerate(names) if bits >> number & 1]
            if len(group) == size:
                choices.append("-".join(group))
    return choices


def find_scenario(tables: Tables, choice: str) -> Scenario | None:
    for scenario in tables.scenarios:
        if scenario.name == choice:
            return scenario
    return None


class Setting:
    def __init__(
        self,
        parts: Components,
        tables: Tables,
        space: ActionSpace,
        seats: int,
        options: dict[str, Value],
    ) -> None:
        self.tables: Final = tables
        self.seats: Final = seats
        self.scenario: Final = find_scenario(tables, str(options["scenario"]))
        self.gentle: Final = options["sim_cards"] == GENTLE
        gentle = tables.gentle_decks if self.gentle else None
        self.decks: Final = tables.decks if gentle is None else gentle
        self.sims: Final = sims_of(tables, seats, str(options["sim_bakers"]), self.scenario)
        self.players: Final = seats + len(self.sims)  # N: sim-bakers are players after the seats
        self.expert: Final = options["mode"] == EXPERT
        self.local_trade: Final = bool(options["local_trade"]) and seats > 1
        self.no_news: Final = bool(options["no_news_from_ulm"])
        self.leftover_visits: Final = options["leftover_workers"] == FULL_VISIT
        self._edition(parts, str(options["edition"]))
        self._limits()
        self._scenario()
        self._turns(space)

    def _edition(self, parts: Components, name: str) -> None:
        edition = parts.section(f"editions.{name}")
        self.stale_pfennigs = edition.integer("stale_bread_pfennigs")
        self.cube_at_night = edition.boolean("turn_cube_at_night")
        self.experience_by_bread = edition.text("experience_tokens_per", ["bread", "action"]) == "bread"
        self.sims_limit_dawn = edition.text("sim_bakers_limit_loans", ["at_dawn", "always"]) == "at_dawn"
        self.servant_must_move = edition.boolean("servant_must_change_location")
        self.bonuses_stack = edition.boolean("identical_baker_bonuses_stack")
        self.top_bonus_on_arrival = edition.boolean("top_reputation_bonus_on_arrival")
        self.fill_current = edition.boolean("dawn_fill_current_from_bag")
        self.all_villagers = edition.text("villager_pool", ["documented", "all"]) == "all"
        sets = edition.text("trade_sets", list(self.tables.edition_sets))
        self.sets: list[int] = self.tables.edition_sets[sets]
        stacks = edition.counts("church_reward_stack", ["p2", "p3", "p4"], all_named=True)
        self.rewards_per_stack = stacks[self.players - 2]
        copies = parts.section("church_reward_copies" if name == "en" else f"church_reward_copies_{name}")
        rewards = [reward.name for reward in self.tables.rewards]
        self.reward_copies = copies.counts(name, rewards, all_named=True)
        modes = {mode.text("key"): mode for mode in parts.section("modes").tables("items")}
        removed = modes[EXPERT if self.expert else BASIC].texts("church_rewards_removed", rewards)
        for reward in removed:  # BM2
            self.reward_copies[rewards.index(reward)] = 0

    def _limits(self) -> None:
        tables, players = self.tables, self.players
        self.village_limit = tables.village_limit[players]
        self.mill_limit = tables.mill_limit[players]
        self.granary_limit = tables.granary_limit[players]
        self.penance_places = tables.penance_places[players]
        self.castle_loans = tables.castle_loans[players]
        self.loans_at_dawn = self.castle_loans  # laid at most
        if self.sims:
            self.loans_at_dawn = min(self.castle_loans, tables.castle_loans_with_sims)
            if not self.sims_limit_dawn:
                self.castle_loans = self.loans_at_dawn
        self.places = VILLAGE + len(tables.villages)

    def _scenario(self) -> None:
        scenario = self.scenario
        self.bonus_village = NOWHERE if scenario is None else scenario.village
        self.bonus_pfennigs = 0 if scenario is None else scenario.village_pfennigs
        self.bonus_points = 0 if scenario is None else scenario.village_points
        self.augsburg_penitence = self.tables.augsburg_penitence
        self.servant_places = self.tables.servant_places
        self.night_places = self.tables.night_places
        self.servant_points = self.servant_points_wheat = 0
        self.spots = [sim.spot for sim in self.tables.sims]
        if not self.expert:
            self.servant_places = []
        if scenario is None:
            return
        if scenario.augsburg_penitence:
            self.augsburg_penitence = scenario.augsburg_penitence
        if scenario.servant_places:
            self.servant_places = scenario.servant_places
        self.night_places = [place for place in self.night_places if place not in scenario.night_closed]
        self.servant_points = scenario.servant_points
        self.servant_points_wheat = scenario.servant_points_wheat
        if scenario.spot != NOWHERE:
            self.spots[scenario.sim] = scenario.spot

    def _turns(self, space: ActionSpace) -> None:
        """What a player may think of in a turn, by day and by night: the same lists every time."""
        doors = space.of(GO) if self.expert else space.of(GO)[:-1]  # BM1: no guild
        self.day_places: list[Action] = doors + space.of(SHOP) + space.of(MILL_COLUMN) + space.of(VISIT)
        self.night_doors: list[Action] = doors
        besides = space.of(PASS_THROUGH) + space.of(MILK_COW) + space.of(SET_ASIDE)
        if self.local_trade:
            besides = besides + space.of(ASK)
        paid: list[list[Action]] = [[], space.of(MILL_COLUMN), space.of(SHOP) + space.of(MILL_COLUMN)]
        self.day_turns: list[list[Action]] = [doors + places + besides for places in paid]  # see TakeTurn
        self.day_turns_with_bread: list[list[Action]] = [
            doors + places + space.of(VISIT) + besides for places in paid
        ]
        self.gives: list[Action] = [space.of(GIVE)[number] for number in self.sets]
        self.takes: list[Action] = [space.of(TAKE)[number] for number in self.sets]
        self.servant_goes = [place in self.servant_places for place in range(VILLAGE)]
        self.servant_moves: list[Action] = [space.of(SEND_SERVANT)[place] for place in self.servant_places]
        self.night_turn = doors + space.of(PASS_THROUGH) + space.of(MILK_COW)
