// What a game's folder shows in the gallery beside its people: pieces and tiles by name, as they stand on the board.
import type { Component } from 'svelte';
import type { Args } from '@/lib/words.svelte';

type Props = Record<string, unknown>;

export interface Piece {
  /** The text that names it. */
  name: string;
  args: Args;
  draw: Component<Props>;
  props: Props;
}

export interface Group {
  /** The text of its heading. */
  title: string;
  /** The part of the plane on which its pieces are drawn: left, top, width, height. */
  box: [number, number, number, number];
  pieces: Piece[];
}

export const piece = <P extends Props>(
  draw: Component<P>,
  props: P,
  name: string,
  args: Args = {},
): Piece => ({ name, args, draw: draw as unknown as Component<Props>, props });

const FILES = import.meta.glob<{ default: Group[] }>('../games/*/gallery.ts');

export async function groupsOf(game: string): Promise<Group[]> {
  const file = FILES[`../games/${game.replaceAll('-', '_')}/gallery.ts`];
  return file ? (await file()).default : [];
}
