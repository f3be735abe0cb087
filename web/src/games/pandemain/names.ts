// Names of players and cards in words, for those who hear the board.
import type { Amount } from '@/lib/amounts';
import type { Board } from '@/lib/board.svelte';
import type { GameWords } from '@/lib/words.svelte';
import { INGREDIENTS, MASTERS } from './data';
import type { MasterBaker, PandemainView } from './view';

export function playerName(board: Board, view: PandemainView, player: number): string {
  return player < view.seats ? board.nameOf(player) : board.words.value('automaton', view.players[player] ?? '');
}

/** The name of whatever is counted: an ingredient, flour, a token, bread, points. */
export function nameOf(what: string, words: GameWords, count = 1): string {
  if (INGREDIENTS.includes(what)) return words.value('ingredient', what);
  if (/^(flour|active|used)-/.test(what)) return words.value('ware', what);
  if (what.startsWith('bread-')) return words.text(what);
  return words.text(`pandemain-${what}`, { count });
}

/** A master baker in words: what he bakes and adds, what he costs. */
export function masterName(words: GameWords, master: MasterBaker): string {
  const printed = MASTERS.get(master.number);
  const side = printed?.sides[master.upgraded ? 1 : 0];
  if (!printed || !side) return '';
  const breads = side.bake.map((bread) => words.value('bread', bread)).join(', ');
  const told = (gains: Amount[]): string => gains.map(({ what, count }) => `${count} ${nameOf(what, words, count)}`).join(', ');
  const extra = [
    ...(side.market.length ? [words.text('pandemain-master-market', { gains: told(side.market) })] : []),
    ...(side.sale ? [words.text('pandemain-master-sale', { bread: words.value('bread', side.sale.bread), gains: told(side.sale.gains) })] : []),
    ...(side.lessMilk ? [words.text('pandemain-master-milk', { count: side.lessMilk })] : []),
  ].join(', ');
  return words.text(master.upgraded ? 'pandemain-master-upgraded' : 'pandemain-master', { breads, extra, price: printed.hire, wage: side.wage });
}
