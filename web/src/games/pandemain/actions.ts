// How Pandemain is drawn and told: places, signs, costs and gains, and what a seat always sees of its own.
import type { EventInfo, Words as Args } from '@/api/types';
import { merge, type Amount } from '@/lib/amounts';
import type { Drawing, Effect, EffectPart } from '@/lib/board.svelte';
import type { GameWords } from '@/lib/words.svelte';
import { amountsOf, CASTLE, GRAINS, INGREDIENTS, pointsOf, recipeOf, signOf, TOKENS } from './data';
import { masterName, nameOf } from './names';
import { eventIcon, groupOf, iconOf, placesOf } from './places';
import { forksAfter, reckon } from './reckon';
import { turnOf } from './turn';
import type { PandemainView } from './view';

export function partOf({ what, count }: Amount, words: GameWords): EffectPart {
  return { icon: what.startsWith('bread-') ? 'loaf' : signOf(what), count, name: nameOf(what, words, count) };
}

function effectOf(view: unknown, verb: string, args: Args, words: GameWords): Effect {
  const pandemain = view as PandemainView;
  const { costs, gains } = reckon(pandemain, verb, args);
  return {
    costs: costs.map((one) => partOf(one, words)),
    gains: gains.map((one) => partOf(one, words)),
    remark: remarkOf(pandemain, verb, args, words),
    warning: '',
  };
}

/** What signs can't tell: quality, the granary's dawn, where a loan leads. */
function remarkOf(view: PandemainView, verb: string, args: Args, words: GameWords): string {
  if (verb === 'bake') return placesOf(verb, args)[0]?.endsWith('high') ? words.value('quality', 'high') : words.value('quality', 'low');
  if (verb === 'go' && args.place !== 'oven') return words.find(`pandemain-at-${args.place}`) ?? '';
  if ((verb === 'shop' || verb === 'route') && forksAfter(String(args.stall))) return words.text('pandemain-at-fork');
  if (verb === 'bless') return words.text('pandemain-at-bless', { low: pointsOf('low', Number(args.day)), high: pointsOf('high', Number(args.day)) });
  if (verb === 'loan') return words.text('pandemain-at-loan', { repay: CASTLE.repay, points: CASTLE.unpaid });
  if (verb === 'hire' || verb === 'upgrade' || verb === 'dismiss') {
    const master = view.masters?.find(({ number }) => number === Number(args.master));
    return master ? masterName(words, { ...master, upgraded: master.upgraded || verb === 'upgrade' }) : '';
  }
  if (verb === 'visit') return words.text('pandemain-at-village');
  if (verb === 'sell' && view.options.mode === 'expert') return words.text(args.quality === 'high' ? 'pandemain-reputation-up' : 'pandemain-reputation-down');
  return '';
}

/** What the events of a turn took from a seat and gave it, all together. */
function tallyOf(events: EventInfo[], seat: number, words: GameWords): { costs: EffectPart[]; gains: EffectPart[] } {
  const costs: Amount[] = [];
  const gains: Amount[] = [];
  for (const event of events) {
    if (event.seat !== seat) continue;
    const count = Number(event.args.count ?? 1);
    const arg = (name: string): string => String(event.args[name]);
    switch (event.kind) {
      case 'gained': gains.push({ what: arg('ingredient'), count }); break;
      case 'gave': costs.push({ what: arg('ingredient'), count }); break;
      case 'flour': gains.push({ what: `flour-${arg('grain')}`, count }); break;
      case 'flour-returned': costs.push({ what: `flour-${arg('grain')}`, count }); break;
      case 'token': gains.push({ what: arg('token'), count }); break;
      case 'token-given': costs.push({ what: arg('token'), count }); break;
      case 'used': costs.push({ what: `active-${arg('token')}`, count }); break;
      case 'pfennigs': gains.push({ what: 'pfennigs', count }); break;
      case 'paid': costs.push({ what: 'pfennigs', count }); break;
      case 'points': gains.push({ what: 'vp', count }); break;
      case 'penitence': gains.push({ what: 'penitence', count }); break;
      case 'points-lost': costs.push({ what: 'vp', count }); break;
      case 'gave-set': costs.push(...amountsOf(arg('set'))); break;
      case 'took-set': gains.push(...amountsOf(arg('set'))); break;
      case 'baked':
        costs.push({ what: `flour-${recipeOf(arg('bread'))?.main}`, count }, { what: `flour-${arg('grain')}`, count });
        gains.push({ what: `bread-${arg('bread')}`, count });
        break;
      case 'sold': case 'loaf-offered': costs.push({ what: `bread-${arg('bread')}`, count }); break;
    }
  }
  const net = merge([...costs.map(({ what, count }) => ({ what, count: -count })), ...gains]);
  const parts = (sign: 1 | -1): EffectPart[] => net.flatMap(({ what, count }) => (count * sign > 0 ? [partOf({ what, count: count * sign }, words)] : []));
  return { costs: parts(-1), gains: parts(1) };
}

function purseOf(view: unknown, seat: number, words: GameWords): EffectPart[] {
  const baker = (view as PandemainView).bakers[seat];
  if (!baker) return [];
  const held: Amount[] = [
    { what: 'worker', count: baker.workers },
    { what: 'pfennigs', count: baker.pfennigs },
    ...INGREDIENTS.map((what) => ({ what, count: baker.ingredients[what] ?? 0 })),
    ...GRAINS.map((grain) => ({ what: `flour-${grain}`, count: baker.flour[grain] ?? 0 })),
    ...TOKENS.map((token) => ({ what: `active-${token}`, count: baker.active[token] ?? 0 })),
    ...GRAINS.map((grain) => ({ what: `bread-${grain}`, count: baker.loaves.filter(({ bread }) => bread === grain).reduce((all, { count }) => all + count, 0) })).filter(({ count }) => count),
  ];
  return held.map((one) => partOf(one, words));
}

/** Who plays with Local Trade wants to hear the offers. */
const interruptsOf = (options: Args): string[] => (options.local_trade === true ? ['answer'] : []);

export const drawing: Drawing = { placesOf, groupOf, iconOf, eventIcon, effectOf, purseOf, turnOf, tallyOf, interruptsOf };
