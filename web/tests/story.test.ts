import { describe, expect, it } from 'vitest';
import type { EventInfo, LogEntry } from '@/api/types';
import { lineText, story } from '@/lib/story';

const NAMES = ['Greta', 'Bob O. Bo'];
const did = (seat: number, clause: string): EventInfo => ({
  kind: 'did',
  seat,
  args: {},
  text: `${NAMES[seat]} ${clause}.`,
  clause,
  changes: [],
});
const fact = (text: string, seat: number | null = null): EventInfo => ({
  kind: 'fact',
  seat,
  args: {},
  text,
  clause: null,
  changes: [],
});
let seq = 0;
const entry = (seat: number, events: EventInfo[], more: Partial<LogEntry> = {}): LogEntry => ({
  seq: seq++,
  kind: 'move',
  seat,
  bot: null,
  trouble: null,
  at: 0,
  code: null,
  by_itself: false,
  text: null,
  undone: false,
  undoes: null,
  touches_you: false,
  events,
  changes: [],
  ...more,
});
const told = (log: LogEntry[], language = 'en', cut = 0): string[] =>
  story(log, language, cut).map(lineText);

describe('the log', () => {
  it('tells what one player did one after the other in one sentence', () => {
    const log = [
      entry(0, [did(0, 'took a green cube')]),
      entry(0, [did(0, 'held a market day'), did(0, 'sold nothing')]),
      entry(1, [did(1, 'took a grain')]),
    ];
    expect(told(log)).toEqual([
      'Greta took a green cube, held a market day and sold nothing.',
      'Bob O. Bo took a grain.',
    ]);
  });
  it('lists as its language does', () => {
    const log = [
      entry(0, [did(0, 'tomó un cubo'), did(0, 'fue al pozo'), did(0, 'invirtió todo')]),
    ];
    expect(told(log, 'es')).toEqual(['Greta tomó un cubo, fue al pozo e invirtió todo.']);
  });
  it('leads each line to the moment after the last thing in it, and keeps each thing’s sign', () => {
    seq = 40;
    const log = [entry(0, [did(0, 'a')]), entry(0, [did(0, 'b')]), entry(0, [did(0, 'c')])];
    const [line] = story(log, 'en');
    expect(line).toMatchObject({ seq: 42, seat: 0, key: '40.0' });
    expect(line?.pieces.map((piece) => [piece.text, piece.event?.clause ?? null])).toEqual([
      ['Greta ', null],
      ['a', 'a'],
      [', ', null],
      ['b', 'b'],
      [' and ', null],
      ['c', 'c'],
      ['.', null],
    ]);
  });
  it('breaks after five, at a round, at somebody else’s decision even if it told nothing, and at what has no subject', () => {
    expect(
      told([
        entry(
          0,
          'abcdefg'.split('').map((letter) => did(0, letter)),
        ),
      ]),
    ).toEqual(['Greta a, b, c, d and e.', 'Greta f and g.']);
    expect(told([entry(0, [did(0, 'a'), fact('Round 2 begins.'), did(0, 'b')])])).toEqual([
      'Greta a.',
      'Round 2 begins.',
      'Greta b.',
    ]);
    expect(told([entry(0, [did(0, 'a')]), entry(1, []), entry(0, [did(0, 'b')])])).toEqual([
      'Greta a.',
      'Greta b.',
    ]);
    expect(told([entry(0, [did(0, 'a'), did(1, 'b'), did(0, 'c')])])).toEqual([
      'Greta a.',
      'Bob O. Bo b.',
      'Greta c.',
    ]);
    expect(told([entry(0, [did(1, 'a')]), entry(1, [did(1, 'b')])])).toEqual([
      'Bob O. Bo a.',
      'Bob O. Bo b.',
    ]);
    expect(told([entry(0, [fact('It rains on Greta.', 0), did(0, 'b')])])).toEqual([
      'It rains on Greta.',
      'Greta b.',
    ]);
  });
  it('forgets what was taken back, and says that something was', () => {
    const log = [
      entry(0, [did(0, 'a')]),
      entry(0, [did(0, 'b'), did(0, 'c')], { undone: true }),
      entry(0, [did(0, 'c')], { undone: true }),
      entry(0, [], { kind: 'undo', text: 'Greta took that back.' }),
      entry(0, [], { kind: 'undo', text: 'Greta took a turn back.' }),
      entry(0, [did(0, 'd')]),
      entry(1, [], { kind: 'undo', text: 'Bob took that back.' }),
    ];
    expect(told(log)).toEqual([
      'Greta a.',
      'Greta took a turn back.', // several in a row are one
      'Greta d.',
      'Bob took that back.',
    ]);
  });
  it('says how somebody left', () => {
    const log = [
      entry(0, [did(0, 'a')]),
      entry(0, [], { kind: 'resign', text: 'Greta resigned. A bot plays on.' }),
      entry(0, [did(0, 'b')]),
    ];
    expect(told(log)).toEqual(['Greta a.', 'Greta resigned. A bot plays on.', 'Greta b.']);
  });
  it('keeps what I have read apart from what is new', () => {
    seq = 10;
    const log = [entry(0, [did(0, 'a')]), entry(0, [did(0, 'b')]), entry(0, [did(0, 'c')])];
    expect(told(log, 'en', 11)).toEqual(['Greta a.', 'Greta b and c.']);
    expect(told(log, 'en', 13)).toEqual(['Greta a, b and c.']);
  });
  it('marks what touches me, and tells of a bot that failed', () => {
    const log = [
      entry(1, [did(1, 'a')]),
      entry(1, [did(1, 'b')], { touches_you: true }),
      entry(1, [did(1, 'c')], { trouble: 'Bob’s bot fell asleep.' }),
    ];
    expect(story(log, 'en').map((line) => [lineText(line), line.touches, line.trouble])).toEqual([
      ['Bob O. Bo a and b.', true, false],
      ['Bob’s bot fell asleep.', false, true],
      ['Bob O. Bo c.', false, false],
    ]);
  });
});
