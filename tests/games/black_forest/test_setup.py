"""Setup (SET-1 to SET-11), options, and components files of a user's own."""

from __future__ import annotations

from pathlib import Path

import pytest

import allmende
from allmende import ComponentsError, SetupError
from allmende.core import catalog
from allmende.games.black_forest.census import census
from allmende.games.black_forest.state import BlackForest


def new(seats: int, seed: int = 1, **options: bool | int | str) -> BlackForest:
    state = allmende.game("black-forest").new(seats, seed, **options)
    assert isinstance(state, BlackForest)
    return state


@pytest.mark.parametrize(("seats", "forests"), [(1, 20), (2, 17), (3, 14), (4, 11)])
def test_x32_forests_in_the_supply(seats: int, forests: int) -> None:
    forest = new(seats)
    assert forest.forests == forests
    assert census(forest)["forests"] == 23
    assert census(forest)["small_estates"] == 12


@pytest.mark.parametrize(("seats", "large"), [(1, 6), (2, 6), (3, 6), (4, 8)])
def test_large_buildings_by_players(seats: int, large: int) -> None:
    forest = new(seats)
    words = [forest.tables.faces[number].word for number in forest.offer]
    gold, works = [word for word in words if word[0] == "G"], [word for word in words if word[0] == "W"]
    assert (len(gold), len(works)) == ((5, 3) if seats == 4 else (4, 2))
    assert len(words) == 36 + large
    assert len([word for word in words if word.endswith("-B")]) == 10


def test_in_a_first_game_no_tile_is_turned() -> None:
    words = [new(3, first_game=True).tables.faces[number].word for number in new(3, first_game=True).offer]
    assert not [word for word in words if word.endswith("-B")]


def test_every_village_has_one_of_each_group() -> None:
    for seed in range(5):
        forest = new(4, seed)
        tables = forest.tables
        assert sorted(forest.tiles) == list(range(17))
        for slot, trade in enumerate(forest.tiles):
            assert trade in tables.groups[tables.group_of_slot[slot]]


def test_start_goods_depend_on_the_place_in_turn_order() -> None:
    view = new(4, start="2").view(0)
    basics = [player["basics"] for player in view["players"]]
    assert [(goods["wood"], goods["brick"]) for goods in basics] == [(5, 5), (3, 3), (4, 3), (4, 4)]
    assert [player["basics"]["brick"] for player in new(2, start="1").view(0)["players"]] == [3, 4]
    assert [player["basics"]["brick"] for player in new(3, start="1").view(0)["players"]] == [3, 5, 5]
    assert [player["provisions"] for player in view["players"]] == [[1, 1]] * 4
    assert view["players"][0]["estates"][0][0] == ["forest", "forest", "forest", "pond"]
    assert [player["pawn"] for player in view["players"]] == [None] * 4


def test_the_neutral_figure_is_there_with_two_only() -> None:
    assert new(2).view(0)["neutral"] == {"place": "V1", "space": 1}
    assert new(3).view(0)["neutral"] is None
    assert new(2, two_player="none").view(0)["neutral"] is None


def test_combinations_that_cannot_be_played() -> None:
    game = allmende.game("black-forest")
    with pytest.raises(SetupError, match="for 2 seats"):
        game.new(3, 1, two_player="fan_toll")
    with pytest.raises(SetupError, match="can't start"):
        game.new(2, 1, start="3")
    with pytest.raises(SetupError, match="1 to 4"):
        game.new(5, 1)


# -- components files --------------------------------------------------------------------------------------------------


def own_game(tmp_path: Path, text: str) -> BlackForest:
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    state = allmende.game("black-forest", components=file).new(2, 1)
    assert isinstance(state, BlackForest)
    return state


