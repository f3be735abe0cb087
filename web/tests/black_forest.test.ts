import { describe, expect, it } from 'vitest';
import type { LogEntry } from '@/api/types';
import { drawing, neighboursOf, placesOf } from '@/games/black_forest/actions';
import * as data from '@/games/black_forest/data';
import { buildingNote, faceWords, tradeNote } from '@/games/black_forest/describe';
import { layDomain } from '@/games/black_forest/domain';
import { houseAnimals } from '@/games/black_forest/housing';
import { MAP, PLACES, ROAD_PATHS, slotPlaces, spacePlaces } from '@/games/black_forest/map';
import { fitName } from '@/games/black_forest/names';
import { reckon, wheelsTurn } from '@/games/black_forest/reckon';
import { faceSigns, unitsOf, widthOf } from '@/games/black_forest/signs';
import { chipsOf, layChips } from '@/games/black_forest/slip';
import { lastTurned, stageOf, tally, turnEntries, turnSoFar } from '@/games/black_forest/turn';
import { distance, figuresAt, tollsAt, travelCost, type ForestView, type Player } from '@/games/black_forest/view';
import { basicAngle, handAngle, holdups, markersOf, polar, refinedAngle, sectorAngle, STEP } from '@/games/black_forest/wheel';
import { wordsOf } from '@/lib/words.svelte';

const player = (more: Partial<Player> = {}): Player => ({
  basics: { wood: 3, sand: 0, water: 2, 'charcoal-glass': 1, 'charcoal-cooking': 1, porridge: 2, meat: 0, brick: 3 },
  glass: 0, provisions: [1, 1], commodity: 1, glass_turns: 0, cooking_turns: 0, reminder: true, progress: 0, pawn: null, pigs: 0, cattle: 0,
  buildings: [], estates: [[['forest', 'forest', 'forest', 'pond'], ['stable', 'empty', 'empty', 'pond'], ['empty', 'empty', 'field', 'field']]], bonuses_due: 0, ...more,
});
const view = (more: Partial<ForestView> = {}): ForestView => ({
  seat: 0, seats: 2, over: false, to_move: 0, options: { two_player: 'neutral' }, pending: { kind: 'take-turn', seat: 0, phase: 0 }, round: 1, starter: 0,
  trigger: null, last_turns: null, locations: {}, job_stack: 11, jobs_done: [], supply: { forests: 17, small_estates: 12 }, offer: [], neutral: null, placed: [],
  villages: { V1: { tradespeople: ['builder', 'butcher', 'cook'], job: null }, V2: { tradespeople: ['brickmaker', 'lumberjack', 'herder', 'gardener'], job: 'J7' } },
  players: [player(), player()], ...more,
});

