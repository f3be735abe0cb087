// What a sentence tells beside the signs: what follows a cube, what a place is worth at the end, where the dead are laid.
import type { Words as Args } from '@/api/types';
import type { GameWords } from '@/lib/words.svelte';
import * as data from './data';
import { harvestOf, type Family, type VillageView } from './view';

/** The chronicle's line for a place (D6): the calling somebody had there. */
export function areaOf(place: string): string {
  if (data.BUILDINGS.some((building) => building.name === place)) return 'crafts';
  if (data.CITIES.some((city) => city.id === place)) return 'travel';
  if (place.startsWith('stage-')) return 'council';
  return place.startsWith('window-') ? 'church' : 'farmyard';
}

/** What may be done at a space once its cube is taken, or why it will be nothing. */
function followsAt(space: string, family: Family, words: GameWords): string {
  const grain = harvestOf(family);
  if (space === 'harvest') return grain ? words.text('village-then-harvest', { count: grain }) : words.text('village-then-full');
  if (space === 'travel' && !family.goods.wagon) return words.text('village-then-no-wagon');
  if (space === 'church' && !family.members.some((member) => member.place === 'farmyard')) return words.text('village-then-nobody');
  return words.text(`village-then-${space}`);
}

function restingPlace(view: VillageView, place: string, words: GameWords): string {
  const area = areaOf(place);
  const free = view.chronicle[area]?.free ?? 0;
  if (free) return words.text('village-goes-to-chronicle', { area: words.value('area', area), free });
  return words.text('village-goes-to-grave', { area: words.value('area', area) });
}

export function remarkOf(view: VillageView, verb: string, args: Args, words: GameWords): string {
  const family = view.families[view.pending?.seat ?? view.seat ?? 0];
  if (!family) return '';
  const seated = (stage: number): string => words.text('village-stage-worth', { stage, points: data.STAGES[stage - 1]?.points ?? 0 });
  switch (verb) {
    case 'take': case 'do': return followsAt(String(args.space), family, words);
    case 'enter': return seated(1);
    case 'advance': return seated(Number(args.stage) + 1);
    case 'climb': return words.text('village-worth', { points: data.WINDOWS[Number(args.window)] ?? 0 });
    case 'let-die': return restingPlace(view, String(args.place), words);
    default: return '';
  }
}
