"""Pandemain at the drawn table: whole games by clicks, baking step by step, Local Trade, phone, keyboard, both languages."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.support import (
    Site,
    faults,
    new_table,
    play_by_clicks,
    play_on,
    seq_of,
    settled,
    table_of,
    wait_for_turn,
)

pytestmark = pytest.mark.browser


def spot(page: Page, at: str) -> Any:
    return page.locator(f"svg .spot[data-at~='{at}']").first


def click(page: Page, at: str, choice: int = 0) -> None:
    """A click on a lit place, and on one of its choices if it has several; then until the page has moved on."""
    before = seq_of(page)
    place = spot(page, at)
    several = place.get_attribute("data-code") is None
    place.dispatch_event("click")
    if several:
        page.locator("[role=dialog] [data-code]").nth(choice).click()
    page.wait_for_function("seq => Number(document.querySelector('.room').dataset.seq) > seq", arg=before)
    settled(page)


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
    ("seats", "options", "before"),
    [
        (["human"], {"mode": "expert", "sim_bakers": "hans-helga"}, 30),
        (["human", "random"], {"mode": "basic", "edition": "es"}, 34),
    ],
)
def test_a_game_is_played_to_its_end_on_the_board_alone(
    page: Page, context: BrowserContext, seats: list[str], options: dict[str, str], before: int
) -> None:
    table = new_table(context, "pandemain", seats, options=options)
    play_on(context, table, before)
    page.goto(f"/tables/{table}")
    settled(page)
    ways = {"board": 0, "list": 0}
    for turn in range(200):
        if page.locator(".result").count():
            break
        ways[play_by_clicks(page, turn)] += 1
    expect(page.locator(".result")).to_be_visible()
    assert ways["board"] > 3, ways
    assert ways["list"] == 0, ways
    if "sim_bakers" in options:
        expect(page.locator(".result")).to_contain_text("Helga")
    assert page.errors == []  # type: ignore[attr-defined]


def test_places_are_lit_exactly_where_something_may_be_done(page: Page, context: BrowserContext) -> None:
    table = new_table(context, "pandemain", ["human", "random"], options={"mode": "basic"})
    found = wait_for_turn(context, table)
    page.goto(f"/tables/{table}")
    settled(page)
    keys = {
        "go": "place:{place}",
        "shop": "stall:{stall}",
        "mill": "column:{column}",
        "visit": "village:{place}",
    }
    wanted = {keys.get(one["verb"], one["verb"]).format(**one["args"]) for one in found["choices"]}
    lit = set(page.locator("svg .spot.lit").evaluate_all("all => all.map(one => one.dataset.at)"))
    assert lit == wanted
    refused = next(one for one in found["refusals"] if one["verb"] == "visit")
    spot(page, f"village:{refused['args']['place']}").hover()
    expect(page.locator("[role=tooltip]")).to_contain_text(refused["reason"]["text"])


def test_bread_is_baked_loaf_by_loaf_and_taken_back_step_by_step(page: Page, context: BrowserContext) -> None:
    table = guided_to_the_oven(context)
    page.goto(f"/tables/{table}")
    settled(page)
    page.get_by_role("button", name="Play on freely").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("what do you bake")
    expect(page.locator("svg .spot.lit[data-at='bake:oat:high']")).to_have_count(1)
    spot(page, "bake:rye:high").hover()
    expect(page.locator("[role=tooltip]")).to_contain_text("high-quality")
    page.mouse.move(2, 2)
    click(page, "bake:rye:high")
    baked = table_of(context, table)["view"]["bakers"][0]["loaves"]
    assert [(loaf["bread"], loaf["quality"]) for loaf in baked] == [("rye", "high")]
    loaves = page.locator("svg.bakery [data-piece^='loaf-']")
    expect(loaves).to_have_count(1)
    so_far = page.locator(".so-far")
    expect(so_far.locator("li").last).to_contain_text("Bake rye bread")
    expect(so_far.locator("[aria-label='water']")).to_be_visible()
    so_far.get_by_role("button").click()
    expect(loaves).to_have_count(0)
    expect(so_far.locator("li").last).to_contain_text("oven")


def test_local_trade_is_asked_and_answered_on_the_board(page: Page, context: BrowserContext) -> None:
    table = new_table(
        context, "pandemain", ["human", "human"], options={"mode": "basic", "local_trade": True}, hot_seat=True
    )  # fmt: skip
    page.goto(f"/tables/{table}")
    settled(page)
    expect(page.locator(".room")).to_have_attribute("data-connection", "live")
    page.wait_for_function(
        "id => [0, 1].every(seat => localStorage.getItem(`allmende.asked.${id}.${seat}`))", arg=table
    )
    asker = table_of(context, table)["to_move"]
    click(page, "ware:water")
    assert table_of(context, table)["view"]["pending"]["kind"] == "propose"
    before = table_of(context, table)["view"]["bakers"]
    click(page, "bid", choice=1)
    expect(page.get_by_role("heading", level=1)).to_contain_text("do you accept")
    assert table_of(context, table)["to_move"] != asker
    click(page, "accept")
    after = table_of(context, table)["view"]["bakers"]
    assert after[asker]["ingredients"]["water"] == before[asker]["ingredients"]["water"] + 1
    assert after[asker]["pfennigs"] == before[asker]["pfennigs"] - 2
    assert after[1 - asker]["pfennigs"] == before[1 - asker]["pfennigs"] + 2


def test_a_turn_by_keyboard_alone(page: Page, context: BrowserContext) -> None:
    table = new_table(context, "pandemain", ["human", "random"], options={"mode": "basic"})
    wait_for_turn(context, table)
    page.goto(f"/tables/{table}")
    settled(page)
    before = seq_of(page)
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.spot.lit[data-at=\"place:river\"]') !== null"):
            break
    expect(page.locator("[role=tooltip]")).to_contain_text("river")
    page.keyboard.press("Enter")
    page.wait_for_function("seq => Number(document.querySelector('.room').dataset.seq) > seq", arg=before)


def test_on_a_phone_in_spanish(browser: Browser, site: Site) -> None:
    phone = browser.new_context(
        base_url=site.url, viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True, locale="es-ES"
    )  # fmt: skip
    phone.set_default_timeout(30_000)
    table = new_table(phone, "pandemain", ["human", "random"], options={"mode": "expert"})
    play_on(phone, table, 6)
    page = phone.new_page()
    page.goto(f"/tables/{table}")
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    expect(page.locator("svg.map")).to_contain_text("Iglesia")
    before = seq_of(page)
    lit = page.locator("svg.map .spot.lit, svg.bakery .spot.lit").first
    lit.scroll_into_view_if_needed()
    lit.dispatch_event("click")  # a finger sees first what a touch would do
    page.locator("[role=dialog] [data-code]").first.tap()
    page.wait_for_function("seq => Number(document.querySelector('.room').dataset.seq) > seq", arg=before)
    phone.close()


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
    page.goto("/about")
    page.evaluate("theme => localStorage.setItem('allmende.theme', theme)", theme)
    table = new_table(context, "pandemain", seats, options=options)
    play_on(context, table, 20, seed=4)
    page.goto(f"/tables/{table}")
    settled(page)
    assert faults(page) == []
