import './forest.css';

export { drawing } from './actions';
export { default as BoardView } from './ForestBoard.svelte';
export { default as Mat } from './Mat.svelte';
/** Two wheels and a domain need more room than a strip. */
export const tall = true;
/** The turn so far is a slip of paper over the domain. */
export const slip = true;
/** Of all lit places one's own village is seen first: begging is done there. */
export const first = '[data-at^="beg:"]';
/** On a phone the whole height of the map is seen, with the two buttons above it. */
export const boardWidth = 736;
