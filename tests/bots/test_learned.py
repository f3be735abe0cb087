"""Bots with a model: they choose by what their seat sees and their seed alone, and do without a model that does not fit."""

from __future__ import annotations

import json
import logging
import random
from pathlib import Path
from time import thread_time

import numpy as np
import pytest

import allmende
from allmende.bots import Notes, UnknownBot, bot, choose, learned, registry
from allmende.bots.advice import Budget, utility
from allmende.bots.ahead import SCORES, VALUE, Design, Seer, by_seats, follow, from_seat, play_on
from allmende.bots.ends import ends, likely, row, row_names
from allmende.bots.insight import evaluate
from allmende.bots.model import NoModel, check_fits, load, model_for, save
from allmende.bots.own import bot as own_bot
from allmende.bots.own import check, files_of
from allmende.core.observing import observer
from allmende.core.state import State
from tests.bots.models import table, tiny, tiny_file
from tests.bots.test_bots import positions

FEW = "iterations=8,root=30,nodes=8,wide=4"


@pytest.mark.parametrize("game", allmende.games())
def test_choices_are_legal_and_repeatable(game: str, tmp_path: Path) -> None:
    player = own_bot(f"learned:{FEW},model={tiny_file(tmp_path, table(game))}")
    for state, seat in positions(game, 2, 40):
        code = choose(player, state, seat, 7)
        assert code in state.legal_actions()
        assert choose(player, state, seat, 7) == code


@pytest.mark.parametrize("game", allmende.games())
def test_choices_do_not_depend_on_hidden_things(game: str, tmp_path: Path) -> None:
    player = own_bot(f"learned:{FEW},model={tiny_file(tmp_path, table(game))}")
    for state, seat in positions(game, 2, 45, seed=6):
        other = state.determinize(seat, 99)
        assert other.view(seat) == state.view(seat)
        assert choose(player, other, seat, 3) == choose(player, state, seat, 3)


@pytest.mark.parametrize("game", allmende.games())
def test_every_number_of_a_row_has_a_name(game: str) -> None:
    for seats in (2, allmende.game(game).seats[-1]):
        state = table(game, seats)
        assert len(row(observer(state.game), state, 0)) == 4 * len(row_names(observer(state.game), state))


@pytest.mark.parametrize("game", allmende.games())
def test_ends_are_reached_by_their_actions(game: str) -> None:
    for state, seat in positions(game, 2, 60):
        for end in ends(state.determinize(seat, 1), seat, 40)[:10]:
            again = state.determinize(seat, 1)
            for code in end.codes:
                again.apply(code)
            assert again == end.state


@pytest.mark.parametrize("game", allmende.games())
def test_the_likeliest_ends_are_those_the_evaluation_likes(game: str) -> None:
    fewer = 0
    for state, seat in positions(game, 2, 60):
        imagined = state.determinize(seat, 1)
        found = ends(imagined, seat, 40)
        worth = {tuple(end.codes): utility(evaluate(end.state), seat) for end in found}
        some = [worth[tuple(end.codes)] for end in likely(imagined, seat, 40, 3)]
        assert sorted(some, reverse=True) == sorted(worth.values(), reverse=True)[:3]
        assert [end.codes for end in likely(imagined, seat, 40, 0)] == [end.codes for end in found]
        fewer += len(some) < len(found)
    assert fewer


def test_in_turns_that_follow_the_model_chooses_among_the_likeliest_ends() -> None:
    """Asked about a single end, it has no choice: everybody plays as the evaluation says."""
    state = table()
    seat = state.to_move
    assert seat is not None

    def after_a_turn(sift: int) -> State:
        design = Design(30, 400, sift, 6, 1, 0.0, 0.0, 0.0, 0.0)
        thinker = learned.Thinker(Seer(tiny(state), state, 0.0), state, seat, 1, design)
        world = state.determinize(seat, 1)
        while world.to_move == seat:
            world.apply(world.legal[0])
        (reached,) = play_on(thinker.seer, thinker.journey([], 1), [world], 1, [])
        return reached[0]

    other = state.determinize(seat, 1)
    while other.to_move == seat:
        other.apply(other.legal[0])
    mover = other.to_move
    assert mover is not None
    found = ends(other, mover, 400)
    best = max(utility(evaluate(end.state), mover) for end in found)
    assert utility(evaluate(after_a_turn(1)), mover) == best
    assert utility(evaluate(after_a_turn(0)), mover) < best


