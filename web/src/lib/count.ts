// Running numbers count to their new value instead of jumping there.
const TIME = 280;
const MOST = 6;

/** What is shown on the way from one number to the next: every number of a short way, a few of a long one. */
export function onTheWay(from: number, to: number): number[] {
  const steps = Math.min(Math.abs(to - from), MOST);
  return Array.from({ length: steps }, (_, i) =>
    Math.round(from + ((to - from) * (i + 1)) / steps),
  );
}

/** Shows them one after the other; returns what stops it. */
export function count(from: number, to: number, show: (value: number) => void): () => void {
  const way = matchMedia('(prefers-reduced-motion: reduce)').matches ? [to] : onTheWay(from, to);
  const pace = TIME / Math.max(1, way.length);
  const timers = way.map((value, i) => setTimeout(() => show(value), i * pace));
  return () => timers.forEach(clearTimeout);
}
