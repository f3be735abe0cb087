"""Village at the drawn table: whole games, undo, why-not, what is shown before the click."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.screen import lit_places, one_decision, open_table, play_by_clicks, play_to_the_end
from tests.browser.support import new_table, play_on, table_of, wait_for_turn

pytestmark = pytest.mark.browser


def test_a_whole_game_by_clicks_on_the_board(still_page: Page) -> None:
    """From the first move to the last."""
    page, context = still_page, still_page.context
    table = new_table(context, "village", ["human", "random"])
    open_table(page, table)
    ways = play_to_the_end(page)
    assert ways["board"] > ways["list"], ways
    expect(page.locator("tfoot")).to_contain_text(str(max(table_of(context, table)["scores"])))
    sheet = table_of(context, table)["sheet"]
    scored = [category for category in sheet[0] if any(line[category] for line in sheet)]
    expect(page.locator("tbody tr")).to_have_count(len(scored))  # what brought nobody anything is left out
    expect(page.locator("figure svg path")).not_to_have_count(0)
    page.get_by_role("button", name="Verify the deal").click()
    expect(page.locator(".verdict")).to_contain_text("exactly this game")


def test_every_choice_has_an_element_with_its_code(page: Page, context: BrowserContext) -> None:
    table = new_table(context, "village", ["human", "random"])
    for step in range(3):
        found = play_on(context, table, 4, seed=step)
        open_table(page, table)
        codes = {
            int(code)
            for code in page.locator(".choices [data-code]").evaluate_all(
                "all => all.map(one => one.dataset.code)"
            )
        }
        assert codes == {choice["code"] for choice in found["choices"]}


def test_places_are_lit_exactly_where_something_may_be_done(page: Page, context: BrowserContext) -> None:
    table = new_table(context, "village", ["human", "random"])
    found = wait_for_turn(context, table)
    open_table(page, table)
    takes = {
        f"cube:{choice['args']['space']}:{choice['args']['cube']}"
        for choice in found["choices"]
        if choice["verb"] == "take"
    }
    lit = lit_places(page)
    assert takes == lit


def test_undo_takes_back_the_last_decision(page: Page, context: BrowserContext) -> None:
    table = new_table(context, "village", ["human", "random"], options={"start": "1"})
    open_table(page, table)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    found = wait_for_turn(context, table)
    crafts = next(choice for choice in found["choices"] if choice["args"].get("space") == "crafts")
    page.locator(f".choices [data-code='{crafts['code']}']").click()
    undo = page.get_by_role("button", name="Undo").first  # beside the turn so far there is another
    expect(undo).to_be_enabled()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Choose a craft")
    undo.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Take a cube")
    log = page.locator("section[aria-label='Game log']")
    expect(log).to_contain_text("took a decision back")
    expect(log).not_to_contain_text("from the crafts")  # what was taken back is gone


def test_why_not_names_the_rule_and_leads_to_it(page: Page, context: BrowserContext) -> None:
    table = new_table(context, "village", ["human", "random"], options={"start": "1"})
    open_table(page, table)
    well = page.locator("svg .spot[data-at='well']")
    expect(well).to_have_class(re.compile("refused"))
    expect(well.get_by_role("button")).to_have_attribute("aria-disabled", "true")
    well.hover()
    expect(page.locator("[role=tooltip]")).to_contain_text("rule W1")
    well.dispatch_event("click")
    link = page.locator("[role=dialog] a.rule").first
    expect(link).to_have_attribute("href", "/rules/village#w1")
    page.keyboard.press("Escape")
    page.get_by_text("Why not?").click()
    expect(page.locator(".whynot")).to_contain_text("rule W1")


def test_what_was_opened_stays_open_while_pointer_or_window_change(
    page: Page, context: BrowserContext
) -> None:
    table = new_table(context, "village", ["human", "random"], options={"start": "1"})
    open_table(page, table)
    page.locator("svg .spot[data-at='well']").click()
    opened = page.get_by_role("dialog")
    expect(opened.locator("a.rule")).not_to_have_count(0)
    page.locator("svg .spot.lit").first.hover()
    expect(opened.locator("a.rule")).not_to_have_count(0)
    page.set_viewport_size({"width": 1300, "height": 800})
    expect(opened.locator("a.rule")).not_to_have_count(0)
    page.mouse.click(2, 2)
    expect(opened).to_have_count(0)
    page.locator("svg .spot.lit").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_a_piece_in_flight_catches_no_click(page: Page, context: BrowserContext) -> None:
    slowly = "Element.prototype.animate = (fly => function (path) { return fly.call(this, path, 60_000) })(Element.prototype.animate)"
    page.add_init_script(slowly)
    open_table(page, new_table(context, "village", ["human", "random"], options={"start": "1"}))
    with one_decision(page):
        page.locator(".choices [data-code]").first.click()
    met = "() => document.getAnimations().map(one => one.effect.target).filter(one => one.matches('[data-piece]'))"
    page.wait_for_function(f"({met})().length > 0")
    caught = page.evaluate(f"({met})().map(piece => getComputedStyle(piece).pointerEvents)")
    assert set(caught) == {"none"}
    ring = page.locator(".landed").first  # where it will land
    assert ring.evaluate("ring => getComputedStyle(ring).pointerEvents") == "none"
    page.evaluate("dispatchEvent(new Event('scroll'))")
    expect(page.locator(".landed")).to_have_count(0)  # it would stay where the piece no longer is


def test_a_stale_move_is_told_and_the_page_goes_on(page: Page, context: BrowserContext) -> None:
    table = new_table(context, "village", ["human", "random"], options={"start": "1"})
    open_table(page, table)
    page.route(
        "**/moves",
        lambda route: route.fulfill(
            status=422,
            json={
                "error": "illegal", "message": "You can’t do that now.", "details": [], "seq": None,
                "reason": {"key": "x", "text": "You need a wagon for the road.", "rule": "V3", "args": {}},
            },
        ),
    )  # fmt: skip
    page.locator(".choices [data-code]").first.click()
    expect(page.get_by_role("alert")).to_contain_text("You need a wagon")
    expect(page.get_by_role("alert").get_by_role("link")).to_have_attribute("href", "/rules/village#v3")
    page.unroute("**/moves")
    play_by_clicks(page, 0)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_board_that_fails_leaves_panels_to_play_with(page: Page, context: BrowserContext) -> None:
    table = new_table(context, "village", ["human", "random"], options={"start": "1"})
    found = wait_for_turn(context, table)
    del found["view"]["market"]["stalls"]
    page.route(f"**/api/tables/{table}", lambda route: route.fulfill(json=found))
    page.route_web_socket("**/live*", lambda socket: None)
    page.goto(f"/tables/{table}")
    expect(page.get_by_role("alert")).to_contain_text("could not be drawn")
    expect(page.locator(".panels")).to_contain_text("Chronicle")
    expect(page.locator(".choices [data-code]")).not_to_have_count(0)


# Of every choice in the list: what it takes, as signs. Text is what stands beside them.
PAID = """all => all.map(one => [Number(one.dataset.code), [...one.querySelectorAll('.amount')].map(amount => ({
    text: amount.textContent.trim(),
    drawn: amount.querySelectorAll('svg use, svg path, svg rect').length,
    name: amount.getAttribute('aria-label'),
}))])"""


def test_a_payment_is_shown_as_signs(page: Page, context: BrowserContext) -> None:
    """Ways to pay differ in cubes and coins: each is a number and a drawn sign that says its name, in the amounts of the rules."""
    table = new_table(context, "village", ["human", "human"], hot_seat=True)
    found = wait_for_turn(context, table)
    while found["view"]["pending"]["kind"] != "pay" or len(found["choices"]) < 2:
        assert not found["over"], "nobody ever had a choice of how to pay"
        found = play_on(context, table, 1, seed=found["seq"] + 3)
    open_table(page, table)
    shown = dict(page.locator(".choices [data-code]").evaluate_all(PAID))
    for choice in found["choices"]:
        costs = [-change["amount"] for change in choice["preview"]["changes"] if change["amount"] < 0]
        signs = shown[choice["code"]]
        paid = [sign for sign in signs if sign["text"].startswith("−")]
        assert sorted(sign["text"].removeprefix("−") for sign in paid) == sorted(map(str, costs))
        assert all(sign["drawn"] for sign in paid)
        assert all(re.fullmatch(r"−\d+ .*(cube|coin)s?", sign["name"]) for sign in paid), paid
    assert len({str(signs) for signs in shown.values()}) == len(shown)  # no two ways look alike
