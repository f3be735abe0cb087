"""Pandemain at the drawn table: whole games by clicks, baking step by step, Local Trade, phone, keyboard, both languages."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.screen import (
    click_at,
    faults,
    lit_places,
    one_decision,
    open_table,
    play_to_the_end,
    set_theme,
    width_of,
)
from tests.browser.support import choice_of, new_table, play_on, table_of, wait_for_turn
from tests.sizes import sized

pytestmark = pytest.mark.browser


def spot(page: Page, at: str) -> Any:
    return page.locator(f"svg .spot[data-at~='{at}']").first


def guided_to_the_oven(context: BrowserContext) -> str:
    """The guide's fixed deal, played on to the oven: rye and oat can be baked there."""
    table: str = context.request.post("/api/tables/guides/pandemain", data={}).json()["id"]
    for verb in ("shop", "route", "mill", "go"):
        found = wait_for_turn(context, table)
        asked = found["guide"]["codes"]
        assert any(choice["verb"] == verb and choice["code"] in asked for choice in found["choices"])
        answer = context.request.post(
            f"/api/tables/{table}/moves", data={"seq": found["seq"], "code": asked[0]}
        )
        assert answer.ok, answer.text()
    wait_for_turn(context, table)
    return table


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (["human"], {"mode": "expert", "sim_bakers": "hans-helga"}),
        (["human", "random"], {"mode": "basic", "edition": "es"}),
    ],
)
def test_a_whole_game_by_clicks_on_the_board(
    still_page: Page, seats: list[str], options: dict[str, str]
) -> None:
    """From the first move to the last; everything there is to decide has its place on the board."""
    open_table(still_page, new_table(still_page.context, "pandemain", seats, options=options))
    ways = play_to_the_end(still_page)
    assert ways["list"] == 0, ways
    assert ways["board"] > sized(4, 30), ways
    if "sim_bakers" in options:
        expect(still_page.locator(".result")).to_contain_text("Helga")


def test_places_are_lit_exactly_where_something_may_be_done(page: Page, context: BrowserContext) -> None:
    table = new_table(context, "pandemain", ["human", "random"], options={"mode": "basic"})
    found = wait_for_turn(context, table)
    open_table(page, table)
    keys = {
        "go": "place:{place}",
        "shop": "stall:{stall}",
        "mill": "column:{column}",
        "visit": "village:{place}",
    }
    wanted = {keys.get(one["verb"], one["verb"]).format(**one["args"]) for one in found["choices"]}
    lit = lit_places(page)
    assert lit == wanted
    refused = next(one for one in found["refusals"] if one["verb"] == "visit")
    spot(page, f"village:{refused['args']['place']}").hover()
    expect(page.locator("[role=tooltip]")).to_contain_text(refused["reason"]["text"])


def test_bread_is_baked_loaf_by_loaf_and_taken_back_step_by_step(page: Page, context: BrowserContext) -> None:
    table = guided_to_the_oven(context)
    open_table(page, table)
    page.get_by_role("button", name="Play without the guide").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("What do you bake")
    expect(page.locator("svg .spot.lit[data-at='bake:oat:high']")).to_have_count(1)
    spot(page, "bake:rye:high").hover()
    expect(page.locator("[role=tooltip]")).to_contain_text("high-quality")
    page.mouse.move(2, 2)
    click_at(page, "bake:rye:high", choice_of(table_of(context, table), "bake", bread="rye", grain="wheat"))
    baked = table_of(context, table)["view"]["bakers"][0]["loaves"]
    assert [(loaf["bread"], loaf["quality"]) for loaf in baked] == [("rye", "high")]
    loaves = page.locator("svg.bakery [data-piece^='loaf-']")
    expect(loaves).to_have_count(1)
    so_far = page.locator(".so-far")
    expect(so_far.locator("li").last).to_contain_text("Bake rye bread")
    expect(so_far.get_by_role("img", name="−2 water")).to_be_visible()
    so_far.get_by_role("button").click()
    expect(loaves).to_have_count(0)
    expect(so_far.locator("li").last).to_contain_text("oven")


def test_local_trade_is_asked_and_answered_on_the_board(page: Page, context: BrowserContext) -> None:
    table = new_table(
        context, "pandemain", ["human", "human"], options={"mode": "basic", "local_trade": True}, hot_seat=True
    )  # fmt: skip
    open_table(page, table)
    expect(page.locator(".room")).to_have_attribute("data-connection", "live")
    page.wait_for_function(
        "id => [0, 1].every(seat => localStorage.getItem(`allmende.asked.${id}.${seat}`))", arg=table
    )
    found = table_of(context, table)
    asker = found["to_move"]
    click_at(page, "ware:water", choice_of(found, "ask", ware="water"))
    found = wait_for_turn(context, table)
    assert found["view"]["pending"]["kind"] == "propose"
    before = found["view"]["bakers"]
    click_at(page, "bid", choice_of(found, "bid", pfennigs=2))
    expect(page.get_by_role("heading", level=1)).to_contain_text("Accept the trade?")
    found = table_of(context, table)
    assert found["to_move"] != asker
    click_at(page, "accept", choice_of(found, "accept"))
    after = table_of(context, table)["view"]["bakers"]
    assert after[asker]["ingredients"]["water"] == before[asker]["ingredients"]["water"] + 1
    assert after[asker]["pfennigs"] == before[asker]["pfennigs"] - 2
    assert after[1 - asker]["pfennigs"] == before[1 - asker]["pfennigs"] + 2


def test_a_turn_by_keyboard_alone(page: Page, context: BrowserContext) -> None:
    table = new_table(context, "pandemain", ["human", "random"], options={"mode": "basic"})
    wait_for_turn(context, table)
    open_table(page, table)
    with one_decision(page):
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.closest('.spot.lit[data-at=\"place:river\"]') !== null"):
                break
        expect(page.locator("[role=tooltip]")).to_contain_text("river")
        page.keyboard.press("Enter")


def test_on_a_phone_in_spanish(spanish_phone: Page) -> None:
    table = new_table(spanish_phone.context, "pandemain", ["human", "random"], options={"mode": "expert"})
    play_on(spanish_phone.context, table, 6)
    open_table(spanish_phone, table)
    assert width_of(spanish_phone) <= 360
    expect(spanish_phone.locator("svg.map")).to_contain_text("Iglesia")
    with one_decision(spanish_phone):
        lit = spanish_phone.locator("svg.map .spot.lit, svg.bakery .spot.lit").first
        lit.scroll_into_view_if_needed()
        lit.dispatch_event("click")  # a finger sees first what a touch would do
        spanish_phone.locator("[role=dialog] [data-code]").first.tap()


SOLO = {"mode": "expert", "sim_bakers": "rudolf-hans-helga"}
TRADE = {"mode": "expert", "local_trade": True, "no_news_from_ulm": True}


@pytest.mark.parametrize(
    ("theme", "seats", "options"),
    [
        ("light", ["human"], SOLO),
        ("dark", ["human", "random"], TRADE),
        ("contrast", ["human", "random"], {"mode": "basic"}),
    ],
)
def test_axe_finds_nothing_serious(
    page: Page, context: BrowserContext, theme: str, seats: list[str], options: dict[str, Any]
) -> None:
    set_theme(page, theme)
    table = new_table(context, "pandemain", seats, options=options)
    play_on(context, table, 20, seed=4)
    open_table(page, table)
    assert faults(page) == []
