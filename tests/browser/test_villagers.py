"""Villagers at the drawn table: a whole game by clicks, chains that cover, hands that show only their backs."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.screen import lit_places, open_table, play_to_the_end
from tests.browser.support import new_table, wait_for_turn

pytestmark = pytest.mark.browser


def test_a_whole_game_by_clicks_on_the_board(still_page: Page) -> None:
    """From the first move to the last."""
    open_table(still_page, new_table(still_page.context, "villagers", ["human", "random"]))
    ways = play_to_the_end(still_page)
    assert ways["board"] > ways["list"], ways


def test_the_road_is_lit_in_the_draft(page: Page, context: BrowserContext) -> None:
    table = new_table(context, "villagers", ["human", "random"], options={"start": "1"})
    found = wait_for_turn(context, table)
    open_table(page, table)
    wanted = {
        f"row:{choice['args']['place']}" if choice["verb"] == "take" else f"stack:{choice['args']['stack']}"
        for choice in found["choices"]
    }
    lit = lit_places(page)
    assert lit == wanted


def test_others_show_the_backs_of_their_cards(page: Page, context: BrowserContext) -> None:
    table = new_table(context, "villagers", ["human", "random"], options={"start": "1"})
    hand = wait_for_turn(context, table)["view"]["players"][1]["hand"]
    open_table(page, table)
    page.locator(".chip").nth(1).click()
    expect(page.locator("svg.hand [aria-label^='Card back']")).to_have_count(
        sum(1 for card in hand if card["card"] is None)
    )
