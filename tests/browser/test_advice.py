"""Hints at the table, and the coach when the game is over."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.screen import faults, one_decision, open_table, settled
from tests.browser.support import new_table, table_of

pytestmark = pytest.mark.browser


def test_a_hint_by_key_is_readable_playable_and_goes_with_its_decision(
    page: Page, context: BrowserContext
) -> None:
    table = new_table(context, "village", ["human", "human"], hot_seat=True)
    open_table(page, table)
    hints = page.get_by_role("region", name="Hints")
    page.keyboard.press("h")
    expect(hints.get_by_role("listitem").first).to_contain_text("worth about")
    offered = hints.locator("[data-code]")
    codes = [choice["code"] for choice in table_of(context, table)["choices"]]
    assert 1 <= offered.count() <= 3
    assert all(int(offered.nth(i).get_attribute("data-code") or -1) in codes for i in range(offered.count()))
    assert faults(page) == []
    page.keyboard.press("h")
    expect(offered).to_have_count(0)
    hints.get_by_role("button", name="Get a hint").click()
    with one_decision(page):
        offered.first.click()
    expect(offered).to_have_count(0)


def test_a_hint_tells_the_rest_of_the_turn_and_what_all_of_it_brings(
    page: Page, context: BrowserContext
) -> None:
    """Whatever the bot would do: the server's answer is given a turn of three steps that costs hours and brings a wagon."""
    table = new_table(context, "village", ["human", "human"], hot_seat=True)
    open_table(page, table)

    def longer(route: Route) -> None:
        answer = route.fetch()
        hint = answer.json()
        for choice in hint["choices"]:
            choice |= {"then": [], "changes": []}
        moved = [("hours", -4), ("wagon", 1)]
        hint["choices"][0]["then"] = ["Train somebody", "Make a wagon"]
        hint["choices"][0]["changes"] = [
            {"seat": hint["seat"], "what": what, "amount": amount} for what, amount in moved
        ]
        route.fulfill(response=answer, json=hint)

    page.route("**/hint*", longer)
    page.keyboard.press("h")
    first = page.get_by_role("region", name="Hints").get_by_role("listitem").first
    expect(first).to_contain_text("Then: Train somebody · Make a wagon")
    expect(first).to_contain_text("By the end of your turn:")
    expect(first).to_contain_text("−4")
    expect(first).to_contain_text("+1")
    expect(page.get_by_text("By the end of your turn:")).to_have_count(
        1
    )  # the others say no more than before
    assert faults(page) == []


def test_a_table_that_counts_gives_no_hints(page: Page, context: BrowserContext) -> None:
    page.goto("/new/village")
    page.get_by_label("No hints").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]+$"))
    settled(page)
    expect(page.get_by_role("region", name="Hints")).to_contain_text("no hints")
    expect(page.get_by_role("button", name="Get a hint")).to_have_count(0)


def test_the_coach_shows_chances_and_what_would_have_been_better(page: Page, ended: str) -> None:
    page.goto(f"/tables/{ended}")
    coach = page.get_by_role("region", name="Coach")
    coach.get_by_role("button", name="Review the game").click()
    expect(coach.get_by_role("img")).to_be_visible(timeout=60_000)
    assert coach.locator("svg path[fill=none]").count() == 2  # a line for each seat
    lessons = coach.get_by_role("listitem").filter(has_text="Better:")
    expect(lessons.first).to_contain_text("points of win chance")
    assert coach.locator("svg circle").count() == lessons.count()
    assert faults(page) == []
    lessons.first.get_by_role("link").click()
    page.wait_for_url(re.compile(r"/replay\?at=\d+&seat=[01]$"))
    page.go_back()
    page.evaluate("() => localStorage.setItem('allmende.language', 'es')")
    page.reload()
    page.get_by_role("button", name="Repasar la partida").click()
    expect(page.get_by_role("region", name="Entrenador")).to_contain_text("Mejor:")
