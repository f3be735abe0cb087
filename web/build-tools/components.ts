// A game's TOML files as modules: the numbers printed on the board are read from the same file as the rules'.
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

const ANNOTATIONS = [
  'provenance',
  'lines',
  'basis',
  'confidence',
  'confirmed',
  'derived',
  'note',
  'source',
  'seed_checks',
];

/** An `effect` in words or as an estimate is a remark; one that is a table or a list is what a tile does. */
const isRemark = (key: string, value: unknown): boolean =>
  ANNOTATIONS.some((word) => key.startsWith(word) || key.endsWith(`_${word}`)) ||
  (key.startsWith('effect') && typeof value !== 'object');

export function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip);
  if (value === null || typeof value !== 'object') return value;
  const kept: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (!isRemark(key, inner)) kept[key] = strip(inner);
  }
  return kept;
}

export function components(): Plugin {
  return {
    name: 'allmende-components',
    transform(code, id) {
      if (!id.endsWith('.toml')) return null;
      return { code: `export default ${JSON.stringify(strip(parse(code)))}`, map: null };
    },
  };
}
