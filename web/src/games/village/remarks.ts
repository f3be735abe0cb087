// What a sentence tells beside the signs: what follows a cube, what a place is worth at the end, a price still to be paid.
import type { PreviewInfo, Words as Args } from '@/api/types';
import type { Amount } from '@/lib/amounts';
import type { GameWords } from '@/lib/words.svelte';
import * as data from './data';

/** What is printed as the price of something, where its words don't name it. */
function printedPrice(verb: string, args: Args): Amount[] {
  if (verb === 'buy')
    return (
      data.BUILDINGS.find((building) => building.goods.includes(String(args.good)))?.price ?? []
    );
  if (verb === 'serve') return data.CUSTOMERS.get(String(args.customer))?.wants ?? [];
  if (verb !== 'travel') return [];
  const [from = '', to = ''] = String(args.road).split('-');
  const path = data.PATHS.find(({ ends }) => ends.includes(from) && ends.includes(to));
  return path
    ? [{ what: 'wagon', count: path.wagon }, ...path.cubes, { what: 'hours', count: path.time }]
    : [];
}

/** Where there are several ways to pay, that is asked after the choice: until then it costs nothing, but has a price. */
function toPay(
  view: { seat: number | null },
  verb: string,
  args: Args,
  words: GameWords,
  preview?: PreviewInfo,
): string {
  const paid = preview?.changes.some(({ seat, amount }) => seat === view.seat && amount < 0);
  const price = printedPrice(verb, args);
  if (!preview || paid || !price.length) return '';
  const amounts = price.map(({ what, count }) =>
    words.text(`amount-${data.isCube(what) ? `influence-${what}` : what}`, { count }),
  );
  return words.text('village-to-pay', { price: amounts.join(', ') });
}

export function remarkOf(
  view: unknown,
  verb: string,
  args: Args,
  words: GameWords,
  _names: string[],
  preview?: PreviewInfo,
): string {
  const seated = (stage: number): string =>
    words.text('village-stage-worth', { stage, points: data.STAGES[stage - 1]?.points ?? 0 });
  switch (verb) {
    case 'take':
    case 'do':
      return words.text(`village-then-${args.space}`);
    case 'enter':
      return seated(1);
    case 'advance':
      return seated(Number(args.stage) + 1);
    case 'climb':
      return words.text('village-worth', { points: data.WINDOWS[Number(args.window)] ?? 0 });
    default:
      return toPay(view as { seat: number | null }, verb, args, words, preview);
  }
}
