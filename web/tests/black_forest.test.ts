import { describe, expect, it } from 'vitest';
import type { ChangeInfo, LogEntry, PreviewInfo } from '@/api/types';
import { FORMS, partsOf } from '@/drawing/buildings';
import { COLOURS } from '@/drawing/palette';
import { drawing, neighboursOf, placesOf } from '@/games/black_forest/actions';
import * as data from '@/games/black_forest/data';
import { buildingNote, faceWords, tradeNote } from '@/games/black_forest/describe';
import { layDomain, standing, type Cell } from '@/games/black_forest/domain';
import { LOOKS } from '@/games/black_forest/looks';
import { MAP, PLACES, ROAD_PATHS, slotPlaces, spacePlaces } from '@/games/black_forest/map';
import { fitName } from '@/games/black_forest/names';
import { faceSigns, unitsOf, widthOf } from '@/games/black_forest/signs';
import { chipsOf, layChips } from '@/games/black_forest/slip';
import { lastTurned, stageOf, turnEntries, turnSoFar } from '@/games/black_forest/turn';
import { figuresAt, type ForestView, type Player } from '@/games/black_forest/view';
import {
  basicAngle,
  ends,
  handAngle,
  markersOf,
  polar,
  refinedAngle,
  sectorAngle,
  STEP,
} from '@/games/black_forest/wheel';
import icons from '@/icons.json';
import { wordsOf } from '@/lib/words.svelte';

const player = (more: Partial<Player> = {}): Player => ({
  basics: {
    wood: 3,
    sand: 0,
    water: 2,
    'charcoal-glass': 1,
    'charcoal-cooking': 1,
    porridge: 2,
    meat: 0,
    brick: 3,
  },
  glass: 0,
  provisions: [1, 1],
  commodity: 1,
  glass_turns: 0,
  cooking_turns: 0,
  reminder: true,
  progress: 0,
  pawn: null,
  ways: {},
  pigs: 0,
  cattle: 0,
  housing: {},
  buildings: [],
  estates: [
    [
      ['forest', 'forest', 'forest', 'pond'],
      ['stable', 'empty', 'empty', 'pond'],
      ['empty', 'empty', 'field', 'field'],
    ],
  ],
  bonuses_due: 0,
  asks_about_gifts: false,
  ...more,
});
const view = (more: Partial<ForestView> = {}): ForestView => ({
  game: 'black-forest',
  seat: 0,
  seats: 2,
  over: false,
  to_move: 0,
  options: { two_player: 'neutral' },
  pending: { kind: 'take-turn', seat: 0, fresh: true },
  round: 1,
  starter: 0,
  trigger: null,
  last_turns: null,
  locations: {},
  job_stack: 11,
  jobs_done: [],
  supply: { forests: 17, small_estates: 12 },
  offer: [],
  neutral: null,
  placed: [],
  villages: {
    V1: { tradespeople: ['builder', 'butcher', 'cook'], job: null },
    V2: { tradespeople: ['brickmaker', 'lumberjack', 'herder', 'gardener'], job: 'J7' },
  },
  players: [player(), player()],
  ...more,
});

describe('Black Forest’s wheels', () => {
  it('stand as on the table (WH-10): hand at 8, provisions in sector 6', () => {
    expect(handAngle(0)).toBe(240);
    expect(refinedAngle(0, 1)).toBe(sectorAngle(6));
    expect(basicAngle(0, 3)).toBe(sectorAngle(11));
  });

  it('turn their hands, and the markers stay', () => {
    const before = markersOf(
      data.GLASS_WHEEL,
      player({ basics: { wood: 3, sand: 2, water: 2, 'charcoal-glass': 1 } }),
    );
    const after = markersOf(
      data.GLASS_WHEEL,
      player({
        basics: { wood: 2, sand: 1, water: 1, 'charcoal-glass': 0 },
        glass: 1,
        glass_turns: 1,
      }),
    );
    expect(after.map((marker) => marker.angle)).toEqual(before.map((marker) => marker.angle));
    expect(handAngle(1) - handAngle(0)).toBe(STEP);
    expect(before.map((marker) => marker.name)).toEqual([
      'wood',
      'sand',
      'water',
      'charcoal-glass',
      'glass',
    ]);
    expect(data.COOKING_WHEEL.refined).toEqual(['provision-0', 'provision-1', 'commodity']);
  });

  it('count from twelve o’clock', () => {
    expect(polar(0, 10)).toEqual({ x: 0, y: -10 });
    expect(polar(90, 10).x).toBeCloseTo(10);
  });

  it('say what has run out and what is full', () => {
    expect(ends(data.GLASS_WHEEL, player())).toEqual({ none: ['sand'], full: [] });
    expect(ends(data.COOKING_WHEEL, player({ commodity: 3 }))).toEqual({
      none: ['meat'],
      full: ['commodity'],
    });
  });
});

