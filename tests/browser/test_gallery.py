"""Everything that is drawn can be told apart at 64 pixels, without its name."""

from __future__ import annotations

import base64
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.sizes import SIZE

pytestmark = pytest.mark.browser

# Compares the pictures of each list with one another, as they are on the screen: by how much their colours differ where at least one
# of them is drawn on, at half the size, so that a line beside a line still counts as the same.
COMPARE = """async (shot) => {
    const bytes = Uint8Array.from(atob(shot), sign => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
    const canvas = new OffscreenCanvas(32, 36), ink = canvas.getContext('2d', {willReadFrequently: true});
    const paper = getComputedStyle(document.body).backgroundColor;
    const pixels = (picture) => {
        const box = picture.getBoundingClientRect();
        ink.fillStyle = paper;
        ink.fillRect(0, 0, 32, 36);
        ink.drawImage(bitmap, box.left + scrollX, box.top + scrollY, box.width, box.height, 0, 0, box.width / 2, box.height / 2);
        return ink.getImageData(0, 0, 32, 36).data;
    };
    ink.fillStyle = paper;
    ink.fillRect(0, 0, 32, 36);
    const blank = ink.getImageData(0, 0, 32, 36).data;
    const off = (a, b, i) => Math.abs(a[i] - b[i]) + Math.abs(a[i + 1] - b[i + 1]) + Math.abs(a[i + 2] - b[i + 2]);
    const apart = (a, b) => {
        let sum = 0, drawn = 0;
        for (let i = 0; i < a.length; i += 4)
            if (off(a, blank, i) > 40 || off(b, blank, i) > 40) { drawn++; sum += off(a, b, i); }
        return drawn ? sum / drawn / 765 : 0;
    };
    const found = [];
    for (const list of document.querySelectorAll('ul.drawn')) {
        const all = [...list.children].map(item => [item.textContent.trim(), pixels(item.querySelector('img, svg'))]);
        all.forEach(([name, one], i) => all.slice(0, i).forEach(([other, two]) =>
            found.push([list.getAttribute('aria-label'), other, name, Math.round(apart(one, two) * 1000)])));
    }
    return found.sort((a, b) => a[3] - b[3]);
}"""


def pairs(page: Page) -> list[Any]:
    """Every two pictures of a list, those most alike first: the list, both names, and how far they are apart in thousandths."""
    page.goto("/gallery")
    page.wait_for_selector("ul.drawn")
    page.get_by_role("button", name="64 px").click()
    page.evaluate("document.querySelectorAll('img').forEach(picture => picture.loading = 'eager')")
    page.wait_for_function(
        "() => [...document.images].every(picture => picture.complete && picture.naturalWidth)"
    )
    shot = base64.b64encode(page.screenshot(full_page=True)).decode()
    found: list[Any] = page.evaluate(COMPARE, shot)
    return found


# The closest pairs that are meant to be so are at 90: a loaf with and without its star, a figure in two seats' colours. Below 80 were
# two cooks in the same scarf, a field and a stable, and brother and sister of a generation.
LEAST = 86


@pytest.mark.skipif(SIZE != "large", reason="three hundred pictures are drawn and compared: make nightly")
def test_everything_can_be_told_apart_at_64_pixels(still_page: Page) -> None:
    found = pairs(still_page)
    groups = {group for group, *_ in found}
    assert {"Village", "Villagers", "Pandemain", "Black Forest", "Family members", "Buildings"} <= groups
    assert len(found) > 6000, "some pictures are missing"
    assert [one for one in found if one[3] < LEAST] == []
