export { drawing } from './actions';
export { default as BoardView } from './PandemainBoard.svelte';
export { default as Mat } from './Bakery.svelte';
