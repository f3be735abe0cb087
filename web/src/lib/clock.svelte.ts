// The table's clock as the page shows it: the server says what is left, the browser counts down from when that came.
import type { ClockInfo } from '@/api/messages';

/** What a seat has left, in seconds, `since` seconds after the server said so. */
export function leftOf(
  clock: Pick<ClockInfo, 'left' | 'running'>,
  seat: number,
  since: number,
): number {
  const left = clock.left[seat] ?? 0;
  return Math.max(0, clock.running.includes(seat) ? left - Math.max(0, since) : left);
}

/** What is left, in parts: days and hours while there is much, minutes and seconds when it is getting tight. */
export function parts(seconds: number): { days: number; hours: number; clock: string } {
  const whole = Math.ceil(seconds);
  const two = (number: number): string => String(number).padStart(2, '0');
  const [days, hours, minutes] = [
    Math.floor(whole / 86400),
    Math.floor((whole % 86400) / 3600),
    Math.floor((whole % 3600) / 60),
  ];
  const clock =
    whole >= 3600
      ? `${Math.floor(whole / 3600)}:${two(minutes)}:${two(whole % 60)}`
      : `${minutes}:${two(whole % 60)}`;
  return { days, hours, clock };
}

class TableClock {
  info = $state.raw<ClockInfo | null>(null);
  /** When that came, by this browser's own clock: the server's may be another. */
  came = $state(0);

  take(info: ClockInfo | null, now = performance.now() / 1000): void {
    this.info = info;
    this.came = now;
  }
}

export const tableClock = new TableClock();