def test_what_the_model_wants_is_played(tmp_path: Path) -> None:
    """A model that sees nothing but the points there are makes a bot that takes points."""
    state = table()
    names = row_names(observer(state.game), state)
    first, last = np.zeros((len(names), 6), np.float32), np.zeros((6, 3), np.float32)
    first[names.index("me counts points"), 0] = 1
    last[0, 0] = 1
    greedy_for_points = tiny_file(
        tmp_path, state, weights=[first, last], scale=np.ones(len(names), np.float32)
    )
    player = own_bot(f"learned:turns=0,iterations=1,root=30,model={greedy_for_points}")
    for position, seat in positions("village", 2, 30):
        imagined = position.determinize(seat, 4)
        found = ends(imagined.clone(), seat, 30)
        most = max(row_points(end.state, seat, names) for end in found)
        code = player.choose(imagined, seat, 4)
        assert max(row_points(end.state, seat, names) for end in found if end.codes[0] == code) == most


def row_points(state: State, seat: int, names: list[str]) -> float:
    shown = np.frombuffer(row(observer(state.game), state, seat), np.float32)
    scores = state.scores()
    if not state.stack:
        return float(scores[seat] - scores[1 - seat])
    return float(shown[names.index("me counts points")])


def test_draws_are_seen_in_several_worlds(tmp_path: Path) -> None:
    """Without looking ahead, what chance has a hand in is valued in the mean of several worlds; the rest once."""
    player = own_bot(f"learned:turns=0,iterations=1,root=60,model={tiny_file(tmp_path, table('villagers'))}")
    drawn = 0
    for state, seat in positions("villagers", 2, 10):
        imagined = state.determinize(seat, 1)
        chancy = {end.codes[0] for end in ends(imagined.clone(), seat, 60) if end.state.revealed}
        for candidate in player.think(imagined, seat, 1, Notes()).candidates:
            if candidate.visits > 1:
                assert candidate.visits == learned.WORLDS
                assert candidate.code in chancy
                drawn += 1
    assert drawn


def test_a_plan_is_kept_to_the_end_of_the_turn(tmp_path: Path) -> None:
    """Bounded by time, it does not think again about what it has decided; bounded otherwise, it remembers nothing."""
    file = tiny_file(tmp_path, table("black-forest"))
    learned._planned.clear()
    state = table("black-forest")
    seat = state.to_move
    assert seat is not None
    model = model_for(state, file)
    design = Design(200, 8, 0, 4, 1, 2.0, 0.0, 0.0, 0.0)
    advice = learned.advise(state.determinize(seat, 1), seat, 1, Notes(), Budget(ms=50), design, model)
    assert len(learned._planned) <= 1
    if learned._planned:
        plan = next(iter(learned._planned.values()))
        state.apply(advice.code)
        again = learned.advise(state.determinize(seat, 2), seat, 2, Notes(), Budget(ms=50), design, model)
        assert again.code == plan[0]
    learned._planned.clear()
    own_bot(f"learned:{FEW},model={file}").choose(table("black-forest"), seat, 1)
    assert not learned._planned


def test_time_is_kept(tmp_path: Path) -> None:
    player = own_bot(f"learned:ms=100,own_time=1,model={tiny_file(tmp_path, table())}")
    state = table()
    seat = state.to_move
    assert seat is not None
    player.choose(state, seat, 1)  # numpy warms up
    learned._planned.clear()
    begun = thread_time()
    player.choose(state, seat, 2)
    assert thread_time() - begun < 1.0


