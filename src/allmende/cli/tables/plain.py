"""Any game's table, drawn plainly from its view: what every game gets before it has a drawing of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from allmende.cli.texts import capital
from allmende.core.actions import Action
from allmende.core.game import Game
from allmende.core.words import Words

if TYPE_CHECKING:
    from allmende.cli.tables import Setting

PLACES = ("space", "place")  # domains whose values are places
HIDDEN = (
    "game",
    "seat",
    "seats",
    "options",
    "over",
    "to_move",
    "pending",
)  # said elsewhere, or not of interest


def draw(view: dict[str, Any], words: Words, setting: Setting) -> RenderableType:
    tree = Tree(Text(words.text("title"), "bold"), guide_style="dim")
    for key, value in view.items():
        if key not in HIDDEN:
            _grow(tree, _label(key, words), value, words, setting)
    return tree


def _grow(tree: Tree, label: Text, value: Any, words: Words, setting: Setting) -> None:
    """A branch for what has parts, a line for what has none; equal short things side by side."""
    if isinstance(value, dict) and all(not isinstance(part, dict | list) for part in value.values()):
        parts = [f"{_label(key, words)} {part}" for key, part in value.items() if part not in (0, None, "")]
        tree.add(label + Text("  " + (", ".join(parts) or "–"), "default not bold"))
    elif isinstance(value, dict):
        branch = tree.add(label)
        for key, part in value.items():
            _grow(branch, _label(key, words), part, words, setting)
    elif isinstance(value, list) and any(isinstance(part, dict | list) for part in value):
        branch = tree.add(label)
        for number, part in enumerate(value):
            _grow(branch, _item(number, len(value), setting), part, words, setting)
    else:
        text = ", ".join(str(part) for part in value) if isinstance(value, list) else str(value)
        tree.add(label + Text(f"  {text or '–'}", "default not bold"))


def _item(number: int, count: int, setting: Setting) -> Text:
    """A list as long as there are seats is one thing for each seat."""
    if count == len(setting.persons):
        person = setting.persons[number]
        return Text(person.title, person.style)
    return Text(str(number + 1), "dim")


def _label(key: str, words: Words) -> Text:
    named = words.text(f"view-{key}") if f"view-{key}" in words else key.replace("_", " ").replace("-", " ")
    return Text(named, "bold")


def heading(action: Action, words: Words, game: Game[Any]) -> str:
    for domain, word in zip(game.space.verbs[action.kind].domains, action.args, strict=True):
        if domain.name in PLACES:
            return capital(words.value(domain.name, word))
    return ""
