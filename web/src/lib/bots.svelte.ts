// How strong a bot is, in a word: read once from the server, in the language of the page.
import { api } from '@/api/client';
import { settings } from '@/lib/settings.svelte';

let known = $state.raw<Record<string, string>>({});
let asked = '';

/** "Master" of "Master: thinks a second ahead"; the bot's own name until the server has answered. */
export function levelOf(bot: string): string {
  const { language } = settings;
  if (asked !== language) {
    asked = language;
    void api.bots().then(
      (bots) => {
        known = Object.fromEntries(
          bots.map(({ name, text }) => [name, text.split(':')[0] ?? name]),
        );
      },
      () => (asked = ''),
    );
  }
  return known[bot] ?? bot;
}
