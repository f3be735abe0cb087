// On a phone: brings what is lit into sight, in the middle of the table or before the player.
import { tick } from 'svelte';

const middle = (box: DOMRect): { x: number; y: number } => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

export async function showLit(root: HTMLElement): Promise<void> {
  await tick();
  const frame = root.closest('.frame');
  const spot = root.querySelector('.spot.lit[data-at^="beg:"]') ?? root.querySelector('.spot.lit');
  if (frame && spot) {
    const [seen, whole] = [middle(spot.getBoundingClientRect()), middle(frame.getBoundingClientRect())];
    frame.scrollBy(seen.x - whole.x, seen.y - whole.y);
    if (frame.getBoundingClientRect().top < 0) scrollTo(0, 0);
    return;
  }
  const mine = root.closest('.stage')?.querySelector('.spot.lit');
  if (!mine) return;
  mine.scrollIntoView({ block: 'nearest', inline: 'center' });
  // The lower half of the page lies under the sheet.
  scrollBy(0, mine.getBoundingClientRect().top - innerHeight / 4);
}
