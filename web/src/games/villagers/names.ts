// A card in words, for those who hear the table.
import type { GameWords } from '@/lib/words.svelte';
import { cardOf } from './data';

export function cardName(words: GameWords, id: string): string {
  const card = cardOf(id);
  const parts = [words.value('card', id), words.value('suit', card.suit)];
  if (card.gold) parts.push(`${words.text('villagers-gold')} ${card.gold}`);
  if (card.food) parts.push(`${words.text('villagers-food')} ${card.food}`);
  if (card.builders) parts.push(`${words.text('villagers-builder')} ${card.builders}`);
  if (card.silver) parts.push(words.text('villagers-silver'));
  if (card.padlock) parts.push(words.text('villagers-padlock-of', { card: words.value('card', card.padlock) }));
  if (card.below) parts.push(words.text('villagers-goes-on', { card: words.value('card', card.below) }));
  return parts.join(', ');
}
