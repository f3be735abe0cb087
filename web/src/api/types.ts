// The messages by the names the page uses; they are made from the server's (messages.ts).
export type { Choice, Refusal, TableAnswer, Moment, SeatInfo, LogEntry, EventInfo, GameInfo, GameDetails, TableList, TableRow, Me } from './messages';
export type Word = string | number | boolean;
export type Words = Record<string, Word>;
