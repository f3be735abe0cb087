// A double click means one click: the second half of it would meet whatever has come under the pointer since.
const ECHO = 300; // milliseconds

let last = -Infinity;

/** Whether a click is the second half of a double click after one that was taken. Keys have no echo. */
export function isEcho(event: Event): boolean {
  const echo = event instanceof MouseEvent && event.detail > 1 && event.timeStamp - last < ECHO;
  if (!echo) last = event.timeStamp;
  return echo;
}
