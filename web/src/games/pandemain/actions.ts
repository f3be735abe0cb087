// How Pandemain is drawn and told: places, signs, and what is to be said of a choice beside what it costs and brings.
import type { Words as Args } from '@/api/types';
import type { Drawing } from '@/lib/board.svelte';
import type { GameWords } from '@/lib/words.svelte';
import { CASTLE, pointsOf } from './data';
import { purse, purseIfAny, quiet, score, signs } from './holdings';
import { masterName } from './names';
import { eventIcon, groupOf, iconOf, placesOf } from './places';
import { rules } from './rules';
import { turnOf } from './turn';
import type { PandemainView } from './view';

/** What signs can't tell: quality, the granary's dawn, where a loan leads, what is printed on a master baker. */
export function remarkOf(shown: unknown, verb: string, args: Args, words: GameWords): string {
  const view = shown as PandemainView;
  switch (verb) {
    case 'bake':
      return words.value('quality', placesOf(verb, args)[0]?.endsWith('high') ? 'high' : 'low');
    case 'go':
      return words.find(`pandemain-at-${args.place}`) ?? '';
    case 'bless': {
      const [low, high] = ['low', 'high'].map((quality) => pointsOf(quality, Number(args.day)));
      return words.text('pandemain-at-bless', { low: low ?? 0, high: high ?? 0 });
    }
    case 'loan':
      return words.text('pandemain-at-loan', { repay: CASTLE.repay, points: CASTLE.unpaid });
    case 'visit':
      return words.text('pandemain-at-village');
    case 'hire':
    case 'upgrade':
    case 'dismiss': {
      const master = view.masters?.find(({ number }) => number === Number(args.master));
      return master
        ? masterName(words, { ...master, upgraded: master.upgraded || verb === 'upgrade' })
        : '';
    }
    default:
      return '';
  }
}

/** Who plays with Local Trade wants to hear the offers. */
const interruptsOf = (options: Args): string[] => (options.local_trade === true ? ['answer'] : []);

export const drawing: Drawing = {
  rules,
  bells: ['dusk', 'dawn', 'last-dawn'],
  money: 'pfennigs',
  placesOf,
  groupOf,
  iconOf,
  eventIcon,
  signs,
  quiet,
  purse,
  score,
  purseIfAny,
  remarkOf,
  turnOf,
  interruptsOf,
};
