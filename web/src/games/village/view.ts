// Small questions about what a seat sees of Village.
import type { FamilyView, Member, View } from '@/api/views/village';

export type VillageView = View;
export type Family = FamilyView;
export type FamilyMember = Member;

export interface Figure extends FamilyMember {
  seat: number;
  key: string;
}

/** All figures standing or lying at a place, seat by seat; their keys stay the same as they move. */
export function figuresAt(view: VillageView, place: string): Figure[] {
  return view.families.flatMap((family, seat) =>
    family.members.flatMap((member, index) =>
      member.place === place ? [{ ...member, seat, key: `m-${seat}-${index}` }] : [],
    ),
  );
}

export function remembered(family: Family): number {
  return family.members.filter((member) => member.place.startsWith('chronicle')).length;
}

export function cubesLeft(view: VillageView): number {
  return Object.values(view.spaces).reduce(
    (sum, cubes) => sum + Object.values(cubes).reduce((a, b) => a + b, 0),
    0,
  );
}
