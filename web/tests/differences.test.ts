import { describe, expect, it } from 'vitest';
import type { TableAnswer, TableChange } from '@/api/messages';
import { applied } from '@/lib/differences';

const before = {
  seq: 3,
  view: { pond: { fish: 2, reeds: 1 }, players: [{ pigs: 1 }, { pigs: 2 }] },
  choices: [{ code: 1 }],
  log: [{ seq: 2 }],
  chat: [{ id: 1 }],
  since: 2,
} as unknown as TableAnswer;

function change(part: Partial<TableChange>): TableChange {
  return { type: 'change', set: [], gone: [], log: [], chat: [], since: 3, ...part };
}

describe('a pushed change', () => {
  it('sets what is new and keeps all else as the same objects', () => {
    const after = applied(
      before,
      change({
        set: [
          { path: ['seq'], value: 4 },
          { path: ['view', 'players', 1, 'pigs'], value: 5 },
          { path: ['choices'], value: [] },
        ],
      }),
    );
    expect(after).toMatchObject({ seq: 4, choices: [], log: [], chat: [], since: 3 });
    expect(after.view).toEqual({
      pond: { fish: 2, reeds: 1 },
      players: [{ pigs: 1 }, { pigs: 5 }],
    });
    expect(after.view['pond']).toBe(before.view['pond']);
    expect(before.view).toEqual({
      pond: { fish: 2, reeds: 1 },
      players: [{ pigs: 1 }, { pigs: 2 }],
    });
  });

  it('takes away what is gone', () => {
    const after = applied(before, change({ gone: [['view', 'pond', 'reeds']] }));
    expect(after.view['pond']).toEqual({ fish: 2 });
    expect(before.view['pond']).toEqual({ fish: 2, reeds: 1 });
  });
});
