"""Models: what positions are worth, learnt from games. A small perceptron over what a seat sees, in a file of its own.

A file begins with a line that says what it is, then a line of JSON (for which game, components, number of seats and layout of
the numbers it was made; sizes of the layers), then its numbers in half precision, compressed. It holds numbers only: reading
one runs nothing. What does not fit is refused in one sentence (`NoModel`).
"""

from __future__ import annotations

import hashlib
import itertools
import json
import math
import os
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from allmende.bots.ends import row_names
from allmende.bots.insight import insight
from allmende.core.errors import AllmendeError
from allmende.core.game import Game
from allmende.core.observing import observer
from allmende.core.state import State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.float32]

MODELS = Path(__file__).parent / "models"  # those that come with the package
FIRST_LINE = b"allmende model 1\n"
LARGEST = 8_000_000  # bytes of numbers, unpacked
KEYS = ("game", "components", "seats", "layout", "sizes", "unit")


class NoModel(AllmendeError):
    """There is no model for this table, or it can't be used."""


class Model:
    """Layers of a perceptron. It says for each seat, from whoever looks on, and then for each automaton, the points it will end
    with (in units of its own, such as 20 points), and last how likely it is that whoever looks wins (as a logit).

    A model may stand upon the game's evaluation as it was when the model was made (`upon`): then it says only by how much that
    errs."""

    def __init__(
        self,
        game: str,
        components: str,
        seats: int,
        layout: str,
        unit: float,
        mean: Array,
        scale: Array,
        weights: list[Array],
        biases: list[Array],
        notes: dict[str, Any],
        heat: float = 1.0,
        upon: Array | None = None,
    ) -> None:
        self.game = game
        self.components = components  # their digest
        self.seats = seats
        self.layout = layout  # digest of the names of what it is shown
        self.unit = unit
        self.mean = mean  # of each number it is shown: what is usual …
        self.scale = scale  # … and by how much a difference from that is multiplied
        self.weights = weights
        self.biases = biases
        self.scored = len(biases[-1]) - 1  # whose points it says: those of the seats and of automata
        self.notes = notes  # how it was made
        self.heat = heat  # by which its word on the chance of winning is divided: above 1 it would be too sure of itself
        self.upon = (
            upon  # what each number that the evaluation counts was worth to it; None: it stands by itself
        )
        # Normalising what is shown is part of the first layer, so it costs nothing
        self.first: Array = weights[0] * scale[:, None]
        self.first_bias: Array = biases[0] - mean @ self.first

    def judge(self, shown: Array) -> tuple[Array, Array]:
        """For each row: final scores of everybody, from whoever looks on, and the chance that whoever looks wins."""
        import numpy as np

        out = shown @ self.first + self.first_bias
        for weight, bias in zip(self.weights[1:], self.biases[1:], strict=True):
            np.maximum(out, 0.0, out=out)
            out = out @ weight + bias
        if not np.isfinite(out).all():
            raise NoModel(f"the model for {self.game} says something that is no number")
        scores = out[:, :-1] * self.unit
        if self.upon is not None:
            scores += counted(shown, self.scored, len(self.upon)) @ self.upon
        return scores, 1.0 / (1.0 + np.exp(-np.clip(out[:, -1] / self.heat, -30.0, 30.0)))


def counted(shown: Any, scored: int, each: int) -> Any:
    """What the evaluation counts for everybody, from whoever looks on: it stands at the end of each row (bots/ends.py)."""
    return shown[:, shown.shape[1] - scored * each :].reshape(len(shown), scored, each)


