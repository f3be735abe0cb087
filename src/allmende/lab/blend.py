"""Models made of models: the mean of several, several side by side in one network, or one beside the game's evaluation."""

from __future__ import annotations

from typing import Any

import numpy as np

from allmende.bots.insight import insight
from allmende.bots.model import Model


def mean_of(models: list[Model]) -> Model:
    """The mean of models that went on one from the other: what each learnt by chance cancels out (stochastic weight averaging)."""
    last = models[-1]
    firsts, biases = _first_layers(models, last.mean, last.scale)
    return Model(
        last.game,
        last.components,
        last.seats,
        last.layout,
        last.unit,
        last.mean,
        last.scale,
        [np.mean(firsts, axis=0), *_means([model.weights[1:] for model in models])],
        [np.mean(biases, axis=0), *_means([model.biases[1:] for model in models])],
        {**last.notes, "mean_of": len(models)},
        last.heat,
        last.upon,
    )


def beside_evaluation(model: Model, share: float) -> Model:
    """A model whose word on points counts for so much, and the game's evaluation for the rest: where the two err in different ways,
    they err less together. What it says on the chance of winning stays."""
    worths = np.array([1.0, *insight(model.game).weights], np.float32) * (1 - share)
    before = 0.0 if model.upon is None else model.upon * share
    shares = np.array([*[share] * model.scored, 1.0], np.float32)
    return Model(
        model.game,
        model.components,
        model.seats,
        model.layout,
        model.unit,
        model.mean,
        model.scale,
        [*model.weights[:-1], model.weights[-1] * shares],
        [*model.biases[:-1], model.biases[-1] * shares],
        {**model.notes, "share": share},
        model.heat,
        worths + before,
    )


def together(models: list[Model]) -> Model:
    """One network that says the mean of what several say: their layers side by side. They need nothing in common but what they are
    shown and how many layers they have; one may stand upon the evaluation and another by itself."""
    one, many = models[0], len(models)
    scale = np.max([model.scale for model in models], axis=0)
    firsts, first_biases = _first_layers(models, one.mean, scale)
    weights, biases = [np.hstack(firsts)], [np.hstack(first_biases)]
    for layer in range(1, len(one.weights) - 1):
        weights.append(_blocks([model.weights[layer] for model in models]))
        biases.append(np.hstack([model.biases[layer] for model in models]))
    shares = [
        np.array([*[model.unit / one.unit] * one.scored, 1 / model.heat], np.float32) / many
        for model in models
    ]
    weights.append(
        np.vstack([model.weights[-1] * share for model, share in zip(models, shares, strict=True)])
    )
    biases.append(
        np.sum([model.biases[-1] * share for model, share in zip(models, shares, strict=True)], axis=0)
    )
    worths = [model.upon for model in models if model.upon is not None]
    return Model(
        one.game,
        one.components,
        one.seats,
        one.layout,
        one.unit,
        one.mean,
        scale,
        [weight.astype(np.float32) for weight in weights],
        [bias.astype(np.float32) for bias in biases],
        {"together": [model.notes for model in models]},
        upon=np.sum(worths, axis=0) / many if worths else None,
    )


def _first_layers(models: list[Model], mean: Any, scale: Any) -> tuple[list[Any], list[Any]]:
    """Each one's first weights and biases, in terms of what is held to be usual here: the models were shown different games."""
    alive = (scale > 0)[:, None]
    spread = np.where(alive, scale[:, None], 1.0)
    return (
        [np.where(alive, model.first / spread, 0.0) for model in models],
        [model.biases[0] + (mean - model.mean) @ model.first for model in models],
    )


def _blocks(parts: list[Any]) -> Any:
    """Matrices along the diagonal, and zeros elsewhere."""
    whole = np.zeros((sum(len(part) for part in parts), sum(part.shape[1] for part in parts)), np.float32)
    down = right = 0
    for part in parts:
        whole[down : down + len(part), right : right + part.shape[1]] = part
        down, right = down + len(part), right + part.shape[1]
    return whole


def _means(layers: list[list[Any]]) -> list[Any]:
    return [np.mean(same, axis=0) for same in zip(*layers, strict=True)]
