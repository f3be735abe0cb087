"""Clocks, ways out of a game, taking turns back, and a server that goes away: as people meet them on the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.screen import open_table, settled
from tests.browser.support import new_table, table_of, wait_for_turn

pytestmark = pytest.mark.browser


def test_a_table_with_a_clock_is_opened_and_given_up(page: Page, context: BrowserContext) -> None:
    page.goto("/new/village")
    page.get_by_label("Time to think").select_option("live")
    page.get_by_label("Time for the whole game").select_option(label="10 minutes")
    page.get_by_label("When time runs out").select_option(label="the player resigns")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".room").wait_for()
    table = page.url.rpartition("/")[2]
    clock = table_of(context, table)["clock"]
    assert (clock["kind"], clock["bank"], clock["at_zero"]) == ("live", 600, "resign")
    settled(page)
    expect(page.locator("[data-time='0']")).to_contain_text("9:")  # it counts down
    page.get_by_label("Settings").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Back", exact=True).click()  # not by a slip of the hand
    assert not table_of(context, table)["over"]
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.locator(".result .ended")).to_contain_text("resigned.")
    expect(page.locator(".result h2").first).to_contain_text("wins")
    page.goto("/games")
    page.get_by_label("Show").select_option("lost")
    row = page.locator(f"a[href='/tables/{table}']")
    expect(row).to_contain_text("resigned.")
    page.get_by_label("Show").select_option("won")
    expect(row).to_have_count(0)


def test_a_turn_is_taken_back_after_the_bot_replied(page: Page, context: BrowserContext) -> None:
    table = new_table(context, "village", ["human", "random"], options={"start": "1"})
    open_table(page, table)
    while not any(entry["bot"] for entry in wait_for_turn(context, table)["log"]):
        page.locator(".choices [data-code]").first.click()
        page.wait_for_function("() => !document.querySelector('.room [aria-busy=true]')")
        settled(page)
    page.wait_for_function(
        "seq => Number(document.querySelector('.room').dataset.seq) === seq",
        arg=table_of(context, table)["seq"],
    )
    page.get_by_role("button", name="Undo turn").click()
    expect(page.locator("section", has_text="took a turn back").first).to_be_visible()
    state = table_of(context, table)
    assert [entry["kind"] for entry in state["log"] if not entry["undone"]] == ["undo"]


def test_people_stop_by_consent(page: Page, context: BrowserContext, someone_else: Page) -> None:
    table = new_table(context, "village", ["human", "open"], options={"start": "1"})
    assert someone_else.context.request.post(f"/api/tables/{table}/join", data={"name": "Ben"}).ok
    open_table(page, table)
    someone_else.goto(f"/tables/{table}")
    someone_else.locator(".room").wait_for()
    page.get_by_label("Settings").click()
    page.get_by_role("button", name="Suggest stopping").click()
    expect(page.get_by_text("Waiting for the others.")).to_be_visible()
    expect(someone_else.get_by_text("would like to stop the game")).to_be_visible()
    someone_else.get_by_role("button", name="Agree").click()
    for one in (page, someone_else):
        expect(one.locator(".result .ended")).to_contain_text("All agreed to stop the game.")
        expect(one.locator(".result h2").first).to_have_text("No winner")


def test_who_watches_is_named(page: Page, context: BrowserContext, someone_else: Page) -> None:
    table = new_table(context, "village", ["human", "random"], options={"start": "1"})
    open_table(page, table)
    assert someone_else.context.request.post("/api/me", data={"name": "Wanda"}).ok
    someone_else.goto(f"/tables/{table}")
    expect(page.locator(".spectators")).to_have_attribute("title", "Wanda")
    someone_else.goto("/about")
    expect(page.locator(".spectators")).to_have_count(0)


def test_while_the_server_is_away_a_choice_is_kept_and_made_once(page: Page, context: BrowserContext) -> None:
    """First it does not hear, then its answer is lost; the choice is made all the same, and once."""
    table = new_table(context, "village", ["human", "human"], hot_seat=True, options={"start": "1"})
    open_table(page, table)
    tries = []

    def weather(route: Route) -> None:
        tries.append(route.request.post_data_json)
        if len(tries) == 2:
            route.fetch()
        if len(tries) < 3:
            route.abort()
        else:
            route.continue_()

    page.route("**/moves", weather)
    page.locator(".choices [data-code]").first.click()
    expect(page.get_by_text("Your choice is saved")).to_be_visible()
    expect(page.get_by_text("Your choice is saved")).to_have_count(0)
    assert len(tries) == 3
    assert tries[0] == tries[1] == tries[2]
    assert table_of(context, table)["seq"] == 1
    expect(page.locator(".room")).to_have_attribute("data-seq", "1")


def test_a_page_from_before_an_upgrade_says_so(page: Page, context: BrowserContext) -> None:
    table = new_table(context, "village", ["human", "human"], hot_seat=True, options={"start": "1"})
    open_table(page, table)

    def upgraded(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "build": "2.0-new"})

    page.route("**/moves", upgraded)
    page.locator(".choices [data-code]").first.click()
    expect(page.get_by_text("The server was updated.")).to_be_visible()
    page.get_by_role("button", name="Reload").click()
    settled(page)
    expect(page.get_by_text("The server was updated.")).to_have_count(0)


def test_play_now_offers_the_guide_once_and_is_gentle(page: Page, context: BrowserContext) -> None:
    card = page.locator("[data-game='pandemain']")
    page.goto("/")
    card.get_by_role("button", name="Play now").click()
    expect(card.get_by_text("First time at Pandemain?")).to_be_visible()
    card.get_by_role("button", name="Play without it").click()
    page.locator(".room").wait_for()
    made = table_of(context, page.url.rpartition("/")[2])
    assert made["options"]["mode"] == "basic"
    assert [seat["bot"] for seat in made["seats"][1:]] == ["apprentice", "apprentice"]
    assert [seat["level"] for seat in made["seats"][1:]] == ["apprentice", "apprentice"]
    page.goto("/")
    card.get_by_role("button", name="Play now").click()
    page.locator(".room").wait_for()  # the second time it is not asked


def test_an_invitation_that_leads_nowhere_says_so(page: Page, context: BrowserContext) -> None:
    table = new_table(context, "village", ["human", "human"])
    page.goto(f"/tables/{table}")
    expect(page.get_by_text("This link works on this computer only.")).to_be_visible()
