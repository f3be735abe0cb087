export { drawing } from './actions';
export { default as BoardView } from './Road.svelte';
export { default as Mat } from './Mat.svelte';
/** The village needs more room than the road. */
export const wide = true;
/** Whoever builds looks at the hand first. */
export const first = '[data-at^="hand:"]';
/** On a phone the road goes down the screen and is as wide as that. */
export const boardWidth = 340;
