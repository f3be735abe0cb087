"""The round: draft, update of the Road, build, food check, markets; and the end of the game (3.1-3.3)."""

from __future__ import annotations

from allmende.core.decisions import Step
from allmende.games.villagers.rules.build import BuildPhase
from allmende.games.villagers.rules.countess import OpenEvent, ResolveEvent
from allmende.games.villagers.rules.draft import DraftPhase
from allmende.games.villagers.rules.market import FoodCheck, Markets, PayBronze
from allmende.games.villagers.rules.road import UpdateRoad
from allmende.games.villagers.state import SECOND_DUE, Villagers


class NewRound(Step[Villagers]):
    def run(self, state: Villagers) -> None:
        state.round += 1
        if state.telling:
            state.note("round-alone" if state.solo else "round", state.first, {"round": state.round})
        state.push(EndRound())
        if state.expansions:
            state.push(PayBronze())
        state.push(Markets())
        if state.solo:
            state.push(ResolveEvent())
        state.push(FoodCheck())
        state.push(BuildPhase())
        state.push(UpdateRoad())
        state.push(DraftPhase())
        if state.solo:
            state.push(OpenEvent())


class EndRound(Step[Villagers]):
    """3.3: the Second Market ends the game. 3.2: else the First Player Card moves on."""

    def run(self, state: Villagers) -> None:
        if state.due & SECOND_DUE:
            state.reveal()  # hands are laid open
        else:
            state.first = state.next_seat(state.first)
            state.push(NewRound())
