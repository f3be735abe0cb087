// Short sounds made on the spot, of wood and metal. Off by default.
import { settings } from '@/lib/settings.svelte';

/** A tone: from when it sounds, how high, how long and how loud. It falls to `fall` of its height: wood does, metal doesn't. */
interface Tone {
  at: number;
  pitch: number;
  length: number;
  loud: number;
  type: OscillatorType;
  fall: number;
}

const knock = (at: number, pitch: number): Tone => ({
  at,
  pitch,
  length: 0.14,
  loud: 0.3,
  type: 'triangle',
  fall: 0.5,
});
const ring = (at: number, pitch: number, length: number, loud: number): Tone => ({
  at,
  pitch,
  length,
  loud,
  type: 'sine',
  fall: 1,
});
/** A bell is not in tune with itself: its partials beside the strike note. */
const bell = (at: number, pitch: number): Tone[] =>
  [1, 2, 2.4, 3, 4.5].map((part, i) => ring(at, pitch * part, 1.6 / (i + 1), 0.2 / (i + 1)));

const SOUNDS = {
  place: [knock(0, 190)],
  coin: [ring(0, 1980, 0.18, 0.12), ring(0.06, 2640, 0.22, 0.1)],
  bell: bell(0, 262),
  turn: [knock(0, 240), knock(0.12, 320)],
} satisfies Record<string, Tone[]>;
export type Sound = keyof typeof SOUNDS;

let context: AudioContext | undefined;

export function sound(name: Sound): void {
  if (!settings.volume) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const { at, pitch, length, loud, type, fall } of SOUNDS[name]) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = type;
    tone.frequency.setValueAtTime(pitch, now + at);
    tone.frequency.exponentialRampToValueAtTime(pitch * fall, now + at + length);
    loudness.gain.setValueAtTime(loud * settings.volume, now + at);
    loudness.gain.exponentialRampToValueAtTime(0.0005, now + at + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + length);
  }
}

interface Heard {
  events: { kind: string }[];
  changes: { seat: number; what: string; amount: number }[];
}

/** What entries of the log sound like, if they do: a bell before a coin, a coin before wood. */
export function soundOf(
  entries: Heard[],
  mine: number[],
  { bells = [], money = '' }: { bells?: string[]; money?: string },
): Sound | null {
  if (!entries.length) return null;
  if (entries.some(({ events }) => events.some(({ kind }) => bells.includes(kind)))) return 'bell';
  const paid = entries.some(({ changes }) =>
    changes.some(({ seat, what, amount }) => mine.includes(seat) && what === money && amount > 0),
  );
  return paid ? 'coin' : 'place';
}
