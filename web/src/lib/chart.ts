// The lines of a chart of scores.
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}
/** Drawn for its width, so that lettering is as large on a phone as elsewhere. Too narrow, and names have no room at its side. */
export const NARROW = 560;

export function frameFor(measured: number, height: number, left: number, right: number): Frame {
  const width = Math.max(240, measured);
  return {
    width,
    height: width < NARROW ? Math.round(height * 0.75) : height,
    left,
    right,
    top: 16,
    bottom: 34,
  };
}

/** The scores that a chart has room for; 0 is always among them. */
export interface Span {
  low: number;
  high: number;
}

export function spanOf(scores: number[][]): Span {
  return { low: Math.min(0, ...scores.flat()), high: Math.max(1, ...scores.flat()) };
}

export function heightOf(score: number, { low, high }: Span, frame: Frame): number {
  return (
    frame.height -
    frame.bottom -
    ((score - low) / (high - low)) * (frame.height - frame.top - frame.bottom)
  );
}

/** Round steps for an axis: 1, 2, 5, 10, 20 … */
export function ticks({ low, high }: Span, wished = 5): number[] {
  const rough = (high - low) / wished;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 10 * power;
  const whole = Math.max(1, step);
  const below = Math.floor(-low / whole);
  return Array.from(
    { length: Math.floor(high / whole) + below + 1 },
    (_, i) => (i - below) * whole,
  );
}

/** One path a seat. `scores[i][seat]` is the score after `seqs[i]`. */
export function lines(seqs: number[], scores: number[][], frame: Frame): string[] {
  const last = Math.max(1, seqs.at(-1) ?? 1);
  const span = spanOf(scores);
  const x = (seq: number): number =>
    frame.left + (seq / last) * (frame.width - frame.left - frame.right);
  return (scores[0] ?? []).map((_, seat) =>
    scores
      .map(
        (row, i) =>
          `${i ? 'L' : 'M'}${x(seqs[i] ?? 0).toFixed(1)} ${heightOf(row[seat] ?? 0, span, frame).toFixed(1)}`,
      )
      .join(''),
  );
}

/** Heights of labels, moved apart where they would meet, and up where they would leave the chart. */
export function apart(heights: number[], gap: number, lowest: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const moved = [...heights];
  order.forEach((one, i) => {
    if (i) moved[one] = Math.max(moved[one]!, moved[order[i - 1]!]! + gap);
  });
  order.reverse().forEach((one, i) => {
    moved[one] = Math.min(moved[one]!, i ? moved[order[i - 1]!]! - gap : lowest);
  });
  return moved;
}