@pytest.mark.parametrize(
    ("seconds_a_turn", "turns", "lines"),
    [(0.001, 3, 6), (0.5, 1, 6), (0.3, 2, 6), (1.5, 1, 3), (100.0, 1, 2)],
)
def test_lines_are_carried_as_far_as_there_is_time(
    seconds_a_turn: float, turns: int, lines: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten seconds: if a turn costs little, all lines go as far as they may; else less far, in the end fewer of them."""
    state = table()
    seat = state.to_move
    assert seat is not None
    carried: list[tuple[int, int]] = []

    def carry_on(thinker: learned.Thinker, alive: list[learned.Line], worlds: int) -> None:
        carried.append((thinker.turns, len(alive)))
        for line in alive:
            line.worlds += worlds

    monkeypatch.setattr(learned.Thinker, "carry_on", carry_on)
    monkeypatch.setattr(learned.Thinker, "time_a_turn", lambda *_: seconds_a_turn)
    design = Design(30, 8, 0, 6, 3, 2.0, 0.0, 0.0, 0.0)
    seer = Seer(tiny(state), state, 0.0)
    learned.Thinker(seer, state.determinize(seat, 1), seat, 1, design).run(Budget(ms=10_000), Notes())
    assert carried[0] == (turns, lines)


def test_the_first_look_counts_beside_what_worlds_tell() -> None:
    def value(trust: float, doubt: float, worlds: int) -> float:
        """A first look that says 10, then worlds that all say 20."""
        line = learned.Line([1], np.array([10.0, 0.5, 30.0, 20.0], np.float32), trust, doubt)
        if worlds:
            line.add(np.array([20.0, 1.0, 40.0, 20.0], np.float32) * worlds, worlds)
        outlook = line.outlook()
        assert outlook[1] == pytest.approx(0.5 + (line.value() - 10) / 20)  # the chance of winning, likewise
        assert outlook[2] - outlook[3] == pytest.approx(line.value())  # and everybody's points
        return line.value()

    assert value(2, 0, 0) == 10  # nothing else is known
    assert value(2, 0, 2) == 15  # as two worlds …
    assert value(2, 0, 2000) == pytest.approx(20, abs=0.02)  # … which are few of many
    assert value(0, 1, 2000) == 15  # the model errs the same way in all of them
    assert value(2, 1, 1) == 12.5
    assert value(0, 0, 1) == 20  # where chance had a hand in it, the first look was one draw


def test_lines_are_worth_the_mean_of_the_turns_that_follow() -> None:
    """In Village turns alternate: each end of a turn is looked at once, and the next one to decide is the other player."""
    state = table()
    seat = state.to_move
    assert seat is not None
    thinker = learned.Thinker(
        Seer(tiny(state), state, 0.0), state, seat, 1, Design(30, 8, 0, 6, 3, 0.0, 0.0, 0.0, 0.0)
    )
    line = thinker.first_look(Budget(iterations=1), 0.0)[0]
    journey = thinker.journey([line], 3)
    (reached,) = play_on(thinker.seer, journey, [follow(state.determinize(seat, 1), line.codes)], 3, [])
    assert [after.to_move for after in reached] == [seat, 1 - seat, seat]
    thinker.carry_on([line], 1)
    values = [thinker.seer.values([after], [seat])[0] for after in reached]
    assert line.total is not None
    assert line.total[VALUE] == pytest.approx(sum(values) / 3, rel=1e-4)


def test_points_of_a_sim_baker_are_an_opponents() -> None:
    """A model says what automata will score too, and whoever scores less than they do has lost."""
    state = allmende.game("pandemain").new(1, 5, sim_bakers="rudolf-hans")
    width = len(row_names(observer(state.game), state))
    last = [np.zeros((width, 4), np.float32)], [np.array([5, 7, 6, 0], np.float32)]
    model = tiny(state, weights=last[0], biases=last[1])
    assert model.scored == 3
    seen = Seer(model, state, 0.0).outlooks([state], 0)
    assert seen[0, SCORES:].tolist() == [50, 70, 60]  # in units of 10 points
    assert seen[0, VALUE] == 50 - 70


def test_where_a_game_with_a_sim_baker_is_over_all_scores_are_known() -> None:
    state = allmende.game("pandemain").new(1, 5, sim_bakers="hans")
    chance = random.Random(2)
    while not state.is_over:
        state.apply(chance.choice(state.legal_actions()))
    mine, theirs = state.scores()
    seen = Seer(tiny(state), state, 0.0).outlooks([state], 0)
    assert seen[0, SCORES:].tolist() == [mine, theirs]
    assert seen[0, VALUE] == mine - theirs


def test_scores_in_the_order_of_the_seats_and_from_one_of_them_on() -> None:
    assert from_seat(["a", "b", "c", "automaton"], 1, 3) == ["b", "c", "a", "automaton"]
    for seat in range(3):
        assert by_seats(from_seat([1, 2, 3, 4], seat, 3), seat, 3) == [1, 2, 3, 4]


def test_where_a_game_ends_only_the_end_counts() -> None:
    design = Design(30, 4, 0, 6, 3, 0.0, 0.0, 0.0, 0.0)
    ended = 0
    for seed in range(6):
        for state, seat in list(positions("village", 2, 1, seed))[-12:]:
            thinker = learned.Thinker(Seer(tiny(state), state, 0.0), state, seat, 1, design)
            journey = thinker.journey([], 3)
            soon, later = (
                play_on(thinker.seer, journey, [state.determinize(seat, 1)], turns, [])[0] for turns in (1, 3)
            )
            if soon[-1].stack and not later[-1].stack:  # it ends in the second turn or the third
                assert len(later) == 1
                ended += 1
    assert ended


def test_blurred_turns_differ_from_world_to_world_but_not_from_run_to_run() -> None:
    """Where nothing is hidden, worlds that everybody plays in the same way would tell the same again and again."""
    state = table()
    seat = state.to_move
    assert seat is not None
    model = tiny(state)

    def totals(blur: float) -> list[float]:
        design = Design(30, 8, 0, 6, 3, 0.0, 0.0, blur, 0.0)
        thinker = learned.Thinker(Seer(model, state, 0.0), state, seat, 1, design)
        line = thinker.first_look(Budget(iterations=1), 0.0)[0]
        found = []
        for _ in range(8):
            line.total, line.worlds = None, 0
            thinker.carry_on([line], 1)
            found.append(round(line.outlook()[VALUE].item(), 3))
        return found

    assert len(set(totals(0.0))) == 1
    assert len(set(totals(1000.0))) > 4
    assert totals(1000.0) == totals(1000.0)


def test_advice_tells_what_was_weighed(tmp_path: Path) -> None:
    state = table()
    seat = state.to_move
    assert seat is not None
    advice = own_bot(f"learned:{FEW},model={tiny_file(tmp_path, state)}").think(state, seat, 1, Notes())
    assert advice.candidates[0].code == advice.code
    codes = [candidate.code for candidate in advice.candidates]
    assert len(set(codes)) == len(codes)
    assert set(codes) <= set(state.legal_actions())
    assert {len(candidate.scores) for candidate in advice.candidates} == {2}


# -- where there is no model ----------------------------------------------------------------------------------------------


def test_without_a_model_it_searches_and_says_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The table goes on as with a master, and it is said once."""
    state = table(seats=3)
    file = tiny_file(tmp_path, table())
    registry._said.clear()
    seat = state.to_move
    assert seat is not None
    with caplog.at_level(logging.WARNING):
        code = own_bot(f"learned:iterations=4,model={file}").choose(state, seat, 5)
        own_bot(f"learned:iterations=4,model={file}").choose(state, seat, 6)
    assert code == bot("master:iterations=4").choose(state, seat, 5)
    (said,) = [record.message for record in caplog.records if "instead" in record.message]
    assert "is for 2 players, not for 3; searching as a master does instead" in said


def test_a_grandmaster_searches_where_that_is_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """With three and four players in Black Forest the model loses to the search. `learned` plays with it all the same."""
    asked: list[str] = []
    monkeypatch.setattr(registry, "model_for", lambda *_: asked.append("the model"))
    monkeypatch.setattr("allmende.bots.search.advise", lambda *_: asked.append("the search"))
    monkeypatch.setattr(learned, "advise", lambda *_: asked.append("looking ahead"))
    state, other = table("black-forest", 3), table("black-forest", 2)
    for name, at, found in (
        ("grandmaster", state, ["the search"]),
        ("grandmaster", table("black-forest", 4), ["the search"]),
        ("grandmaster:search=0", state, ["the model", "looking ahead"]),
        ("grandmaster:model=own.model", state, ["the model", "looking ahead"]),
        ("learned", state, ["the model", "looking ahead"]),
        ("grandmaster", other, ["the model", "looking ahead"]),
    ):
        asked.clear()
        own_bot(name).think(at, 0, 1, Notes())
        assert asked == found


def test_a_model_that_breaks_down_in_a_game_is_done_without(tmp_path: Path) -> None:
    state = table()
    huge = tiny(state)
    huge.weights[0][:] = 60000.0
    huge.weights[1][:] = 60000.0
    huge.scale[:] = 60000.0
    save(huge, tmp_path / "huge.model")
    seat = state.to_move
    assert seat is not None
    with np.errstate(all="ignore"):
        code = own_bot(f"learned:iterations=4,model={tmp_path / 'huge.model'}").choose(state, seat, 5)
    assert code in state.legal_actions()


def test_models_are_named_by_commands_alone(tmp_path: Path) -> None:
    file = tiny_file(tmp_path, table())
    assert files_of(f"learned:model={file}") == [file]
    with pytest.raises(UnknownBot, match="no parameter 'model'"):
        bot(f"learned:model={file}")
    with pytest.raises(UnknownBot, match="plays without a model"):
        own_bot(f"greedy:model={file}")
    with pytest.raises(NoModel, match="is for village, not for pandemain"):
        check(f"learned:model={file}", "pandemain")
    with pytest.raises(NoModel, match="no such file"):
        check("learned:model=nowhere", "village")
    check(f"learned:model={file}", "village")


def test_models_of_the_package_fit_or_are_not_there() -> None:
    """What comes with the package was made for the components that come with it."""
    for file in learned_models():
        head = json.loads(file.read_bytes().split(b"\n")[1])
        state = table(head["game"], head["seats"])
        check_fits(load(file), state, file.name)
        assert file.name == f"{head['game']}-{head['seats']}.model"
        assert file.stat().st_size < 2_000_000


@pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in allmende.games() for seats in (2, 3, 4)] + [("pandemain", 1)],
)
def test_grandmasters_play_with_the_packages_model(
    game: str, seats: int, caplog: pytest.LogCaptureFixture
) -> None:
    registry._said.clear()
    state = table(game, seats)
    while len(state.legal) == 1:
        state.apply(state.legal[0])
    seat = state.to_move
    assert seat is not None
    with caplog.at_level(logging.WARNING):
        said = bot("grandmaster:iterations=2,search=0").think(state.determinize(seat, 1), seat, 1, Notes())
    master = bot("master:iterations=2").think(state.determinize(seat, 1), seat, 1, Notes())
    assert not caplog.records
    assert said.candidates[0].scores != master.candidates[0].scores


def learned_models() -> list[Path]:
    from allmende.bots.model import MODELS

    return sorted(MODELS.glob("*.model"))
