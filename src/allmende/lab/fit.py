"""Makes a model of games that were played (lab/selfplay.py): a small perceptron, fitted on whatever accelerator PyTorch finds."""

from __future__ import annotations

import itertools
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from allmende.bots.model import Model, counted
from allmende.core.errors import AllmendeError

APART = 10  # of so many files one is set apart, to see when to stop and how well it went: those whose number ends in 0
ONWARD = 0.3  # of the learning rate, where a fit goes on from a model that knows something already
LEAST_SPREAD = 0.1  # of a number that is shown: one that hardly ever changes is not blown up


@dataclass(frozen=True)
class Fitting:
    """How it is done."""

    hidden: tuple[int, ...] = (128, 64)
    epochs: int = 5
    batch: int = 1024
    pace: float = 1e-3  # the learning rate at its highest
    decay: float = 0.1
    unseen: float = 0.2  # of what is shown, and of each layer, is left out by chance (dropout)
    counted: int = 0  # only so many numbers at the end of a row, what the evaluation counts; 0: all
    seconds: float = 0.0  # at most; 0: as long as it takes
    seed: int = 1


def read(files: list[Path]) -> tuple[Any, Any]:
    """The looks of all files, and what came of them."""
    seen, came = [], []
    for file in files:
        try:
            with np.load(file, allow_pickle=False) as bundle:
                seen.append(bundle["seen"])
                came.append(bundle["came"])
        except (OSError, ValueError, KeyError) as error:
            raise AllmendeError(f"{file} holds no games to learn from: {error}") from None
    return np.concatenate(seen), np.concatenate(came)


