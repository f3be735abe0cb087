"""Every one of the 86 faces is built and used, with what it does written down here by hand."""

from __future__ import annotations

from typing import Any

import pytest

from allmende import Action
from allmende.games.black_forest.effects import EMPTY
from allmende.games.black_forest.goods import KINDS
from allmende.games.black_forest.rules.estates import cell_at
from allmende.games.black_forest.state import BlackForest
from tests.games.black_forest.table import (
    at,
    check,
    face,
    face_of,
    gains,
    herd,
    holds,
    land,
    lay,
    offer,
    own,
    own_all,
    place,
    provisions,
    stand,
    tile,
    trades,
    turn,
)
from tests.games.playing import legal, pending, play

A, B = 0, 1

GROUND = ". . . F F F p p p f f S"  # 3 empty cells, 3 Forests, 3 Ponds, 2 Fields, a Stable


def construct(word: str, ground: str = GROUND, **small: str) -> BlackForest:
    """A table at which seat A has just built this, with exactly its price in the store. One less is not enough."""
    forest = lay()
    land(forest, A, ground, **small)
    offer(forest, word)
    price = dict(zip(KINDS, face_of(forest, word).price.amounts, strict=True))
    goods = {kind: amount for kind, amount in price.items() if amount}
    for kind in goods:
        own_all(forest, A, {**goods, kind: goods[kind] - 1})
        at(forest, "builder", "traveling_merchant")
        assert pending(forest) == ("choose-basic", A), f"{word} is too cheap in {kind}"
    own_all(forest, A, goods)
    at(forest, "builder", "butcher")
    while word not in [forest.tables.faces[number].word for number in forest.players[A].buildings]:
        answer(forest)
    assert forest.offer == []
    return forest


def answer(forest: BlackForest) -> None:
    """The glass wheel, a pig, a tile on an empty cell; but no further activation."""
    actions = [forest.game.action(code) for code in forest.legal]
    verbs = [action.verb for action in actions]
    if "done" in verbs:
        chosen = actions[verbs.index("done")]
    else:
        acts = [action for action in actions if action.verb not in ("skip", "remove", "return")]
        empty = [action for action in acts if action.verb == "put" and is_empty(forest, action)]
        chosen = (empty or acts or actions)[0]
    forest.apply(chosen.code)


def is_empty(forest: BlackForest, action: Action) -> bool:
    return forest.players[A].cells[cell_at(forest, action)] == EMPTY


def settle_all(forest: BlackForest) -> None:
    """Answers every question until it is B's turn."""
    while pending(forest) != ("take-turn", B):
        answer(forest)


INSTANTS: dict[str, dict[str, int]] = {
    "I-0-A": {"wood": 3},
    "I-1-B": {"wood": 3},
    "I-2-A": {"forest": 2},
    "II-0-B": {"charcoal_glass": 3},
    "II-2-B": {"charcoal_glass": 4, "commodity": 1},
    "III-0-A": {"sand": 3},
    "III-2-B": {"sand": 3, "water": 3},
    "IV-0-A": {"water": 3},
    "IV-1-B": {"water": 3},
    "V-0-B": {"brick": 3},
    "V-2-A": {"brick": 5},
    "VI-0-A": {"porridge": 3},
    "VI-1-B": {"porridge": 2},
    "VII-0-B": {"meat": 2, "porridge": 1},
    "VII-2-A": {"meat": 2, "provisions": 2},
    "VIII-0-B": {"provisions": 2},
    "IX-1-B": {"glass": 1},
    "IX-2-B": {"glass": 1, "commodity": 1},
    "X-0-A": {"cattle": 1},
    "XI-0-A": {"field": 1},
    "XI-0-B": {"pond": 1},
    "XI-1-B": {"pasture": 1, "pigs": 1},
    "XI-2-B": {"forest": 1, "pond": 1},  # there is no empty cell left for the Field
    "XII-0-A": {"progress": 1},
    "XII-0-B": {"progress": 1},
    "XII-2-B": {"estates": 1},
    "W4": {"wood": 4, "provisions": 2},
    "W5": {"estates": 1},
    "W6": {"pasture": 1, "pigs": 3},
}
GOODS = [
    "wood",
    "sand",
    "water",
    "charcoal_glass",
    "charcoal_cooking",
    "porridge",
    "meat",
    "brick",
    "glass",
    "commodity",
]
TILES = {"field": 2, "pond": 3, "pasture": 0, "forest": 3}


