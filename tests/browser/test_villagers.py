"""Villagers at the drawn table: a whole game by clicks, chains that cover, hands that tell no more than their backs."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.support import new_table, play_by_clicks, settled, table_of, wait_for_turn

pytestmark = pytest.mark.browser


def test_a_whole_game_by_clicks_on_the_board(page: Page, context: BrowserContext) -> None:
    """From the first move to the last."""
    table = new_table(context, "villagers", ["human", "random"])
    page.goto(f"/tables/{table}")
    settled(page)
    ways = {"board": 0, "list": 0}
    for turn in range(250):
        if page.locator(".result").count():
            break
        ways[play_by_clicks(page, turn)] += 1
    expect(page.locator(".result")).to_be_visible()
    assert ways["board"] > ways["list"], ways
    assert table_of(context, table)["over"]
    assert page.errors == []  # type: ignore[attr-defined]


def test_the_road_is_lit_in_the_draft(page: Page, context: BrowserContext) -> None:
    table = new_table(context, "villagers", ["human", "random"], options={"start": "1"})
    found = wait_for_turn(context, table)
    page.goto(f"/tables/{table}")
    settled(page)
    wanted = {
        f"row:{choice['args']['place']}" if choice["verb"] == "take" else f"stack:{choice['args']['stack']}"
        for choice in found["choices"]
    }
    lit = set(page.locator("svg .spot.lit").evaluate_all("all => all.map(one => one.dataset.at)"))
    assert lit == wanted


def test_others_show_the_backs_of_their_cards(page: Page, context: BrowserContext) -> None:
    table = new_table(context, "villagers", ["human", "random"], options={"start": "1"})
    hand = wait_for_turn(context, table)["view"]["players"][1]["hand"]
    page.goto(f"/tables/{table}")
    settled(page)
    page.locator(".chip").nth(1).click()
    expect(page.locator("svg.hand [aria-label^='Card back']")).to_have_count(
        sum(1 for card in hand if card["card"] is None)
    )
