// "Your turn" for those who look elsewhere: a sound, and a notification where it was allowed.
import { sound } from '@/lib/sound';
import { t } from '@/lib/words.svelte';

export const canNotify = (): boolean => 'Notification' in globalThis;
export const mayNotify = (): boolean => canNotify() && Notification.permission === 'granted';

export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

export function notifyTurn(title: string): void {
  sound('turn');
  if (document.hidden && mayNotify())
    new Notification(`${title}: ${t('your-turn')}`, { tag: 'allmende-turn', icon: '/favicon.svg' });
}
