"""Playthroughs: whole games written out for people, one file each, that fail a test when anything in them moves.

When something was meant to move: `python -m tests.conformance.playthrough --write [GAME ...]`. Then read the difference.
"""

from __future__ import annotations

import argparse
import textwrap
from pathlib import Path
from typing import NamedTuple

import allmende
from allmende import State
from allmende.core.chance import FastStream
from allmende.core.manifest import manifest
from allmende.core.words import Words, words
from tests.conformance.sampling import LONGEST, choose
from tests.conformance.tables import Table

FOLDER = Path(__file__).parents[1] / "data" / "playthroughs"

MOST_ACTIONS = 8  # how many of the legal ones are listed at each decision
KEY_EVERY = 10  # decisions
WIDEST_SCORE = 30  # characters
PLAYERS = ["Ada", "Bea", "Cai", "Dov", "Eda", "Fay"]


class Variant(NamedTuple):
    """A game to be written down."""

    file: str
    table: Table
    seed: int


def variants(name: str) -> list[Variant]:
    """As the game's game.toml has them; else one with as few seats as it allows beyond one."""
    seats = allmende.game(name).seats
    entries = manifest(name).playthroughs or ({"seats": min(max(2, seats[0]), seats[-1]), "seed": 1},)
    return [
        Variant(
            f"{name}-{entry['name']}.txt" if "name" in entry else f"{name}.txt",
            Table(name, entry["seats"], tuple(entry.get("options", {}).items())),
            entry["seed"],
        )
        for entry in entries
    ]


def told(variant: Variant) -> str:
    """The whole game as text."""
    state, chance = variant.table.new(variant.seed), FastStream(variant.seed)
    speech = words("en", variant.table.game)
    players = speech.names(state, PLAYERS[: variant.table.seats])
    lines = [*_header(variant, state), "", *_events(state, speech, players)]
    decisions = 0
    while not state.is_over:
        assert decisions < LONGEST, "this game does not end"
        if decisions % KEY_EVERY == 0:
            lines.append(f"[key {state.key()}]")
        decisions += 1
        lines += ["", f"{decisions}. {speech.prompt_to(state.view(state.to_move)['pending'], players)}"]
        lines += _offer(state, speech)
        code = choose(state, chance)
        lines.append(f"   > {code} {speech.action(state.game.action(code), state.space)}")
        state.apply(code)
        lines += _events(state, speech, players)
    lines += ["", f"The game is over after {decisions} decisions.", f"[key {state.key()}]", ""]
    lines += _score_table(state, speech, players)
    return "\n".join(lines) + "\n"


def _header(variant: Variant, state: State) -> list[str]:
    game = state.game
    return [
        f"{game.title}, {variant.table.seats} seats, seed {variant.seed}",
        "options: " + (", ".join(f"{name} = {value}" for name, value in state.options.items()) or "none"),
        f"rules: version {game.RULES_VERSION}; {game.num_actions} actions",
        f"components: {game.components.digest[:16]}",
    ]


def _offer(state: State, speech: Words) -> list[str]:
    offered = [
        f"{code} {speech.action(state.game.action(code), state.space)}" for code in state.legal[:MOST_ACTIONS]
    ]
    if len(state.legal) > MOST_ACTIONS:
        offered.append(f"and {len(state.legal) - MOST_ACTIONS} more")
    return textwrap.wrap(
        "; ".join(offered),
        width=118,
        initial_indent="   ",
        subsequent_indent="   ",
        break_long_words=False,
        break_on_hyphens=False,
    )


def _events(state: State, speech: Words, players: list[str]) -> list[str]:
    return [
        f"   - {speech.event(event, players)}" + (f" (only {players[event.only]})" if event.only >= 0 else "")
        for event in state.events
    ]


def _score_table(state: State, speech: Words, players: list[str]) -> list[str]:
    sheets, held_by = state.score_sheet(), state.holdings()
    lines = ["".join(["".ljust(28), *[name.rjust(WIDEST_SCORE) for name in players]])]
    categories = list(dict.fromkeys(category for sheet in sheets for category in sheet))
    for category in categories:
        points = [_points(sheet, category, held, speech) for sheet, held in zip(sheets, held_by, strict=True)]
        lines.append("".join([speech.text(f"score-{category}").ljust(28), *points]))
    totals = [str(score).rjust(WIDEST_SCORE) for score in state.scores()]
    lines.append("".join([speech.text("scores-total").ljust(28), *totals]))
    return [*lines, "", "won by " + " and ".join(players[winner] for winner in state.winners())]


def _points(sheet: dict[str, int], category: str, held: dict[str, int], speech: Words) -> str:
    points = speech.scored(category, sheet[category], held) if category in sheet else ""
    return points.rjust(WIDEST_SCORE)


def write(name: str) -> None:
    for variant in variants(name):
        (FOLDER / variant.file).write_text(told(variant), "utf-8")
        print(variant.file)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true", required=True, help="write them anew")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games, if none is named")
    for name in parser.parse_args().games or allmende.games():
        write(name)


if __name__ == "__main__":
    main()
