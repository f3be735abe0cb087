// Who is who in a family: clothes by generation, a tool by trade.
import drawings from '@games/village/drawings.toml';
import { TOOLS, type Figure, type Stroke, type ToolName } from '@/drawing/figure';

const { family, tools } = drawings as unknown as {
  family: Figure[][];
  tools: Record<string, ToolName>;
};

/** Somebody of a generation; brothers and sisters take turns. */
export function personOf(generation: number, key: string): Figure {
  const kin = family[generation - 1] ?? family[0]!;
  return kin[Number(key.split('-').at(-1) || 0) % kin.length]!;
}

/** What somebody holds at a place, if anything: `stage-2` is found as `stage`. */
export function toolAt(place: string): Stroke[] {
  const name = tools[place] ?? tools[place.split(/[-_]/)[0] ?? ''];
  return name ? TOOLS[name] : [];
}

export const GENERATIONS = family;
/** A place for each of the tools. */
export const TRADES = Object.keys(tools).filter(
  (place, i, places) => places.findIndex((other) => tools[other] === tools[place]) === i,
);
