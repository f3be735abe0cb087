"""Guests and accounts, passkeys, stand-ins, orders given beforehand."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.screen import open_table
from tests.browser.support import Site, new_table, table_of

pytestmark = pytest.mark.browser


def test_an_account_brings_the_tables_to_another_browser(
    page: Page, context: BrowserContext, someone_else: Page
) -> None:
    table = new_table(context, "village", ["human", "random"])
    page.goto("/account")
    page.get_by_label("Login name").fill("philipp")
    page.get_by_label("Password").fill("four generations")
    page.get_by_role("button", name="Sign up", exact=True).click()
    expect(page.get_by_role("heading", name="You are philipp")).to_be_visible()
    other = someone_else
    other.goto("/account")
    other.get_by_label("Login name").fill("philipp")
    other.get_by_label("Password").fill("wrong password")
    other.get_by_role("button", name="Log in", exact=True).click()
    expect(other.get_by_role("alert")).to_contain_text("wrong")
    other.get_by_label("Password").fill("four generations")
    other.get_by_role("button", name="Log in", exact=True).click()
    expect(other.get_by_role("heading", name="You are philipp")).to_be_visible()
    expect(other.get_by_role("button", name="Log out there")).to_have_count(1)
    other.goto("/")
    expect(other.locator(f"a[href='/tables/{table}']")).to_be_visible()


def test_a_passkey_opens_the_account(browser: Browser, site: Site) -> None:
    """With Chromium's virtual authenticator; passkeys want `localhost`."""
    context = browser.new_context(base_url=site.url.replace("127.0.0.1", "localhost"), locale="en-GB")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
                "isUserVerified": True, "automaticPresenceSimulation": True,
            }
        },
    )  # fmt: skip
    page.goto("/account")
    page.get_by_label("Login name").fill("martina")
    page.get_by_role("button", name="Sign up with a passkey").click()
    expect(page.get_by_role("heading", name="You are martina")).to_be_visible()
    page.get_by_role("button", name="Log out").click()
    page.get_by_role("button", name="Log in with a passkey").click()
    expect(page.get_by_role("heading", name="You are martina")).to_be_visible()
    context.close()


def test_a_bot_plays_for_me_and_gives_the_seat_back(page: Page, context: BrowserContext) -> None:
    table = new_table(context, "village", ["human", "human"], options={"start": "1"})
    open_table(page, table)
    page.get_by_label("Settings").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.wait_for_function("() => Number(document.querySelector('.room').dataset.seq) > 0")
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_role("button", name="Let a bot play for me")).to_be_visible()
    assert table_of(context, table)["seats"][0]["stand_in"] is None


def test_a_decision_can_be_made_once_for_all(page: Page, context: BrowserContext) -> None:
    table = new_table(context, "villagers", ["human", "random"], options={"start": "1"})
    games = {game["name"]: game for game in context.request.get("/api/games").json()}
    open_table(page, table)
    page.get_by_label("Settings").click()
    page.get_by_label("Whenever this comes up").select_option(index=1)
    page.get_by_role("button", name="Remember this").click()
    expect(page.get_by_text("Automatic: pick villager")).to_be_visible()
    expect(page.locator(".menu [type=checkbox]")).to_have_count(len(games["villagers"]["interrupts"]))
    page.get_by_role("button", name="Ask me again").click()
    expect(page.get_by_text("Automatic:")).to_have_count(0)
    assert table_of(context, table)["orders"] == []
