import { describe, expect, it } from 'vitest';
import { grown, place, reach, type Box, type Label } from '@/lib/legible';

const box = (left: number, top: number, right: number, bottom: number): Box => ({
  left,
  top,
  right,
  bottom,
});
const everywhere = box(0, 0, 1000, 1000);
const label = (at: Box, size: number, more: Partial<Label> = {}): Label => ({
  box: at,
  size,
  anchor: 'start',
  frame: everywhere,
  ...more,
});

describe('letters', () => {
  it('grow away from where they are anchored, around their own height', () => {
    expect(grown(box(10, 10, 30, 20), 2, 'start')).toEqual(box(10, 5, 50, 25));
    expect(grown(box(10, 10, 30, 20), 2, 'end')).toEqual(box(-10, 5, 30, 25));
    expect(grown(box(10, 10, 30, 20), 2, 'middle')).toEqual(box(0, 5, 40, 25));
  });

  it('grow to the floor where there is room', () => {
    const [only] = place([label(box(100, 100, 120, 108), 8)], [], 12);
    expect(only?.factor).toBeCloseTo(1.515); // a hundredth more than the floor
  });

  it('wait where they would cover something or leave their place', () => {
    const tight = label(box(100, 100, 120, 108), 6);
    const walls = [box(90, 100, 99, 108), box(121, 100, 130, 108)];
    expect(place([tight], walls, 12)).toEqual([null]);
    expect(place([{ ...tight, frame: box(98, 90, 125, 118) }], [], 12)).toEqual([null]);
  });

  it('never end up over one another, and the larger ones choose first', () => {
    const labels = [label(box(100, 100, 130, 108), 7), label(box(135, 100, 165, 108), 9)];
    const [small, large] = place(labels, [], 12);
    expect(large).not.toBeNull();
    if (small && large) expect(reach(small.box, large.box)).toBeLessThanOrEqual(1.5);
  });
});