describe('Black Forest’s wheels', () => {
  it('stand as on the table (WH-10): hand at 8, provisions in sector 6, hourglass in sector 3', () => {
    expect(handAngle(0)).toBe(240);
    expect(refinedAngle(0, 1)).toBe(sectorAngle(6));
    expect(basicAngle(0, 3)).toBe(sectorAngle(11));
    // EN-1: turns - value = threshold is the sector of the hourglass.
    expect(refinedAngle(data.THRESHOLD, 0) - 360).toBe(sectorAngle(data.HOURGLASS_CLOCK));
  });

  it('turn their hands, and the markers stay', () => {
    const before = markersOf(data.GLASS_WHEEL, player({ basics: { wood: 3, sand: 2, water: 2, 'charcoal-glass': 1 } }));
    const after = markersOf(data.GLASS_WHEEL, player({ basics: { wood: 2, sand: 1, water: 1, 'charcoal-glass': 0 }, glass: 1, glass_turns: 1 }));
    expect(after.map((marker) => marker.angle)).toEqual(before.map((marker) => marker.angle));
    expect(handAngle(1) - handAngle(0)).toBe(STEP);
    expect(before.map((marker) => marker.name)).toEqual(['wood', 'sand', 'water', 'charcoal-glass', 'glass']);
    expect(data.COOKING_WHEEL.refined).toEqual(['provision-0', 'provision-1', 'commodity']);
  });

  it('count from twelve o’clock', () => {
    expect(polar(0, 10)).toEqual({ x: 0, y: -10 });
    expect(polar(90, 10).x).toBeCloseTo(10);
  });

  it('say what holds them up (WH-2)', () => {
    expect(holdups(data.GLASS_WHEEL, player())).toEqual({ missing: ['sand'], full: [] });
    expect(holdups(data.COOKING_WHEEL, player({ commodity: 3 }))).toEqual({ missing: ['meat'], full: ['commodity'] });
  });

  it('are foreseen: two sand make a glass (X1), a full marker stops (X3)', () => {
    expect(wheelsTurn(player(), [{ what: 'sand', count: 2 }])).toEqual([{ wheel: 'glass', count: 1 }]);
    expect(wheelsTurn(player({ glass: 3 }), [{ what: 'sand', count: 2 }])).toEqual([]);
    expect(wheelsTurn(player(), [{ what: 'meat', count: 2 }])).toEqual([{ wheel: 'cooking', count: 1 }]);
    expect(wheelsTurn(player(), [{ what: 'charcoal', count: 4 }])).toEqual([]); // its wheel is still to be chosen
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
    const shown = view({ players: [player({ pawn: { place: 'V2', space: 1 }, provisions: [0, 2] }), player()] });
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
    expect(placesOf('markers', { low: 1, high: 3 }, shown)).toEqual(['marker:provision-0', 'marker:provision-1']);
    expect(placesOf('toll', { good: 'charcoal-glass' }, shown)).toEqual(['marker:charcoal-glass']);
    expect(placesOf('give-back', { pigs: 1, cattle: 0 }, shown)).toEqual(['animal:pig']);
    expect(placesOf('wheel', { wheel: 'glass' }, shown)).toEqual(['wheel:glass']);
    expect(placesOf('accept', {}, { ...shown, pending: { kind: 'take-gift', seat: 0, good: 6, count: 1 } })).toEqual(['accept', 'marker:brick']);
    expect(placesOf('from-glass', { count: 1 }, { ...shown, pending: { kind: 'split-charcoal', seat: 0, count: 2 } })).toEqual(['marker:charcoal-glass', 'marker:charcoal-cooking']);
  });

  it('lays each space between two tradespeople (MV-12), and everything on the map', () => {
    expect(neighboursOf(view(), 'V1-3')).toEqual(['cook', 'builder']);
    expect(neighboursOf(view(), 'V2-2')).toEqual(['lumberjack', 'herder']);
    expect(neighboursOf(view(), 'L1')).toEqual([]);
    for (const count of [3, 4]) expect(spacePlaces(count)).toHaveLength(slotPlaces(count).length);
    for (const place of PLACES.values()) expect(place.x > 0 && place.x < MAP.w && place.y > 0 && place.y < MAP.h).toBe(true);
    expect(ROAD_PATHS).toHaveLength(data.ROADS.length);
  });

  it('counts the way and the tolls (MV-4 to MV-6, X25)', () => {
    expect([distance('V1', 'V2'), distance('V1', 'V3'), distance('L1', 'L3')]).toEqual([1, 2, 3]);
    const there = view({ neutral: { place: 'V3', space: 1 }, players: [player({ pawn: { place: 'V1', space: 1 } }), player({ pawn: { place: 'V3', space: 0 } })] });
    expect(travelCost(there, 0, 'V3')).toBe(2);
    expect(tollsAt(there, 0, 'V3')).toEqual([1, null]);
    expect(tollsAt(there, 0, 'V1')).toEqual([]);
    there.players[0]!.buildings = ['VIII-2-B', 'W3'];
    expect(travelCost(there, 0, 'V3')).toBe(1);
    expect(tollsAt(there, 0, 'V3')).toEqual([]);
    expect(travelCost(view(), 0, 'V3')).toBe(0);
  });

  it('numbers the pawns of a round alone (PC-2)', () => {
    const solo = view({ seats: 1, placed: [{ place: 'V1', space: 1 }, { place: 'V2', space: 2 }], players: [player({ pawn: { place: 'V2', space: 0 } })] });
    expect(figuresAt(solo, 'V1', 1).map((figure) => figure.mark)).toEqual(['1']);
    expect(figuresAt(solo, 'V2', 0).map((figure) => [figure.mark, figure.last])).toEqual([['2', true]]);
  });

  it('reckons before the click', () => {
    const here = view({ players: [player({ pawn: { place: 'V1', space: 1 } }), player({ pawn: { place: 'V2', space: 1 } })] });
    expect(reckon(here, 'move', { place: 'V2-2' }).costs).toEqual([{ what: 'provision', count: 1 }, { what: 'toll', count: 1 }]);
    expect(reckon(here, 'activate', { service: 'glass_miller' })).toEqual({ costs: [], gains: [{ what: 'sand', count: 2 }], turns: [{ wheel: 'glass', count: 1 }] });
    expect(reckon(here, 'activate', { service: 'cook-2' }).gains).toEqual([{ what: 'meat', count: 1 }]);
    expect(reckon(here, 'activate', { service: 'lumberjack' })).toMatchObject({ costs: [{ what: 'forest', count: 1 }], gains: [{ what: 'wood', count: 4 }] });
    expect(reckon(here, 'build', { building: 'I-0-A' })).toMatchObject({ costs: [{ what: 'brick', count: 2 }], gains: [{ what: 'star', count: 1 }, { what: 'wood', count: 3 }] });
    expect(reckon(here, 'swap', { trade: 'cook' }).costs).toEqual([{ what: 'commodity', count: 1 }]);
  });

  it('warns of the hourglass (X8)', async () => {
    const words = wordsOf('black-forest');
    await words.ready();
    const end = view({ pending: { kind: 'pay-travel', seat: 0, count: 1 }, players: [player({ cooking_turns: 8, provisions: [1, 2] }), player()] });
    expect(drawing.effectOf(end, 'markers', { low: 0, high: 2 }, words).warning).toContain('hourglass');
    expect(drawing.effectOf(end, 'markers', { low: 1, high: 1 }, words).warning).toBe('');
    expect(drawing.effectOf(end, 'markers', { low: 1, high: 1 }, words).remark).toContain('from the hourglass');
    const toll = { ...end, pending: { kind: 'pay-toll', seat: 0, receiver: 1 } };
    expect(drawing.effectOf(toll, 'toll', { good: 'wood' }, words, ['Ann', 'Bob']).remark).toBe('to Bob, who is here');
    expect(drawing.effectOf({ ...toll, pending: { ...toll.pending, receiver: 2 } }, 'toll', { good: 'wood' }, words, ['Ann', 'Bob']).remark).toContain('neutral figure');
  });
});

