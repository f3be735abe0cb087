"""Draws again what nobody can see in Pandemain."""

from __future__ import annotations

from allmende.games.pandemain.rules.sim_bakers import possible_cards
from allmende.games.pandemain.state import Pandemain


def redeal(state: Pandemain) -> None:
    """Which of the cards that fit what has been shown a sim-baker follows."""
    if state.is_over:
        return
    for number, card in enumerate(state.cards):
        state.cards[number] = state.stream.draw(
            [other for other in possible_cards(state, number) if _fits(state, number, other, card)]
        )


def _fits(state: Pandemain, number: int, other: int, card: int) -> bool:
    deck, shown = state.setting.decks, state.icons[number]
    if len(deck.days[other]) != len(deck.days[card]) or deck.days[other][:shown] != deck.days[card][:shown]:
        return False
    return not state.nights_shown >> number & 1 or deck.nights[other] == deck.nights[card]
