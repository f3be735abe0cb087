"""What a ruler finds on a page: letters too small, texts over one another, hidden or cut off, lit places that can't be clicked.

`make look` measures every page and board so; a few of them are measured by the tests.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

DESKTOP_FLOOR = 12.0
PHONE_FLOOR = 11.0
#: So many of a page's texts may be smaller.
MOST_SMALL = 0.02

# Every text that is seen, with the size of its letters on the screen and its box; and what is wrong with it.
RULER = """floor => {
    const LAYERS = '.hint, .menu, dialog, [role=dialog]:not(.room), .drawer, .over, .lens';
    const seenBy = (node, box) => {
        let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
        let cut = false;
        for (let at = node; at && at !== document.documentElement; at = at.parentElement) {
            const style = getComputedStyle(at);
            if (style.visibility === 'hidden' || Number(style.opacity) === 0) return null;
            if (at instanceof HTMLElement && (style.overflowX !== 'visible' || style.overflowY !== 'visible')) {
                const frame = at.getBoundingClientRect();
                if (left >= frame.right - 1 || right <= frame.left + 1) return null;
                if (top >= frame.bottom - 1 || bottom <= frame.top + 1) return null;
                const hidden = style.overflowX === 'hidden' || style.overflowX === 'clip';
                if (hidden && (right > frame.right + 1.5 || left < frame.left - 1.5)) cut = true;
                [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
                [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
            }
            if (at instanceof SVGSVGElement && style.overflow !== 'visible') {
                const frame = at.getBoundingClientRect();
                if (right > frame.right + 1.5 || left < frame.left - 1.5) cut = true;
                if (bottom > frame.bottom + 3 || top < frame.top - 3) cut = true;
            }
        }
        if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return null;
        return {left, top, right, bottom, cut};
    };
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent.trim();
        const parent = node.parentElement;
        if (!text || !parent || parent.closest('script, style, title, desc, defs, symbol, option, .visually-hidden, .skip')) continue;
        if (parent.closest('.rising') || !parent.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter(box => box.width > 0.5 && box.height > 0.5);
        if (!boxes.length) continue;
        let size = parseFloat(getComputedStyle(parent).fontSize);
        const drawn = parent.closest('text');
        if (drawn) {
            const matrix = drawn.getScreenCTM();
            size *= Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
        } else {
            const box = parent.closest('svg, button, p, li, div');
            if (box instanceof HTMLElement && box.offsetWidth) size *= box.getBoundingClientRect().width / box.offsetWidth;
        }
        const layer = parent.closest(LAYERS);
        for (const box of boxes) {
            const seen = seenBy(parent, box);
            if (seen) found.push({
                text: text.slice(0, 60), size, seen, element: drawn ?? parent, layer, node,
                upright: !drawn || Math.abs(drawn.getScreenCTM().b) < 0.01,
            });
        }
    }
    const letters = new Map(found.map(one => [one.node, one]));
    const small = [...letters.values()].filter(one => one.size < floor - 0.05);
    const over = [];
    for (let i = 0; i < found.length; i++) for (let j = i + 1; j < found.length; j++) {
        const [a, b] = [found[i], found[j]];
        if (a.node === b.node || a.layer !== b.layer || !a.upright || !b.upright) continue;
        const across = Math.min(a.seen.right, b.seen.right) - Math.max(a.seen.left, b.seen.left);
        const down = Math.min(a.seen.bottom, b.seen.bottom) - Math.max(a.seen.top, b.seen.top);
        // A line's box is taller than its letters.
        if (across > 2.5 && down > 0.38 * Math.min(a.seen.bottom - a.seen.top, b.seen.bottom - b.seen.top))
            over.push(`${a.text} / ${b.text}`);
    }
    // What is drawn over a text, most of it opaque, in the same layer; for this moment everything that is painted can be met.
    const traps = document.createElement('style');
    traps.textContent = 'svg * { pointer-events: visiblePainted !important } :not(svg *) { pointer-events: auto !important }';
    document.head.append(traps);
    const alpha = colour => {
        const part = colour.match(/(?:^rgba.*,|\\/) *([\\d.]+)\\)$/);
        return colour === 'none' ? 0 : part ? Number(part[1]) : 1;
    };
    const dense = met => {
        let through = 1;
        for (let at = met; at; at = at.parentElement) through *= Number(getComputedStyle(at).opacity);
        const style = getComputedStyle(met);
        if (style.mixBlendMode !== 'normal' || met instanceof SVGSVGElement || met.closest('filter, defs')) return 0;
        if (met instanceof SVGUseElement || met instanceof SVGImageElement || met instanceof HTMLImageElement) return through;
        if (met instanceof SVGElement) return through * alpha(style.fill) * Number(style.fillOpacity);
        return through * Math.max(alpha(style.backgroundColor), style.backgroundImage === 'none' ? 0 : 1);
    };
    const moved = met => {
        for (let at = met; at; at = at.parentElement) if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
        return false;
    };
    const hidden = new Map();
    for (const {element, node, seen, layer, text} of found) for (const across of [0.12, 0.3, 0.5, 0.7, 0.88]) {
        const [x, y] = [seen.left + (seen.right - seen.left) * across, (seen.top + seen.bottom) / 2];
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || hidden.has(node)) continue;
        if (seen.bottom - seen.top < 4) continue; // all but scrolled away
        const stack = document.elementsFromPoint(x, y);
        const own = stack.findIndex(met => met === element || element.contains(met) || met.contains(element));
        for (const met of stack.slice(0, Math.max(0, own))) {
            if (element.closest('.fanned')?.contains(met)) continue; // cards that overlap
            if (met.closest('text, .rising') || met.closest(LAYERS) !== layer || dense(met) < 0.5 || moved(met)) continue;
            hidden.set(node, `${text} behind ${met.outerHTML.slice(0, 90)}`);
        }
    }
    traps.remove();
    const clipped = found.filter(one => one.seen.cut && !one.element.closest('[title], [data-cut-off]')).map(one => one.text);
    const dead = [];
    if (!document.querySelector('[role=dialog]')) for (const spot of document.querySelectorAll('.spot.lit')) {
        const halo = spot.querySelector(':scope > .button > *') ?? spot;
        const box = halo.getBoundingClientRect();
        if (!box.width) continue;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const visible = seenBy(spot, {left: x - 1, right: x + 1, top: y - 1, bottom: y + 1});
        if (!visible || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
        const met = document.elementFromPoint(x, y);
        const inner = met?.closest('.spot.lit');
        if (!spot.contains(met) && !inner) dead.push(`${spot.dataset.at}: ${met?.outerHTML.slice(0, 90)}`);
    }
    const wide = document.documentElement.scrollWidth - innerWidth;
    return {
        texts: letters.size,
        small: small.sort((a, b) => a.size - b.size).map(one => `${one.size.toFixed(1)} ${one.text}`),
        over: [...new Set(over)], hidden: [...hidden.values()], clipped: [...new Set(clipped)], dead, wide: Math.max(0, wide),
    };
}"""


@dataclass
class Measured:
    """What was found on one page."""

    texts: int
    small: list[str] = field(default_factory=list)
    over: list[str] = field(default_factory=list)
    hidden: list[str] = field(default_factory=list)
    clipped: list[str] = field(default_factory=list)
    dead: list[str] = field(default_factory=list)
    wide: int = 0
    #: What axe finds, where it was asked.
    faults: list[str] = field(default_factory=list)

    @property
    def share_small(self) -> float:
        return len(self.small) / self.texts if self.texts else 0.0

    def breaches(self) -> list[str]:
        found = []
        if self.share_small > MOST_SMALL:
            found.append(f"{self.share_small:.0%} of {self.texts} texts are too small: {self.small[:6]}")
        found += [f"one text over another: {pair}" for pair in self.over]
        found += [f"hidden: {text}" for text in self.hidden]
        found += [f"cut off: {text}" for text in self.clipped]
        found += [f"lit, but not to be clicked in its middle: {spot}" for spot in self.dead]
        found += self.faults
        if self.wide:
            found.append(f"the page is {self.wide} px too wide")
        return found


def measure(page: Page, floor: float = DESKTOP_FLOOR) -> Measured:
    found: dict[str, Any] = page.evaluate(RULER, floor)
    return Measured(**found)