describe('Black Forest’s domain', () => {
  it('houses the animals where they count (X7, LV-4)', () => {
    const estate = [[['pasture', 'pasture', 'forest', 'stable']]];
    const full = houseAnimals(player({ pigs: 4, cattle: 5, estates: estate }));
    expect(full.grazing).toBe(6);
    expect([...full.housed.values()].reduce((sum, one) => sum + one.pig + one.cattle, 0)).toBe(9);
    expect(houseAnimals(player({ pigs: 7, estates: estate })).grazing).toBe(6);
    expect(houseAnimals(player({ pigs: 2, buildings: ['X-0-B'], estates: [[['X-0-B']]] })).housed.get('0:1')).toEqual({ pig: 2, cattle: 0 });
  });

  it('draws a large building once over its two cells', () => {
    const laid = layDomain([[['G1', 'G1'], ['empty', 'field']], [['forest', 'W1'], ['empty', 'W1']]]);
    expect(laid.estates.map((estate) => estate.cells.map((cell) => cell.thing))).toEqual([['G1', 'empty', 'field'], ['forest', 'W1', 'empty']]);
    expect(laid.estates[0]?.cells[0]?.w).toBe(2 * (laid.estates[0]?.cells[1]?.w ?? 0));
    expect(layDomain([[['empty']], [['empty']], [['empty']], [['empty']]]).estates[2]?.x).toBe(laid.estates[1]!.x - laid.estates[0]!.w / 2);
  });
});

