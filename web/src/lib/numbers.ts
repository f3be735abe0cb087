// The numbers that boards and cards print. A table that was dealt with earlier ones goes on with them (`components`), so its
// board prints them too. What is printed is read once, when a game's drawing is loaded: for a table with others the page has to
// be loaded again.
import { api } from '@/api/client';
import { withoutRemarks } from '@/lib/remarks';

interface Printed {
  /** The name of earlier numbers; null for today's. */
  preset: string | null;
  parts: unknown;
}
const chosen = new Map<string, Printed>();

/** The numbers to print, of the game in this folder: those chosen for it, else today's. Every components.toml ends here
 *  (build-tools/components.ts). */
export function printed<Parts>(folder: string, today: Parts): Parts {
  const game = folder.replaceAll('_', '-');
  const found = chosen.get(game) ?? { preset: null, parts: today };
  chosen.set(game, found); // from now on they are on the board
  return found.parts as Parts;
}

/** Gets a game's drawing ready for a table with these numbers. False if it already prints others. */
export async function choose(game: string, preset: string | null): Promise<boolean> {
  const before = chosen.get(game);
  if (before) return before.preset === preset;
  if (preset === null) return true;
  const { components } = await api.game(game, preset);
  chosen.set(game, { preset, parts: withoutRemarks(components) });
  return true;
}
