// What is printed on Villagers' cards, from the same components file as the rules.
import parts from '@games/villagers/components.toml';

export interface Silver {
  kind: string;
  amount: number;
  every: number;
  suit?: string;
  suits?: string[];
}
export interface CardFace {
  id: string;
  suit: string;
  symbols: number;
  gold: number;
  food: number;
  builders: number;
  padlock: string;
  keyring: number;
  slots: number;
  /** The card it is placed on; '' if it stands on its own. */
  below: string;
  silver?: Silver;
}

type Row = Partial<Omit<CardFace, 'below'>> & { id: string; suit: string; chain?: string[] };

function face(row: Row): CardFace {
  const {
    id,
    suit,
    symbols = 1,
    gold = 0,
    food = 0,
    builders = 0,
    padlock = '',
    keyring = 0,
    slots = 0,
    silver,
    chain = [],
  } = row;
  return {
    id,
    suit,
    symbols,
    gold,
    food,
    builders,
    padlock,
    keyring,
    slots,
    below: chain.at(-2) ?? '',
    silver,
  };
}

const founders = parts.founders;
const rows: Row[] = [
  { ...founders, ...founders.front },
  { ...founders, ...founders.back, id: 'founders_food' },
  ...parts.basics.list,
  ...parts.villagers.card,
  ...parts.specials.card,
  ...parts.expansions.list,
];
export const CARDS = new Map<string, CardFace>(rows.map((row) => [row.id, face(row)]));
export const cardOf = (id: string): CardFace => CARDS.get(id) ?? face({ id, suit: 'special' });

export const SUITS: string[] = parts.suits.list.map((suit: { id: string }) => suit.id);
export const SUIT_COLOURS: Record<string, string> = {
  grains: '#1f7f75',
  wood: '#4c7a2f',
  hay: '#7a55a6',
  ore: '#46433f',
  grapes: '#a83f76',
  wool: '#33699f',
  leather: '#86680c',
  single: '#7b4f31',
  special: '#a02c22',
};
export const suitColour = (suit: string | null): string => SUIT_COLOURS[suit ?? ''] ?? '#6b5d4b';

/** The market card under a stack, by the stack's number. */
export const MARKETS = new Map<number, number>(
  parts.market_cards.list.map((card: { under_stack: number }, i: number) => [
    card.under_stack,
    i + 1,
  ]),
);
