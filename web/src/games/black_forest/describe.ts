// What tiles do in words, from their data, with the game's own texts: for hints and for those who hear the board.
import type { GameWords } from '@/lib/words.svelte';
import * as data from './data';

export const goodsWords = (words: GameWords, goods: data.Goods): string =>
  data
    .amounts(goods)
    .map(({ what, count }) => words.text(`amount-${what}`, { count }))
    .join(', ');

function entryWords(words: GameWords, entry: data.Entry): string {
  const goods = goodsWords(words, entry.goods ?? {});
  const per = words.text(`per-${entry.per}`);
  switch (entry.op) {
    case 'gain':
      return goods;
    case 'livestock':
      return goodsWords(words, { pig: entry.pig ?? 0, cattle: entry.cattle ?? 0 });
    case 'gain_per':
      return words.text('effect-gain_per', { goods, per, most: entry.max ?? 0 });
    case 'gain_steps': {
      const steps = entry.steps ?? [];
      return words.text('effect-gain_steps', {
        good: words.value('good', entry.good ?? ''),
        steps: steps.map(([, number]) => number).join('/'),
        counts: steps.map(([least]) => least).join('/'),
        per,
      });
    }
    default:
      return words.text(`effect-${entry.op}`, {
        count: entry.n ?? entry.own ?? 1,
        tile: words.value('tile', entry.tile ?? 'forest'),
        others: entry.others ?? 0,
      });
  }
}

export const entriesWords = (words: GameWords, entries: data.Entry[]): string =>
  entries.map((entry) => entryWords(words, entry)).join('; ');

export function exchangeWords(words: GameWords, exchange: data.Exchange): string {
  const result = entriesWords(words, exchange.entries);
  const price = goodsWords(words, exchange.pay);
  return price ? `${price} → ${result}` : result;
}

function hookWords(words: GameWords, hook: data.Hook, face: data.Face): string {
  return words.text(`hook-${hook.hook}`, {
    result: entriesWords(words, face.exchange.entries),
    trades: (hook.trades ?? []).map((trade) => words.value('trade', trade)).join(', '),
    wheel: hook.wheel ? words.value('wheel', hook.wheel) : '',
    animals: goodsWords(words, { pig: hook.pig ?? 0, cattle: hook.cattle ?? 0 }),
    tile: hook.tile ? words.value('tile', hook.tile) : '',
    count: hook.n ?? hook.choice ?? 0,
  });
}

/** What a building does. */
export function faceWords(words: GameWords, face: data.Face): string {
  if (face.metric) {
    const { points, divisor, per, max } = face.metric;
    return words.text('effect-points', {
      points,
      divisor,
      metric: words.text(`metric-${per}`),
      most: max,
    });
  }
  return face.hook ? hookWords(words, face.hook, face) : exchangeWords(words, face.exchange);
}

/** A building whole: its kind, its price, its points, what it does. */
export function buildingNote(words: GameWords, id: string): string {
  const face = data.FACES.get(id);
  if (!face) return '';
  const told = words.text('forest-building', {
    kind: words.text(`forest-kind-${face.kind}`),
    cost: goodsWords(words, face.cost),
    points: face.points,
    effect: faceWords(words, face),
  });
  const back = data.backOf(face);
  return back
    ? `${told} ${words.text('forest-other-side', { building: words.value('building', back.id), effect: faceWords(words, back) })}`
    : told;
}

export const jobNote = (words: GameWords, id: string): string => {
  const job = data.JOBS.get(id);
  return job ? exchangeWords(words, job.exchange) : '';
};

export const tradeNote = (words: GameWords, id: string): string =>
  (data.TRADES.get(id)?.options ?? [])
    .map((option) => exchangeWords(words, option))
    .join(` ${words.text('forest-or')} `);
