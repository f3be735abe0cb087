"""Run the notebooks of docs/notebooks and write what their cells print beside them; they need no Jupyter for that.

python tools/notebooks.py [FILE …]      run them again
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent.parent / "docs/notebooks"

Outputs = list[list[dict[str, Any]]]


def code_cells(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def outputs_of(notebook: dict[str, Any]) -> Outputs:
    """What each cell of code prints and, by its last expression, shows: all of them run in order, in one namespace."""
    names: dict[str, Any] = {"__name__": "__main__"}
    found: Outputs = []
    for number, cell in enumerate(code_cells(notebook), 1):
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            shown = run("".join(cell["source"]), names, f"cell {number}")
        outputs: list[dict[str, Any]] = []
        if text := printed.getvalue():
            outputs.append(
                {"output_type": "stream", "name": "stdout", "text": text.splitlines(keepends=True)}
            )
        if shown is not None:
            outputs.append(
                {
                    "output_type": "execute_result",
                    "execution_count": number,
                    "metadata": {},
                    "data": pictured(shown),
                }
            )
        found.append(outputs)
    return found


def run(source: str, names: dict[str, Any], where: str) -> Any:
    """Runs a cell; its value is that of its last line, if this is an expression."""
    tree = ast.parse(source, where)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, where, "exec"), names)
    if not isinstance(last, ast.Expr):
        return None
    return eval(compile(ast.Expression(last.value), where, "eval"), names)


def pictured(value: Any) -> dict[str, list[str]]:
    data = {"text/plain": repr(value).splitlines(keepends=True)}
    if hasattr(value, "_repr_svg_"):
        data["image/svg+xml"] = value._repr_svg_().splitlines(keepends=True)
    return data


def refresh(file: Path) -> None:
    notebook = json.loads(file.read_text("utf-8"))
    for number, (cell, outputs) in enumerate(zip(code_cells(notebook), outputs_of(notebook), strict=True), 1):
        cell["execution_count"] = number
        cell["outputs"] = outputs
    file.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    for file in map(Path, sys.argv[1:] or sorted(map(str, FOLDER.glob("*.ipynb")))):
        print(file.name)
        refresh(file)
