// What tiles say in signs: icons and a few characters, put together from the same data as the rules.
import type { EffectPart } from '@/lib/effects';
import * as data from './data';

export type Sign = { icon: string } | { text: string };

const icon = (name: string): Sign => ({ icon: name });
const text = (said: string | number): Sign => ({ text: String(said) });

export const ICONS: Record<string, string> = {
  progress: 'glass-hut',
  estate: 'small-estate',
  forest_pig: 'pig',
  field_or_pond: 'field',
  livestock_on_pasture: 'pasture',
  landscape_set: 'field',
  wheel_points: 'turn-wheel',
  building: 'home',
  basic_resource: 'market',
  estate_with_building_and_forest: 'small-estate',
  small_estate: 'small-estate',
};
/** The sign before a row of the building boards. */
const ROW_SIGNS: Record<string, string> = {
  'travel goods': 'provision',
  livestock: 'livestock',
  landscape: 'field',
  'glass hut': 'glass-hut',
};
export const rowSign = (sign: string): string => ROW_SIGNS[sign] ?? iconFor(sign);
export const iconFor = (what: string): string => ICONS[what] ?? what;

/** What was paid or gained, one after the other. */
export const amountSigns = (sign: '−' | '+', parts: EffectPart[]): Sign[] =>
  parts
    .filter((part) => part.icon)
    .flatMap((part) => [text(` ${sign}${part.count}`), icon(part.icon)]);

export const goodsSigns = (goods: data.Goods): Sign[] =>
  data.amounts(goods).flatMap(({ what, count }) => [text(count), icon(iconFor(what))]);

function entrySigns(entry: data.Entry): Sign[] {
  const n = entry.n ?? 1;
  switch (entry.op) {
    case 'gain':
      return goodsSigns(entry.goods ?? {});
    case 'gain_per':
      return [
        ...goodsSigns(entry.goods ?? {}),
        text('/'),
        icon(iconFor(entry.per ?? '')),
        ...(entry.per === 'forest_pig' ? [icon('forest')] : []),
      ];
    case 'gain_steps':
      return [
        text((entry.steps ?? []).map(([, number]) => number).join('·')),
        icon(entry.good ?? ''),
        text('/'),
        text((entry.steps ?? []).map(([least]) => least).join('·')),
        icon(iconFor(entry.per ?? '')),
      ];
    case 'build':
      return [icon('builder')];
    case 'progress':
      return [text(n), icon('glass-hut')];
    case 'remove_forest':
      return [text('−1'), icon('forest')];
    case 'place':
      return [text(`+${n}`), icon(iconFor(entry.tile ?? ''))];
    case 'plant':
      return [text(`+${n}`), icon('forest')];
    case 'livestock':
      return goodsSigns({ pig: entry.pig ?? 0, cattle: entry.cattle ?? 0 });
    case 'merchant':
      return [
        text(`${entry.own ?? 0} ?`),
        icon('market'),
        text('·'),
        text(`${entry.others ?? 0} ?`),
        icon('gift'),
      ];
    case 'estate':
      return [text(n), icon('small-estate')];
    case 'fill_pasture':
      return [text('+1'), icon('pasture'), text(data.PASTURE_CAPACITY), icon('livestock')];
    default:
      return [];
  }
}

export const entriesSigns = (entries: data.Entry[]): Sign[] =>
  entries.flatMap((entry, i) => [...(i ? [text(' ')] : []), ...entrySigns(entry)]);

/** What a list of entries gives, each thing by itself, to be laid in lines. All of it is gained, so a tile needs no plus. */
export const unitsOf = (entries: data.Entry[]): Sign[][] =>
  entries.flatMap((entry) => {
    if (entry.op === 'gain')
      return Object.entries(entry.goods ?? {}).map(([good, count]) =>
        goodsSigns({ [good]: count }),
      );
    if (entry.op === 'place') return [[text(entry.n ?? 1), icon(iconFor(entry.tile ?? ''))]];
    return [entrySigns(entry)];
  });

export function exchangeSigns(exchange: data.Exchange): Sign[] {
  const price = goodsSigns(exchange.pay);
  return [...price, ...(price.length ? [text('→')] : []), ...entriesSigns(exchange.entries)];
}

function hookSigns(hook: data.Hook, face: data.Face): Sign[] {
  const n = hook.n ?? 0;
  switch (hook.hook) {
    case 'after_trade':
      return [
        ...(hook.trades ?? []).map((trade) => icon(`trade-${trade}`)),
        text(': +'),
        ...entriesSigns(face.exchange.entries),
      ];
    case 'on_rotation':
      return [
        icon('turn-wheel'),
        icon(hook.wheel === 'glass' ? 'glass' : 'provision'),
        text(': +'),
        ...entriesSigns(face.exchange.entries),
      ];
    case 'on_build':
      return [icon('builder'), text(': +'), ...entriesSigns(face.exchange.entries)];
    case 'on_swap':
      return [icon('swap'), text(`: +${hook.choice ?? 1} ?`), icon('market')];
    case 'count_bonus':
      return [text(`+${n}`), icon(iconFor(hook.tile ?? '')), icon('village')];
    case 'beg_bonus':
      return [icon('beg'), text(`: +${n}`), icon('provision')];
    case 'travel_discount':
      return [icon('boot'), text(`−${n}`), icon('provision')];
    case 'housing':
      return [icon('stable'), ...goodsSigns({ pig: hook.pig ?? 0, cattle: hook.cattle ?? 0 })];
    case 'pasture_capacity':
      return [icon('pasture'), text(`: ${n}`), icon('livestock')];
    case 'no_toll':
      return [text('0'), icon('toll')];
    default:
      return [];
  }
}

function metricSigns(metric: data.Metric): Sign[] {
  const counted =
    metric.per === 'field_or_pond'
      ? [icon('field'), icon('pond')]
      : metric.per === 'livestock_on_pasture'
        ? [icon('livestock'), icon('pasture')]
        : metric.per === 'landscape_set'
          ? ['field', 'pond', 'pasture', 'forest'].map(icon)
          : metric.per === 'estate_with_building_and_forest'
            ? [icon('small-estate'), icon('home'), icon('forest')]
            : [icon(iconFor(metric.per))];
  return [
    text(metric.points),
    icon('star'),
    text('/'),
    ...(metric.divisor > 1 ? [text(metric.divisor)] : []),
    ...counted,
  ];
}

/** What a building does. */
export function faceSigns(face: data.Face): Sign[] {
  if (face.metric) return metricSigns(face.metric);
  if (face.hook) return hookSigns(face.hook, face);
  return exchangeSigns(face.exchange);
}

const WIDE: Record<string, number> = { '→': 1.05, ' ': 0.26, ':': 0.28, '·': 0.28, '/': 0.45 };

/** How wide signs are at a size. */
export function widthOf(signs: Sign[], size: number): number {
  const wide = (said: string): number =>
    [...said].reduce((sum, letter) => sum + (WIDE[letter] ?? 0.54), 0.1);
  return signs.reduce((sum, sign) => sum + size * ('icon' in sign ? 1.1 : wide(sign.text)), 0);
}
