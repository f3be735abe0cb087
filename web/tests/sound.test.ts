import { describe, expect, it } from 'vitest';
import { soundOf } from '@/lib/sound';

const entry = (kind: string, changes: { seat: number; what: string; amount: number }[] = []) => ({
  events: [{ kind }],
  changes,
});
const village = { bells: ['mass'], money: 'coins' };

describe('What happens', () => {
  it('sounds of wood, of money if I get some, of a bell above all', () => {
    const coin = entry('milled', [{ seat: 1, what: 'coins', amount: 2 }]);
    expect(soundOf([], [0], village)).toBeNull();
    expect(soundOf([entry('took')], [0], village)).toBe('place');
    expect(soundOf([coin], [0], village)).toBe('place');
    expect(soundOf([coin], [0, 1], village)).toBe('coin');
    expect(soundOf([coin, entry('mass')], [1], village)).toBe('bell');
    expect(soundOf([entry('paid', [{ seat: 0, what: 'coins', amount: -1 }])], [0], village)).toBe(
      'place',
    );
    expect(soundOf([entry('anything')], [0], {})).toBe('place');
  });
});
