"""A table on a phone: whose turn it is, the choices, the map, one's own mat and the others' are seen or one tap away."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.support import Site, faults, new_table, play_on, seq_of, settled

pytestmark = pytest.mark.browser

GAMES = ("village", "villagers", "pandemain", "black-forest")
FINGER = 40  # pixels that a finger hits for sure
# What is to be tapped around the board and is smaller than a finger: its label and size.
TOO_SMALL = """least => [...document.querySelectorAll('header button, header a, header summary, .side button, .stage button')]
    .filter(one => one.checkVisibility())
    .map(one => ({name: one.textContent + one.ariaLabel, box: one.getBoundingClientRect()}))
    .filter(({box}) => box.height < least || box.width < least)
    .map(({name, box}) => `${name}: ${box.width} x ${box.height}`)"""


@pytest.fixture
def phone(browser: Browser, site: Site) -> Iterator[BrowserContext]:
    context = browser.new_context(
        base_url=site.url, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, locale="en-GB"
    )  # fmt: skip
    context.set_default_timeout(30_000)
    yield context
    context.close()


def opened(phone: BrowserContext, game: str, moves: int, seats: int = 4) -> Page:
    table = new_table(phone, game, ["human", *["random"] * (seats - 1)])
    play_on(phone, table, moves)
    page = phone.new_page()
    page.goto(f"/tables/{table}")
    settled(page)
    return page


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_seen_or_one_tap_away(phone: BrowserContext, game: str) -> None:
    page = opened(phone, game, 6)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    assert page.evaluate("() => document.documentElement.scrollHeight") <= 740, (
        "the page itself never scrolls"
    )
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport()
    expect(page.locator(".choices [data-code]").first).to_be_in_viewport()
    board, mat = page.locator("[data-face=board]"), page.locator("[data-face=mat]")
    for name, shown, hidden in (("Board", board, mat), ("You", mat, board), ("Random 3", mat, board)):
        tab = page.locator(".chips").get_by_role("button", name=name)
        expect(tab).to_be_in_viewport()
        tab.tap()
        expect(tab).to_have_attribute("aria-pressed", "true")
        expect(shown).to_be_visible()
        expect(hidden).to_be_hidden()
    expect(page.locator(".chip[aria-pressed=true]")).to_have_count(1)
    assert page.evaluate(TOO_SMALL, FINGER) == []
    assert faults(page) == []


def test_the_sheet_folds_down_and_shows_one_thing_at_a_time(phone: BrowserContext) -> None:
    page = opened(phone, "pandemain", 0)
    board = page.locator("[data-face=board] .frame")
    before = board.bounding_box()
    page.get_by_role("button", name="Fold the sheet down").tap()
    expect(page.locator(".choices")).to_be_hidden()
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport()
    after = board.bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] > before["height"] + 200
    page.get_by_role("button", name="Open the sheet").tap()
    page.get_by_role("button", name="Log").tap()
    expect(page.get_by_role("region", name="What happened")).to_be_in_viewport()
    expect(page.locator(".choices")).to_be_hidden()
    page.get_by_role("button", name="Choices").tap()
    expect(page.locator(".choices [data-code]").first).to_be_in_viewport()


def test_many_steps_leave_the_choices_in_sight(phone: BrowserContext) -> None:
    """Local Trade asks for one thing after another (LT2): a turn of many small steps."""
    table = new_table(phone, "pandemain", ["human", "random"], options={"mode": "basic", "local_trade": True})
    page = phone.new_page()
    page.goto(f"/tables/{table}")
    settled(page)
    so_far = page.get_by_role("region", name="So far in this turn")
    for asked in range(4):
        before = seq_of(page)
        page.locator(".choices [data-code]", has_text="Ask the others").first.tap()
        page.wait_for_function("seq => Number(document.querySelector('.room').dataset.seq) > seq", arg=before)
        expect(so_far).to_be_in_viewport()
        if asked:
            expect(so_far.locator("summary")).to_contain_text(f"{asked} step")
        expect(page.locator(".choices [data-code]").first).to_be_in_viewport()
    summary = page.locator(".so-far summary")
    expect(summary).to_contain_text("3 steps")
    summary.tap()
    expect(page.locator(".so-far li")).to_have_count(3)
    page.get_by_role("button", name="Take back the last step").tap()
    expect(summary).to_contain_text("2 steps")


def test_the_page_turns_to_where_something_is_to_be_done(phone: BrowserContext) -> None:
    """Drafting is done on the road, building from the hand (Villagers)."""
    table = new_table(phone, "villagers", ["human", "random"])
    page = phone.new_page()
    page.goto(f"/tables/{table}")
    settled(page)
    expect(page.locator("[data-face=board] .spot.lit").first).to_be_visible()
    for _ in range(12):
        found = play_on(phone, table, 1)
        if found["view"]["pending"]["kind"] == "build-turn":
            break
    page.wait_for_function(
        "seq => Number(document.querySelector('.room').dataset.seq) >= seq", arg=found["seq"]
    )
    expect(page.locator("[data-face=mat]")).to_be_visible()
    page.locator(".chips").get_by_role("button", name="Board").tap()
    expect(page.locator("[data-face=board]")).to_be_visible()
