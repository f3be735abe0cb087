"""Fingers: two of them zoom the board, and what was between them stays there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.browser.support import Site, new_table, seq_of, settled

pytestmark = pytest.mark.browser


def touch(fingers: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    places = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})


def pinch(page: Page, start: float, end: float) -> None:
    """Two fingers around the middle of the board, from one distance to another."""
    box = page.locator("[data-face=board] .frame").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 90
    fingers = page.context.new_cdp_session(page)
    touch(fingers, "touchStart", (x - start, y), (x + start, y))
    for step in range(1, 7):
        apart = start + (end - start) * step / 6
        touch(fingers, "touchMove", (x - apart, y), (x + apart, y))
    touch(fingers, "touchEnd")


def test_two_fingers_zoom_the_board_and_play_goes_on(browser: Browser, site: Site) -> None:
    context = browser.new_context(
        base_url=site.url,
        viewport={"width": 360, "height": 740},
        has_touch=True,
        is_mobile=True,
        locale="en-GB",
    )
    page = context.new_page()
    table = new_table(context, "village", ["human", "random"], options={"start": "1"})
    page.goto(f"/tables/{table}")
    settled(page)
    drawn = "() => document.querySelector('svg.map').getBoundingClientRect().width"
    before = page.evaluate(drawn)
    pinch(page, 30, 90)
    page.wait_for_function(f"width => ({drawn})() > 1.6 * width", arg=before)
    assert seq_of(page) == 0, "a pinch is no tap"
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    spot = page.locator("svg .spot.lit[data-at^='cube:']").first
    spot.scroll_into_view_if_needed()
    spot.tap()
    page.locator("[role=dialog] [data-code]").first.tap()
    page.wait_for_function("() => Number(document.querySelector('.room').dataset.seq) > 0")
    pinch(page, 90, 20)
    page.wait_for_function(f"width => ({drawn})() < 1.1 * width", arg=before)
    away = page.evaluate(drawn)
    page.get_by_role("button", name="Closer").tap()
    page.wait_for_function(f"width => ({drawn})() > 1.3 * width", arg=away)
    expect(page.get_by_role("dialog")).to_have_count(0)
    context.close()
