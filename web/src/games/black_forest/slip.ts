// The steps of a turn as small labels on a slip, the newest kept when there are too many.
import type { GameWords } from '@/lib/words.svelte';
import { eventIcon } from './actions';
import { tradeOf } from './data';
import type { TurnStep } from './turn';

export interface Chip {
  icon: string;
  text: string;
}
export interface LaidChip extends Chip {
  x: number;
  row: number;
  w: number;
}

function said({ kind, args }: TurnStep, words: GameWords): string {
  const word = (name: string): string => String(args[name] ?? '');
  switch (kind) {
    case 'moved':
      return words.value('place', word('place'));
    case 'swapped':
      return words.value('trade', word('trade'));
    case 'activates':
      return words.value('trade', tradeOf(word('service')));
    case 'job-done':
      return words.value('job', word('job'));
    case 'builds':
    case 'converts':
      return words.value('building', word('building'));
    case 'placed':
    case 'removed':
      return words.value('tile', word('tile'));
    case 'felled':
      return words.value('tile', 'forest');
    default:
      return words.text(`forest-step-${kind}`);
  }
}

export const chipsOf = (steps: TurnStep[], words: GameWords): Chip[] =>
  steps.map((step) => ({
    icon: eventIcon(step.kind, step.args) ?? 'pine',
    text: said(step, words),
  }));

export function layChips(chips: Chip[], width: number, rows: number): LaidChip[] {
  for (let skip = 0; skip < chips.length; skip += 1) {
    const laid: LaidChip[] = [];
    let [x, row] = [0, 0];
    for (const chip of chips.slice(skip)) {
      const w = 36 + chip.text.length * 6.3;
      if (x > 0 && x + w > width) [x, row] = [0, row + 1];
      laid.push({ ...chip, x, row, w });
      x += w + 5;
    }
    if (row < rows) return laid;
  }
  return [];
}
