// Letters that can be read: what would be smaller than the floor grows to it where there is room, as on a map;
// where there is none it waits until one looks closer. What belongs together (`.signs`) grows or waits together.
import { whenDrawn } from '@/lib/drawn';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export type Anchor = 'start' | 'middle' | 'end';

export const FLOOR = { desk: 12, phone: 11 };
const LEADING = 0.17; // of the letters' size, above and below them
const INSET = 1; // so far it stays from the edge
const CLOSE = 1.5; // so near, in pixels, two things may come to one another
const UNSEEN = 0.01; // so little more or less of what has grown is not worth drawing everything anew
const REST = 250; // numbers that count would have everything measured at every frame

/** The box after growing by a factor, away from where it is anchored. */
export function grown(box: Box, factor: number, anchor: Anchor): Box {
  const [w, h] = [(box.right - box.left) * factor, (box.bottom - box.top) * factor];
  const middle = (box.top + box.bottom) / 2;
  const left = {
    start: box.left,
    middle: (box.left + box.right - w) / 2,
    end: box.right - w,
  }[anchor];
  return { left, right: left + w, top: middle - h / 2, bottom: middle + h / 2 };
}

/** How far two boxes reach into one another: the smaller of across and down; negative where they don't. */
export const reach = (a: Box, b: Box): number =>
  Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  );

export const within = (inner: Box, outer: Box, slack: number): boolean =>
  inner.left >= outer.left - slack &&
  inner.right <= outer.right + slack &&
  inner.top >= outer.top - slack &&
  inner.bottom <= outer.bottom + slack;

export interface Label {
  box: Box;
  /** Of its letters, in pixels. */
  size: number;
  anchor: Anchor;
  /** What it may not leave. */
  frame: Box;
}

export interface Grown {
  factor: number;
  anchor: Anchor;
  box: Box;
}

/**
 * For each label how it grows to the floor, null if it has to wait. Larger ones choose first.
 * `fixed`: what may not be covered more than it is already.
 */
export function place(labels: Label[], fixed: Box[], floor: number): (Grown | null)[] {
  const found: (Grown | null)[] = labels.map(() => null);
  const taken: Box[] = [];
  const turns = labels.map((_, i) => i).sort((a, b) => labels[b]!.size - labels[a]!.size);
  for (const i of turns) {
    const label = labels[i]!;
    const factor = Math.max(1, (floor * (1 + UNSEEN)) / label.size); // even if it is drawn a little smaller
    const anchors: Anchor[] = [label.anchor, 'middle', 'start', 'end'];
    const around = grown(label.box, factor * 1.6, 'middle');
    const near = fixed.filter((box) => reach(around, box) > 0);
    for (const anchor of anchors) {
      const box = grown(label.box, factor, anchor);
      const stays = within(box, label.frame, -INSET);
      const free =
        near.every((one) => reach(box, one) <= Math.max(CLOSE, reach(label.box, one) + 0.5)) &&
        taken.every((one) => reach(box, one) <= CLOSE);
      if (!stays || !free) continue;
      found[i] = { factor, anchor, box };
      taken.push(box);
      break;
    }
  }
  return found;
}

/** What has a transform of its own grows by its letters: the middle it turns around has to stay. */
const turned = (element: SVGGraphicsElement): boolean =>
  element.hasAttribute('transform') || element.style.transform !== '';

const ORIGIN: Record<Anchor, string> = { start: 'left', middle: 'center', end: 'right' };

/** A line's box is taller than its letters. */
const trimmed = ({ left, top, right, bottom }: Box, size: number): Box => ({
  left,
  right,
  top: top + size * LEADING,
  bottom: bottom - size * LEADING,
});

/** How a text or group has grown: taking that back to measure anew would lay everything out twice. */
interface Kept {
  factor: number;
  anchor: Anchor;
  waits: boolean;
}
const known = new WeakMap<Element, Kept>();

function keptOf(element: SVGGraphicsElement): Kept {
  let kept = known.get(element);
  if (!kept) {
    known.set(element, (kept = { factor: 1, anchor: 'middle', waits: false }));
    if (element.style.scale) element.style.removeProperty('scale'); // a copy of one that grew
  }
  return kept;
}

/** The size of the smallest letters on the screen before they grew. */
function sizeOf(element: SVGGraphicsElement, factor: number): number {
  const texts = element instanceof SVGTextElement ? [element] : element.querySelectorAll('text');
  const sizes = [...texts].map((text) => {
    const matrix = text.getScreenCTM();
    const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    return (parseFloat(getComputedStyle(text).fontSize) * scale) / factor;
  });
  return Math.min(...sizes);
}

/** Its box as it was before it grew. */
function original(element: SVGGraphicsElement, box: Box, kept: Kept): Box {
  if (kept.factor === 1) return box;
  if (!turned(element)) return grown(box, 1 / kept.factor, kept.anchor);
  // Larger letters grow away from the point where they are put.
  const matrix = element.getScreenCTM();
  if (!matrix) return box;
  const number = (name: string): number => Number(element.getAttribute(name) ?? 0);
  const { x, y } = new DOMPoint(number('x'), number('y')).matrixTransform(matrix);
  const back = (from: number, at: number): number => from + (at - from) / kept.factor;
  return {
    left: back(x, box.left),
    right: back(x, box.right),
    top: back(y, box.top),
    bottom: back(y, box.bottom),
  };
}

