"""The training example, for seconds: it runs, learns something, and leaves a bot that plays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'allmende[rl,train]'")

from allmende.bots.own import bot  # noqa: E402
from allmende.lab.simulate import Plan, play_one  # noqa: E402
from examples.train_ppo import Agent, Args, Rollout, advantages, learn, read_args, train  # noqa: E402


def test_it_trains_for_seconds_and_leaves_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "village.pt"
    small = [
        "--game",
        "village",
        "--minutes",
        "0.05",
        "--num-envs",
        "4",
        "--num-steps",
        "8",
        "--hidden",
        "16",
    ]
    args = read_args(
        [*small, "--eval-every", "1", "--eval-games", "2", "--until", "0.0", "--save", str(file)]
    )
    assert 0.0 <= train(args) <= 1.0
    monkeypatch.setenv("ALLMENDE_MODEL", str(file))
    assert bot("examples.train_ppo:Trained").name == "examples.train_ppo:Trained"
    result = play_one(Plan("village", 2, 1, ("examples.train_ppo:Trained", "random")), 0)
    assert len(result.scores) == 2


class OneGame:
    """A game that has been played to its end: nothing is ahead."""

    def __init__(self) -> None:
        from allmende import envs

        env = envs.vector_env("village", 1, 2)
        env.reset()
        self.states = env.states


def test_advantages_run_from_one_decision_of_a_seat_to_its_next() -> None:
    """Two seats in turn; the last step ends the game and gives 1 to the first and -1 to the other."""
    args = Args(num_envs=1, num_steps=4, gamma=1.0, gae_lambda=1.0)
    values = torch.tensor([[0.1], [0.2], [0.3], [0.4]])
    rewards = np.zeros((4, 1, 2), np.float32)
    rewards[1, 0] = [0.5, -0.5]
    rewards[3, 0] = [1.0, -1.0]
    done = np.array([[False], [False], [False], [True]])
    seats = np.array([[0], [1], [0], [1]])
    nothing = torch.zeros(4, 1)
    rollout = Rollout(nothing, nothing, nothing, nothing, values, seats, rewards, done)
    game = OneGame()
    agent = Agent(483, 433, 4)
    found = advantages(agent, game, rollout, args)  # type: ignore[arg-type]
    # With lambda 1 it is all that was still to come, less what was expected
    assert found[:, 0].tolist() == pytest.approx([1.5 - 0.1, -1.5 - 0.2, 1.0 - 0.3, -1.0 - 0.4])


def test_only_what_is_allowed_is_chosen() -> None:
    agent = Agent(3, 6, 8)
    masks = torch.tensor([[0, 1, 0, 1, 0, 1], [0, 0, 1, 0, 0, 0]], dtype=torch.int8)
    policy, values = agent(torch.ones(2, 3), masks)
    assert values.shape == (2,)
    chosen = {tuple(policy.code(policy.sample()).tolist()) for _ in range(200)}
    assert chosen == {(1, 2), (3, 2), (5, 2)}


def test_learning_makes_what_paid_more_likely() -> None:
    torch.manual_seed(1)
    args = Args(num_envs=2, num_steps=16, minibatch=32, epochs=5, entropy=0.0)
    agent = Agent(3, 4, 16)
    seen = torch.ones(16, 2, 3)
    masks = torch.tensor([1, 1, 0, 1], dtype=torch.int8).expand(16, 2, 4)
    policy, values = agent(seen.flatten(0, 1), masks.flatten(0, 1))
    actions = torch.tensor([[0, 1]] * 16)  # places among the three that are allowed
    paid = np.tile(np.array([1.0, -1.0], np.float32), (16, 1))
    before = policy.probs[0].detach()
    told = policy.log_prob(actions.flatten()).detach().view(16, 2)
    empty: Any = np.zeros((16, 2))
    rollout = Rollout(seen, masks, actions, told, values.detach().view(16, 2), empty, empty, empty)
    learn(agent, torch.optim.Adam(agent.parameters(), lr=1e-2), rollout, paid, args)
    after = agent(seen[0], masks[0])[0].probs[0]
    assert after[0] > before[0]
    assert after[1] < before[1]
