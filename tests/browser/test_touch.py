"""Fingers: two of them zoom the board, and what was between them stays there."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.screen import one_decision, open_table, seq_of, width_of
from tests.browser.support import new_table

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


def test_two_fingers_zoom_the_board_and_play_goes_on(phone: Page) -> None:
    table = new_table(phone.context, "village", ["human", "random"], options={"start": "1"})
    open_table(phone, table)
    drawn = "() => document.querySelector('svg.map').getBoundingClientRect().width"
    before = phone.evaluate(drawn)
    pinch(phone, 30, 90)
    phone.wait_for_function(f"width => ({drawn})() > 1.6 * width", arg=before)
    assert seq_of(phone) == 0, "a pinch is no tap"
    assert width_of(phone) <= 360
    spot = phone.locator("svg .spot.lit[data-at^='cube:']").first
    spot.scroll_into_view_if_needed()
    with one_decision(phone):
        spot.tap()
        phone.locator("[role=dialog] [data-code]").first.tap()
    pinch(phone, 90, 20)
    phone.wait_for_function(f"width => ({drawn})() < 1.1 * width", arg=before)
    away = phone.evaluate(drawn)
    phone.get_by_role("button", name="Zoom in").tap()
    phone.wait_for_function(f"width => ({drawn})() > 1.3 * width", arg=away)
    expect(phone.get_by_role("dialog")).to_have_count(0)
