// A game without a drawn board: its view as panels, its choices as grouped buttons.
import type { Drawing } from '@/lib/board.svelte';

export const drawing: Drawing = {
  placesOf: () => [],
  groupOf: (verb) => verb,
  iconOf: () => ({ icon: 'village' }),
  eventIcon: () => null,
  signs: {},
  quiet: [],
};

export { default as BoardView } from './Panels.svelte';
