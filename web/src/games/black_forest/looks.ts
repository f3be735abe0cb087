// What each building looks like.
import drawings from '@games/black_forest/drawings.toml';
import type { Drawn } from '@/drawing/buildings';

export const LOOKS = (drawings as unknown as { buildings: Record<string, Drawn> }).buildings;
const UNKNOWN: Drawn = { form: 'hut', sign: 'home', roof: 'walnut' };
export const looksOf = (id: string): Drawn => LOOKS[id] ?? UNKNOWN;
