"""What a seat sees, and what it has to imagine (R15)."""

from __future__ import annotations

from tests.games.village.table import board, customers, lay, members, own


def test_r15_served_customers_lie_face_down_for_others() -> None:
    village = lay(3)
    village.families[1].served = [2, 12]
    mine, theirs, nobodys = village.view(1), village.view(0), village.view()
    assert mine["families"][1]["customers"] == ["c03", "c13"]
    for view in (theirs, nobodys):
        assert "customers" not in view["families"][1]
        assert view["families"][1]["served"] == 2


def test_all_is_shown_when_the_game_is_over() -> None:
    village = lay(3)
    village.families[1].served = [2, 12]
    village.stack = []
    village.run_on()
    assert village.view(0)["families"][1]["customers"] == ["c03", "c13"]
    assert village.determinize(0, 1).families[1].served == [2, 12]  # type: ignore[attr-defined]


def test_every_place_has_its_name() -> None:
    village = lay(3)
    members(
        village, 0, farmyard=[1], bag=[1], grave=[1], removed=[1], chronicle_travel=[2], window_4=[2],
        stage_1=[2], north_far=[3], office=[3],
    )  # fmt: skip
    shown = village.view(0)["families"][0]["members"]
    assert [member["place"] for member in shown if member["generation"] == 1] == [
        "bag", "grave", "removed", "farmyard",
    ]  # fmt: skip
    assert [member["place"] for member in shown if member["generation"] == 2] == [
        "stage-1", "window-4", "chronicle-travel",
    ]  # fmt: skip
    assert [member["place"] for member in shown if member["generation"] == 4] == ["unborn", "unborn"]


def test_the_board_as_it_lies() -> None:
    village = lay(3)
    board(village, market={"green": 2, "plague": 1})
    customers(village, ["c01"], ["c05", "c04"])
    village.marker, village.trigger, village.last_turns = 2, 1, 3
    own(village, 0, {"ox": 1}, grain=2, green=1)
    shown = village.view(2)
    assert shown["spaces"]["market"] == {"orange": 0, "green": 2, "brown": 0, "pink": 0, "plague": 1}
    assert shown["market"] == {"stalls": ["c01"], "line": ["c05", "c04"], "pile": 21}
    assert (shown["marker"], shown["trigger"], shown["last_turns"]) == (2, 1, 3)
    assert shown["families"][0]["goods"]["ox"] == 1
    assert shown["graves"] == {"spaces": 4, "free": 4}
    assert shown["chronicle"]["crafts"] == {"spaces": 3, "free": 3}


def test_what_others_have_served_is_imagined_anew() -> None:
    village = lay(3)
    customers(village, ["c01"], ["c02"])
    for seat, served in enumerate(([2, 3], [4, 5], [6])):
        village.families[seat].served = served
        village.pile = [customer for customer in village.pile if customer not in served]
    imagined = set()
    for seed in range(20):
        twin = village.determinize(0, seed)
        assert twin.view(0) == village.view(0)
        assert twin.game.census(twin) == village.game.census(village)
        assert twin.families[0].served == [2, 3]  # type: ignore[attr-defined]
        imagined.add(tuple(twin.families[1].served))  # type: ignore[attr-defined]
    assert len(imagined) > 5
