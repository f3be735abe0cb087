// Pushes tell what has changed at a table; the page makes the whole of it again. What stays the same stays the same object.
import type { TableAnswer, TableChange } from '@/api/messages';

type Step = string | number;
type Place = Record<Step, unknown>;

/** The same with something else at the end of a path; all that is not on the way is kept as it is. */
function changed(
  whole: unknown,
  path: Step[],
  change: (place: Place, last: Step) => void,
): unknown {
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as Place) }) as Place;
  const [first, ...rest] = path;
  if (first === undefined) return copy;
  if (rest.length) copy[first] = changed(copy[first], rest, change);
  else change(copy, first);
  return copy;
}

/** A table after a change. */
export function applied(before: TableAnswer, change: TableChange): TableAnswer {
  let table: unknown = { ...before, log: change.log, chat: change.chat, since: change.since };
  for (const path of change.gone)
    table = changed(table, path, (place, last) => Reflect.deleteProperty(place, last));
  for (const { path, value } of change.set)
    table = changed(table, path, (place, last) => {
      place[last] = value;
    });
  return table as TableAnswer;
}
