"""For writing a guide: `python tools/guide.py village` plays its script and shows what could come next.

It stops at the first action that is not allowed and says why. With `--view` it prints what the learner sees there; with
`--seed S` it tries another deal; `--steps N` stops after that many steps of the script.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

import allmende
from allmende.core.guide import LEARNER, guide
from allmende.core.words import words


def written(action: Any) -> str:
    """An action as a script has it."""
    return json.dumps([action.verb, *action.args])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--steps", type=int, default=10_000)
    parser.add_argument("--view", action="store_true")
    options = parser.parse_args()
    game = allmende.game(options.game)
    script = guide(options.game)
    if script is None:
        raise SystemExit(
            f"{game.title} has no guide: write src/allmende/games/<game>/guide/script.toml first"
        )
    state = game.new(
        script.seats, script.seed if options.seed is None else f"{options.seed:032x}", **script.options
    )
    texts = words("en", game.name)
    names = [f"seat {seat}" for seat in range(script.seats)]
    for step in script.steps[: options.steps]:
        print(f"── {step.say}")
        for code in [*step.play[:1], *step.then]:
            why = state.why_not(code)
            print(f"   {state.to_move}: {written(game.action(code))}" + (f"  REFUSED: {why}" if why else ""))
            if why:
                break
            state.apply(code)
            for event in state.events:
                print(f"      {texts.event(event, names)}")
        else:
            continue
        break
    if options.view:
        print(json.dumps(state.view(LEARNER), indent=1))
    if state.to_move is not None:
        print(f"\nseat {state.to_move}: {texts.prompt(state.view(LEARNER)['pending'], names)}")
        for code in state.legal_actions():
            action = game.action(code)
            print(f"   {written(action)}  {texts.action(action, game.space)}")


if __name__ == "__main__":
    main()