/** What a label may not leave: the card or place it belongs to, or the drawing. */
function frameOf(element: Element, box: Box, drawing: Box): Box {
  const frames = [
    element.closest('.framed')?.querySelector('.edge'),
    element.closest('.spot')?.querySelector(':scope > .button > *'),
  ];
  const around = frames
    .map((one) => one?.getBoundingClientRect())
    .filter((one) => one !== undefined && one.width > 0 && within(box, one, 3))
    .sort((a, b) => a!.width - b!.width);
  return around[0] ?? drawing;
}

function grow(element: SVGGraphicsElement, kept: Kept, how: Grown | null): void {
  const anchor = how?.anchor ?? kept.anchor;
  const factor = Math.round((how?.factor ?? 1) * 1000) / 1000;
  const waits = how === null;
  const alike = Math.abs(kept.factor - factor) < UNSEEN && (factor === 1 || kept.anchor === anchor);
  if (alike && kept.waits === waits) return;
  if (turned(element)) {
    const size = parseFloat(getComputedStyle(element).fontSize) / kept.factor;
    if (factor === 1) element.style.removeProperty('font-size');
    else element.style.fontSize = `${(size * factor).toFixed(1)}px`;
  } else if (factor === 1) element.style.removeProperty('scale');
  else {
    element.style.transformBox = 'fill-box';
    element.style.transformOrigin = `${ORIGIN[anchor]} center`;
    element.style.scale = `var(--grown, ${factor})`;
  }
  if (waits) {
    element.style.visibility = 'var(--fine, hidden)';
    element.dataset.fine = '';
  } else {
    element.style.removeProperty('visibility');
    delete element.dataset.fine;
  }
  Object.assign(kept, { factor, anchor, waits });
}

/** Brings every text of the drawings under an element to the floor, or lets it wait. Reads everything first, then writes. */
export function settle(root: HTMLElement, floor: number): void {
  const drawings = new Map<Element, Box>();
  const labels: (Label & { element: SVGGraphicsElement; kept: Kept })[] = [];
  const enough: [SVGGraphicsElement, Kept][] = [];
  const fixed: Box[] = [];
  for (const element of root.querySelectorAll<SVGGraphicsElement>('svg text, svg .signs')) {
    if (element.parentElement?.closest('.signs')) continue;
    const shown = element.getBoundingClientRect();
    if (!shown.width && !shown.height) continue;
    const svg = element.ownerSVGElement!;
    if (!drawings.has(svg)) drawings.set(svg, svg.getBoundingClientRect());
    const drawing = drawings.get(svg)!;
    const kept = keptOf(element);
    const size = sizeOf(element, kept.factor);
    const box = trimmed(original(element, shown, kept), Number.isFinite(size) ? size : 0);
    if (size >= floor) {
      fixed.push(box);
      enough.push([element, kept]);
    } else
      labels.push({
        element,
        kept,
        box,
        size,
        frame: frameOf(element, box, drawing),
        anchor: (element.dataset.anchor ?? getComputedStyle(element).textAnchor) as Anchor,
      });
  }
  for (const sign of root.querySelectorAll('svg use')) {
    if (!sign.closest('.signs')) fixed.push(sign.getBoundingClientRect());
  }
  const found = place(labels, fixed, floor);
  for (const [element, kept] of enough) grow(element, kept, AS_IT_IS);
  labels.forEach(({ element, kept }, i) => grow(element, kept, found[i]!));
}

const AS_IT_IS: Grown = {
  factor: 1,
  anchor: 'middle',
  box: { left: 0, top: 0, right: 0, bottom: 0 },
};

/** Keeps the drawings under an element legible, whatever becomes of them. Says how to stop. */
export function keepLegible(root: HTMLElement, floor: () => number): () => void {
  let last = -REST;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancel: (() => void) | undefined;
  function now(): void {
    clearTimeout(timer);
    cancel?.();
    timer = undefined;
    settle(root, floor());
    last = performance.now();
    changes.takeRecords();
  }
  // What has changed is drawn first: whoever clicked sees it earlier, and nothing has to be laid out twice.
  function soon(): void {
    const waited = performance.now() - last;
    timer ??= setTimeout(() => (cancel = whenDrawn(now)), Math.max(0, REST - waited));
  }
  const changes = new MutationObserver(soon);
  const watched = ['x', 'y', 'width', 'viewBox', 'font-size'];
  changes.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: watched,
  });
  const sizes = new ResizeObserver(now);
  sizes.observe(root);
  for (const svg of root.querySelectorAll('svg:not(.icon)')) sizes.observe(svg); // an icon that goes changes nothing else
  void document.fonts?.ready.then(soon);
  return () => {
    clearTimeout(timer);
    cancel?.();
    changes.disconnect();
    sizes.disconnect();
  };
}
