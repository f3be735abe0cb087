export { drawing } from './actions';
export { default as BoardView } from './Road.svelte';
export { default as Mat } from './Mat.svelte';
/** The village needs more room than the road. */
export const wide = true;
