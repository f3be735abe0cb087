// What a choice costs and brings, in signs: read from the server's preview, never worked out here.
import type { ChangeInfo, PreviewInfo } from '@/api/messages';

/** How something that changes hands is drawn; without a sign it stands there in words. */
export interface Sign {
  icon: string;
  cube?: string;
}
export interface EffectPart {
  what: string;
  icon: string;
  cube?: string;
  count: number;
  name: string;
}
/** What happens to somebody else. */
export interface Theirs {
  seat: number;
  costs: EffectPart[];
  gains: EffectPart[];
}

/** What something costs and brings, what it does to others, what to beware of, and whether chance has the last word. */
export interface Effect {
  costs: EffectPart[];
  gains: EffectPart[];
  others: Theirs[];
  remark: string;
  warnings: string[];
  uncertain: boolean;
}

/** By what changes hands. */
export type Signs = Record<string, Sign>;

/** How a game writes what changes hands. */
export interface Notation {
  signs: Signs;
  /** What a choice's own words say already, so that it isn't said twice; 'members-' is all that begins so, '+hours' only more of them. */
  quiet: string[];
  /** So much of something in words: '2 pigs'. */
  amount: (what: string, count: number) => string;
}

export const isQuiet = (what: string, amount: number, quiet: string[]): boolean =>
  quiet.some((one) =>
    one.endsWith('-') ? what.startsWith(one) : what === one || (amount > 0 && `+${what}` === one),
  );

export function partOf(what: string, count: number, { signs, amount }: Notation): EffectPart {
  return { what, icon: '', ...signs[what], count, name: amount(what, count) };
}

/** A seat's side of some changes, equal things together: what it gives away and what it gets. */
export function sides(
  changes: ChangeInfo[],
  seat: number,
  notation: Notation,
): { costs: EffectPart[]; gains: EffectPart[] } {
  const totals = new Map<string, number>();
  for (const { what, amount, seat: whose } of changes) {
    if (whose === seat && !isQuiet(what, amount, notation.quiet))
      totals.set(what, (totals.get(what) ?? 0) + amount);
  }
  const parts = (sign: 1 | -1): EffectPart[] =>
    [...totals].flatMap(([what, sum]) =>
      sum * sign > 0 ? [partOf(what, sum * sign, notation)] : [],
    );
  return { costs: parts(-1), gains: parts(1) };
}

/** What a choice does, as the seat that decides sees it. */
export function effectOf(
  preview: PreviewInfo,
  mover: number,
  notation: Notation,
  remark = '',
): Effect {
  const seats = [...new Set(preview.changes.map((change) => change.seat))]
    .filter((seat) => seat !== mover)
    .sort((a, b) => a - b);
  const others = seats.map((seat) => ({ seat, ...sides(preview.changes, seat, notation) }));
  return {
    ...sides(preview.changes, mover, notation),
    others: others.filter(({ costs, gains }) => costs.length || gains.length),
    remark,
    warnings: preview.warnings,
    uncertain: preview.uncertain,
  };
}

export const NO_EFFECT: Effect = {
  costs: [],
  gains: [],
  others: [],
  remark: '',
  warnings: [],
  uncertain: false,
};

/** How much of something a choice takes from the seat that decides. */
export function costIn(preview: PreviewInfo | undefined, mover: number, what: string): number {
  const own =
    preview?.changes.filter((change) => change.seat === mover && change.what === what) ?? [];
  return Math.max(0, -own.reduce((sum, { amount }) => sum + amount, 0));
}