def fit(
    files: list[Path],
    about: dict[str, Any],
    fitting: Fitting,
    start: Model | None = None,
    upon: list[float] | None = None,
) -> tuple[Model, dict[str, float]]:
    """A model, and how well it foretells games that were set apart. `about`: game, components, seats and layout. `upon`: what the
    evaluation's counts are worth, the points first, if the model is to say by how much that errs.

    With a model to start from that stands upon the same there are two: one fitted anew and one that goes on from there, and so
    remembers games that are no longer among these. The one that foretells better is returned."""
    try:
        import torch
    except ImportError:
        raise AllmendeError("training needs PyTorch: pip install 'allmende[train]'") from None
    begun = time.monotonic()
    # A file stays apart while others come and go: what goes on from a model must not have been shown it before
    apart = [file for file in files if file.stem.endswith("0")] if len(files) >= APART else files[-1:]
    others = [file for file in files if file not in set(apart)] or apart  # a single file is all there is
    torch.manual_seed(fitting.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    seen, came = (torch.from_numpy(part).to(device) for part in read(others))
    seen_apart, came_apart = (torch.from_numpy(part).to(device) for part in read(apart))
    worths = None if upon is None else torch.tensor(upon, device=device)
    data = _Data(seen, came, seen_apart, came_apart, came.shape[1] - 1, worths)
    mean, scale = _usual(torch, seen)
    if fitting.counted:
        scale[: -fitting.counted] = 0.0
    margins = came[:, 0] - came[:, 1 : data.scored].max(dim=1).values if data.scored > 1 else came[:, 0]
    unit = start.unit if start is not None else max(1.0, round(float(margins.std())))
    sizes = [seen.shape[1], *fitting.hidden, data.scored + 1]
    tries = [_fitted(torch, data, _net(torch, sizes, fitting).to(device), mean, scale, unit, fitting)]
    if start is not None and _like(start, sizes, upon):
        net = _net(torch, sizes, fitting)
        linear = [layer for layer in net if hasattr(layer, "weight")]
        with torch.no_grad():
            for layer, weight, bias in zip(linear, start.weights, start.biases, strict=True):
                layer.weight.copy_(torch.from_numpy(weight.T.copy()))
                layer.bias.copy_(torch.from_numpy(bias.copy()))
        known = torch.from_numpy(start.scale.copy()).to(device)  # what never changed before may do so now
        usual = torch.where(known > 0, torch.from_numpy(start.mean.copy()).to(device), mean)
        known = torch.where(known > 0, known, scale)
        slowly = replace(fitting, pace=fitting.pace * ONWARD)
        tries.append(_fitted(torch, data, net.to(device), usual, known, unit, slowly, onward=True))
    best = min(tries, key=lambda fitted: fitted.loss)
    if best.loss == float("inf"):
        raise AllmendeError("the model learnt nothing: its numbers are no numbers any more")
    best.net.eval()
    with torch.no_grad():
        out = torch.cat([best.said(a) for a, _ in _parts(seen_apart, came_apart)])
    out[:, : data.scored] += data.said_before(seen_apart) / unit
    figures = _figures(out, came_apart, data.scored, unit) | {
        "looks": float(len(seen)),
        "loss": round(best.loss, 4),
        "seconds": round(time.monotonic() - begun, 1),
    }
    weights = [layer.weight.detach().T.cpu().numpy() for layer in best.net if hasattr(layer, "weight")]
    biases = [layer.bias.detach().cpu().numpy() for layer in best.net if hasattr(layer, "bias")]
    weights[0] = weights[0] * (best.scale.cpu().numpy() > 0)[:, None]  # what never changes has no say
    notes = {"figures": figures, "curves": [one.curve for one in tries], "onward": best.onward}
    return Model(
        unit=unit,
        mean=best.mean.cpu().numpy(),
        scale=best.scale.cpu().numpy(),
        weights=[np.ascontiguousarray(weight) for weight in weights],
        biases=biases,
        notes=notes,
        upon=None if upon is None else np.array(upon, np.float32),
        **about,
    ), figures


def _like(start: Model, sizes: list[int], upon: list[float] | None) -> bool:
    """Whether a fit can go on from a model: it has the same shape, and corrects the same evaluation."""
    same = [len(start.mean), *[len(bias) for bias in start.biases]] == sizes
    if start.upon is None or upon is None:
        return same and start.upon is None and upon is None
    return same and bool(np.allclose(start.upon, upon, atol=1e-4))


@dataclass(frozen=True)
class _Data:
    """What was seen and what came of it, as PyTorch holds it, and the same of the games set apart."""

    seen: Any
    came: Any
    seen_apart: Any
    came_apart: Any
    scored: int  # whose points count: those of the seats and of automata
    worths: Any  # of what the evaluation counts; None: the model stands by itself

    def said_before(self, rows: Any) -> Any:
        """The points that the evaluation foretells, which the model only corrects."""
        if self.worths is None:
            return 0.0
        return counted(rows.float(), self.scored, len(self.worths)) @ self.worths


@dataclass(frozen=True)
class _Fitted:
    """A network at its best, and how it got there."""

    net: Any
    mean: Any
    scale: Any
    loss: float  # on the games set apart; infinite if it never was a number
    curve: list[float]
    onward: bool

    def said(self, rows: Any) -> Any:
        return self.net((rows.float() - self.mean) * self.scale)


def _net(torch: Any, sizes: list[int], fitting: Fitting) -> Any:
    layers: list[Any] = [torch.nn.Dropout(fitting.unseen)]
    for before, after in itertools.pairwise(sizes):
        layers += [torch.nn.Linear(before, after), torch.nn.ReLU(), torch.nn.Dropout(fitting.unseen)]
    return torch.nn.Sequential(*layers[:-2])


def _fitted(
    torch: Any,
    data: _Data,
    net: Any,
    mean: Any,
    scale: Any,
    unit: float,
    fitting: Fitting,
    onward: bool = False,
) -> _Fitted:
    begun, scored = time.monotonic(), data.scored
    if not onward:
        with torch.no_grad():  # what is usual to begin with
            net[-1].weight.mul_(0.1)
            known = _parts(data.seen, data.came[:, :scored])
            errors = sum((true - data.said_before(rows)).sum(dim=0) for rows, true in known)
            net[-1].bias[:scored] = errors / len(data.seen) / unit
    steps = fitting.epochs * max(1, len(data.seen) // fitting.batch)
    optimiser = torch.optim.AdamW(net.parameters(), lr=fitting.pace, weight_decay=fitting.decay)
    paces = torch.optim.lr_scheduler.OneCycleLR(optimiser, fitting.pace, total_steps=steps + 1, pct_start=0.1)

    def loss_of(rows: Any, targets: Any) -> Any:
        out = net((rows.float() - mean) * scale)
        points = out[:, :scored] + data.said_before(rows) / unit
        wanted = targets[:, :scored] / unit
        loss = torch.nn.functional.huber_loss(points, wanted)
        if scored > 1:
            ahead = points[:, 0] - points[:, 1:].max(dim=1).values
            loss = loss + 2 * torch.nn.functional.huber_loss(
                ahead, wanted[:, 0] - wanted[:, 1:].max(dim=1).values
            )
        return loss + torch.nn.functional.binary_cross_entropy_with_logits(out[:, scored], targets[:, scored])

    best, kept, curve = float("inf"), None, []
    for _ in range(fitting.epochs):
        net.train()
        order = torch.randperm(len(data.seen), device=data.seen.device)
        for start in range(0, max(1, len(data.seen) - fitting.batch + 1), fitting.batch):
            some = order[start : start + fitting.batch]
            optimiser.zero_grad()
            loss = loss_of(data.seen[some], data.came[some])
            loss.backward()
            optimiser.step()
            paces.step()
        net.eval()
        with torch.no_grad():
            parts = _parts(data.seen_apart, data.came_apart)
            said = float(sum(loss_of(a, b) * len(a) for a, b in parts) / len(data.seen_apart))
        curve.append(round(said, 4))
        if said < best:
            best, kept = said, [part.detach().clone() for part in net.parameters()]
        if fitting.seconds and time.monotonic() - begun > fitting.seconds:
            break
    with torch.no_grad():
        for part, good in zip(net.parameters(), kept or net.parameters(), strict=True):
            part.copy_(good)
    return _Fitted(net, mean, scale, best, curve, onward)


def _parts(seen: Any, came: Any, size: int = 65536) -> list[tuple[Any, Any]]:
    return [(seen[at : at + size], came[at : at + size]) for at in range(0, len(seen), size)]


def _usual(torch: Any, seen: Any) -> tuple[Any, Any]:
    """The mean of each number, and one over its spread; 0 for one that never changes."""
    total = torch.zeros(seen.shape[1], dtype=torch.float64, device=seen.device)
    squares = torch.zeros_like(total)
    for part, _ in _parts(seen, seen):
        total += part.double().sum(dim=0)
        squares += (part.double() ** 2).sum(dim=0)
    mean = total / len(seen)
    spread = (squares / len(seen) - mean**2).clamp(min=0).sqrt()
    scale = torch.where(spread > 1e-4, 1 / spread.clamp(min=LEAST_SPREAD), 0.0)
    return mean.float(), scale.float()


def _figures(out: Any, came: Any, scored: int, unit: float) -> dict[str, float]:
    """How well the targets of games set apart are met: the share of the margin's variance, and the mean error of the chance of
    winning. From the second generation on targets are the end mixed with the last model's word, so this is no proof of strength:
    the gate is."""
    chance = out[:, scored].sigmoid()
    won = came[:, scored]
    if scored > 1:
        said = (out[:, 0] - out[:, 1:scored].max(dim=1).values) * unit
        true = came[:, 0] - came[:, 1:scored].max(dim=1).values
    else:
        said, true = out[:, 0] * unit, came[:, 0]
    rest = ((said - true) ** 2).mean() / true.var().clamp(min=1e-6)
    calibration = 0.0
    for tenth in range(10):
        inside = (chance >= tenth / 10) & (chance < (tenth + 1) / 10 + (tenth == 9))
        if inside.any():
            calibration += float((chance[inside].mean() - won[inside].mean()).abs() * inside.float().mean())
    return {
        "margin_r2": round(float(1 - rest), 4),
        "brier": round(float(((chance - won) ** 2).mean()), 4),
        "calibration": round(calibration, 4),
    }
