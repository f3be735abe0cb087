// Things on a board at which nothing can be done say what they are too: under the pointer, with the focus, on a long press.
import type { Board } from '@/lib/board.svelte';

const THINGS = '[role=img][aria-label]';
/** So long the pointer rests before something is told that nobody asked about. */
export const RESTING = 350;

/** What a target is or belongs to; places (`Spot`) speak for themselves. */
function thingAt(target: EventTarget | null): Element | null {
  const thing = target instanceof Element ? target.closest(THINGS) : null;
  return thing && !thing.closest('.spot') ? thing : null;
}

/** Lets all things under an element explain themselves. Says how to stop. */
export function explainThings(root: HTMLElement, board: Board): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(thing: Element, pinned: boolean): void {
    const { about = '', at = '' } = (thing as SVGElement).dataset;
    const label = thing.getAttribute('aria-label') ?? '';
    const rules = board.rulesAbout([about, at].filter(Boolean));
    board.hint = {
      element: thing,
      label,
      note: '',
      rules,
      offer: { choices: [], refusals: [] },
      pinned,
    };
  }
  function over(event: PointerEvent): void {
    clearTimeout(timer);
    const thing = event.pointerType === 'mouse' ? thingAt(event.target) : null;
    if (!board.hint?.pinned && board.hint?.element.matches(`${THINGS}:not(.spot *)`)) {
      if (thing === board.hint.element) return;
      board.dismiss();
    }
    if (thing) timer = setTimeout(() => !board.hint?.pinned && show(thing, false), RESTING);
  }
  function focused(event: FocusEvent): void {
    const thing = thingAt(event.target);
    if (thing && thing === event.target) show(thing, false);
  }
  function press(event: Event): void {
    const thing = thingAt(event.target);
    if (!thing || !matchMedia('(hover: none)').matches) return;
    event.preventDefault();
    show(thing, true);
  }
  root.addEventListener('pointerover', over);
  root.addEventListener('focusin', focused);
  root.addEventListener('contextmenu', press);
  root.addEventListener('click', press);
  return () => {
    clearTimeout(timer);
    root.removeEventListener('pointerover', over);
    root.removeEventListener('focusin', focused);
    root.removeEventListener('contextmenu', press);
    root.removeEventListener('click', press);
  };
}
