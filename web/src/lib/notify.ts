// "Your turn" for those who look elsewhere: a sound, and a notification where it was allowed.
import { sound } from '@/lib/sound';
import { t } from '@/lib/words.svelte';

const SIGN = '/favicon.svg';
let asked = 0;

/** Shows a game's sign in the browser's tab; without a game, the house's. */
export async function showSign(game: string | null, dot = false): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const turn = (asked += 1);
  const sign = game
    ? await import('@/lib/covers').then(({ badgeOf }) => badgeOf(game, dot)).catch(() => null)
    : null;
  if (link && turn === asked) link.href = sign ?? SIGN; // whoever left meanwhile wants another
}

export const canNotify = (): boolean => 'Notification' in globalThis;
export const mayNotify = (): boolean => canNotify() && Notification.permission === 'granted';

export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

export function notifyTurn(title: string): void {
  sound('turn');
  if (document.hidden && mayNotify())
    new Notification(`${title}: ${t('your-turn')}`, { tag: 'allmende-turn', icon: SIGN });
}
