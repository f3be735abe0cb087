"""A components file with something wrong in it is refused with the file, the table, the key and what was expected."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import allmende
from allmende.core.components import Components
from allmende.games.village.game import make

OWN = Path(allmende.__file__).parent / "games" / "village" / "components.toml"


def complaint(tmp_path: Path, text: str) -> str:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    with pytest.raises(allmende.ComponentsError) as caught:
        allmende.game("village", components=str(file))
    message = str(caught.value)
    assert message.startswith(f"{file}: "), message
    return message.removeprefix(f"{file}: ")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param(
            "[mass]\npieces_drown = 3\n",
            "[mass] has no key 'pieces_drown'; did you mean 'pieces_drawn'?",
            id="typo",
        ),
        pytest.param("[masss]\n", "[] has no key 'masss'; did you mean 'mass'?", id="typo in a table"),
        pytest.param(
            "[mass]\npieces_drawn = 'four'\n",
            "[mass] pieces_drawn = 'four': expected a whole number, found a text",
            id="wrong type",
        ),
        pytest.param(
            "[well]\ncubes = 0\n", "[well] cubes = 0: expected a whole number, 1 or more", id="too small"
        ),
        pytest.param(
            "[crafts.mill]\ngrain = -1\n",
            "[crafts.mill] grain = -1: expected a whole number, 0 or more",
            id="negative",
        ),
        pytest.param(
            "[player_start]\ncoins = 4\n",
            "[player_start] coins = 4: expected a whole number from 0 to 3",
            id="more coins than there are",
        ),
        pytest.param(
            "[components]\nblack_monks = 3\n",
            "[components] black_monks = 3: expected a whole number, 4 or more",
            id="fewer monks than are drawn",
        ),
        pytest.param(
            "[crafts.office]\nbuy_influence = { purple = 2 }\n",
            "[crafts.office] buy_influence = {'purple': 2}: expected a whole number, 0 or more for any of orange, green, brown, pink",
            id="unknown colour",
        ),
        pytest.param(
            "[crafts.office]\nproduces = ['ink']\n",
            "[crafts.office] produces = ['ink']: expected a list out of scroll, horse, plow, ox, wagon",
            id="unknown good",
        ),
        pytest.param(
            "[setup.cubes_per_space]\n3 = { harvest = 3, family = 3, crafts = 6, market = 2, travel = 2, council = 3, church = 5 }\n",
            "[setup.cubes_per_space] 3 = {'harvest': 3, 'family': 3, 'crafts': 6, 'market': 2, 'travel': 2, 'council': 3, 'church': 5}: "
            "expected 21 cubes in all, as in [setup.total_cubes]",
            id="cubes that don't add up",
        ),
        pytest.param(
            "[setup.bag_per_color]\nby_players = { 2 = 4, 3 = 5 }\n",
            "[setup.bag_per_color] by_players = {'2': 4, '3': 5}: expected a whole number, 1 or more for all of 2, 3, 4",
            id="a number of players left out",
        ),
        pytest.param(
            "[components]\ncustomer_tiles = 23\n",
            "[components] customer_tiles = 23: expected 24, the number of [[customers]]",
            id="customers miscounted",
        ),
        pytest.param(
            "[chronicle]\nlabels.crafts = ['', '3']\n",
            "[chronicle] labels = {'council': ['', '', '4'], 'crafts': ['', '3'], 'travel': ['', '', '3'], 'church': ['', '3', '4'], "
            "'farmyard': ['', '3', '4']}: expected labels and totals to agree; by the labels there are 7 spaces with 2 players",
            id="chronicle spaces that don't add up",
        ),
        pytest.param(
            "[graves]\ntotals = { 2 = 3, 3 = 4, 4 = 6 }\n",
            "[graves] totals = {'2': 3, '3': 4, '4': 6}: expected labels and totals to agree; by the labels there are 5 spaces with 4 players",
            id="graves that don't add up",
        ),
        pytest.param(
            "[graves.spaces]\nlabels = ['', '', '5']\n",
            "[graves.spaces] labels = ['', '', '5']: expected a list out of , 3, 4",
            id="unknown label",
        ),
        pytest.param(
            "[scoring.travel]\npoints_by_cities = [0, 1]\n",
            "[scoring.travel] points_by_cities = [0, 1]: expected 7 numbers, for 0 to 6 cities",
            id="too few points",
        ),
        pytest.param(
            "[scoring.chronicle]\npoints_by_members = []\n",
            "[scoring.chronicle] points_by_members = []: expected at least one number",
            id="no points at all",
        ),
        pytest.param(
            "[scoring.council]\npoints_by_stage = { 1 = 0, 2 = 2, 3 = 4, 4 = 9 }\n",
            "[scoring.council] points_by_stage = {'1': 0, '2': 2, '3': 4, '4': 9}: expected the final_points of [[council.stage]]: 0, 2, 4, 6",
            id="council points told twice",
        ),
        pytest.param(
            "[scoring.church]\npoints_by_window = [2, 3, 4, 9]\n",
            "[scoring.church] points_by_window = [2, 3, 4, 9]: expected the final_points of [[church.window]]: 2, 3, 4, 6",
            id="church points told twice",
        ),
        pytest.param(
            "[influence]\ncolors = ['orange', 'green', 'brown']\n",
            "[influence] colors = ['orange', 'green', 'brown']: expected 4 different colours, green among them",
            id="three colours",
        ),
        pytest.param(
            "[influence]\ncolors = ['orange', 'blue', 'brown', 'pink']\n",
            "[influence] colors = ['orange', 'blue', 'brown', 'pink']: expected 4 different colours, green among them",
            id="no green",
        ),
        pytest.param(
            "[goods]\nkinds = ['scroll', 'horse', 'plow', 'ox']\n",
            "[goods] kinds = ['scroll', 'horse', 'plow', 'ox']: expected different goods, horse, ox, plow, wagon among them",
            id="no wagon",
        ),
        pytest.param(
            "[crafts.office]\nproduces = []\n",
            "[crafts.office] produces = []: expected every good made in one building; scroll is made in 0",
            id="a good nobody makes",
        ),
        pytest.param(
            "[crafts.office]\nproduces = ['scroll', 'ox']\n",
            "[crafts.office] produces = ['scroll', 'ox']: expected every good made in one building; ox is made in 2",
            id="a good made twice",
        ),
        pytest.param(
            "[[travel.path]]\nbetween = ['village']\ntime = 1\nwagon = 1\ninfluence = {}\n",
            "[travel.path.0] between = ['village']: expected two different ends",
            id="a road to nowhere",
        ),
        pytest.param(
            "[[travel.path]]\nbetween = ['village', 'atlantis']\ntime = 1\nwagon = 1\ninfluence = {}\n",
            "[travel.path.0] between = ['village', 'atlantis']: expected a list out of village, north_near, south_near, north_middle, "
            "south_middle, north_far, south_far",
            id="a road to a city that is not there",
        ),
        pytest.param(
            2 * "[[travel.path]]\nbetween = ['village', 'north_near']\ntime = 1\nwagon = 1\ninfluence = {}\n",
            "[travel.path.1] between = ['village', 'north_near']: expected one path between two places",
            id="two roads for one",
        ),
        pytest.param(
            "[council]\nprice_options = [{ gold = 1 }]\n",
            "[council] price_options = [{'gold': 1}]: expected prices in scroll, horse, plow, ox, wagon, orange, green, brown, pink, time",
            id="unknown price",
        ),
        pytest.param(
            "[church]\njoin_options = [{ brown = 1 }, { brown = 2 }]\n",
            "[church] join_options = [{'brown': 1}, {'brown': 2}]: expected prices that differ in what is paid",
            id="one price twice",
        ),
        pytest.param(
            "[church]\njoin_options = []\n",
            "[church] join_options = []: expected at least one price",
            id="no price",
        ),
        pytest.param(
            "[[council.stage]]\ntime = 1\nfinal_points = 0\nprivilege = 'crown'\n",
            "[council.stage.0] privilege = 'crown': expected one of marker, cubes, good, prestige",
            id="unknown privilege",
        ),
        pytest.param(
            "[[church.window]]\nfinal_points = 2\n",
            "[church] window = [{'final_points': 2}]: expected one step fewer than windows",
            id="more steps than windows",
        ),
        pytest.param(
            "[[church.step]]\ngrain = 2\n",
            "[church] step = [{'grain': 2}]: expected one step fewer than windows",
            id="fewer steps than windows",
        ),
        pytest.param(
            11 * "[[church.window]]\nfinal_points = 2\n" + 10 * "[[church.step]]\ngrain = 1\n",
            "[church] window = ",
            id="too many windows",
        ),
        pytest.param(
            11 * "[[council.stage]]\ntime = 1\nfinal_points = 0\nprivilege = 'good'\n",
            "[council] stage = ",
            id="too many stages",
        ),
        pytest.param("[coins]\ncoins_at_well = 1\n", "[coins] coins_at_well = 1: expected true or false, found a whole number", id="no truth value"),
        pytest.param("[well\n", "is no valid TOML: ", id="not TOML"),
    ],
)  # fmt: skip
def test_a_file_with_a_mistake(tmp_path: Path, text: str, expected: str) -> None:
    found = complaint(tmp_path, text)
    if expected.endswith((": ", "= ")):
        assert found.startswith(expected)
        assert len(found) < 300  # a long value is cut short
    else:
        assert found == expected


def test_no_such_file(tmp_path: Path) -> None:
    with pytest.raises(
        allmende.ComponentsError, match="no such preset of village; there are 2026-11-18-2, 2026-11-18"
    ):
        allmende.game("village", components=str(tmp_path / "nowhere.toml"))


def whole() -> dict[str, Any]:
    return tomllib.loads(OWN.read_text("utf-8"))


@pytest.mark.parametrize(
    ("table", "key", "expected"),
    [
        ("", "mass", "own.toml: [] lacks 'mass': expected a table"),
        ("well", "cubes", "own.toml: [well] lacks 'cubes': expected a whole number, 1 or more"),
        ("crafts", "smithy", "own.toml: [crafts] lacks 'smithy': expected a table"),
        (
            "travel",
            "city",
            "own.toml: [travel] lacks 'city': expected a list of tables (there is 'city_info')",
        ),
        ("coins", "coins_at_well", "own.toml: [coins] lacks 'coins_at_well': expected true or false"),
    ],
)
def test_a_file_with_something_missing(table: str, key: str, expected: str) -> None:
    data = whole()
    del (data[table] if table else data)[key]
    with pytest.raises(allmende.ComponentsError) as caught:
        make(Components("village", data, "own.toml", {}))
    assert str(caught.value).startswith(expected)


@pytest.mark.parametrize(("key", "number"), [("city", 11), ("city", 0)])
def test_too_many_cities_or_none(key: str, number: int) -> None:
    data = whole()
    data["travel"][key] = [{"id": f"city{at}", "reward": {}} for at in range(number)]
    with pytest.raises(allmende.ComponentsError, match="1 to 10 cities"):
        make(Components("village", data, "own.toml", {}))


def test_a_price_that_is_changed_is_paid(tmp_path: Path) -> None:
    file = tmp_path / "dear-wagons.toml"
    file.write_text("[crafts.wainwright]\nbuy_influence = { orange = 2, pink = 1 }\n")
    game = allmende.game("village", components=str(file))
    assert game.tables.buildings[0].price == [2, 0, 0, 1]  # type: ignore[attr-defined]
    assert game.components.digest != allmende.game("village").components.digest


def test_customers_are_worth_what_the_model_says() -> None:
    """Goods by their worth; two grain beside them 1; grain alone 1 less than there is of it. One tile is the rulebook's."""
    worth = {"plow": 3, "horse": 3, "ox": 3, "wagon": 2, "scroll": 2}
    customers = tomllib.loads(OWN.read_text("utf-8"))["customers"]
    for one in customers:
        goods = sum(worth[good] * count for good, count in one["goods"].items())
        assert one["points"] == (goods + one["grain"] // 2 if goods else one["grain"] - 1), one["id"]
    assert [one["id"] for one in customers if one["provenance"] == "seed"] == ["c13"]
