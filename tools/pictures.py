"""`make pictures`: renews the pictures of the tables, the gallery and the social preview, from the games as they are drawn now.

Tables are dealt by name, so that the same version makes the same pictures.
"""

from __future__ import annotations

import base64
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import allmende
from tests.browser import chromium
from tests.browser.screen import settled
from tests.browser.support import Site, free_port, new_table, play_on

ROOT = Path(__file__).parent.parent
IMAGES = ROOT / "docs" / "images"
PREVIEW = ROOT / "web" / "public" / "preview.jpg"
MOVES = {"village": 30, "villagers": 22, "pandemain": 36, "black-forest": 60}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ENDED = "villagers"  # the game whose last page is shown
SETTLED = 1500  # milliseconds until faces are drawn and letters have found their place
QUALITY = 0.5

# Browsers can write WebP, a third of a JPEG's weight for drawings; Playwright can't.
PACK = """async ([shot, quality]) => {
    const bytes = Uint8Array.from(atob(shot), sign => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d').drawImage(bitmap, 0, 0);
    const packed = new Uint8Array(await (await canvas.convertToBlob({type: 'image/webp', quality})).arrayBuffer());
    let text = '';
    for (let i = 0; i < packed.length; i += 8192) text += String.fromCharCode(...packed.subarray(i, i + 8192));
    return btoa(text);
}"""
# Screens side by side: six, then two above one another beside four phones.
SHEET = """async (shots) => {
    const canvas = new OffscreenCanvas(1448, 1100), ink = canvas.getContext('2d');
    ink.fillStyle = '#2b2118';
    ink.fillRect(0, 0, canvas.width, canvas.height);
    ink.imageSmoothingQuality = 'high';
    for (const [i, shot] of shots.entries()) {
        const bytes = Uint8Array.from(atob(shot), sign => sign.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes]));
        const phone = i - 8;
        const place = phone >= 0 ? [488 + phone * 241, 548, 237, 513]
            : i < 6 ? [(i % 3) * 484, Math.floor(i / 3) * 274, 480, 270] : [0, 548 + (i - 6) * 274, 480, 270];
        const [x, y, w, h] = place, scale = Math.max(w / bitmap.width, h / bitmap.height);
        ink.drawImage(bitmap, 0, 0, w / scale, h / scale, x, y, w, h);
    }
    const bytes = new Uint8Array(await (await canvas.convertToBlob({type: 'image/png'})).arrayBuffer());
    let text = '';
    for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
    return btoa(text);
}"""
# The four covers and the name, in the place of the page.
COVERS = """() => {
    const covers = [...document.querySelectorAll('main .cover img')].map(one => one.src);
    document.body.innerHTML = `<div style="position:fixed;inset:0;display:grid;grid-template:1fr 1fr/1fr 1fr;gap:5px;background:#2b2118">
        ${covers.map(one => `<div style="background:url(${one}) center bottom/cover"></div>`).join('')}</div>
        <div style="position:fixed;left:50%;top:50%;transform:translate(-50%,-50%);padding:4px 54px 14px;text-align:center;
            background:#f6efdd;color:#2b2118;border:5px solid #2b2118;border-radius:18px;white-space:nowrap">
        <div style="font:400 78px/1.05 var(--display)">Allmende</div>
        <div style="font:500 25px/1.1 'Alegreya Sans'">Four village board games, in the browser</div></div>`;
}"""


def visit(browser: Browser, url: str, look: dict[str, Any]) -> BrowserContext:
    context = browser.new_context(base_url=url, locale="en-GB", reduced_motion="reduce", **look)
    context.add_init_script("localStorage.setItem('allmende.pace', 'instant')")
    return context


def keep(page: Page, shot: str, name: str) -> None:
    """A screenshot, packed, with the documentation's pictures."""
    packed = page.evaluate(PACK, [shot, QUALITY])
    (IMAGES / f"{name}.webp").write_bytes(base64.b64decode(packed))


def text(shot: bytes) -> str:
    return base64.b64encode(shot).decode()


def table(page: Page, game: str) -> str:
    """A table in the middle of its game."""
    made = new_table(page.context, game, ["human", "random", "random"])
    play_on(page.context, made, MOVES.get(game, 20), seed=len(game))
    page.goto(f"/tables/{made}")
    settled_or_closed(page)
    page.wait_for_timeout(SETTLED)
    return text(page.screenshot())


def settled_or_closed(page: Page) -> None:
    """On a phone the choices are in a sheet that may be closed."""
    if (page.viewport_size or {"width": 0})["width"] > PHONE["viewport"]["width"]:
        settled(page)
    else:
        page.wait_for_selector(".choices [data-code]", state="attached")


def screen(page: Page, address: str) -> str:
    page.goto(address)
    page.wait_for_timeout(SETTLED)
    return text(page.screenshot())


def screens(browser: Browser, url: str) -> tuple[Page, str]:
    """The twelve main screens on one sheet, and a page that can pack it."""
    page = visit(browser, url, LAPTOP).new_page()
    phone = visit(browser, url, PHONE).new_page()
    games = list(MOVES)
    shots = [screen(page, "/"), screen(page, "/new/village")]
    shots += [table(page, game) for game in games]
    ended = new_table(page.context, ENDED, ["human", "random"])
    play_on(page.context, ended, 1000)
    shots += [screen(page, f"/tables/{ended}"), screen(page, "/nowhere")]
    shots += [table(phone, game) for game in games]
    sheet: str = page.evaluate(SHEET, shots)
    return page, sheet


def tables(browser: Browser, site: Site) -> None:
    page = visit(browser, site.url, DESKTOP).new_page()
    for game in allmende.games():
        keep(page, table(page, game), f"{game}-table")


def gallery(browser: Browser, site: Site) -> None:
    """Everybody, every piece and every sign of each game."""
    size: Any = {"width": 1000, "height": 900}
    page = browser.new_page(base_url=site.url, viewport=size, device_scale_factor=0.8)
    page.goto("/gallery")
    page.wait_for_selector("main section")
    page.evaluate("document.querySelectorAll('img').forEach(picture => picture.loading = 'eager')")
    page.wait_for_timeout(2 * SETTLED)
    for game in allmende.games():
        section = page.locator(f"main section[aria-label='{allmende.game(game).title}']")
        keep(page, text(section.screenshot()), f"gallery-{game}")


def preview(browser: Browser, site: Site) -> None:
    """What a link to Allmende shows elsewhere: the four covers and the name."""
    page = browser.new_page(base_url=site.url, viewport={"width": 1200, "height": 630}, bypass_csp=True)
    page.goto("/gallery")
    page.wait_for_function("() => document.querySelectorAll('main .cover img').length === 4")
    page.wait_for_timeout(SETTLED)
    page.evaluate(COVERS)
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=PREVIEW, type="jpeg", quality=76)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder) / "tables.sqlite", free_port())
        site.deals.write_text("pictures", "utf-8")
        browser = chromium.launch(playwright)
        tables(browser, site)
        gallery(browser, site)
        preview(browser, site)
        page, sheet = screens(browser, site.url)
        keep(page, sheet, "screens-after")
        browser.close()
        site.stop()


if __name__ == "__main__":
    main()
