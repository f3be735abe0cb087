// Things and cards in words, for those who hear the board.
import type { Amount } from '@/lib/amounts';
import type { GameWords } from '@/lib/words.svelte';
import { MASTERS, type Side } from './data';
import type { MasterBaker } from './view';

/** Things and how many, in words: '2 salt, 1 rye flour'. */
export const amountsWords = (items: Amount[], words: GameWords): string =>
  items.map(({ what, count }) => words.text(`amount-${what}`, { count })).join(', ');

const saleWords = ({ bread, gains }: NonNullable<Side['sale']>, words: GameWords): string =>
  words.text('pandemain-master-sale', {
    bread: words.value('bread', bread),
    gains: amountsWords(gains, words),
  });

/** A master baker in words: what they bake and add, what they cost. */
export function masterName(words: GameWords, master: MasterBaker): string {
  const printed = MASTERS.get(master.number);
  const side = printed?.sides[master.upgraded ? 1 : 0];
  if (!printed || !side) return '';
  const breads = side.bake.map((bread) => words.value('bread', bread)).join(', ');
  const extra = [
    ...(side.market.length
      ? [words.text('pandemain-master-market', { gains: amountsWords(side.market, words) })]
      : []),
    ...(side.sale ? [saleWords(side.sale, words)] : []),
    ...(side.lessMilk ? [words.text('pandemain-master-milk', { count: side.lessMilk })] : []),
  ].join(', ');
  return words.text(master.upgraded ? 'pandemain-master-upgraded' : 'pandemain-master', {
    breads,
    extra,
    price: printed.hire,
    wage: side.wage,
  });
}
