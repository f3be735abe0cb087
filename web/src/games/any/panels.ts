// A view of any shape, as panels of rows: lists of seats become one panel a seat.
export interface Panel {
  name: string;
  number: number | null;
  value: unknown;
}

const KERNEL = ['game', 'seat', 'seats', 'options', 'over', 'to_move', 'pending'];

export function panels(view: Record<string, unknown> | null): Panel[] {
  if (!view) return [];
  const seats = Number(view.seats);
  return Object.entries(view)
    .filter(([name]) => !KERNEL.includes(name))
    .flatMap(([name, value]) => {
      const perSeat =
        Array.isArray(value) &&
        value.length === seats &&
        value.every((item) => item !== null && typeof item === 'object');
      return perSeat
        ? value.map((item, number): Panel => ({
            name: `${name} ${number + 1}`,
            number,
            value: item,
          }))
        : [{ name, number: null, value }];
    });
}

export const isTable = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

export function humanize(name: string, guess: Guess = () => null): string {
  // A guess that reads like a sentence is a wrong one: the word names something else elsewhere.
  const guessed = guess(name);
  const words =
    guessed && guessed.length <= 24 && !/[\d,]/.test(guessed)
      ? guessed
      : name.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export type Guess = (word: string) => string | null;

/** Single values stand together in the first panel; then what belongs to seats; then the rest. */
export function ordered(all: Panel[]): Panel[] {
  const single = all.filter((panel) => plain(panel.value) !== null);
  const rest = all.filter((panel) => plain(panel.value) === null);
  const table = single.length
    ? [
        {
          name: 'table',
          number: null,
          value: Object.fromEntries(single.map((panel) => [panel.name, panel.value])),
        },
      ]
    : [];
  return [
    ...table,
    ...rest.filter((panel) => panel.number !== null),
    ...rest.filter((panel) => panel.number === null),
  ];
}

/** A value on one line, if it fits there. */
export function plain(value: unknown, guess: Guess = () => null): string | null {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value !== 'object') return humanizeWord(value, guess);
  if (Array.isArray(value))
    return value.every((item) => typeof item !== 'object' || item === null)
      ? value.map((item) => humanizeWord(item, guess)).join(', ') || '–'
      : null;
  return null;
}

function humanizeWord(value: unknown, guess: Guess): string {
  return typeof value === 'string'
    ? (guess(value) ?? value.replaceAll(/[_-]/g, ' '))
    : String(value ?? '–');
}
