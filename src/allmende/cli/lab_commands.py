"""The commands of the laboratory, for people who measure games, bots and the engine."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from allmende.cli.options import Components, Jobs, Json, OnCluster, Options, Words
from allmende.cli.texts import default_language


def add_to(app: App) -> None:
    app.command(simulate)
    app.command(arena)
    app.command(report_on, name="report")
    app.command(tune_weights, name="tune")
    app.command(train_model, name="train")
    app.command(bench)


def simulate(
    game: Annotated[str, Parameter(help="Which game.")],
    *,
    players: Annotated[
        int | None, Parameter(help="How many seats; by default as many as the game takes.")
    ] = None,
    games: Annotated[int, Parameter(help="How many games.")] = 1000,
    jobs: Jobs = 1,
    cluster: OnCluster = None,
    bots: Annotated[
        str, Parameter(help="One bot for all seats, or one for each, separated by commas.")
    ] = "random",
    seed: Annotated[int, Parameter(help="Game n is dealt from this seed + n, so a run can be repeated.")] = 1,
    option: Options = None,
    components: Components = None,
    json: Json = False,
    language: Words = None,
) -> None:
    """Let bots play many games; report scores, length and seat advantage.

    The JSON object has the keys

      game, players, games, bots, seed, options;
      components: a digest of the numbers played with;
      decisions, scores, winning_score: each {mean, sd, min, max};
      seats: for each seat, then each automaton,
        {seat, automaton, score: {mean, sd, min, max},
         categories: {category: mean points}, win_share,
         win_share_95: [low, high]};
      order: by order of play, place 1 having decided first,
        {place, score, win_share, win_share_95}.

    A shared victory counts in parts. Intervals are Wilson's, 95 %. Keys are only ever added.
    """
    from allmende.cli.simulate import run_simulation

    run_simulation(
        game,
        players,
        games,
        jobs,
        address_of(cluster),
        bots,
        seed,
        option or [],
        components,
        json,
        language or default_language(),
    )


def arena(
    game: Annotated[str, Parameter(help="Which game.")],
    *,
    bots: Annotated[
        str,
        Parameter(
            help="Who meets whom, separated by commas: master,greedy,search:ms=50,my.module:MyBot. See docs/bots.md."
        ),
    ],
    players: Annotated[
        int | None, Parameter(help="How many seats; by default one for each bot, if the game allows.")
    ] = None,
    games: Annotated[
        int, Parameter(help="How many games in all, rounded up to whole rounds of seats.")
    ] = 200,
    jobs: Jobs = 1,
    cluster: OnCluster = None,
    seed: Annotated[int, Parameter(help="Deal n comes from this seed + n, so a run can be repeated.")] = 1,
    option: Options = None,
    components: Components = None,
    json: Json = False,
    keep: Annotated[
        Path | None,
        Parameter(
            help="Keep each game in this file as it ends: the same command then plays what is missing."
        ),
    ] = None,
    page: Annotated[Path | None, Parameter(help="Write a page with charts to this file (HTML).")] = None,
    until_sure: Annotated[
        bool,
        Parameter(
            negative=(),
            help="Stop when it is known of every two bots which is better, or that they are level.",
        ),
    ] = False,
    language: Words = None,
) -> None:
    """Let bots play each other; report how strong each is, with intervals and a rating.

    Every deal is played by every line-up in every rotation of its seats. The JSON object has the keys

      game, players, games, deals, seed, options, components;
      bots: the best first,
        {bot, games, win_share (of games it sat in, with however many
         seats), low, high (95 %), even (what it would be among equals),
         mean_rank, mean_score, mean_score_95: [low, high],
         scores: all of them, ascending,
         mean_automaton_score: of the best without a seat (sim-bakers, the
         Countess), or null,
         rating, rating_sigma (openskill; null if it is not installed),
         decisions, ms_per_decision, troubles (failures of the bot)};
      pairs: every two bots, the better first,
        {bot, other, deals, difference (of games won, seat for seat),
         low, high, sure: [low, high] (holds at every look),
         settled: better, level (within 10 %) or nothing}.

    Intervals are over deals: games of one deal share its luck. A shared victory counts in parts. Keys are only ever added.
    """
    from allmende.cli.arena import run_arena

    run_arena(
        game,
        players,
        bots,
        games,
        jobs,
        address_of(cluster),
        seed,
        option or [],
        components,
        json,
        keep,
        page,
        until_sure,
        language or default_language(),
    )


def report_on(
    game: Annotated[str, Parameter(help="Which game.")],
    *,
    players: Annotated[
        str | None,
        Parameter(help="How many seats, or several numbers of them: 2,3,4. By default as many as it takes."),
    ] = None,
    bots: Annotated[
        str,
        Parameter(
            help="Who plays all seats. Several, separated by commas, are strengths: each plays its own games."
        ),
    ] = "greedy:nodes=100",
    games: Annotated[int, Parameter(help="How many games for each number of players and each bot.")] = 400,
    jobs: Jobs = 1,
    cluster: OnCluster = None,
    seed: Annotated[int, Parameter(help="Game n is dealt from this seed + n, so a run can be repeated.")] = 1,
    option: Options = None,
    components: Components = None,
    against: Annotated[
        Path | None, Parameter(help="Another components file: the same deals are played with both.")
    ] = None,
    vary: Annotated[
        str | None,
        Parameter(help="One number of the components, and the values to try: crafts.smithy.train_time=1..5."),
    ] = None,
    without: Annotated[
        list[str] | None,
        Parameter(
            negative=(),
            help="An action that one seat does without, to see what it is worth: birth, or take/market. May be repeated.",
        ),
    ] = None,
    keep: Annotated[
        Path | None,
        Parameter(
            help="Keep each game in this file as it ends: the same command then plays what is missing."
        ),
    ] = None,
    out: Annotated[Path | None, Parameter(help="Write a page with pictures to this file (HTML).")] = None,
    json: Json = False,
    language: Words = None,
) -> None:
    """Let bots play and report what the game is like, for its designers. See docs/designers.md.

    The JSON object has the keys

      game, made, seed;
      reports: for each number of players and each bot,
        {game, players, games, bot, seed, options, digest,
         length, rounds: {mean, median, p95}, ended: {how: games},
         scores: {mean, sd, min, max, low, high, winning, margin, all},
         seats: [{seat, share, low, high}], order: [{place, …}],
         sources: {source: {mean, winners, losers}},
         components: {table/name: {offered, used, win_share, low, high,
                      times, when}},
         choices, dead, dominant, decisions,
         race: {lead_changes, drama, decided_at, decisiveness,
                uncertainty, last_round, leader_wins, won_at}, troubles};
      against: [{players, bot, deals, measures, components: {name:
        {mine, theirs, difference, low, high, effect, needed}}}];
      vary: [{key, points: [{value, games, measures}]}];
      without: for each action, for each bot,
        [{without, bot, games, even, share, low, high, score, others}].

    Intervals are 95 %, paired by deal. Keys are only ever added.
    """
    from allmende.cli.report import Request, run_report

    run_report(
        Request(
            game=game,
            players=players,
            bots=bots,
            games=games,
            jobs=jobs,
            address=address_of(cluster),
            seed=seed,
            options=option or [],
            components=components,
            against=against,
            vary=vary,
            without=without or [],
            keep=keep,
            out=out,
            as_json=json,
            language=language or default_language(),
        )
    )


def tune_weights(
    game: Annotated[str, Parameter(help="Which game.")],
    *,
    players: Annotated[int | None, Parameter(help="How many seats; by default two.")] = None,
    games: Annotated[int, Parameter(help="How many games in each step.")] = 16,
    steps: Annotated[int, Parameter(help="How many steps.")] = 100,
    duels: Annotated[int, Parameter(help="How many games between the old weights and the new ones.")] = 100,
    bot: Annotated[str | None, Parameter(help="Who plays with them; by default greedy:nodes=60.")] = None,
    seed: Annotated[int, Parameter(help="The same seed gives the same weights.")] = 1,
    option: Options = None,
    components: Components = None,
    jobs: Jobs = 1,
    cluster: OnCluster = None,
    keep: Annotated[
        Path | None,
        Parameter(help="Keep each step in this file as it ends: the same command then goes on from there."),
    ] = None,
    json: Json = False,
    language: Words = None,
) -> None:
    """Find better weights for a game's evaluation by playing; see docs/bots.md.

    Prints weights to put into the game's evaluate.py, and how they did against the old ones. A bot can use the output of
    --json: greedy:weights=FILE.
    """
    from allmende.cli.tune import run_tuning

    run_tuning(
        game,
        players,
        bot,
        games,
        steps,
        duels,
        seed,
        option or [],
        components,
        jobs,
        address_of(cluster),
        keep,
        json,
        language or default_language(),
    )


def train_model(
    game: Annotated[str, Parameter(help="Which game.")],
    *,
    players: Annotated[int | None, Parameter(help="How many seats; by default two.")] = None,
    generations: Annotated[int, Parameter(help="How many times to play, fit and compare.")] = 4,
    games: Annotated[int, Parameter(help="How many games in each generation.")] = 4000,
    gate: Annotated[int, Parameter(help="How many games between a new model and the best so far.")] = 100,
    nodes: Annotated[int, Parameter(help="How many positions to look at in each turn.")] = 60,
    teacher_nodes: Annotated[
        int | None,
        Parameter(help="The same for the first generation, which has no model yet; by default as many."),
    ] = None,
    company: Annotated[
        float,
        Parameter(
            help="The share of seats that play by the evaluation while the others play with the model."
        ),
    ] = 0.0,
    trust: Annotated[
        float,
        Parameter(
            help="How much the end of a game counts beside what the model says on the way (TD's lambda)."
        ),
    ] = 0.9,
    window: Annotated[int, Parameter(help="How many of the last generations a model is fitted to.")] = 3,
    start: Annotated[Path | None, Parameter(help="Begin with this model, not with the evaluation.")] = None,
    meanwhile: Annotated[
        bool,
        Parameter(help="Fit while the next generation plays, which then plays with the best model before."),
    ] = False,
    seed: Annotated[int, Parameter(help="Training with the same seed plays the same deals.")] = 1,
    option: Annotated[
        list[str] | None,
        Parameter(
            name="--option",
            negative=(),
            help="A variant of the game as name=value, or several in turn as name=one|other; may be repeated.",
        ),
    ] = None,
    components: Components = None,
    jobs: Jobs = 1,
    cluster: OnCluster = None,
    keep: Annotated[
        Path,
        Parameter(help="Keep games and models in this folder: the same command then goes on from there."),
    ] = Path("training"),
    json: Json = False,
    language: Words = None,
) -> None:
    """Learn from games of its own what positions are worth; see docs/bots.md.

    Needs PyTorch (the extra "train") and uses an accelerator if there is one. A bot plays with what it has learned:
    learned:model=FILE.
    """
    from allmende.cli.train import run_training

    run_training(
        game,
        players,
        generations,
        games,
        gate,
        nodes,
        teacher_nodes,
        company,
        trust,
        window,
        start,
        meanwhile,
        seed,
        option or [],
        components,
        jobs,
        address_of(cluster),
        keep,
        json,
        language or default_language(),
    )


def bench(
    *,
    seconds: Annotated[float, Parameter(help="Time for each measurement.")] = 5.0,
    games: Annotated[int, Parameter(help="How many games the slowest is sought among.")] = 1000,
    game: Annotated[str | None, Parameter(help="Only this game.")] = None,
    players: Annotated[int, Parameter(help="How many play; at most as many as the game is for.")] = 4,
    json: Json = False,
    language: Words = None,
) -> None:
    """Measure the engine at random play, and how fast bots search, on one core, in CPU time.

    decisions_per_s counts a loop driven from Python: list the legal actions, choose one, apply it, dealing included.
    playout_decisions_per_s counts rollouts that stay inside the engine.
    nodes_per_s counts the positions of a search, always with two players: clone a position, apply an action, evaluate.
    slowest_over_median compares the CPU time of the slowest random game with that of the middle one.
    """
    from allmende.cli.bench import run_bench

    run_bench(seconds, games, game, players, json, language or default_language())


def address_of(cluster: list[str] | None) -> str | None:
    """None: no cluster; '': the default one."""
    return None if cluster is None else "".join(cluster)
