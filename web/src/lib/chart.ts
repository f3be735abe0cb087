// The lines of a chart of scores.
export interface Frame { width: number; height: number; left: number; right: number; top: number; bottom: number }

/** Round steps for an axis: 1, 2, 5, 10, 20 … */
export function ticks(most: number, wished = 5): number[] {
  const rough = Math.max(most, 1) / wished;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 10 * power;
  const whole = Math.max(1, step);
  return Array.from({ length: Math.floor(most / whole) + 1 }, (_, i) => i * whole);
}

/** One path a seat. `scores[i][seat]` is the score after `seqs[i]`. */
export function lines(seqs: number[], scores: number[][], frame: Frame): string[] {
  const last = Math.max(1, seqs.at(-1) ?? 1);
  const most = Math.max(1, ...scores.flat());
  const x = (seq: number): number => frame.left + (seq / last) * (frame.width - frame.left - frame.right);
  const y = (score: number): number => frame.height - frame.bottom - (Math.max(0, score) / most) * (frame.height - frame.top - frame.bottom);
  return (scores[0] ?? []).map((_, seat) =>
    scores.map((row, i) => `${i ? 'L' : 'M'}${x(seqs[i] ?? 0).toFixed(1)} ${y(row[seat] ?? 0).toFixed(1)}`).join(''),
  );
}
