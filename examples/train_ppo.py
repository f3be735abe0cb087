"""PPO in one file, after CleanRL's: an agent learns a game by playing against itself on the vector environment.

    pip install 'allmende[rl,train]'
    python examples/train_ppo.py --game villagers --seats 2 --minutes 30 --until 0.95 --save villagers.pt

All seats share one network; each sees the table from its own chair. Now and then it plays against random players. What it has
learnt is a bot like any other:

    ALLMENDE_MODEL=villagers.pt allmende arena villagers --bots examples.train_ppo:Trained,random --games 200
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import asdict, dataclass, fields
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn
from torch.distributions import Categorical

from allmende import envs

Floats = NDArray[np.float32]
FORBIDDEN = -1e9  # the logit of places beyond the last action that is allowed


@dataclass
class Args:
    game: str = "villagers"
    seats: int = 2
    minutes: float = 30.0  # at most
    until: float = 1.0  # stop when it wins so many of its games against random players
    num_envs: int = 64
    num_steps: int = 128  # in each game, between two updates
    epochs: int = 3
    minibatch: int = 1024
    learning_rate: float = 5e-4
    gamma: float = 0.997
    gae_lambda: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    value_weight: float = 0.5
    max_grad_norm: float = 0.5
    reward_scale: float = 0.1  # points of the margin are many
    hidden: int = 128
    eval_every: int = 10  # updates
    eval_games: int = 200
    seed: int = 1
    threads: int = 1  # on a busy machine two are slower than one
    save: str = ""


class Agent(nn.Module):
    """A policy and a value on one trunk."""

    def __init__(self, inputs: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.trunk = nn.Sequential(
            layer(inputs, hidden), nn.LayerNorm(hidden), nn.ReLU(), layer(hidden, hidden), nn.ReLU()
        )
        self.actor = layer(hidden, actions, 0.01)
        self.critic = layer(hidden, 1, 1.0)

    def value(self, seen: Any) -> Any:
        return self.critic(self.trunk(squeezed(seen))).squeeze(-1)

    def forward(self, seen: Any, masks: Any) -> tuple[Policy, Any]:
        """Of thousands of actions a handful is allowed: only their logits are worked out."""
        features = self.trunk(squeezed(seen))
        rows, codes = masks.nonzero(as_tuple=True)
        counts = torch.bincount(rows, minlength=len(masks))
        starts = counts.cumsum(0) - counts
        places = torch.arange(len(rows)) - starts[rows]
        allowed = (features[rows] * self.actor.weight[codes]).sum(-1) + self.actor.bias[codes]
        logits = features.new_full((len(masks), int(counts.max())), FORBIDDEN)
        logits = logits.index_put((rows, places), allowed)
        return Policy(logits, codes, starts), self.critic(features).squeeze(-1)


class Policy(Categorical):
    """How likely each allowed action is, by its place among them."""

    def __init__(self, logits: Any, codes: Any, starts: Any) -> None:
        super().__init__(logits=logits, validate_args=False)
        self.codes, self.starts = codes, starts

    def code(self, places: Any) -> Any:
        return self.codes[self.starts + places]


def layer(inputs: int, outputs: int, gain: float = 2**0.5) -> Any:
    made = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(made.weight, gain)
    nn.init.zeros_(made.bias)
    return made


def squeezed(seen: Any) -> Any:
    """Counts are mostly 0 or 1 but may be 70."""
    return torch.sign(seen) * torch.log1p(seen.abs())


@dataclass
class Rollout:
    """What was seen and done, by step and game."""

    seen: Any
    masks: Any
    actions: Any  # places among the allowed ones
    logprobs: Any
    values: Any
    seats: NDArray[np.int64]
    rewards: Floats  # by step, game and seat
    done: NDArray[np.bool_]


def play(agent: Agent, env: envs.VectorEnv, args: Args) -> Rollout:
    """Some steps of every game, the agent deciding for all seats."""
    steps, games = args.num_steps, args.num_envs
    size = (steps, games)
    batch = env.batch
    found = Rollout(
        torch.zeros(*size, batch.observations.shape[1]),
        torch.zeros(*size, batch.masks.shape[1], dtype=torch.int8),
        torch.zeros(size, dtype=torch.int64),
        torch.zeros(size),
        torch.zeros(size),
        np.zeros(size, np.int64),
        np.zeros((*size, args.seats), np.float32),
        np.zeros(size, np.bool_),
    )
    with torch.no_grad():
        for step in range(steps):
            found.seen[step] = torch.from_numpy(batch.observations)
            found.masks[step] = torch.from_numpy(batch.masks)
            found.seats[step] = batch.seats
            policy, found.values[step] = agent(found.seen[step], found.masks[step])
            found.actions[step] = policy.sample()
            found.logprobs[step] = policy.log_prob(found.actions[step])
            batch = env.step(policy.code(found.actions[step]).numpy())
            found.rewards[step] = batch.rewards * args.reward_scale
            found.done[step] = batch.done
    return found


def advantages(agent: Agent, env: envs.VectorEnv, rollout: Rollout, args: Args) -> Floats:
    """Generalized advantage estimation, for each seat from one of its own decisions to its next one: what comes in between,
    others' moves included, is what its action led to."""
    everybody = np.stack(
        [[envs.observation(state, seat) for seat in range(args.seats)] for state in env.states]
    )
    with torch.no_grad():
        ahead = agent.value(torch.from_numpy(everybody)).numpy()  # by game and seat: of its next decision
    gained = np.zeros_like(ahead)  # since its last decision
    carried = np.zeros_like(ahead)
    values = rollout.values.numpy()
    found = np.zeros_like(values)
    games = np.arange(args.num_envs)
    for step in reversed(range(args.num_steps)):
        over = rollout.done[step]
        ahead[over] = gained[over] = carried[over] = 0.0
        gained += rollout.rewards[step]
        seat = rollout.seats[step]
        delta = gained[games, seat] + args.gamma * ahead[games, seat] - values[step]
        found[step] = delta + args.gamma * args.gae_lambda * carried[games, seat]
        carried[games, seat] = found[step]
        ahead[games, seat] = values[step]
        gained[games, seat] = 0.0
    return found


