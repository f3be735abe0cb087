// Pieces move where they go: positions before and after a change are compared, and what moved travels there.
const TIME = 280;
const FLASH = 900;

/** Where the middle of a piece is, how large it is, and what it is. */
interface Mark {
  x: number;
  y: number;
  width: number;
  height: number;
  kind: string;
}

/** Where every piece is. What isn't shown has no place to come from. */
export function snapshot(root: Element | undefined): Map<string, Mark> {
  const found = new Map<string, Mark>();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return found; // nothing will travel
  for (const piece of root?.querySelectorAll('[data-piece]') ?? []) {
    const { x, y, width, height } = piece.getBoundingClientRect();
    if (!width && !height) continue;
    found.set(piece.getAttribute('data-piece') ?? '', {
      x: x + width / 2,
      y: y + height / 2,
      width,
      height,
      kind: piece.getAttribute('data-kind') ?? '',
    });
  }
  return found;
}

/** Where a piece that is new here came from: one of its kind that is gone. */
export function origins(before: Map<string, Mark>, after: Map<string, Mark>): Map<string, Mark> {
  const gone = [...before].filter(([key]) => !after.has(key)).map(([, mark]) => mark);
  const found = new Map<string, Mark>();
  for (const [key, mark] of after) {
    const same = before.get(key);
    if (same) {
      if (Math.hypot(same.x - mark.x, same.y - mark.y) > 6) found.set(key, same);
      continue;
    }
    const match = gone.findIndex((other) => other.kind === mark.kind && mark.kind !== '');
    if (match >= 0) found.set(key, gone.splice(match, 1)[0]!);
  }
  return found;
}

/**
 * Where something has just come to is seen a moment longer. It is a ring above the drawing: if the piece itself glowed, the
 * whole drawing would be painted anew for every frame.
 */
function flash({ x, y, width, height }: Mark): void {
  const ring = document.createElement('span');
  ring.className = 'landed';
  ring.style.cssText = `left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px`;
  const done = (): void => {
    ring.remove();
    removeEventListener('scroll', done, true);
  };
  addEventListener('scroll', done, true); // it would stay where the piece no longer is
  document.body.append(ring);
  const path = [{ opacity: 0 }, { opacity: 1, offset: TIME / FLASH }, { opacity: 0 }];
  ring.animate(path, { duration: FLASH, easing: 'ease-out' }).onfinish = done;
}

export function fly(root: Element | undefined, before: Map<string, Mark>): void {
  if (!root || !before.size) return;
  const after = snapshot(root);
  for (const [key, from] of origins(before, after)) {
    const piece = root.querySelector<SVGGraphicsElement>(`[data-piece="${CSS.escape(key)}"]`);
    const to = after.get(key);
    const matrix =
      piece?.parentElement instanceof SVGGraphicsElement
        ? piece.parentElement.getScreenCTM()
        : null;
    if (!piece || !to) continue;
    const way = new DOMPoint(from.x - to.x, from.y - to.y).matrixTransform(
      matrix
        ? new DOMMatrix([matrix.a, matrix.b, matrix.c, matrix.d, 0, 0]).inverse()
        : new DOMMatrix(),
    );
    const airborne = { pointerEvents: 'none' }; // a click goes to the place below, not to what happens to pass over it
    const path = [`translate(${way.x}px, ${way.y}px)`, 'translate(0, 0)'].map((transform) => ({
      transform,
      ...airborne,
    }));
    piece.animate(path, { duration: TIME, easing: 'ease-out' });
    flash(to);
  }
}
