// The backs of the cards: a colour and a sign for each suit.
import { type Group, piece } from '@/lib/gallery';
import CardBack from './CardBack.svelte';
import { SUITS } from './data';

export default [
  {
    title: 'villagers-gallery-backs',
    box: [-24, -2, 160, 160],
    pieces: SUITS.map((suit) => piece(CardBack, { suit, x: 0, y: 0 }, `suit-${suit}`)),
  },
] satisfies Group[];