describe('Black Forest’s board', () => {
  it('has its numbers from the components', () => {
    expect(data.FACE_LIST).toHaveLength(86);
    expect(data.JOBS.size).toBe(11);
    expect(data.TRADES.size).toBe(17);
    expect(data.COLUMNS).toEqual([0, 1, 2]);
    expect(data.FACES.get('I-1-A')?.hook?.trades).toEqual(['lumberjack', 'woodworker']);
    expect(data.optionOf('carpenter-2')?.entries[0]?.op).toBe('progress');
    expect(data.backOf(data.FACES.get('I-0-A')!)?.id).toBe('I-0-B');
  });

  it('lights every kind of action somewhere', () => {
    const shown = view({
      players: [player({ pawn: { place: 'V2', space: 1 }, provisions: [0, 2] }), player()],
    });
    expect(placesOf('move', { place: 'V1-2' }, shown)).toEqual(['place:V1-2']);
    expect(placesOf('swap', { trade: 'cook' }, shown)).toEqual(['swap:cook', 'merchant']);
    expect(placesOf('beg', {}, shown)).toEqual(['beg:V2']);
    expect(placesOf('activate', { service: 'herder-2' }, shown)).toEqual(['trade:herder']);
    expect(placesOf('job', {}, shown)).toEqual(['job:V2']);
    expect(placesOf('build', { building: 'G1' }, shown)).toEqual(['build:G1']);
    expect(placesOf('put', { estate: 0, cell: 6 }, shown)).toEqual(['cell:0:6']);
    expect(placesOf('fell', { estate: 1, cell: 2 }, shown)).toEqual(['cell:1:2']);
    expect(placesOf('remove', { estate: 0, cell: 4 }, shown)).toEqual(['clear']);
    expect(placesOf('markers', { low: 0, high: 1 }, shown)).toEqual(['marker:provision-1']);
    expect(placesOf('markers', { low: 1, high: 3 }, shown)).toEqual([
      'marker:provision-0',
      'marker:provision-1',
    ]);
    expect(placesOf('toll', { good: 'charcoal-glass' }, shown)).toEqual(['marker:charcoal-glass']);
    expect(placesOf('give-back', { pigs: 1, cattle: 0 }, shown)).toEqual(['animal:pig']);
    expect(placesOf('wheel', { wheel: 'glass' }, shown)).toEqual(['wheel:glass']);
    const gift = { ...shown, pending: { kind: 'take-gift', seat: 0, good: 'brick', count: 1 } };
    expect(placesOf('accept', {}, gift)).toEqual(['accept', 'marker:brick']);
    expect(
      placesOf(
        'from-glass',
        { count: 1 },
        { ...shown, pending: { kind: 'split-charcoal', seat: 0, count: 2 } },
      ),
    ).toEqual(['marker:charcoal-glass', 'marker:charcoal-cooking']);
  });

  it('lays each space between two tradespeople (MV-12), and everything on the map', () => {
    expect(neighboursOf(view(), 'V1-3')).toEqual(['cook', 'builder']);
    expect(neighboursOf(view(), 'V2-2')).toEqual(['lumberjack', 'herder']);
    expect(neighboursOf(view(), 'L1')).toEqual([]);
    for (const count of [3, 4]) expect(spacePlaces(count)).toHaveLength(slotPlaces(count).length);
    for (const place of PLACES.values())
      expect(place.x > 0 && place.x < MAP.w && place.y > 0 && place.y < MAP.h).toBe(true);
    expect(ROAD_PATHS).toHaveLength(data.ROADS.length);
  });

  it('numbers the pawns of a round alone (PC-2)', () => {
    const solo = view({
      seats: 1,
      placed: [
        { place: 'V1', space: 1 },
        { place: 'V2', space: 2 },
      ],
      players: [player({ pawn: { place: 'V2', space: 0 } })],
    });
    expect(figuresAt(solo, 'V1', 1).map((figure) => figure.mark)).toEqual(['1']);
    expect(figuresAt(solo, 'V2', 0).map((figure) => [figure.mark, figure.last])).toEqual([
      ['2', true],
    ]);
  });

  it('says what the way costs where it is still to be chosen how to pay, and who is next to a space', async () => {
    const words = wordsOf('black-forest');
    await words.ready();
    const there = view({
      players: [
        player({
          ways: {
            V1: { provisions: 0, tolls: 0 },
            V2: { provisions: 2, tolls: 1 },
            L1: { provisions: 1, tolls: 0 },
          },
        }),
        player(),
      ],
    });
    const paid: PreviewInfo = {
      changes: [{ seat: 0, what: 'provision', amount: -2 }],
      warnings: [],
      uncertain: false,
      ends: false,
    };
    const open: PreviewInfo = { ...paid, changes: [] };
    const remark = (place: string, preview: PreviewInfo): string =>
      drawing.remarkOf!(there, 'move', { place }, words, [], preview);
    expect(remark('V2-2', open)).toBe('costs 2 provisions and 1 toll · Lumberjack · Herder');
    expect(remark('V2-2', paid)).toBe('Lumberjack · Herder');
    expect(remark('V1-3', open)).toBe('Cook · Builder');
    expect(remark('L1', open)).toBe('costs 1 provision');
  });

  it('says who gets a toll', async () => {
    const words = wordsOf('black-forest');
    await words.ready();
    const toll = (receiver: number): string =>
      drawing.remarkOf!(
        view({ pending: { kind: 'pay-toll', seat: 0, receiver } }),
        'toll',
        { good: 'wood' },
        words,
        ['Ann', 'Bob'],
      );
    expect(toll(1)).toBe('to Bob, who is here');
    expect(toll(2)).toContain('neutral figure');
  });
});

