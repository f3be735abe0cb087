// The games that have a drawn board. Any other is played through panels and buttons.
import type { Component } from 'svelte';
import type { Drawing } from '@/lib/board.svelte';
import { choose } from '@/lib/numbers';

export interface Drawn {
  drawing: Drawing;
  BoardView: Component;
  /** What lies before a seat. */
  Mat?: Component<{ seat: number }>;
  /** Whether what lies before a seat takes the room, and the board in the middle is a band. */
  wide?: boolean;
  /** Whether what lies before a seat needs a third of the height. */
  tall?: boolean;
  /** Whether it shows the turn so far itself. */
  slip?: boolean;
  /** How wide the board and what lies before a seat are on a phone at first, in pixels. */
  boardWidth?: number;
  matWidth?: number;
  /** On a phone: which of the lit places is brought into sight before others (a CSS selector). */
  first?: string;
}

/** Every folder here with an index.ts is the drawing of the game of that name; `any` serves all others. */
const FOLDERS = import.meta.glob<Drawn>(['./*/index.ts', '!./any/index.ts']);
const DRAWN = new Map(
  Object.entries(FOLDERS).map(([file, load]) => [
    (file.split('/')[1] ?? '').replaceAll('_', '-'),
    load,
  ]),
);

const plain = (): Promise<Drawn> => import('./any');

/** How a game is drawn, with the numbers of a table printed on it: earlier ones, or today's (null). */
export async function drawnGame(game: string, preset: string | null): Promise<Drawn> {
  const load = DRAWN.get(game) ?? plain;
  try {
    if (await choose(game, preset)) return await load();
  } catch {
    return plain(); // a drawing or numbers that can't be fetched: the game goes on without
  }
  location.reload(); // the drawing of an earlier table prints other numbers
  return new Promise(() => undefined);
}

export const isDrawn = (game: string): boolean => DRAWN.has(game);
