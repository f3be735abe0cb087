// A card in words, for those who hear the table.
import type { GameWords } from '@/lib/words.svelte';
import { cardOf, type Silver } from './data';

/** A card's name and all that is printed on it. */
export function cardName(words: GameWords, id: string): string {
  return `${words.value('card', id)}, ${cardFacts(words, id)}`;
}

/** Under which name the rules tell about what is special on a card. */
export function aboutCard(id: string): string {
  const card = cardOf(id);
  if (card.silver) return 'silver';
  if (card.padlock) return 'padlock';
  return id === 'founders' ? 'founders' : '';
}

/** What a card earns in the second market (8.6). */
export function silverFormula(words: GameWords, silver: Silver): string {
  const { kind, amount, every, suit = '', suits = [] } = silver;
  const named = (suit ? [suit] : suits).map((one) => words.value('suit', one)).join(', ');
  const formula = words.text(`villagers-silver-${kind}`, { amount, every, suit: named });
  return words.text('villagers-silver', { formula });
}

export function cardFacts(words: GameWords, id: string): string {
  const card = cardOf(id);
  const parts = [words.value('suit', card.suit)];
  if (card.gold) parts.push(`${words.text('villagers-gold')} ${card.gold}`);
  if (card.food) parts.push(`${words.text('villagers-food')} ${card.food}`);
  if (card.builders) parts.push(`${words.text('villagers-builder')} ${card.builders}`);
  if (card.silver) parts.push(silverFormula(words, card.silver));
  if (card.padlock)
    parts.push(words.text('villagers-padlock-of', { card: words.value('card', card.padlock) }));
  if (card.below)
    parts.push(words.text('villagers-goes-on', { card: words.value('card', card.below) }));
  const does = words.find(`villagers-does-${id}`);
  if (does) return `${parts.join(', ')}. ${does}`;
  if (card.slots) parts.push(words.text('villagers-room', { count: card.slots }));
  return parts.join(', ');
}
