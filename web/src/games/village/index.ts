export { drawing } from './actions';
export { default as BoardView } from './VillageBoard.svelte';
export { default as Mat } from './Farmyard.svelte';