def test_the_worked_example_of_the_rules_page(tmp_path: Path) -> None:
    """rulebook/en.md shows this file; it has to work as it stands there."""
    page = catalog.folder("black-forest") / "rulebook" / "en.md"
    text = page.read_text("utf-8")
    example = text.split("```toml\n", 1)[1].split("```", 1)[0]
    forest = own_game(tmp_path, example)
    faces = {face.word: face for face in forest.tables.faces}
    assert faces["I-0-B"].name == "Printed Name"
    assert faces["I-0-B"].hook >= 0
    assert forest.tables.threshold == 6
    assert forest.tables.jobs[0].word == "J1"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[[small_buildings.faces]]\nid = "I-0-A"\nkind = "instand"\n', "one of instant, conversion"),
        ('[[small_buildings.faces]]\nid = "I-0-A"\ncost = { gold = 1 }\n', "cost"),
        ('[[small_buildings.faces]]\nid = "I-0-A"\neffect = [{ op = "gain" }]\n', "goods"),
        ('[[small_buildings.faces]]\nid = "I-0-B"\neffect = []\n', "a list with one table"),
        ('[[small_buildings.faces]]\nid = "II-0-A"\neffect = [{ pay = { wood = 1 }, gain = { glass = 1 } }]\n', "II-0-A"),
        ('[[small_buildings.faces]]\nid = "I-0-A"\nside = "B"\n', "one of A"),
        ('[[small_buildings.faces]]\nid = "IV-0-B"\nslot = "IV-1"\n', "one of"),
        ("[wheels.end]\nthreshold = 0\n", "threshold"),
        ("[wheels.points]\nby_turns = []\n", "one number or more"),
        ('[wheels.glass]\nbasic = ["wood"]\n', "glass"),
        ('[resources]\nbasic = ["wood"]\n', "basic"),
        ('[board]\nroads = [["V1", "V9"]]\n', "pairs of places"),
        ('[board]\nroads = [["V1", "V2"]]\n', "a way from every place"),
        ('[[board.villages]]\nid = "V1"\nslots = ["construction", "livestock"]\n', "slots for the group"),
        ("[estates.main]\nrows = 4\n", "4 rows"),
        ("[setup.extra]\np2 = [{}]\n", "goods for each seat"),
        ("[setup.start]\ncooking_wheel = { provisions = [1] }\n", "two markers"),
        ('[[jobs.tiles]]\nid = "J1"\nwhere = "L2"\n', "one job a location"),
        ('[[tradesperson]]\nid = "cook"\noptions = [{ pay = {}, do = [{ op = "gain_steps", good = "meat", per = "pond", steps = [1] }] }]\n', "pairs"),
        ('[[tradesperson]]\nid = "builder"\noptions = [{ pay = {}, do = [{ op = "gain", goods = { wood = 1 } }, { op = "build" }] }]\n', "build alone"),
        ('[[tradesperson]]\nid = "woodworker"\noptions = [{ pay = {}, do = [{ op = "remove_forest", n = 1 }, { op = "gain", goods = { charcoal = 1 } }, { op = "build" }] }]\n', "without charcoal"),
        ('[[small_buildings.faces]]\nid = "II-2-A"\neffect = [{ hook = "on_rotation", wheel = "glass", gain = { glass = 2 } }]\n', "no turn of the glass wheel"),
    ],
)  # fmt: skip
def test_a_file_with_something_wrong_is_refused_with_the_place(
    tmp_path: Path, text: str, message: str
) -> None:
    with pytest.raises(ComponentsError, match=message):
        own_game(tmp_path, text)


def test_a_changed_file_plays(tmp_path: Path) -> None:
    """A village of two tradespeople less, another map, other grids: nothing of the board is in the code."""
    forest = own_game(
        tmp_path,
        """
        [estates.main]
        rows = 2
        cols = 3
        grid = [["forest", "empty", "empty"], ["stable", "pond", "field"]]
        [estates.small]
        rows = 1
        cols = 3
        grid = [["forest", "empty", "empty"]]
        [board]
        road_cost = 2
        """,
    )
    assert forest.forests == 23 - 2
    assert forest.tables.distance[0][1] == 2
    assert allmende.playout(forest, 3).is_over
