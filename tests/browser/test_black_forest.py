"""Black Forest at the drawn table: a whole game by clicks, wheels that turn, composite turns, gifts, phone and keyboard."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.screen import (
    click_at,
    faults,
    lit_places,
    moving,
    one_decision,
    open_table,
    play_to_the_end,
    settled,
    width_of,
)
from tests.browser.support import choice_of, new_table, play_on, wait_for_turn
from tests.sizes import sized

pytestmark = pytest.mark.browser

GAME = "black-forest"


def beside(found: dict[str, Any], trade: str) -> str:
    """A space next to a tradesperson, by the name of its place."""
    for village, inside in found["view"]["villages"].items():
        if trade in inside["tradespeople"]:
            return f"{village}-{inside['tradespeople'].index(trade) + 1}"
    raise AssertionError(f"no {trade} on the board")


def go_beside(page: Page, context: BrowserContext, table: str, trade: str) -> dict[str, Any]:
    """The first placing is free: next to any tradesperson."""
    found = wait_for_turn(context, table)
    place = beside(found, trade)
    click_at(page, f"place:{place}", choice_of(found, "move", place=place))
    return wait_for_turn(context, table)


def test_a_whole_game_by_clicks_on_the_board(still_page: Page) -> None:
    """Alone, against the clock. Everything there is to decide has its place on the board: the list is never needed."""
    open_table(still_page, new_table(still_page.context, GAME, ["human"]))
    ways = play_to_the_end(still_page)
    assert ways["list"] == 0, ways
    assert ways["board"] > sized(4, 30), ways


def test_every_choice_of_every_decision_is_lit_on_the_board(page: Page, context: BrowserContext) -> None:
    """Two on one screen, the neutral figure among them: tolls, gifts, provision markers and all."""
    table = new_table(context, GAME, ["human", "human"], hot_seat=True)
    seen: set[str] = set()
    open_table(page, table)
    for step in range(8):
        found = play_on(context, table, 3 + step % 3, seed=40 + step)
        if found["over"]:
            break
        page.wait_for_function(
            "seq => Number(document.querySelector('.room').dataset.seq) === seq", arg=found["seq"]
        )
        seen.add(found["view"]["pending"]["kind"])
        keys = " ".join(lit_places(page))
        for one in found["choices"]:
            expected = {
                "move": f"place:{one['args'].get('place')}", "swap": "merchant", "beg": "beg:", "remove": "clear",
                "return": "clear", "activate": "trade:", "build": f"build:{one['args'].get('building')}",
                "convert": f"convert:{one['args'].get('building')}", "job": "job:", "done": "done", "skip": "done",
                "put": "cell:", "put-large": "cell:", "fell": "cell:", "markers": "marker:provision",
                "from-glass": "marker:charcoal", "wheel": f"wheel:{one['args'].get('wheel')}",
                "toll": f"marker:{one['args'].get('good')}", "take": f"marker:{one['args'].get('good')}",
                "accept": "accept", "refuse": "refuse", "give": "animal:", "raise": "animal:", "give-back": "animal:",
                "on-forests": "animal:pig",
            }[one["verb"]]  # fmt: skip
            assert expected in keys, (one, keys)
    assert len(seen) >= 2, seen


def test_the_glass_wheel_turns_before_ones_eyes(page: Page, context: BrowserContext) -> None:
    """At the start only sand is missing (SET-8): the Glass Miller brings it, and the wheel takes and gives (WH-2)."""
    table = new_table(context, GAME, ["human"])
    open_table(page, table)
    wheel = page.locator("svg.stores [data-at='glass-wheel']")
    hand = wheel.locator(".dial").first
    expect(hand).to_have_attribute("style", re.compile(r"rotate\(240deg\)"))
    expect(wheel).to_contain_text("None left: sand")
    found = go_beside(page, context, table, "glass_miller")
    spot = page.locator("svg .spot.lit[data-at~='trade:glass_miller']")
    spot.hover()
    expect(page.locator("[role=tooltip]")).to_contain_text("wheel turns")
    hand.evaluate("one => one.addEventListener('transitionrun', () => (window.turned = true))")
    click_at(page, "trade:glass_miller", choice_of(found, "activate", service="glass_miller"))
    expect(hand).to_have_attribute("style", re.compile(r"rotate\(270deg\)"))
    page.wait_for_function("window.turned")  # the hand goes there, it does not jump
    told = re.compile(r"Last time it turned once: .*1 sand.* for 1 glass\.")
    expect(wheel.locator("[data-about=wheel]")).to_have_attribute("aria-label", told)
    expect(page.locator("svg.stores [aria-label='glass: 1']")).to_have_count(1)


def test_reduced_motion_turns_no_wheel(still_page: Page) -> None:
    table = new_table(still_page.context, GAME, ["human"])
    open_table(still_page, table)
    found = go_beside(still_page, still_page.context, table, "glass_miller")
    click_at(still_page, "trade:glass_miller", choice_of(found, "activate", service="glass_miller"))
    hand = still_page.locator("svg.stores [data-at='glass-wheel'] .dial").first
    expect(hand).to_have_attribute("style", re.compile(r"rotate\(270deg\)"))
    assert moving(still_page) == 0


def test_a_composite_turn_is_shown_and_taken_back_step_by_step(page: Page, context: BrowserContext) -> None:
    table = new_table(context, GAME, ["human"], options={"ask_turn_end": True})
    open_table(page, table)
    slip = page.locator("svg.domain [data-at='turn']")
    expect(slip).to_contain_text("Go to a highlighted space")
    # The Merchant's choice is a dialog; while it is open the tradespeople themselves are lit too (TU-3).
    page.locator("svg .spot.lit[data-at~='merchant']").dispatch_event("click")
    expect(page.locator("[role=dialog] [data-code]")).to_have_count(16)
    swap = page.locator("svg .spot.lit[data-at~='swap:builder']")
    with one_decision(page):
        swap.dispatch_event("click")
    expect(slip).to_contain_text("Builder")
    go_beside(page, context, table, "traveling_merchant")
    expect(slip.locator(".step")).to_have_count(2)
    undo = page.locator("svg.domain").get_by_role("button", name="Undo")
    undo.click()
    expect(slip.locator(".step")).to_have_count(1)
    undo.focus()
    page.keyboard.press("Enter")
    expect(slip).to_contain_text("Go to a highlighted space")
    log = page.locator("section[aria-label='Game log']")
    expect(log).to_contain_text("took a decision back")
    expect(log).not_to_contain_text("Builder")  # what was taken back is gone


def test_a_gift_is_taken_or_refused_on_the_board(page: Page, context: BrowserContext) -> None:
    table = new_table(context, GAME, ["human", "human"], hot_seat=True, options={"start": "1"})
    open_table(page, table)
    found = go_beside(page, context, table, "traveling_merchant")
    click_at(page, "trade:traveling_merchant", choice_of(found, "activate", service="traveling_merchant"))
    found = wait_for_turn(context, table)
    click_at(page, "marker:wood", choice_of(found, "take", good="wood"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("Take the gift (wood)?")
    accept = page.locator("svg .spot.lit[data-at~='accept']")
    expect(accept).to_be_visible()
    expect(page.locator("svg .spot.lit[data-at~='marker:wood']")).to_have_count(1)
    refuse = page.locator("svg .spot.lit[data-at~='refuse']")
    with one_decision(page):
        refuse.click()
    expect(page.locator("section[aria-label='Game log']")).to_contain_text("refused 1 wood")


def test_a_place_says_what_it_costs_and_why_not(page: Page, context: BrowserContext) -> None:
    table = new_table(context, GAME, ["human", "random"], options={"start": "1"})
    open_table(page, table)
    monastery = page.locator("svg .spot[data-at='place:L6']")
    monastery.hover()
    expect(page.locator("[role=tooltip]")).to_contain_text("rule MV-1")
    tile = page.locator("svg .spot[data-at^='build:']").first
    tile.hover()
    expect(page.locator("[role=tooltip]")).to_contain_text("Costs")
    trade = page.locator("svg .spot[data-at~='trade:brickmaker']")
    trade.hover()
    expect(page.locator("[role=tooltip]")).to_contain_text("1 charcoal → 4 brick")
    place = page.locator("svg .spot.lit[data-at^='place:V1']").first
    place.hover()
    expect(page.locator("[role=tooltip] .muted").first).to_contain_text("·")


def test_axe_finds_nothing_serious_in_any_theme(page: Page, context: BrowserContext) -> None:
    table = new_table(context, GAME, ["human", "random", "random"])
    play_on(context, table, 12)
    page.emulate_media(reduced_motion="reduce")  # colours that fade into one another have no contrast
    open_table(page, table)
    for theme in ("light", "dark", "contrast"):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        assert faults(page) == [], theme


def test_in_spanish_on_a_phone(spanish_phone: Page) -> None:
    table = new_table(spanish_phone.context, GAME, ["human", "random"], options={"start": "1"})
    open_table(spanish_phone, table)
    assert width_of(spanish_phone) <= 360
    expect(spanish_phone.locator("svg[aria-label='El mapa de caminos']")).to_contain_text("Ladrillero")
    expect(spanish_phone.locator(".purse")).to_be_in_viewport()
    with one_decision(spanish_phone):
        space = spanish_phone.locator("svg .spot.lit[data-at='place:V5-3']")
        space.scroll_into_view_if_needed()
        space.tap()
        offered = spanish_phone.locator("[role=dialog] [data-code]").first
        expect(offered).to_contain_text("Ir a Neuglashütten")
        offered.tap()
    spanish_phone.get_by_role("button", name="Abrir la hoja").tap()
    so_far = spanish_phone.get_by_role("region", name="Este turno hasta ahora")
    expect(so_far).to_contain_text("Ir a Neuglashütten")
    expect(so_far).to_be_in_viewport()
    spanish_phone.get_by_role("button", name="Tú").tap()
    expect(spanish_phone.locator("svg.stores")).to_be_in_viewport()
    expect(spanish_phone.locator("svg[aria-label='El mapa de caminos']")).to_be_hidden()


def test_keyboard_alone(page: Page, context: BrowserContext) -> None:
    table = new_table(context, GAME, ["human", "random"], options={"start": "1"})
    open_table(page, table)
    for _ in range(4):
        with one_decision(page):
            page.locator("svg .spot.lit [role=button]").first.focus()
            page.keyboard.press("Enter")
            if page.locator("[role=dialog] [data-code]").count():
                page.keyboard.press("Enter")
        settled(page)
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_contain_text("Glass Hut step")


def test_what_is_open_over_the_board_stays_when_somebody_speaks(page: Page, context: BrowserContext) -> None:
    table = new_table(context, GAME, ["human", "random"], options={"start": "1"})
    open_table(page, table)
    page.locator("svg .spot.lit[data-at~='merchant']").dispatch_event("click")
    offered = page.locator("[role=dialog] [data-code]")
    expect(offered).to_have_count(16)
    context.request.post(f"/api/tables/{table}/chat", data={"text": "A good day to you"})
    expect(page.locator(".side")).to_contain_text("A good day to you")
    expect(offered).to_have_count(16)
