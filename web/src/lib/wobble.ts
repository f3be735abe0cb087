// Hand-drawn outlines: a rectangle whose corners and edges are a little off, always in the same way.
function jitter(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
}

export function wobble(x: number, y: number, w: number, h: number, seed = 1, amount = 7): string {
  const next = jitter(Math.round(seed + x * 7 + y * 13));
  const off = (): number => next() * amount;
  const r = 16;
  const p = (px: number, py: number): string =>
    `${(px + off()).toFixed(1)} ${(py + off()).toFixed(1)}`;
  return [
    `M${p(x + r, y)}`,
    `Q${p(x + w / 2, y)} ${p(x + w - r, y)}`,
    `Q${p(x + w, y)} ${p(x + w, y + r)}`,
    `Q${p(x + w, y + h / 2)} ${p(x + w, y + h - r)}`,
    `Q${p(x + w, y + h)} ${p(x + w - r, y + h)}`,
    `Q${p(x + w / 2, y + h)} ${p(x + r, y + h)}`,
    `Q${p(x, y + h)} ${p(x, y + h - r)}`,
    `Q${p(x, y + h / 2)} ${p(x, y + r)}`,
    `Q${p(x, y)} ${p(x + r, y)}z`,
  ].join('');
}

/** About how wide a title of a place is, so that what stands beside it keeps clear in every language. */
export function titleWidth(title: string): number {
  return 20 + title.length * 12.8;
}

/** Points scattered over an area, for trees and tufts; always the same for a seed. */
export function scatter(
  count: number,
  w: number,
  h: number,
  seed: number,
): { x: number; y: number; s: number }[] {
  const next = jitter(seed);
  return Array.from({ length: count }, () => ({
    x: (next() + 0.5) * w,
    y: (next() + 0.5) * h,
    s: 0.75 + (next() + 0.5) * 0.6,
  }));
}
