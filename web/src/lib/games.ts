// What the server tells about its games: asked for once in each language.
import { api } from '@/api/client';
import type { GameInfo } from '@/api/messages';
import { settings } from '@/lib/settings.svelte';

const known = new Map<string, Promise<GameInfo[]>>();

export function allGames(): Promise<GameInfo[]> {
  let asked = known.get(settings.language);
  if (!asked) {
    asked = api.games();
    known.set(settings.language, asked);
    asked.catch(() => known.clear()); // a server that was away is asked again
  }
  return asked;
}

export async function gameInfo(name: string): Promise<GameInfo | undefined> {
  return (await allGames()).find((game) => game.name === name);
}
