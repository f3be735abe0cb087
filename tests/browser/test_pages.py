"""Replay, rules, about; languages, themes, phone, keyboard; what a screen reader and a slow line get."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import BrowserContext, Page, Request, Response, expect

import allmende
from tests.browser.measure import PHONE_FLOOR, measure
from tests.browser.screen import (
    faults,
    moving,
    one_decision,
    open_table,
    play_by_clicks,
    play_to_the_end,
    set_theme,
    settled,
    width_of,
)
from tests.browser.support import new_table, play_on, table_of

pytestmark = pytest.mark.browser


def test_axe_finds_nothing_serious_on_any_page(page: Page, context: BrowserContext, ended: str) -> None:
    table = new_table(context, "village", ["human", "random", "random"])
    play_on(context, table, 8)
    paths = ["/", "/new/village", f"/tables/{table}", f"/tables/{ended}", f"/tables/{ended}/replay?at=9"]
    for path in [*paths, "/rules/village", "/about", "/tables/gone", "/nowhere"]:
        page.goto(path)
        page.wait_for_selector("main")
        page.wait_for_timeout(300)
        assert faults(page) == [], path


@pytest.mark.parametrize("theme", ["dark", "contrast"])
def test_axe_finds_nothing_serious_in_any_theme(page: Page, context: BrowserContext, theme: str) -> None:
    set_theme(page, theme)
    table = new_table(context, "village", ["human", "random"])
    for path in ("/", f"/tables/{table}"):
        page.goto(path)
        page.wait_for_selector("main")
        page.wait_for_timeout(300)
        assert faults(page) == [], path


def test_replay_of_a_finished_game(page: Page, context: BrowserContext, ended: str) -> None:
    last = table_of(context, ended)["seq"]
    page.goto(f"/tables/{ended}/replay?at=0")
    expect(page.locator(".count")).to_have_text(f"0 / {last}")
    expect(page.locator("svg .spot.lit")).to_have_count(0)
    page.get_by_role("button", name="Forward one step").click()
    expect(page.locator(".count")).to_have_text(f"1 / {last}")
    page.get_by_label("Moment", exact=True).fill(str(last))
    expect(page.get_by_role("heading", level=2).first).to_contain_text("over")
    page.goto(f"/tables/{ended}/replay?at=20")
    expect(page.locator(".count")).to_have_text(f"20 / {last}")
    page.get_by_label("Point of view").select_option("1")
    expect(page).to_have_url(re.compile("at=20&seat=1"))
    page.get_by_label("Speed").select_option("2")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('.count').textContent.split('/')[0]) > 22")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Play on against bots").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]+$"))
    settled(page)


def test_a_line_of_the_log_leads_to_its_moment(page: Page, context: BrowserContext) -> None:
    table = new_table(context, "village", ["human", "random"])
    play_on(context, table, 5)
    open_table(page, table)
    page.locator("section[aria-label='Game log'] li a").nth(2).click()
    expect(page).to_have_url(re.compile(r"/replay\?at=\d+"))
    expect(page.locator(".count")).to_be_visible()


def test_the_table_in_spanish_and_back(page: Page, context: BrowserContext) -> None:
    table = new_table(context, "village", ["human", "random"], options={"start": "1"})
    open_table(page, table)
    page.get_by_label("Settings").click()
    page.get_by_label("Language").select_option("es")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Toma un cubo")
    expect(page.locator("svg.map")).to_contain_text("Cosecha")
    expect(page.locator(".choices [data-code]").first).to_contain_text("cubo")
    assert page.locator("html").get_attribute("lang") == "es"
    page.reload()
    expect(page.locator("svg.map")).to_contain_text("Cosecha")
    page.get_by_label("Ajustes").click()
    page.get_by_label("Idioma").select_option("en")
    expect(page.locator("svg.map")).to_contain_text("Grain harvest")


def test_themes_are_remembered(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Theme").select_option("dark")
    page.reload()
    assert page.locator("html").get_attribute("data-theme") == "dark"


def test_a_phone_plays_with_a_sheet_at_the_bottom(phone: Page) -> None:
    for path in ("/", "/new/village", "/rules/village", "/about"):
        phone.goto(path)
        phone.wait_for_load_state("networkidle")
        assert width_of(phone) <= 360, path
    table = new_table(phone.context, "village", ["human", "random"], options={"start": "1"})
    open_table(phone, table)
    assert width_of(phone) <= 360
    expect(phone.get_by_role("button", name="Open the sheet")).to_be_in_viewport()
    expect(phone.locator(".purse")).to_be_in_viewport()
    with one_decision(phone):
        phone.locator("svg .spot.lit[data-at^='cube:harvest']").first.tap()
        offered = phone.locator("[role=dialog] [data-code]").first
        expect(offered).to_be_visible()
        offered.tap()


def focus_by_tab(page: Page, what: str) -> None:
    """Presses Tab until something that fits has the focus."""
    for _ in range(250):
        page.keyboard.press("Tab")
        if page.evaluate("what => document.activeElement.closest(what) !== null", what):
            return
    raise AssertionError(f"Tab never comes to {what}")


def play_by_keys(page: Page, turn: int) -> str:
    """One decision: on the board by Tab and Enter now and then, else by the number of a choice in the list."""
    with one_decision(page):
        if turn % 8 == 0 and page.locator("svg .spot.lit").count():
            focus_by_tab(page, "svg .spot.lit")
            page.keyboard.press("Enter")
            if page.locator("[role=dialog] [data-code]").count():
                page.keyboard.press("Enter")
        else:
            page.keyboard.press(str(1 + turn % min(9, page.locator(".choices [data-code]").count())))
    settled(page)
    return "keys"


def test_a_whole_game_by_keyboard_alone(still_page: Page) -> None:
    """From the first page to a table; a whole game, and on to the next one: the mouse is never touched."""
    page, context = still_page, still_page.context
    page.goto("/")
    page.wait_for_selector("article")
    focus_by_tab(page, "[data-game=village] .btn.main")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Play without it").press("Enter")  # the guide is offered the first time
    page.wait_for_selector(".room")
    table = new_table(context, "village", ["human", "random"])  # two play quicker than three
    open_table(page, table)
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_contain_text("Keyboard shortcuts")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    play_to_the_end(page, play_by_keys)
    ended = page.url
    focus_by_tab(page, ".result .btn.main")
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(ended)
    settled(page)


def test_rules_are_found_and_have_addresses(page: Page) -> None:
    page.goto("/rules/village#M5")
    expect(page.locator("#m5")).to_be_in_viewport()
    expect(page.locator(".rule.target")).to_contain_text("M5.")
    page.get_by_label("Search the rules").fill("bridge")
    expect(page.locator(".rule").first).to_contain_text(re.compile("bridge", re.I))


def test_the_first_page_is_small(page: Page) -> None:
    """Everything that comes over the line until the home page stands there with its covers, fonts included."""
    fetched: list[Request] = []
    page.on("requestfinished", lambda request: fetched.append(request))
    page.goto("/")
    expect(page.locator("article img.cover")).to_have_count(len(allmende.games()))
    page.evaluate("() => document.fonts.ready.then(() => true)")
    sizes = {one.url: one.sizes()["responseBodySize"] for one in fetched if not one.url.startswith("blob:")}
    assert any(url.endswith("woff2") for url in sizes)
    assert 50_000 < sum(sizes.values()) < 250_000, sizes


def test_first_load_is_small(page: Page, context: BrowserContext) -> None:
    """Everything but fonts that the first sight of a table needs, compressed."""
    table = new_table(context, "village", ["human", "random"])
    sizes: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        if answer.ok and not re.search(r"^blob:|woff2?$|/api/", answer.url):  # blobs are drawn in the page
            sizes[answer.url] = len(gzip.compress(answer.body()))

    page.on("response", weigh)
    open_table(page, table)
    total = sum(sizes.values())
    assert 10_000 < total < 250_000, sizes


def test_reduced_motion_moves_nothing(still_page: Page) -> None:
    table = new_table(still_page.context, "village", ["human", "random"])
    open_table(still_page, table)
    play_by_clicks(still_page, 3)
    assert moving(still_page) == 0


@pytest.mark.parametrize("game", ["pandemain", "black-forest"])
def test_a_game_whose_drawing_cannot_be_fetched_is_played_through_panels(
    page: Page, context: BrowserContext, game: str
) -> None:
    table = new_table(context, game, ["human", "random"])
    page.route(re.compile(rf"/assets/{game.replace('-', '_')}-.*\.js"), lambda route: route.abort())
    open_table(page, table)
    expect(page.locator(".panels .panel").first).to_be_visible()
    for turn in range(6):
        assert play_by_clicks(page, turn) == "list"
    assert faults(page) == []


def test_a_first_visit_speaks_german_if_the_browser_does(german_phone: Page) -> None:
    for path in ("/", "/new/village", "/about"):
        german_phone.goto(path)
        german_phone.wait_for_load_state("networkidle")
        found = measure(german_phone, PHONE_FLOOR)
        assert (found.clipped, found.over, found.wide) == ([], [], 0), path
    assert german_phone.locator("html").get_attribute("lang") == "de"
    assert (
        german_phone.evaluate("() => localStorage.getItem('allmende.language')") == "de"
    )  # kept from now on


@pytest.mark.parametrize(
    ("game", "asked"),
    [
        ("village", "Nimm einen Stein"),
        ("villagers", "Nimm einen Dorfbewohner"),
        ("pandemain", "Schicke einen Arbeiter"),
        ("black-forest", "Ziehe deine Figur"),
    ],
)
def test_a_table_on_a_german_phone(german_phone: Page, game: str, asked: str) -> None:
    options = {} if game == "pandemain" else {"start": "1"}
    table = new_table(german_phone.context, game, ["human", "random"], options=options)
    open_table(german_phone, table)
    if game != "pandemain":  # there the church's tower says who begins
        expect(german_phone.get_by_role("heading", level=1)).to_contain_text(asked)
    found = measure(german_phone, PHONE_FLOOR)
    assert (found.clipped, found.wide) == ([], 0)
