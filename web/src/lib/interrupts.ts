// Interrupts are let be unless one asks for them. Where a game's options make no sense without, the page asks, once.
import type { TableSession } from '@/lib/session.svelte';
import { remember, remembered } from '@/lib/settings.svelte';

export async function askFor(session: TableSession, decisions: string[]): Promise<void> {
  const table = session.data;
  if (!table || table.over || !decisions.length) return;
  for (const seat of table.mine) {
    const key = `asked.${table.id}.${seat}`;
    if (remembered(key)) continue; // whoever has switched it off since is left alone
    remember(key, 'yes');
    const others =
      seat === table.you ? table.orders.filter((order) => !decisions.includes(order.decision)) : [];
    await session.order(
      [...others, ...decisions.map((decision) => ({ decision, code: null }))],
      seat,
    );
  }
}
