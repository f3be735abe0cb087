// So much of something: what an action costs or brings, what a card is printed with.
export interface Amount { what: string; count: number }

/** Equal things together, in the order in which they first come; what cancels out is left out. */
export function merge(all: Amount[]): Amount[] {
  const found = new Map<string, number>();
  for (const { what, count } of all) found.set(what, (found.get(what) ?? 0) + count);
  return [...found].flatMap(([what, count]) => (count ? [{ what, count }] : []));
}
