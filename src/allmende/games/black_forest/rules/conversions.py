"""Blue buildings: pay, then gain, as often as one likes (BU-9, TU-7, FA-2)."""

from __future__ import annotations

from allmende.core.actions import Action, Word
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.black_forest.actions import CONVERT, DONE
from allmende.games.black_forest.faces import CONVERSION
from allmende.games.black_forest.rules.effects import Do, refuse_effect
from allmende.games.black_forest.rules.explaining import explain_effect
from allmende.games.black_forest.rules.payment import pay
from allmende.games.black_forest.state import BlackForest


def conversions(forest: BlackForest, seat: int) -> list[Action]:
    """BU-9: a player's blue buildings."""
    found: list[Action] = []
    faces, converts = forest.tables.faces, forest.space.of(CONVERT)
    for number in forest.players[seat].buildings:
        if faces[number].kind == CONVERSION:
            found.append(converts[number])
    return found


def refuse_conversion(forest: BlackForest, seat: int, action: Action) -> Refusal:
    effect = forest.tables.effects[forest.tables.faces[action.first].effect]
    return refuse_effect(forest, forest.players[seat], effect, 0)


def explain_conversion(forest: BlackForest, seat: int, action: Action, reason: Reason) -> Reason:
    if action.kind != CONVERT:
        return reason
    effect = forest.tables.effects[forest.tables.faces[action.first].effect]
    return explain_effect(forest.players[seat], effect, reason)


def convert(forest: BlackForest, seat: int, action: Action) -> None:
    face = forest.tables.faces[action.first]
    forest.push(Do(seat, face.effect, 0))
    told: dict[str, Word] | None = {"building": face.word} if forest.telling else None
    pay(forest, seat, forest.tables.effects[face.effect].price, "converts", told)


class ConvertLast(Decision[BlackForest]):
    """FA-2: any conversions, until done. A player who can pay for none is not asked."""

    def actions(self, state: BlackForest) -> list[Action]:
        return conversions(state, self.seat) + state.space.of(DONE)

    def refuse(self, state: BlackForest, action: Action) -> Refusal:
        return ALLOWED if action.kind == DONE else refuse_conversion(state, self.seat, action)

    def explain(self, state: BlackForest, action: Action, reason: Reason) -> Reason:
        return explain_conversion(state, self.seat, action, reason)

    def resolve(self, state: BlackForest, action: Action) -> None:
        if action.kind == CONVERT:
            state.push(ConvertLast(self.seat))
            convert(state, self.seat, action)
