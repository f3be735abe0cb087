// A first game's guide as its learner reads it: which page is open, what may be played there, and whether it was left.
import type { Choice, GuideInfo, GuidePage } from '@/api/messages';
import { remember, remembered } from '@/lib/settings.svelte';
import { narrow } from '@/lib/sight.svelte';

/** What may be chosen while a guide is read: what it asks for, and that only when all before it has been read. */
export function allowed(guide: GuideInfo | null, page: number, choices: Choice[]): Choice[] {
  if (!guide) return choices;
  if (page < guide.pages.length - 1) return [];
  return guide.codes.length
    ? choices.filter((choice) => guide.codes.includes(choice.code))
    : choices;
}

/** Marks the places a guide speaks of, and brings the first of them into sight; on a phone the stage does that. */
export function point(root: HTMLElement | undefined, keys: string[]): void {
  if (!root) return;
  const places = new Set(
    keys.flatMap((key) => [...root.querySelectorAll(`[data-at~="${CSS.escape(key)}"]`)]),
  );
  for (const old of root.querySelectorAll('[data-pointed]'))
    if (!places.has(old)) old.removeAttribute('data-pointed');
  for (const place of places) place.setAttribute('data-pointed', '');
  const [first] = places;
  if (!narrow.current) first?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

export class GuideReader {
  page = $state(0);
  left = $state(false);
  private info = $state.raw<GuideInfo | null>(null);

  constructor(readonly table: string) {
    this.left = remembered('guide-left') === table;
  }

  /** The guide, as long as it is followed. */
  get guide(): GuideInfo | null {
    return this.left ? null : this.info;
  }

  get open(): GuidePage | null {
    return this.guide?.pages[this.page] ?? null;
  }

  /** Whether it could be taken up again. */
  get waits(): boolean {
    return this.left && this.info !== null;
  }

  /** Takes what the server says; new pages are read from their beginning, known ones from where one was. */
  take(info: GuideInfo | null): void {
    if (info?.first !== this.info?.first || info?.pages.length !== this.info?.pages.length)
      this.page = this.kept(info);
    this.info = info;
  }

  /** Where one was in these pages when one was last here. */
  private kept(info: GuideInfo | null): number {
    const [table, first, page] = (remembered('guide-page') ?? '').split(' ');
    return table === this.table && Number(first) === info?.first
      ? Math.min(Number(page), Math.max(0, info.pages.length - 1))
      : 0;
  }

  turn(by: number): void {
    this.page += by;
    remember('guide-page', `${this.table} ${this.info?.first} ${this.page}`);
  }

  leave(): void {
    this.left = true;
    remember('guide-left', this.table);
  }

  resume(): void {
    this.left = false;
    remember('guide-left', '');
  }
}
