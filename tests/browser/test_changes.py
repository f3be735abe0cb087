"""What changes hands, as it is seen: before the click, in the air, and in the log."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.screen import click_at, open_table
from tests.browser.support import choice_of, new_table, table_of, wait_for_turn

pytestmark = pytest.mark.browser

# What rose, how a click would have gone through it, and when each went again.
WATCH = """() => {
    window.rose = [];
    new MutationObserver((changes) => {
        for (const change of changes) {
            for (const node of change.addedNodes) if (node.classList?.contains('rising')) rose.push({
                node, text: node.innerText, pointer: getComputedStyle(node).pointerEvents, hidden: node.ariaHidden, came: performance.now(),
            });
            for (const node of change.removedNodes) for (const one of rose) if (one.node === node) one.stayed = performance.now() - one.came;
        }
    }).observe(document.body, {childList: true, subtree: true});
}"""
ROSE = (
    "() => rose.map(({text, pointer, hidden, stayed}) => ({text, pointer, hidden, stayed: stayed ?? null}))"
)


def rose(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(ROSE)
    return found


def take_a_cube(page: Page, found: dict[str, Any], space: str) -> dict[str, Any]:
    """A cube of any colour but plague, by a click on it."""
    taken: dict[str, Any] = next(
        choice
        for choice in found["choices"]
        if choice["verb"] == "take"
        and choice["args"]["space"] == space
        and choice["args"]["cube"] != "plague"
    )
    click_at(page, f"cube:{space}:{taken['args']['cube']}", taken["code"])
    return taken


def test_a_choice_shows_what_the_server_foresees(page: Page, context: BrowserContext) -> None:
    table = new_table(context, "village", ["human", "random"], options={"start": "1"})
    open_table(page, table)
    found = wait_for_turn(context, table)
    plague = next(choice for choice in found["choices"] if choice["args"].get("cube") == "plague")
    assert plague["preview"]["changes"] == [{"seat": 0, "what": "hours", "amount": -2}]
    shown = page.locator(f".choices [data-code='{plague['code']}']")
    expect(shown.get_by_role("img", name="−2 hours")).to_be_visible()
    page.locator(f"svg .spot.lit[data-at~='cube:{plague['args']['space']}:plague']").first.hover()
    expect(page.locator("[role=tooltip]").get_by_role("img", name="−2 hours")).to_be_visible()


def test_what_one_gets_rises_and_catches_no_click(page: Page, context: BrowserContext) -> None:
    table = new_table(context, "village", ["human", "random"], options={"start": "1"})
    open_table(page, table)
    page.evaluate(WATCH)
    take_a_cube(page, wait_for_turn(context, table), "harvest")
    page.wait_for_function("() => rose.length > 0 && rose[0].stayed !== undefined")
    first = rose(page)[0]
    assert first["text"].strip().startswith("+1")
    assert (first["pointer"], first["hidden"]) == ("none", "true")
    assert page.locator(".rising").count() == 0


def test_reduced_motion_lets_nothing_rise(still_page: Page) -> None:
    context = still_page.context
    table = new_table(context, "village", ["human", "random"], options={"start": "1"})
    open_table(still_page, table)
    still_page.evaluate(WATCH)
    take_a_cube(still_page, wait_for_turn(context, table), "harvest")
    still_page.wait_for_timeout(400)
    assert rose(still_page) == []


def test_the_log_tells_consecutive_facts_in_one_sentence(page: Page, context: BrowserContext) -> None:
    table = new_table(context, "village", ["human", "random"], options={"start": "1"})
    open_table(page, table)
    take_a_cube(page, wait_for_turn(context, table), "harvest")
    click_at(page, "space:harvest", choice_of(table_of(context, table), "harvest"))
    name = table_of(context, table)["seats"][0]["name"]
    lines = page.locator("section[aria-label='Game log'] li").filter(has_text=name)
    line = lines.filter(has_text="harvested")  # the bot may harvest too
    expect(line).to_have_count(1)
    expect(line).to_contain_text(re.compile(r"took an? \w+ cube from the harvest and\s+harvested 2 grain\."))
    harvest = next(
        entry
        for entry in table_of(context, table)["log"]
        if any(event["kind"] == "harvested" for event in entry["events"])
    )
    expect(line.locator("a")).to_have_attribute("href", re.compile(rf"at={harvest['seq'] + 1}$"))
