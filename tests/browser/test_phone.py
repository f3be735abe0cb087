"""A table on a phone: whose turn it is, the choices, the map, one's own mat and the others' are seen or one tap away."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screen import faults, one_decision, open_table, width_of
from tests.browser.support import new_table, play_on, table_of, wait_for_turn

pytestmark = pytest.mark.browser

GAMES = ("village", "villagers", "pandemain", "black-forest")
FINGER = 40  # pixels that a finger hits for sure
# Controls around the board that are smaller than a finger: their labels and sizes.
TOO_SMALL = """least => [...document.querySelectorAll('header button, header a, header summary, .side button, .stage button')]
    .filter(one => one.checkVisibility())
    .map(one => ({name: one.textContent + one.ariaLabel, box: one.getBoundingClientRect()}))
    .filter(({box}) => box.height < least || box.width < least)
    .map(({name, box}) => `${name}: ${box.width} x ${box.height}`)"""


def open_sheet(phone: Page) -> None:
    """It opens by itself where nothing on the board can be tapped."""
    fold = phone.locator(".fold")
    if fold.get_attribute("aria-expanded") == "false":
        fold.tap()
    expect(phone.locator(".choices")).to_be_visible()


def open_after(phone: Page, game: str, moves: int) -> None:
    """A table of four after so many moves."""
    table = new_table(phone.context, game, ["human", *["random"] * 3])
    play_on(phone.context, table, moves)
    open_table(phone, table)


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_seen_or_one_tap_away(phone: Page, game: str) -> None:
    open_after(phone, game, 6)
    assert width_of(phone) <= 360
    assert phone.evaluate("() => document.documentElement.scrollHeight") <= 740, (
        "the page itself never scrolls"
    )
    expect(phone.get_by_role("heading", level=1)).to_be_in_viewport()
    phone.get_by_role("button", name="Open the sheet").tap()
    expect(phone.locator(".choices [data-code]").first).to_be_in_viewport()
    assert phone.evaluate(TOO_SMALL, FINGER) == []
    phone.get_by_role("button", name="Close the sheet").tap()
    board, mat = phone.locator("[data-face=board]"), phone.locator("[data-face=mat]")
    third = table_of(phone.context, phone.url.rpartition("/")[2])["seats"][2]["name"]
    for name, shown, hidden in (("Board", board, mat), ("You", mat, board), (third, mat, board)):
        tab = phone.locator(".chips").get_by_role("button", name=re.compile(rf"^{re.escape(name)}\b"))
        expect(tab).to_be_in_viewport()
        tab.tap()
        expect(tab).to_have_attribute("aria-pressed", "true")
        expect(shown).to_be_visible()
        expect(hidden).to_be_hidden()
    expect(phone.locator(".chip[aria-pressed=true]")).to_have_count(1)
    assert phone.evaluate(TOO_SMALL, FINGER) == []
    assert faults(phone) == []


def test_the_sheet_is_one_line_that_grows_and_shows_one_thing_at_a_time(phone: Page) -> None:
    open_after(phone, "pandemain", 0)
    board = phone.locator("[data-face=board] .frame")
    expect(phone.get_by_role("heading", level=1)).to_be_in_viewport()
    expect(phone.locator(".choices")).to_be_hidden()
    folded = board.bounding_box()
    assert folded is not None
    assert folded["height"] > 740 / 2, "the board fills the screen"
    phone.get_by_role("button", name="Open the sheet").tap()
    expect(phone.locator(".choices")).to_be_visible()
    opened = board.bounding_box()
    assert opened is not None
    assert opened["height"] < folded["height"] - 200
    phone.get_by_role("button", name="Log").tap()
    expect(phone.get_by_role("region", name="Game log")).to_be_in_viewport()
    expect(phone.locator(".choices")).to_be_hidden()
    phone.get_by_role("button", name="Choices").tap()
    expect(phone.locator(".choices [data-code]").first).to_be_in_viewport()


def test_many_steps_leave_the_choices_in_sight(phone: Page) -> None:
    """Local Trade asks for one thing after another (LT2): a turn of many small steps."""
    trading = {"mode": "basic", "local_trade": True}
    for _ in range(30):  # until nobody has moved before, who might ask for something first
        table = new_table(phone.context, "pandemain", ["human", "random"], options=trading)
        if wait_for_turn(phone.context, table)["seq"] == 0:
            break
    else:
        pytest.fail("the bot moved first at every table")
    open_table(phone, table)
    open_sheet(phone)
    so_far = phone.get_by_role("region", name="This turn so far")
    for asked in range(4):
        phone.wait_for_timeout(350)  # quicker, on the same spot, it would be a double tap: one decision
        with one_decision(phone):
            folded = phone.locator(".choices details:not([open])", has_text="Ask the others")
            if folded.count():
                folded.locator("summary").first.tap()
            phone.locator(".choices [data-code]", has_text="Ask the others").first.tap()
        expect(so_far).to_be_in_viewport()
        if asked:
            expect(so_far.locator("summary")).to_contain_text(f"{asked} step")
        expect(phone.locator(".choices [data-code]").first).to_be_in_viewport()
    summary = phone.locator(".so-far summary")
    expect(summary).to_contain_text("3 steps")
    summary.tap()
    expect(phone.locator(".so-far li")).to_have_count(3)
    phone.get_by_role("button", name="Undo the last step").tap()
    expect(summary).to_contain_text("2 steps")


def test_the_page_turns_to_where_something_is_to_be_done(phone: Page) -> None:
    """Drafting is done on the road, building from the hand (Villagers)."""
    table = new_table(phone.context, "villagers", ["human", "random"])
    open_table(phone, table)
    expect(phone.locator("[data-face=board] .spot.lit").first).to_be_visible()
    for _ in range(12):
        found = play_on(phone.context, table, 1)
        if found["view"]["pending"]["kind"] == "build-turn":
            break
    phone.wait_for_function(
        "seq => Number(document.querySelector('.room').dataset.seq) >= seq", arg=found["seq"]
    )
    expect(phone.locator("[data-face=mat]")).to_be_visible()
    phone.locator(".chips").get_by_role("button", name="Board").tap()
    expect(phone.locator("[data-face=board]")).to_be_visible()


def test_the_chart_of_scores_can_be_read(phone: Page, ended: str) -> None:
    phone.goto(f"/tables/{ended}")
    chart = phone.locator("figure").filter(has_text="Scores over the game")
    expect(chart.get_by_role("listitem")).to_have_count(2)
    words = chart.locator("svg text")
    sizes = words.evaluate_all("texts => texts.map((text) => text.getBoundingClientRect().height)")
    assert len(sizes) > 3
    assert min(sizes) >= 12
    box = chart.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= 360