describe('Black Forest’s domain', () => {
  it('draws a large building once over its two cells', () => {
    const laid = layDomain([
      [
        ['G1', 'G1'],
        ['empty', 'field'],
      ],
      [
        ['forest', 'W1'],
        ['empty', 'W1'],
      ],
    ]);
    expect(laid.estates.map((estate) => estate.cells.map((cell) => cell.thing))).toEqual([
      ['G1', 'empty', 'field'],
      ['forest', 'W1', 'empty'],
    ]);
    expect(laid.estates[0]?.cells[0]?.w).toBe(2 * (laid.estates[0]?.cells[1]?.w ?? 0));
    expect(layDomain([[['empty']], [['empty']], [['empty']], [['empty']]]).estates[2]?.x).toBe(
      laid.estates[1]!.x - laid.estates[0]!.w / 2,
    );
  });
});

describe('Black Forest’s words and signs', () => {
  it('tell what a tile does', async () => {
    const words = wordsOf('black-forest');
    await words.ready();
    expect(faceWords(words, data.FACES.get('I-0-B')!)).toBe('2 porridge → 1 wood');
    expect(faceWords(words, data.FACES.get('I-1-A')!)).toBe(
      'after your Lumberjack, Woodworker: 1 wood',
    );
    expect(faceWords(words, data.FACES.get('G1')!)).toContain('for every 2');
    expect(tradeNote(words, 'cook')).toContain('1/2/3 meat for 2/4/6 Pond');
    expect(buildingNote(words, 'I-0-A')).toContain('Kindling Store');
    for (const face of data.FACE_LIST) {
      expect(buildingNote(words, face.id)).not.toMatch(/\{|undefined/);
      expect(widthOf(faceSigns(face), 10)).toBeGreaterThan(10);
    }
  });

  it('fit', () => {
    expect(fitName('Cook', 80, 16)).toEqual({ rows: ['Cook'], size: 16 });
    expect(fitName('Traveling Merchant', 80, 16).rows).toEqual(['Traveling', 'Merchant']);
  });

  it.each([
    'Ziegel-brenner',
    'Rinder-züchter',
    'Schweine-züchter',
    'Zimmer-mann',
    'Spiegel-schleiferei',
    'Pottasche-siederei',
    'Kuckucksuhren-werkstatt',
  ])('break between two syllables where one long word is all there is: %s', (broken) => {
    const { rows } = fitName(broken.replace('-', ''), 80, 22);
    expect(rows.join('')).toBe(broken);
    expect(rows).toHaveLength(2);
  });
});

const entry = (
  seq: number,
  seat: number,
  events: [string, Record<string, string | number>, number?][],
  more: Partial<LogEntry> = {},
): LogEntry => ({
  seq,
  seat,
  kind: 'move',
  bot: null,
  trouble: null,
  by_itself: false,
  at: 0,
  code: null,
  text: null,
  undone: false,
  undoes: null,
  touches_you: false,
  events: events.map(([kind, args, who]) => ({
    kind,
    args,
    seat: who ?? seat,
    text: kind,
    clause: null,
    changes: [],
  })),
  changes: [],
  ...more,
});

describe('The turn so far', () => {
  const before = [
    entry(0, 1, [['moved', { place: 'V1-1' }]]),
    entry(1, 1, [
      ['activates', { service: 'cook-1' }],
      ['gained', { good: 'porridge', count: 2 }],
    ]),
  ];
  const mine = [
    entry(2, 0, [
      ['paid', { good: 'commodity', count: 1 }],
      ['swapped', { trade: 'cook' }],
    ]),
    entry(3, 0, [
      ['moved', { place: 'V2-1' }],
      ['paid', { good: 'provision', count: 1 }],
    ]),
    entry(4, 0, [['toll', { good: 'wood' }]]),
    entry(5, 1, [['gained', { good: 'wood', count: 1 }]]),
    entry(6, 0, [
      ['activates', { service: 'brickmaker' }],
      ['paid', { good: 'charcoal', count: 1 }],
      ['gained', { good: 'brick', count: 4 }],
    ]),
  ];

  it('is read from the log, answers of others left out', () => {
    const turn = turnSoFar([...before, ...mine], 'gone');
    expect(turn?.steps.map((step) => step.kind)).toEqual(['swapped', 'moved', 'toll', 'activates']);
    expect(turn?.entries.map((one) => one.seq)).toEqual([2, 3, 4, 5, 6]);
  });

  it('is empty when it begins, and knows what came before the move', () => {
    expect(turnSoFar([...before, ...mine], 'fresh')).toBeNull();
    expect(turnEntries([...before, mine[0]!], 'before').map((one) => one.seq)).toEqual([2]);
    expect(stageOf(view())).toBe('fresh');
    expect(stageOf(view({ pending: { kind: 'take-turn', seat: 0, fresh: false } }))).toBe('before');
  });

  it('forgets what was undone', () => {
    const undone = entry(7, 0, [['moved', { place: 'V3-1' }]], { undone: true });
    expect(turnEntries([...before, mine[0]!, undone], 'before').map((one) => one.seq)).toEqual([2]);
  });

  it('knows how a wheel last turned, and what it took and gave', () => {
    const change = (seat: number, what: string, amount: number): ChangeInfo => ({
      seat,
      what,
      amount,
    });
    const turned = entry(7, 0, [
      ['wheel-turned', { wheel: 'glass', count: 2 }],
      ['wheel-turned', { wheel: 'glass', count: 1 }, 1],
      ['wheel-turned', { wheel: 'cooking', count: 1 }],
    ]);
    [
      [change(0, 'sand', -2), change(0, 'glass', 2)],
      [change(1, 'sand', -1)],
      [change(0, 'meat', -1)],
    ].forEach((changes, i) => (turned.events[i]!.changes = changes));
    expect(lastTurned([...mine, turned], 0, 'glass')).toEqual({
      count: 2,
      seq: 7,
      changes: [change(0, 'sand', -2), change(0, 'glass', 2)],
    });
    expect(lastTurned([...mine, { ...turned, undone: true }], 0, 'glass')).toBeNull();
    expect(lastTurned(mine, 0, 'glass')).toBeNull();
  });

  it('keeps the newest labels when there are too many', async () => {
    const words = wordsOf('black-forest');
    await words.ready();
    const chips = chipsOf(turnSoFar(mine, 'gone')!.steps, words);
    expect(chips.map((chip) => chip.text)).toEqual([
      'Cook',
      'Blasiwald, space 1',
      'toll',
      'Brickmaker',
    ]);
    expect(layChips(chips, 120, 1).map((chip) => chip.text)).toEqual(['Brickmaker']);
    expect(layChips(chips, 1000, 1)).toHaveLength(4);
  });
});

describe('A job', () => {
  it('lists what it gives thing by thing', () => {
    expect(unitsOf(data.JOBS.get('J2')!.exchange.entries)).toEqual([
      [{ text: '6' }, { icon: 'brick' }],
      [{ text: '1' }, { icon: 'commodity' }],
      [{ text: '2' }, { icon: 'glass-hut' }],
    ]);
  });

  it('has room for each thing that it gives, so that none has to be drawn smaller and wait', () => {
    for (const { exchange } of data.JOBS.values()) {
      const units = unitsOf(exchange.entries);
      const [size, column] = [20, units.length > 2 ? 36 : 74];
      for (const unit of units) expect(widthOf(unit, size)).toBeLessThanOrEqual(column);
    }
  });

  it('belongs to the turn in which it was done', () => {
    const log = [
      entry(0, 0, [['moved', { place: 'L2' }]]),
      entry(1, 0, [['job-done', { job: 'J2' }]]),
    ];
    expect(drawing.turnOf?.(log, view({ pending: { kind: 'act', seat: 0 } }))).toEqual(log);
  });
});

describe('buildings', () => {
  it('all look different, with a form, a sign and a roof that exist', () => {
    expect(Object.keys(LOOKS).toSorted()).toEqual(data.FACE_LIST.map((face) => face.id).toSorted());
    const looks = Object.values(LOOKS);
    expect(new Set(looks.map(({ form, sign }) => `${form} ${sign}`)).size).toBe(looks.length);
    for (const drawn of looks) {
      const { form, sign, roof, with: around = [] } = drawn;
      expect(FORMS[form], form).toBeDefined();
      // Whatever stands around it is drawn, too.
      expect(partsOf(drawn).length, `${sign} ${around.join()}`).toBeGreaterThanOrEqual(
        FORMS[form].length + around.length,
      );
      expect(icons, sign).toHaveProperty([sign]);
      expect(COLOURS[roof], roof).toBeDefined();
    }
  });
});

describe('a domain', () => {
  const rows = (high: number, wide: number): string[][] =>
    Array.from({ length: high }, () => Array.from({ length: wide }, () => 'empty'));
  const estates = [rows(3, 4), rows(2, 2), rows(2, 2), rows(2, 2)];

  it('has its Small Estates beside the Main Estate, or below it on a phone, and none over another', () => {
    for (const below of [false, true]) {
      const { estates: laid, w, h } = layDomain(estates, below);
      const [main, small] = [laid[0]!, laid[1]!];
      expect(below ? small.y >= main.h : small.x >= main.w).toBe(true);
      expect(w > h).toBe(!below);
      for (const one of laid)
        for (const other of laid.filter(({ number }) => number > one.number))
          expect(
            other.x >= one.x + one.w || other.y >= one.y + one.h,
            `${one.number} ${other.number}`,
          ).toBe(true);
    }
  });
});

describe('the forest', () => {
  const estate = (row: string): string[][] => [row.split(' '), [], []];
  const cells = (row: string): Cell[] => layDomain([estate(row)]).estates[0]!.cells;

  it('leaves stumps where it was felled, and is young where it was planted', () => {
    const [standing, felled, built, planted] = cells('forest empty field forest');
    expect([standing!.felled, standing!.planted]).toEqual([false, false]);
    expect([felled!.felled, felled!.planted]).toEqual([true, false]);
    expect(built!.felled).toBe(false);
    expect(planted!.planted).toBe(true);
  });

  it('thins on the map as players fell theirs', () => {
    const all = [estate('forest forest forest pond')];
    const none = [estate('empty empty field pond')];
    expect(standing([all, all])).toBe(1);
    expect(standing([all, none])).toBe(0.5);
    expect(standing([none, none])).toBe(0);
  });
});
