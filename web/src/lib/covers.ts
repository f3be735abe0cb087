// The games' covers: found in their folders, fetched when one is shown.
import { cover, type CoverPlan } from '@/drawing/cover';
import { image } from '@/drawing/images';

const PLANS = import.meta.glob<{ default: CoverPlan }>('../games/*/cover.ts');

/** The address of a game's cover; none if nobody has drawn one. */
export async function coverOf(game: string): Promise<string | null> {
  const load = PLANS[`../games/${game.replaceAll('-', '_')}/cover.ts`];
  if (!load) return null;
  const { default: plan } = await load();
  return image(`cover ${game}`, () => cover(game, plan));
}