def everything(forest: BlackForest) -> dict[str, int]:
    """What seat A has beyond the ground it began with."""
    player = forest.players[A]
    found = dict(zip(GOODS, holds(forest, A, *GOODS), strict=True))
    found |= {"provisions": sum(provisions(forest, A)), "pigs": player.pigs, "cattle": player.cattle}
    small = (len(player.cells) - 12) // 4
    found |= {"progress": player.progress, "estates": small}
    found |= {kind: tile(forest, A, kind) - count for kind, count in TILES.items()}
    found["forest"] -= 2 * small
    return {name: count for name, count in found.items() if count}


@pytest.mark.parametrize("word", INSTANTS)
def test_instant_buildings(word: str) -> None:
    forest = construct(word)
    if word == "XI-2-B":
        answer(forest)
        answer(forest)
        play(forest, "skip")
    settle_all(forest)
    assert everything(forest) == INSTANTS[word]
    assert forest.score_sheet()[A]["buildings"] == face_of(forest, word).points


def test_the_tree_nursery_on_enough_ground() -> None:
    forest = construct("XI-2-B", ". . . . F F F p p p f f")
    settle_all(forest)
    assert everything(forest) == {"forest": 1, "pond": 1, "field": 1}


def test_what_a_building_places_may_be_skipped() -> None:
    forest = construct("XI-0-A")
    assert pending(forest) == ("place-tile", A)
    play(forest, "skip")
    assert everything(forest) == {}
    forest = construct("W6")
    play(forest, "skip")  # R42: without the Pasture nothing happens
    assert everything(forest) == {}


def test_the_livestock_market_fills_its_pasture_with_either_type() -> None:
    forest = construct("W6")
    answer(forest)
    assert legal(forest) == {"raise(pig)", "raise(cattle)"}
    play(forest, "raise", "cattle")
    assert forest.players[A].cattle == 3


def test_the_foresters_lodge_needs_forests_in_the_supply() -> None:
    forest = construct("I-2-A")
    forest.forests = 1
    before = tile(forest, A, "forest")
    settle_all(forest)
    assert tile(forest, A, "forest") == before + 1


def test_x38_sand_and_water_enter_together() -> None:
    forest = lay()
    land(forest, A, "p p p . S")
    own(
        forest, A, wood=6, brick=2, water=2, charcoal_glass=1, glass=2
    )  # 3 wood, 2 brick and 2 glass are the price
    offer(forest, "III-2-B")
    at(forest, "builder", "butcher")
    play(forest, "put", 0, 4)
    assert holds(forest, A, "wood", "sand", "water", "charcoal_glass", "glass") == [2, 2, 4, 0, 1]


CONVERSIONS: dict[str, tuple[dict[str, int], dict[str, int]]] = {
    "I-0-B": ({"porridge": 2}, {"wood": 1}),
    "II-0-A": ({"wood": 1}, {"charcoal_glass": 2}),
    "II-1-A": ({"sand": 1}, {"charcoal_glass": 1}),
    "III-0-B": ({"meat": 1}, {"sand": 1}),
    "III-1-A": ({"water": 1}, {"sand": 1}),
    "IV-0-B": ({"porridge": 3}, {"water": 2}),
    "V-0-A": ({"charcoal_cooking": 1}, {"brick": 2}),
    "V-1-A": ({"water": 1}, {"brick": 2}),
    "VI-0-B": ({"water": 1}, {"porridge": 1}),
    "VII-0-A": ({"water": 1}, {"meat": 1}),
    "VII-1-A": ({"pigs": 1}, {"meat": 2}),
    "VIII-0-A": ({"commodity": 1}, {"brick": 1}),
    "IX-0-A": ({"glass": 1}, {"charcoal_glass": 1, "brick": 3}),
    "IX-0-B": ({"glass": 1}, {"provisions": 2, "commodity": 1}),
    "X-1-A": ({"porridge": 3}, {"cattle": 1}),
    "XI-1-A": ({"brick": 2}, {"pond": 1}),
    "XII-1-A": ({"brick": 3}, {"progress": 1}),
    "W1": ({"charcoal_glass": 2, "sand": 2}, {"glass": 1}),
    "W2": ({"porridge": 1, "water": 1}, {"provisions": 2}),
}


@pytest.mark.parametrize("word", CONVERSIONS)
def test_conversions(word: str) -> None:
    price, result = CONVERSIONS[word]
    forest = construct(word)
    settle_all(forest)
    assert everything(forest) == {}
    goods = {name: count for name, count in price.items() if name != "pigs"}
    own_all(forest, A, {name: count - 1 for name, count in goods.items()})
    turn(forest, A)
    assert legal(forest, "convert") == set()
    own_all(forest, A, goods)
    herd(forest, A, pigs=price.get("pigs", 0))
    turn(forest, A)
    play(forest, "convert", word)
    while pending(forest) != ("take-turn", A):
        answer(forest)
    assert everything(forest) == result
    assert legal(forest, "swap") == set()


