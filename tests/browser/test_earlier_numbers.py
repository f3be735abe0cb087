"""A table that was dealt with earlier numbers: its board prints them, and the rules page says that it shows today's."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import allmende
from tests.browser.screen import open_table
from tests.browser.support import Site, new_table

pytestmark = pytest.mark.browser

THEN = "2026-11-18-2"


def test_a_board_prints_the_numbers_of_its_table(page: Page, context: BrowserContext, site: Site) -> None:
    """From one to the other and back, in one window."""
    with at_that_time(site):
        before = new_table(context, "village", ["human", "random"])
    today = new_table(context, "village", ["human", "random"])
    for table, preset in ((today, None), (before, THEN), (today, None)):
        open_table(page, table)
        cards = page.locator("[data-kind='customer']")
        expect(cards).to_have_count(8)
        printed = cards.evaluate_all(
            "all => all.map(one => [one.dataset.piece, Number(one.querySelector('.points').textContent)])"
        )
        assert dict(printed) == {piece: points_of(piece, preset) for piece, _ in printed}
    assert any(points_of(piece, None) != points_of(piece, THEN) for piece, _ in printed)


def test_its_rules_page_says_that_it_shows_todays(page: Page, context: BrowserContext, site: Site) -> None:
    with at_that_time(site):
        before = new_table(context, "village", ["human", "random"])
    open_table(page, before)
    with context.expect_page() as opened:
        page.get_by_role("link", name="Rules").first.click()
    expect(opened.value.get_by_text(f"earlier numbers that it began with ({THEN})")).to_be_visible()
    page.goto("/rules/village")
    expect(page.get_by_role("heading", name="Market", exact=False).first).to_be_visible()
    expect(page.get_by_text("earlier numbers that it began with")).to_have_count(0)


@contextmanager
def at_that_time(site: Site) -> Iterator[None]:
    """Tables opened now are dealt with the numbers of then."""
    site.numbers.write_text(THEN, "utf-8")
    try:
        yield
    finally:
        site.numbers.unlink()


def points_of(piece: str, preset: str | None) -> int:
    """What the components say about a customer, whose piece is named k-c01."""
    customers = allmende.game("village", components=preset).components.data["customers"]
    return next(int(one["points"]) for one in customers if f"k-{one['id']}" == piece)
