// The games' covers: found in their folders, fetched when one is shown.
import { badge, cover, type CoverPlan } from '@/drawing/cover';
import { image } from '@/drawing/images';

const PLANS = import.meta.glob<{ default: CoverPlan }>('../games/*/cover.ts');

async function planOf(game: string): Promise<CoverPlan | null> {
  const load = PLANS[`../games/${game.replaceAll('-', '_')}/cover.ts`];
  return load ? (await load()).default : null;
}

/** The address of a game's cover; none if nobody has drawn one. */
export async function coverOf(game: string): Promise<string | null> {
  const plan = await planOf(game);
  return plan && image(`cover ${game}`, () => cover(game, plan));
}

/** The address of a game's sign for a browser's tab; none if nobody has drawn its cover. */
export async function badgeOf(game: string, dot: boolean): Promise<string | null> {
  const plan = await planOf(game);
  return plan && image(`badge ${game} ${dot}`, () => badge(game, plan, dot));
}
