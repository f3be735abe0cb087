// A phone has no room for the board and what lies before a seat together: one of them is shown, the one where there is something to do.
import { tick } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('max-width: 860px');

export type Face = 'board' | 'mat';
const FACES: Face[] = ['board', 'mat'];

/** The face to show: the one last chosen if it has what is wanted, else another that has it. */
export function faceFor(chosen: Face, having: Face[]): Face {
  return having.includes(chosen) ? chosen : (having[0] ?? chosen);
}

export class Sight {
  face = $state<Face>('board');
  /** Where something may be done now. */
  lit = $state.raw<Face[]>([]);
  /** Whether it has been looked for. */
  looked = $state(false);
  private chosen: Face;

  /** `home`: what is shown where nothing speaks for the other. */
  constructor(private readonly home: Face = 'board') {
    this.chosen = home;
    this.face = home;
  }

  show(face: Face): void {
    this.chosen = face;
    this.face = face;
  }

  /** What was looked at was looked at: the next thing lit is shown where it is. */
  forget(): void {
    this.chosen = this.home;
  }

  /** Shows what a guide speaks of, or else what is lit. `first` is what one wants to see before anything else that is lit. */
  async follow(root: HTMLElement, first = ''): Promise<void> {
    if (!narrow.current) return;
    await tick();
    const having = (what: string): Face[] =>
      FACES.filter((face) => root.querySelector(`[data-face="${face}"] ${what}`));
    this.lit = having('.spot.lit');
    this.looked = true;
    // Of what a guide speaks of, what it asks one to do.
    const wanted = ['.spot.lit[data-pointed]', '[data-pointed]'].find(
      (what) => having(what).length,
    );
    const what = wanted ?? '.spot.lit';
    this.face = faceFor(this.chosen, having(what));
    await tick();
    const shown = root.querySelector(`[data-face="${this.face}"]`);
    if (shown) bringIntoSight(shown.querySelector('.frame') ?? shown, what, first);
  }
}

/** Moves what is behind a frame so that something of this kind is seen; if some of it is already, nothing moves. */
function bringIntoSight(frame: Element, what: string, first: string): void {
  const seen = frame.getBoundingClientRect();
  const all = [...frame.querySelectorAll(what)];
  const best = first ? all.filter((one) => one.matches(first)) : [];
  const [wanted, ...others] = best.length ? best : all;
  const inside = (one: Element): boolean => {
    const box = one.getBoundingClientRect();
    return (
      box.left >= seen.left &&
      box.right <= seen.right &&
      box.top >= seen.top &&
      box.bottom <= seen.bottom
    );
  };
  if (!wanted || [wanted, ...others].some(inside)) return;
  const box = wanted.getBoundingClientRect();
  // Into the middle; what is larger than the frame, with its beginning.
  const way = (from: number, size: number, start: number, room: number): number =>
    from - start - Math.max(0, (room - size) / 2);
  frame.scrollBy(
    way(box.x, box.width, seen.x, seen.width),
    way(box.y, box.height, seen.y, seen.height),
  );
}