def learn(agent: Agent, optimizer: Any, rollout: Rollout, advantage: Floats, args: Args) -> float:
    """Some epochs of clipped updates; returns how far the policy moved."""
    seen, masks = rollout.seen.flatten(0, 1), rollout.masks.flatten(0, 1)
    actions, before = rollout.actions.flatten(), rollout.logprobs.flatten()
    gains = torch.from_numpy(advantage).flatten()
    returns = gains + rollout.values.flatten()
    moved = 0.0
    for _ in range(args.epochs):
        for some in torch.randperm(len(actions)).split(args.minibatch):
            policy, value = agent(seen[some], masks[some])
            change = policy.log_prob(actions[some]) - before[some]
            ratio = change.exp()
            gain = gains[some]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            clipped = ratio.clamp(1 - args.clip, 1 + args.clip)
            loss = -torch.min(gain * ratio, gain * clipped).mean()
            loss += args.value_weight * 0.5 * (value - returns[some]).pow(2).mean()
            loss -= args.entropy * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), args.max_grad_norm)
            optimizer.step()
            moved = float((ratio - 1 - change).mean().detach())
    return moved


def share_won(agent: Agent, args: Args, seed: int) -> float:
    """Of games against random players, a seat in turn; a shared victory counts in parts. Deals nobody has learnt from."""
    games = min(args.eval_games, 100)
    env = envs.vector_env(args.game, games, args.seats, rewards="win")
    batch = env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    mine = np.arange(games) % args.seats
    won: list[float] = []
    counted = np.zeros(games, np.int64)
    each = -(-args.eval_games // games)  # as many of every table: short games must not count more often
    while counted.min() < each:
        with torch.no_grad():
            policy, _ = agent(torch.from_numpy(batch.observations), torch.from_numpy(batch.masks))
            actions = policy.code(policy.sample()).numpy()
        guesses = (batch.masks * chance.random(batch.masks.shape, np.float32)).argmax(1)
        batch = env.step(np.where(batch.seats == mine, actions, guesses))
        for number in np.flatnonzero(batch.done & (counted < each)):
            counted[number] += 1
            won.append(max(0.0, float(batch.rewards[number, mine[number]])))
    return float(np.mean(won))


def train(args: Args) -> float:
    """Returns the share of its games that it won at last."""
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    env = envs.vector_env(args.game, args.num_envs, args.seats, rewards="dense")
    env.reset(seed=args.seed)
    agent = Agent(len(env.names), env.num_actions, args.hidden)
    optimizer = torch.optim.Adam(agent.parameters(), lr=args.learning_rate, eps=1e-5)
    begun, update, won = time.monotonic(), 0, 0.0
    while (spent := (time.monotonic() - begun) / 60) < args.minutes:
        update += 1
        optimizer.param_groups[0]["lr"] = args.learning_rate * max(0.1, 1 - spent / args.minutes)
        rollout = play(agent, env, args)
        moved = learn(agent, optimizer, rollout, advantages(agent, env, rollout, args), args)
        if update % args.eval_every == 0:
            won = share_won(agent, args, 1_000_000 + update)
            spent = (time.monotonic() - begun) / 60
            steps = update * args.num_envs * args.num_steps
            print(
                f"{spent:5.1f} min  {steps:9,} decisions  {100 * won:5.1f} % won  moved {moved:.4f}",
                flush=True,
            )
            if won >= args.until:
                break
    won = share_won(agent, args, 2_000_000)
    print(f"{100 * won:.1f} % of {args.eval_games} games won against random players")
    if args.save:
        torch.save({"args": asdict(args), "weights": agent.state_dict()}, args.save)
    return won


class Trained:
    """The bot in the file that ALLMENDE_MODEL names."""

    def __init__(self) -> None:
        kept = torch.load(os.environ["ALLMENDE_MODEL"])
        self.weights, self.hidden = kept["weights"], kept["args"]["hidden"]
        self.agent: Agent | None = None

    def choose(self, state: Any, seat: int, seed: int) -> int:
        seen = envs.observation(state, seat)
        if self.agent is None:
            torch.set_num_threads(1)
            self.agent = Agent(len(seen), state.game.num_actions, self.hidden)
            self.agent.load_state_dict(self.weights)
        masks = torch.zeros(1, state.game.num_actions, dtype=torch.int8)
        masks[0, state.legal_actions()] = 1
        with torch.no_grad():
            policy, _ = self.agent(torch.from_numpy(seen)[None], masks)
        return int(policy.code(policy.logits.argmax(-1)))


def read_args(given: list[str] | None = None) -> Args:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    for one in fields(Args):
        parser.add_argument(f"--{one.name.replace('_', '-')}", type=type(one.default), default=one.default)
    return Args(**vars(parser.parse_args(given)))


if __name__ == "__main__":
    train(read_args())
