// What is about to be placed in a domain, so that the cells can show it.
import type { ForestView } from './view';

/** The tile or building in one's hand: 'pond', 'VI-0-A'; '' if there is none. */
export function placing(view: ForestView): string {
  const pending = view.pending;
  if (pending?.kind === 'place-tile') return String(pending.tile);
  if (pending?.kind === 'place-building' || pending?.kind === 'place-large')
    return String(pending.building);
  return '';
}