def numpy_or_none() -> Any:
    """numpy, if it is installed. A bot thinks on one core: the others think too."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        import numpy
    except ImportError:
        return None
    return numpy


def layout_of(state: State) -> str:
    """A digest of what is shown at a table like this one, number by number."""
    names = row_names(observer(state.game), state)
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:32]


def save(model: Model, file: Path) -> None:
    import numpy as np

    sizes = [len(model.mean), *[len(bias) for bias in model.biases]]
    head = {
        "game": model.game,
        "components": model.components,
        "seats": model.seats,
        "layout": model.layout,
        "sizes": sizes,
        "unit": model.unit,
        "heat": model.heat,
        "upon": None if model.upon is None else [float(worth) for worth in model.upon],
        "notes": model.notes,
    }
    parts = [model.mean, model.scale]
    for weight, bias in zip(model.weights, model.biases, strict=True):
        parts += [weight, bias]
    numbers = b"".join(np.asarray(part, "<f2").tobytes() for part in parts)
    file.write_bytes(FIRST_LINE + json.dumps(head).encode() + b"\n" + zlib.compress(numbers, 9))


def load(file: Path) -> Model:
    """Reads a model; NoModel says what is wrong with it."""
    np = numpy_or_none()
    if np is None:
        raise NoModel("models need numpy, which is not installed: pip install 'allmende[ai]'")
    try:
        data = file.read_bytes()
    except OSError as error:
        raise NoModel(f"no model can be read from {file}: {(error.strerror or str(error)).lower()}") from None
    if not data.startswith(FIRST_LINE):
        raise NoModel(f"{file} is no model of ours, or one for another version of Allmende")
    line, _, packed = data[len(FIRST_LINE) :].partition(b"\n")
    try:
        head = json.loads(line)
        sizes = [int(size) for size in head["sizes"]]
        missing = [key for key in KEYS if key not in head]
        wanted = 2 * sizes[0] + sum((before + 1) * after for before, after in itertools.pairwise(sizes))
        if missing or len(sizes) < 2 or min(sizes) < 1 or 2 * wanted > LARGEST:
            raise ValueError
        inflater = zlib.decompressobj()
        raw = inflater.decompress(packed, 2 * wanted + 1)
        if len(raw) != 2 * wanted or sizes[-1] <= int(head["seats"]):
            raise ValueError
    except (ValueError, KeyError, TypeError, zlib.error, RecursionError):
        raise NoModel(f"the model in {file} is broken") from None
    numbers = np.frombuffer(raw, "<f2").astype(np.float32)
    if not np.isfinite(numbers).all() or not _usable(head):
        raise NoModel(f"the model in {file} is broken: it holds something that is no number")
    return _unpacked(head, sizes, numbers)


def _usable(head: dict[str, Any]) -> bool:
    try:
        upon = [float(worth) for worth in head.get("upon") or []]
        return (
            all(map(math.isfinite, [float(head["unit"]), *upon]))
            and len(upon) * (int(head["sizes"][-1]) - 1) <= int(head["sizes"][0])
            and 0.01 <= float(head.get("heat", 1.0)) <= 100
        )
    except (TypeError, ValueError):
        return False


def _unpacked(head: dict[str, Any], sizes: list[int], numbers: Any) -> Model:
    np = numpy_or_none()
    at = 0

    def take(count: int) -> Any:
        nonlocal at
        at += count
        return numbers[at - count : at]

    mean, scale = take(sizes[0]), take(sizes[0])
    weights, biases = [], []
    for before, after in itertools.pairwise(sizes):
        weights.append(take(before * after).reshape(before, after))
        biases.append(take(after))
    return Model(
        str(head["game"]),
        str(head["components"]),
        int(head["seats"]),
        str(head["layout"]),
        float(head["unit"]),
        mean,
        scale,
        weights,
        biases,
        head.get("notes") or {},
        float(head.get("heat", 1.0)),
        np.array(head["upon"], np.float32) if head.get("upon") else None,
    )


def check_fits(model: Model, state: State, where: str) -> None:
    """Raises NoModel for a model that was not made for a table like this one."""
    game: Game[Any] = state.game
    if model.game != game.name:
        raise NoModel(f"{where} is for {model.game}, not for {game.name}")
    if model.seats != state.seats:
        raise NoModel(f"{where} is for {model.seats} players, not for {state.seats}")
    if model.components != game.components.digest:
        raise NoModel(f"{where} is for other components of {game.name}: train it again")
    counts = 1 + len(insight(game.name).names)
    if (
        model.layout != layout_of(state)
        or model.scored != state.seats + len(game.automata(state))
        or len(model.mean) != len(row_names(observer(game), state))
        or (model.upon is not None and len(model.upon) != counts)
    ):
        raise NoModel(
            f"{where} sees {game.name} in another way than today, or with other options: train it again"
        )


_KNOWN: dict[tuple[str, str, str, int, str], Model | NoModel] = {}


def model_for(state: State, file: str = "") -> Model:
    """The model for a table like this one, from a file or from those that come with the package."""
    game = state.game
    key = (file, game.name, game.components.digest, state.seats, repr(sorted(state.options.items())))
    found = _KNOWN.get(key)
    if found is None:
        path = Path(file) if file else MODELS / f"{game.name}-{state.seats}.model"
        try:
            if not file and not path.is_file():
                raise NoModel(f"there is no model for {game.name} with {state.seats} players")
            found = load(path)
            check_fits(found, state, str(path))
        except NoModel as complaint:
            found = complaint
        _KNOWN[key] = found
    if isinstance(found, NoModel):
        raise found
    return found