AFTER_TRADE: dict[str, tuple[str, dict[str, int], dict[str, int]]] = {
    "I-1-A": ("lumberjack", {}, {"wood": 4 + 1, "forest": -1}),
    "II-1-B": ("charcoal_burner", {"wood": 1}, {"charcoal_glass": 4 + 2}),
    "III-1-B": ("glass_miller", {}, {"sand": 3 + 2}),
    "IV-1-A": ("gardener-2", {}, {"water": 3 + 1}),
    "V-1-B": ("brickmaker", {"charcoal_glass": 1}, {"brick": 4 + 2}),
    "VI-1-A": ("cook-1", {}, {"porridge": 2 + 1}),
    "VII-1-B": ("butcher-1", {"pigs": 1}, {"meat": 2 + 2}),
    "XII-1-B": ("furnace_maker", {"brick": 3}, {"estates": 1}),
}


def use(forest: BlackForest, service: str, goods: dict[str, int]) -> None:
    """Seat A arrives at a tradesperson with these goods and uses him."""
    own_all(forest, A, {name: count for name, count in goods.items() if name != "pigs"})
    herd(forest, A, pigs=goods.get("pigs", 0))
    at(forest, service.partition("-")[0], "landowner")
    if pending(forest) == ("act", A):
        play(forest, "activate", service)
    settle_all(forest)


@pytest.mark.parametrize("word", AFTER_TRADE)
def test_buildings_that_look_at_tradespeople(word: str) -> None:
    service, goods, result = AFTER_TRADE[word]
    forest = construct(word)
    settle_all(forest)
    use(forest, service, goods)
    assert everything(forest) == result


def test_buildings_that_let_tradespeople_count_more() -> None:
    for word, service, result in (
        ("IV-2-B", "glass_miller", {"sand": 4}),
        ("IV-2-B", "gardener-2", {"water": 4}),
        ("IV-2-B", "cook-2", {"meat": 2}),
        ("VI-2-A", "cook-1", {"porridge": 3}),
    ):
        forest = construct(word)
        settle_all(forest)
        use(forest, service, {})
        assert everything(forest) == result


@pytest.mark.parametrize(("word", "result"), [("II-2-A", {"brick": 1}), ("IX-2-A", {"charcoal_glass": 1})])
def test_buildings_that_look_at_the_glass_wheel(word: str, result: dict[str, int]) -> None:
    forest = construct(word)
    settle_all(forest)
    own(forest, A, wood=1, sand=1, water=1)
    gains(forest, A, charcoal=1)
    play(forest, "wheel", "glass")
    if not forest.is_over:
        play(forest, "wheel", "glass")
    assert everything(forest) == {"glass": 1, **result}


def test_the_master_mason_is_paid_for_other_buildings() -> None:
    forest = construct("V-2-B")
    settle_all(forest)
    assert holds(forest, A, "brick") == [0]  # not for his own house
    offer(forest, "III-0-A")
    use(forest, "builder", {"wood": 2})
    assert everything(forest) == {"brick": 1, "sand": 3}


def test_the_wayside_inn_helps_beggars() -> None:
    forest = construct("VIII-1-A")
    settle_all(forest)
    turn(forest, A)
    play(forest, "beg")
    assert pending(forest) == ("raise-markers", A)
    play(forest, "markers", 0, 2)
    assert provisions(forest, A) == [0, 2]


def test_the_market_hall_gives_for_a_swap() -> None:
    forest = construct("VIII-1-B")
    settle_all(forest)
    own(forest, A, commodity=1)
    turn(forest, A)
    play(forest, "swap", "cook")
    play(forest, "take", "charcoal-glass")
    assert everything(forest) == {"charcoal_glass": 1}


def test_the_coaching_inn_and_the_post_station() -> None:
    for word, provision, owed in (("VIII-2-B", 0, 1), ("W3", 1, 0)):
        forest = construct(word)
        settle_all(forest)
        own(forest, A, provisions=(0, provision), wood=1)
        trades(forest, V2_1="traveling_merchant", V2_2="butcher")
        stand(forest, A, "V1-1")
        stand(forest, B, "V2-3")
        turn(forest, A)
        play(forest, "move", "V2-1")
        assert pending(forest) == (("take-gift", B) if owed else ("choose-basic", A))
        assert provisions(forest, A) == [0, 0]
        assert forest.players[A].pawn == place(forest, "V2-1")


