"""Two browsers at one table; a server that is killed; hot seat; guests and links."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import faultless_page, visitor
from tests.browser.screen import WHERE, one_decision, open_table, play_by_clicks, seq_of, settled
from tests.browser.support import Site, free_port, new_table, table_of, wait_for_turn

pytestmark = pytest.mark.browser


def test_two_browsers_play_live_through_an_invitation(page: Page, someone_else: Page) -> None:
    page.goto("/new/village")
    page.locator(".seat select").nth(1).select_option("human")
    page.get_by_label("Who starts?").select_option(label="Player 1")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link to seat 2").input_value()
    guest = someone_else
    guest.goto(link)
    guest.get_by_label("Your name").fill("Martina")
    guest.get_by_role("button", name="Take a seat").click()
    expect(guest.locator(".chip").nth(1)).to_contain_text("Martina (you)")
    expect(page.locator(".chip").nth(1)).to_contain_text("Martina")
    before = seq_of(guest)
    page.locator(".choices [data-code]").first.click()
    guest.wait_for_function("seq => Number(document.querySelector('.room').dataset.seq) > seq", arg=before)
    guest.get_by_label("Say something").fill("good luck at the mass")
    guest.get_by_role("button", name="Send").click()
    expect(page.locator(".chat li")).to_contain_text("good luck at the mass")
    page.get_by_label("Settings").click()
    page.get_by_role("button", name="Report a player").click()
    expect(page.get_by_label("About")).to_have_value("1")
    page.get_by_label("What happened?").fill("wishes me luck")
    page.get_by_role("button", name="Report", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="Reported.")).to_be_visible()


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Site]:
    """A server that a test may kill."""
    running = Site(tmp_path / "fragile.sqlite", free_port())
    yield running
    running.stop()


def test_a_killed_server_comes_back_and_nothing_is_lost(browser: Browser, fragile: Site) -> None:
    context = browser.new_context(base_url=fragile.url, locale="en-GB")
    page = context.new_page()
    table = new_table(context, "village", ["human", "random"])
    open_table(page, table)
    play_by_clicks(page, 1)
    before = table_of(context, table)
    fragile.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    page.locator(".choices [data-code]").first.click()
    expect(page.get_by_text("Your choice is saved")).to_be_visible()
    fragile.start()
    expect(page.get_by_text("Connection lost")).to_have_count(0, timeout=20_000)
    expect(page.get_by_text("Your choice is saved")).to_have_count(0, timeout=20_000)
    page.wait_for_function(
        "seq => Number(document.querySelector('.room').dataset.seq) > seq", arg=before["seq"]
    )
    settled(page)
    after = table_of(context, table)
    assert [line["seq"] for line in after["log"]] == list(range(after["seq"]))
    play_by_clicks(page, 2)
    context.close()


def test_two_tabs_of_one_person_show_the_same_game(page: Page, context: BrowserContext) -> None:
    table = new_table(context, "village", ["human", "human"], hot_seat=True)
    other, deaf = context.new_page(), context.new_page()
    deaf.route_web_socket("**/live?*", lambda _: None)  # a tab that nothing is pushed to
    for tab in (page, other, deaf):
        open_table(tab, table)
    with one_decision(other):
        page.locator(".choices [data-code]").first.click()
    assert seq_of(page) == seq_of(other) == 1
    assert seq_of(deaf) == 0
    deaf.locator(".choices [data-code]").nth(1).click()
    expect(deaf.locator(".notice.refusal")).to_be_visible()
    deaf.wait_for_function("() => document.querySelector('.room').dataset.seq === '1'")
    assert table_of(context, table)["seq"] == 1, "what was clicked on the old page was not played"


def test_a_double_click_is_one_decision(page: Page, context: BrowserContext) -> None:
    table = new_table(context, "village", ["human", "human"], hot_seat=True)
    open_table(page, table)
    with one_decision(page):
        page.locator(".choices [data-code]").first.dblclick()
    page.wait_for_timeout(300)
    assert table_of(context, table)["seq"] == 1
    spot = page.evaluate(WHERE, 0)
    page.mouse.dblclick(spot["x"], spot["y"])
    if spot["several"]:
        page.locator("[role=dialog] [data-code]").first.dblclick()
    page.wait_for_function("() => document.querySelector('.room').dataset.seq !== '1'")
    page.wait_for_timeout(300)
    assert table_of(context, table)["seq"] == 2


def test_a_server_that_goes_while_others_move(browser: Browser, fragile: Site) -> None:
    """The moves that are already here are still seen one by one; then everything is as the server has it."""
    with visitor(browser, fragile, pace="slow") as context, faultless_page(context) as page:
        bots = ["human", "random", "random", "random"]
        table = new_table(context, "village", bots, options={"start": "1"})
        open_table(page, table)
        while not page.locator(".skip-on").count():
            page.locator(".choices [data-code]").first.click()
            page.locator(".skip-on, .choices [data-code]:not(:disabled)").first.wait_for()
        shown = seq_of(page)
        fragile.kill()
        expect(page.get_by_text("Connection lost")).to_be_visible()
        page.wait_for_function("seq => Number(document.querySelector('.room').dataset.seq) > seq", arg=shown)
        fragile.start()
        expect(page.get_by_text("Connection lost")).to_have_count(0, timeout=20_000)
        wait_for_turn(context, table)
        settled(page)
        after = table_of(context, table)
        assert seq_of(page) == after["seq"]
        assert [line["seq"] for line in after["log"]] == list(range(after["seq"]))


def test_hot_seat_shows_each_player_his_own_side(page: Page, context: BrowserContext) -> None:
    table = new_table(context, "village", ["human", "human"], hot_seat=True, options={"start": "1"})
    open_table(page, table)
    seen = set()
    for turn in range(8):
        seen.add(table_of(context, table)["you"])
        play_by_clicks(page, turn)
    assert seen == {0, 1}


def test_a_dead_link_is_a_designed_message(page: Page) -> None:
    page.goto("/tables/nosuchtable")
    expect(page.get_by_role("alert")).to_contain_text("no such table")
    page.get_by_role("link", name="Back home").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Welcome")
    page.goto("/nowhere/at/all")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Page not found")


def test_home_plays_now_and_remembers_my_tables(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Name saved")).to_be_visible()
    page.locator("article", has_text="Village").first.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Play without it").click()  # the guide is offered the first time
    expect(page.locator(".chip").first).to_contain_text("Anna (you)")
    settled(page)
    page.goto("/")
    mine = page.locator("section[aria-labelledby=mine] li").first
    expect(mine).to_contain_text("Anna")
    expect(mine).to_contain_text("Your turn")


def test_an_impossible_table_says_why(page: Page) -> None:
    page.goto("/new/village")
    page.get_by_label("Who starts?").select_option(label="Player 4")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_contain_text("player 4 can't start a game of 2")
