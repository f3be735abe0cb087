// A card in words, for those who hear the table.
import type { GameWords } from '@/lib/words.svelte';
import { cardOf } from './data';

/** A card's name and all that is printed on it. */
export function cardName(words: GameWords, id: string): string {
  return `${words.value('card', id)}, ${cardFacts(words, id)}`;
}

export function cardFacts(words: GameWords, id: string): string {
  const card = cardOf(id);
  const parts = [words.value('suit', card.suit)];
  if (card.gold) parts.push(`${words.text('villagers-gold')} ${card.gold}`);
  if (card.food) parts.push(`${words.text('villagers-food')} ${card.food}`);
  if (card.builders) parts.push(`${words.text('villagers-builder')} ${card.builders}`);
  if (card.silver) parts.push(words.text('villagers-silver'));
  if (card.padlock)
    parts.push(words.text('villagers-padlock-of', { card: words.value('card', card.padlock) }));
  if (card.below)
    parts.push(words.text('villagers-goes-on', { card: words.value('card', card.below) }));
  const does = words.find(`villagers-does-${id}`);
  if (does) return `${parts.join(', ')}. ${does}`;
  if (card.slots) parts.push(words.text('villagers-room', { count: card.slots }));
  return parts.join(', ');
}