describe('Black Forest’s words and signs', () => {
  it('tell what a tile does', async () => {
    const words = wordsOf('black-forest');
    await words.ready();
    expect(faceWords(words, data.FACES.get('I-0-B')!)).toBe('2 porridge → 1 wood');
    expect(faceWords(words, data.FACES.get('I-1-A')!)).toBe('after your Lumberjack, Woodworker: 1 wood');
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
});

const entry = (seq: number, seat: number, events: [string, Record<string, string | number>, number?][], more: Partial<LogEntry> = {}): LogEntry => ({
  seq, seat, kind: 'move', bot: null, trouble: null, by_itself: false, at: 0, code: null, text: null, undone: false, undoes: null, touches_you: false,
  events: events.map(([kind, args, who]) => ({ kind, args, seat: who ?? seat, text: kind })), ...more,
});

describe('The turn so far', () => {
  const before = [entry(0, 1, [['moved', { place: 'V1-1' }]]), entry(1, 1, [['activates', { service: 'cook-1' }], ['gained', { good: 'porridge', count: 2 }]])];
  const mine = [
    entry(2, 0, [['paid', { good: 'commodity', count: 1 }], ['swapped', { trade: 'cook' }]]),
    entry(3, 0, [['moved', { place: 'V2-1' }], ['paid', { good: 'provision', count: 1 }]]),
    entry(4, 0, [['toll', { good: 'wood' }]]),
    entry(5, 1, [['gained', { good: 'wood', count: 1 }]]),
    entry(6, 0, [['activates', { service: 'brickmaker' }], ['paid', { good: 'charcoal', count: 1 }], ['gained', { good: 'brick', count: 4 }]]),
  ];

  it('is read from the log, answers of others left out', () => {
    const turn = turnSoFar([...before, ...mine], 'gone');
    expect(turn?.steps.map((step) => step.kind)).toEqual(['swapped', 'moved', 'toll', 'activates']);
    expect([...(turn?.goods ?? [])]).toEqual([['commodity', -1], ['provision', -1], ['wood', -1], ['charcoal', -1], ['brick', 4]]);
  });

  it('is empty when it begins, and knows what came before the move', () => {
    expect(turnSoFar([...before, ...mine], 'fresh')).toBeNull();
    expect(turnEntries([...before, mine[0]!], 'before').map((one) => one.seq)).toEqual([2]);
    expect(stageOf(view())).toBe('fresh');
    expect(stageOf(view({ pending: { kind: 'take-turn', seat: 0, phase: 2 } }))).toBe('before');
  });

  it('forgets what was undone', () => {
    const undone = entry(7, 0, [['moved', { place: 'V3-1' }]], { undone: true });
    expect(turnEntries([...before, mine[0]!, undone], 'before').map((one) => one.seq)).toEqual([2]);
  });

  it('counts what the wheels took and gave', () => {
    const turned = entry(7, 0, [['gained', { good: 'sand', count: 2 }], ['wheel-turned', { wheel: 'glass', count: 1 }], ['wheel-turned', { wheel: 'cooking', count: 1 }, 1]]);
    expect([...tally(turned.events, 0)]).toEqual([['sand', 1], ['wood', -1], ['water', -1], ['charcoal', -1], ['glass', 1]]);
    expect(tally(turned.events, 1).get('provision')).toBe(2);
  });

  it('knows how a wheel last turned', () => {
    const turned = entry(7, 0, [['wheel-turned', { wheel: 'glass', count: 2 }], ['wheel-turned', { wheel: 'glass', count: 1 }, 1]]);
    expect(lastTurned([...mine, turned], 0, 'glass')).toEqual({ count: 2, seq: 7 });
    expect(lastTurned(mine, 0, 'glass').count).toBe(0);
  });

  it('keeps the newest labels when there are too many', async () => {
    const words = wordsOf('black-forest');
    await words.ready();
    const chips = chipsOf(turnSoFar(mine, 'gone')!.steps, words);
    expect(chips.map((chip) => chip.text)).toEqual(['Cook', 'Blasiwald, space 1', 'wood', 'Brickmaker']);
    expect(layChips(chips, 120, 1).map((chip) => chip.text)).toEqual(['Brickmaker']);
    expect(layChips(chips, 1000, 1)).toHaveLength(4);
  });
});

describe('A job', () => {
  it('lists what it gives thing by thing', () => {
    expect(unitsOf(data.JOBS.get('J2')!.exchange.entries)).toEqual([
      [{ text: '7' }, { icon: 'brick' }], [{ text: '1' }, { icon: 'commodity' }], [{ text: '1' }, { icon: 'glass-hut' }],
    ]);
  });

  it('belongs to the turn in which it was done', () => {
    const log = [entry(0, 0, [['moved', { place: 'L2' }]]), entry(1, 0, [['job-done', { job: 'J2' }]])];
    expect(drawing.turnOf?.(log, view({ pending: { kind: 'act', seat: 0 } }))).toEqual(log);
    expect(drawing.tallyOf?.(log.flatMap((one) => one.events), 0, wordsOf('black-forest'))).toEqual({ costs: [], gains: [] });
  });
});
