// The messages by the names the page uses; they are made from the server's (messages.ts).
export type {
  ActionInfo,
  ChangeInfo,
  Choice,
  EventInfo,
  GameDetails,
  GameInfo,
  LogEntry,
  Me,
  Moment,
  PreviewInfo,
  Refusal,
  SeatInfo,
  TableAnswer,
  TableList,
  TableRow,
} from './messages';
export type Word = string | number | boolean;
export type Words = Record<string, Word>;