@pytest.mark.parametrize(
    ("word", "ground", "service", "most"),
    [
        ("X-0-B", ". #", "pig_farmer", 2),
        ("X-1-B", ". #", "cattle_farmer", 3),
        ("X-2-B", ". a", "pig_farmer", 4),
    ],
)
def test_buildings_that_house_livestock(word: str, ground: str, service: str, most: int) -> None:
    forest = construct(word, ground)
    settle_all(forest)
    if word == "X-2-B" and tile(forest, A, "pasture") == 0:
        land(forest, A, "a")
    for count in range(1, most + 1):
        at(forest, service, "lumberjack")
        settle_all(forest)
        assert forest.players[A].pigs + forest.players[A].cattle == count
    at(forest, service, "traveling_merchant")
    assert pending(forest) == ("choose-basic", A)  # full: the farmer is of no use any more
    on_pasture = most if word == "X-2-B" else 0  # the other two are no Pastures
    assert forest.score_sheet()[A]["livestock"] == on_pasture


Scene = dict[str, Any]
ENDGAME: dict[str, list[tuple[Scene, int]]] = {
    "I-2-B": [({"ground": "F F F"}, 3), ({"ground": "F F F F F"}, 4)],
    "III-2-A": [({"sand": 5}, 2), ({"sand": 7}, 3)],
    "IV-2-A": [({"ground": "p p p p p"}, 2), ({"ground": "p p p p p p p p p p"}, 4)],
    "VI-2-B": [({"ground": "f f f"}, 1), ({"ground": "f f f f f f f f f f"}, 4)],
    "VII-2-B": [({"meat": 4}, 2), ({"meat": 7}, 3)],
    "VIII-2-A": [({"commodity": 2}, 2), ({"commodity": 3}, 3)],
    "IX-1-A": [({"glass": 2}, 2), ({"glass": 3}, 3)],
    "X-2-A": [({"ground": "a S", "cattle": 5}, 1), ({"ground": "a a a", "pigs": 9}, 4)],
    "XI-2-A": [({"ground": "f f p p a F F"}, 1), ({"ground": "f f p p F F"}, 0)],
    "XII-2-A": [({"estates": 2}, 2), ({"estates": 4}, 3)],
    "G1": [({"others": ["I-0-A", "I-0-B"]}, 1), ({"others": ["I-0-A", "I-0-B", "V-0-A"]}, 2)],
    "G2": [({"estates": 2}, 4), ({"estates": 4}, 6)],
    "G3": [({"ground": "F S", "pigs": 1, "cattle": 2}, 1), ({"ground": "a a a a", "pigs": 12}, 5)],
    "G4": [({"turns": 2}, 2), ({"turns": 12}, 4)],
    "G5": [({"ground": "F #", "estate": "F F # ."}, 4), ({"ground": "# .", "estate": "F F . ."}, 0)],
    "G6": [({"ground": "f p p"}, 1), ({"ground": "f f f f f f p p p p p p"}, 5)],
    "G7": [({"ground": "F F"}, 2), ({"ground": "F F F F F F"}, 5)],
    "G8": [({"wood": 3, "charcoal_cooking": 2, "brick": 3}, 2), ({"wood": 7, "brick": 7, "sand": 7}, 5)],
}


@pytest.mark.parametrize("word", ENDGAME)
def test_end_of_game_buildings(word: str) -> None:
    for scene, points in ENDGAME[word]:
        forest = construct(word)
        settle_all(forest)
        goods = dict(scene)
        small = {f"estate{number}": "# # # #" for number in range(goods.pop("estates", 0))}
        if "estate" in goods:
            small["estate1"] = goods.pop("estate")
        land(forest, A, goods.pop("ground", "#"), **small)
        herd(forest, A, goods.pop("pigs", 0), goods.pop("cattle", 0))
        player = forest.players[A]
        player.buildings = player.buildings + [face(forest, other) for other in goods.pop("others", [])]
        player.cooking_turns = goods.pop("turns", 0)
        own_all(forest, A, goods)
        check(forest, A)
        assert forest.score_sheet()[A]["effects"] == points, scene


PASSIVE = [
    "IV-2-B",
    "VI-2-A",
    "II-2-A",
    "IX-2-A",
    "V-2-B",
    "VIII-1-A",
    "VIII-1-B",
    "VIII-2-B",
    "W3",
    "X-0-B",
    "X-1-B",
    "X-2-B",
]


def test_all_86_faces_are_used_here() -> None:
    used = [*INSTANTS, *CONVERSIONS, *AFTER_TRADE, *PASSIVE, *ENDGAME]
    faces = [other.word for other in lay().tables.faces]
    assert sorted(used) == sorted(faces)
    assert len(used) == 86
