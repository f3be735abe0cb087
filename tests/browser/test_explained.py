"""Everything on a board says what it is, with its rule: under the pointer, with the focus, on a long press."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screen import open_table, seq_of
from tests.browser.support import new_table, play_on

pytestmark = pytest.mark.browser

# Places without a rule; what only says something to those who listen has none either.
SILENT = """() => [...document.querySelectorAll('.stage svg .spot')]
    .filter(spot => !spot.dataset.rules && spot.getClientRects().length && spot.getBoundingClientRect().width)
    .map(spot => spot.dataset.at || spot.querySelector('.button').getAttribute('aria-label'))"""
THINGS = """() => [...document.querySelectorAll('.stage svg [role=img][aria-label]')]
    .filter(thing => !thing.closest('.spot') && !thing.dataset.about && !thing.dataset.at)
    .map(thing => thing.getAttribute('aria-label'))"""
#: Buttons drawn on a board: they say what they do.
BUTTONS = {"done"}


@pytest.mark.parametrize("game", ["village", "villagers", "pandemain", "black-forest"])
def test_every_place_and_thing_has_its_rule(page: Page, game: str) -> None:
    table = new_table(page.context, game, ["human", "random"])
    play_on(page.context, table, 14, seed=3)
    open_table(page, table)
    for seat in (0, 1):
        page.locator(".tabs button").nth(seat).click()
        assert [place for place in page.evaluate(SILENT) if place.split()[0] not in BUTTONS] == []
        assert page.evaluate(THINGS) == []


def test_pointer_and_keys_ask_what_a_thing_is(page: Page) -> None:
    table = new_table(page.context, "village", ["human", "random"], options={"start": "1"})
    open_table(page, table)
    told = page.get_by_role("tooltip")
    page.locator(".spot[data-at^='customer:'] .button").first.hover(force=True)
    expect(told).to_contain_text("Hand over the goods and grain the customer asks for")
    expect(told).to_contain_text("M3")
    page.locator("[data-about=graves] path").first.hover()
    expect(told).to_contain_text("The chronicle has spaces for each walk of life")
    page.mouse.move(2, 400)
    expect(told).to_have_count(0)
    page.locator("body").press("Shift+ArrowRight")
    expect(told).to_be_visible()
    first = told.inner_text()
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_function(
        "first => document.querySelector('[role=tooltip]')?.innerText.trim() !== first", arg=first.strip()
    )


def test_things_inside_a_parcel_are_asked_about(page: Page) -> None:
    """On Pandemain's board only what can be done takes the pointer, and what says what it is."""
    table = new_table(page.context, "pandemain", ["human", "random"], options={"mode": "expert"})
    play_on(page.context, table, 3)
    page.goto(f"/tables/{table}/replay?at=2")  # where nothing can be done
    page.locator(".framed .spot[data-at^='bake:'] .drawn rect").first.hover(force=True)
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_a_long_press_asks_what_a_thing_is(phone: Page) -> None:
    table = new_table(phone.context, "village", ["human", "random"], options={"start": "1"})
    open_table(phone, table)
    phone.locator(".spot.lit[data-at^='cube:harvest']").first.dispatch_event("contextmenu")
    told = phone.get_by_role("dialog")
    expect(told).to_contain_text("Take one cube of your choice")
    expect(told.get_by_role("link", name="U1")).to_have_attribute("href", "/rules/village#u1")
    assert seq_of(phone) == 0
