// A view of any shape, as panels of rows: lists of seats become one panel a seat.
export interface Panel { name: string; number: number | null; value: unknown }

const KERNEL = ['game', 'seat', 'seats', 'options', 'over', 'to_move', 'pending'];

export function panels(view: Record<string, unknown> | null): Panel[] {
  if (!view) return [];
  const seats = Number(view.seats);
  return Object.entries(view)
    .filter(([name]) => !KERNEL.includes(name))
    .flatMap(([name, value]) => {
      const perSeat = Array.isArray(value) && value.length === seats && value.every((item) => item !== null && typeof item === 'object');
      return perSeat ? value.map((item, number): Panel => ({ name: `${name} ${number + 1}`, number, value: item })) : [{ name, number: null, value }];
    });
}

export const isTable = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object' && !Array.isArray(value);

export function humanize(name: string): string {
  const words = name.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value on one line, if it fits there. */
export function plain(value: unknown): string | null {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value !== 'object') return humanizeWord(value);
  if (Array.isArray(value)) return value.every((item) => typeof item !== 'object' || item === null) ? value.map(humanizeWord).join(', ') || '–' : null;
  return null;
}

function humanizeWord(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll(/[_-]/g, ' ') : String(value ?? '–');
}
