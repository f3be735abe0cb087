// So much of something: what a card is printed with.
export interface Amount {
  what: string;
  count: number;
}
