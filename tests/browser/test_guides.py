"""A first game is played through by following its guide, with clicks on the places it points at."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import allmende
from allmende.core.guide import guide
from tests.browser.screen import faults, one_decision, width_of
from tests.browser.support import table_of

pytestmark = pytest.mark.browser

GUIDED = [name for name in allmende.games() if guide(name) is not None]


def steps_of(game: str) -> int:
    script = guide(game)
    assert script is not None
    return len(script.steps)


def points_well(page: Page, number: int, small: bool = False) -> None:
    """The page of this number is open, and everything it speaks of is on the screen, marked."""
    expect(page.locator(".guide .count")).to_have_text(re.compile(rf"\b{number}\b.*\d"))
    guided = table_of(page.context, page.url.rpartition("/")[2])["guide"]
    keys = guided["pages"][number - guided["first"]]["at"]
    for key in keys:
        expect(page.locator(f"[data-pointed][data-at~='{key}']").first).to_be_attached()
    if keys and not small:
        expect(page.locator(f"[data-pointed][data-at~='{keys[0]}']").first).to_be_in_viewport()


def follow(page: Page, number: int) -> None:
    """Goes on from a page: by its button, or by doing what it asks for, on the board if it is lit there."""
    more = page.get_by_role("button", name=re.compile("^(Next|Siguiente)$"))
    if more.count():
        more.click()
        return
    with one_decision(page):
        asked = page.locator(".choices [data-code]").first
        code = asked.get_attribute("data-code")
        lit = page.locator(f"svg .spot.lit[data-code='{code}']:has([role=button])").first
        (lit if lit.count() else asked).click()
        if page.locator("[role=dialog] [data-code]").count():
            page.locator(f"[role=dialog] [data-code='{code}']").click()


@pytest.mark.parametrize("game", GUIDED)
def test_a_guide_is_followed_by_clicks_to_its_end(still_page: Page, game: str) -> None:
    page = still_page
    page.goto(f"/rules/{game}")
    page.get_by_role("button", name="Learn to play").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]+$"))
    for number in range(1, steps_of(game) + 1):
        points_well(page, number)
        if number == 3:
            assert faults(page) == []
            page.reload()
            points_well(page, number)
        if number < steps_of(game):
            follow(page, number)
    page.locator(".guide").get_by_role("button", name="Play without the guide").click()
    expect(page.locator(".guide")).to_have_count(0)
    assert page.locator(".choices [data-code]").count() > 1


def test_a_guide_is_left_and_taken_up_again(page: Page) -> None:
    page.goto("/")
    page.locator("article", has_text="Village").first.get_by_role("button", name="Learn to play").click()
    points_well(page, 1)
    expect(page.locator(".choices [data-code]")).to_have_count(0)
    page.get_by_role("button", name="Next").press("Enter")
    points_well(page, 2)
    expect(page.locator(".choices [data-code]")).to_have_count(1)
    page.get_by_role("button", name="Back", exact=True).press("Enter")
    points_well(page, 1)
    page.get_by_role("button", name="Play without the guide").click()
    assert page.locator(".choices [data-code]").count() > 5
    page.reload()
    page.get_by_role("button", name="Back to the guide").click()
    points_well(page, 1)
    table = page.url
    page.goto("/new/village")
    page.get_by_role("button", name="Learn to play").click()
    expect(page).to_have_url(table)


def test_a_guide_on_a_phone_in_spanish(spanish_phone: Page) -> None:
    spanish_phone.goto("/new/village")
    spanish_phone.get_by_role("button", name="Aprender a jugar").tap()
    spanish_phone.get_by_role("button", name="Siguiente", exact=True).tap()
    expect(spanish_phone.locator(".guide")).to_contain_text("cubo")
    assert width_of(spanish_phone) <= 360
    spot = spanish_phone.locator("[data-pointed]").first
    expect(spot).to_be_in_viewport()
    with one_decision(spanish_phone):
        spot.tap()
        spanish_phone.locator("[role=dialog] [data-code]").first.tap()
    points_well(spanish_phone, 3, small=True)
