"""Environments in the shapes learning code expects (the extra `rl`). docs/researchers.md shows how to use them."""

from __future__ import annotations

from allmende.core.errors import AllmendeError

try:
    import gymnasium
    import numpy
    import pettingzoo
except ImportError as error:
    raise AllmendeError(f"environments need {error.name}: pip install 'allmende[rl]'") from None

from allmende.envs.aec import AllmendeEnv, aec_env
from allmende.envs.observing import observation, observation_names
from allmende.envs.rewards import REWARDS
from allmende.envs.vector import VectorEnv, vector_env


def register_openspiel() -> None:
    """Makes all games known to OpenSpiel (the extra `openspiel`): `pyspiel.load_game("allmende_village(players=3)")`."""
    try:
        from allmende.envs import openspiel
    except ImportError as error:
        raise AllmendeError(
            f"OpenSpiel's games need {error.name}: pip install 'allmende[rl,openspiel]'"
        ) from None
    openspiel.register_openspiel()


NEEDS = (gymnasium, numpy, pettingzoo)

__all__ = [
    "AllmendeEnv",
    "REWARDS",
    "VectorEnv",
    "aec_env",
    "observation",
    "observation_names",
    "register_openspiel",
    "vector_env",
]
