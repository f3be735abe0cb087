// Made from src/allmende/server/messages by tools/api_types.py. Not to be edited.

export interface ActionInfo {
  code: number;
  text: string;
  verb: string;
  args: Record<string, boolean | number | string>;
}

export interface ChangeInfo {
  seat: number;
  /** as in `holdings` */
  what: string;
  amount: number;
}

export interface AskHint {
  /** which of your seats; else the one that is asked */
  seat?: number | null;
}

export interface Advised {
  code: number;
  text: string;
  verb: string;
  args: Record<string, boolean | number | string>;
  /** what everybody may then expect to score, as bots judge it: by seat, then automaton; empty if there is no other choice */
  scores: number[];
  sentence: string;
  /** how one's turn goes on after that, where it was looked at as a whole */
  then: string[];
  /** what changes hands with all that, by the rules; nothing where `then` is empty */
  changes: ChangeInfo[];
}

export interface Hint {
  seq: number;
  seat: number;
  /** at most three, the best first */
  choices: Advised[];
}

export interface Lesson {
  /** the journal's entry; the moment it was made at, too */
  seq: number;
  seat: number;
  played: ActionInfo;
  better: ActionInfo;
  /** as a chance of winning, 0 to 1; 0 where points tell: alone, or in a game that was decided all along */
  lost: number;
  /** the final scores that were to be expected after what was played */
  played_scores: number[];
  better_scores: number[];
}

export interface CoachAnswer {
  ready: boolean;
  /** how long the coach may think about a game */
  seconds: number;
  /** the moments that were weighed; the last is the end */
  seqs: number[];
  /** for each of these everybody's chance of winning, 0 to 1 */
  chances: number[][];
  lessons: Lesson[];
}

export interface OptionChoice {
  value: boolean | number | string;
  text: string;
}

export interface OptionInfo {
  name: string;
  text: string;
  default: boolean | number | string;
  choices: OptionChoice[];
}

export interface ProvenanceInfo {
  table: string;
  provenance: string;
  confidence: string;
  basis: string;
}

export interface InterruptInfo {
  decision: string;
  text: string;
}

export interface CoverInfo {
  icons: string[];
  trees: number;
  houses: number;
}

export interface SignInfo {
  icon: string;
  text: string;
  cube: string | null;
}

export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  /** how long it takes: from, to */
  minutes: number[];
  /** 1 light, 2 medium, 3 heavy */
  weight: number;
  colour: string;
  cover: CoverInfo;
  legend: SignInfo[];
  seats: number[];
  options: OptionInfo[];
  interrupts: InterruptInfo[];
  /** whether there is a first game that explains itself */
  guide: boolean;
  /** the options of a first game without a guide */
  gentle: Record<string, boolean | number | string>;
  num_actions: number;
  rules_version: number;
}

export interface GameDetails {
  name: string;
  title: string;
  tagline: string;
  /** how long it takes: from, to */
  minutes: number[];
  /** 1 light, 2 medium, 3 heavy */
  weight: number;
  colour: string;
  cover: CoverInfo;
  legend: SignInfo[];
  seats: number[];
  options: OptionInfo[];
  interrupts: InterruptInfo[];
  /** whether there is a first game that explains itself */
  guide: boolean;
  /** the options of a first game without a guide */
  gentle: Record<string, boolean | number | string>;
  num_actions: number;
  rules_version: number;
  provenance: ProvenanceInfo[];
  /** the numbers of boards and cards, with their provenance */
  components: Record<string, unknown>;
}

export interface Rules {
  game: string;
  language: string;
  markdown: string;
}

export interface BotInfo {
  name: string;
  text: string;
}

export interface EventInfo {
  kind: string;
  seat: number | null;
  args: Record<string, boolean | number | string>;
  text: string;
  /** the text without its subject and full stop, where it begins with the player's name: consecutive clauses of one seat can share one sentence */
  clause: string | null;
  changes: ChangeInfo[];
}

export interface RulesChange {
  seq: number;
  before: number;
  after: number;
}

export interface JournalEntry {
  seq: number;
  kind: "move" | "undo" | "resign" | "time" | "agree" | "close";
  seat: number;
  code: number | null;
  events: EventInfo[];
}

export interface JournalAnswer {
  id: string;
  game: string;
  over: boolean;
  seats: number;
  options: Record<string, boolean | number | string>;
  commitment: string;
  seed: string | null;
  rules_version: number;
  changes: RulesChange[];
  entries: JournalEntry[];
  /** the whole game as a journal file, when it is over */
  journal: string | null;
}

export interface SheetAt {
  seq: number;
  sheet: (Record<string, number>)[];
}

export interface ScoresAnswer {
  seqs: number[];
  scores: number[][];
  sheet: (Record<string, number>)[];
  /** the sheet at moments spread over the game, the last one included */
  sources: SheetAt[];
  categories: Record<string, string>;
}

export interface Verdict {
  ok: boolean;
  message: string;
  commitment: string;
  seed: string;
  actions: number;
  /** whether the seed is the one committed to when the table opened */
  seed_fits: boolean;
  /** whether the seed and the moves give exactly the table's end */
  replay_fits: boolean;
}

export interface Problem {
  /** a short name for programs: stale, illegal, not-your-turn … */
  error: string;
  /** a sentence for people, in their language */
  message: string;
  reason: Why | null;
  details: string[];
  /** where the table is now, when the request was behind it */
  seq: number | null;
}

export interface ChatLine {
  id: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

export interface LogEntry {
  /** the journal's entry; the moment after it is seq + 1 */
  seq: number;
  kind: "move" | "undo" | "resign" | "time" | "agree" | "close";
  seat: number;
  bot: string | null;
  /** what went wrong with that bot, in a sentence */
  trouble: string | null;
  at: number;
  /** only of one's own moves, and of all when the game is over */
  code: number | null;
  /** whether an order, a sealed choice or a closed window made it for you; told of one's own moves only */
  by_itself: boolean;
  /** the choice in words, where the code is shown */
  text: string | null;
  undone: boolean;
  /** of an undo: the first entry it takes back; all after it go, too */
  undoes: number | null;
  touches_you: boolean;
  events: EventInfo[];
  /** all that changed hands, summed over the events */
  changes: ChangeInfo[];
}

export interface NewValue {
  /** fields and places in lists, from the table on */
  path: (string | number)[];
  value: unknown;
}

export interface TableChange {
  type: "change";
  set: NewValue[];
  /** the paths of fields that are there no more */
  gone: ((string | number)[])[];
  log: LogEntry[];
  chat: ChatLine[];
  since: number;
}

export interface Ping {
  type: "ping";
  at: number;
}

export interface SocketProblem {
  /** a short name for programs: stale, illegal, not-your-turn … */
  error: string;
  /** a sentence for people, in their language */
  message: string;
  reason: Why | null;
  details: string[];
  /** where the table is now, when the request was behind it */
  seq: number | null;
  type: "problem";
}

export interface Health {
  status: "ok";
  database: string;
}

export interface SetName {
  name: string;
}

export interface NewAccount {
  login: string;
  password: string;
  name?: string | null;
}

export interface Login {
  login: string;
  password: string;
}

export interface SetNotices {
  mail?: string | null;
  webhook?: string | null;
}

export interface Me {
  id: string | null;
  name: string | null;
  /** null for a guest */
  login: string | null;
  mail: string | null;
  /** whether letters go there: only once its reader has said so */
  mail_confirmed: boolean;
  webhook: string | null;
  passkeys: number;
  /** whether there is one */
  password: boolean;
  mail_possible: boolean;
}

export interface ChangePassword {
  /** leave it out if there is none yet */
  old?: string | null;
  new: string;
}

export interface ForgottenPassword {
  login: string;
}

export interface DeleteMe {
  /** your login name, so that nobody does this by mistake */
  login?: string | null;
}

export interface PasskeyInfo {
  id: string;
  created: number;
}

export interface Done {
  done: boolean;
}

export interface Export {
  person: Record<string, unknown>;
  sessions: (Record<string, unknown>)[];
  passkeys: (Record<string, unknown>)[];
  tables: (Record<string, unknown>)[];
  chat: (Record<string, unknown>)[];
}

export interface SessionInfo {
  id: string;
  created: number;
  seen: number;
  agent: string;
  this: boolean;
}

export interface Ceremony {
  options: Record<string, unknown>;
}

export interface Credential {
  credential: Record<string, unknown>;
}

export interface PasskeyLogin {
  /** the login a guest wants; leave it out if you have one */
  login?: string | null;
}

export interface NewPasskey {
  credential: Record<string, unknown>;
  login?: string | null;
}

export interface Why {
  key: string;
  text: string;
  rule: string;
  args: Record<string, boolean | number | string>;
}

export interface Invite {
  seat: number;
  token: string;
  link: string;
  /** whether the link leads nowhere from another machine */
  local: boolean;
}

export interface NewTableAnswer {
  id: string;
  link: string;
  invites: Invite[];
}

export interface PreviewInfo {
  changes: ChangeInfo[];
  warnings: string[];
  /** whether chance or something hidden takes over after that */
  uncertain: boolean;
  /** whether it ends the turn: then another player decides, or chance */
  ends: boolean;
}

export interface Choice {
  code: number;
  text: string;
  verb: string;
  args: Record<string, boolean | number | string>;
  preview: PreviewInfo;
}

export interface Refusal {
  code: number;
  text: string;
  verb: string;
  args: Record<string, boolean | number | string>;
  reason: Why;
}

export interface SeatInfo {
  seat: number;
  kind: "human" | "open" | "bot";
  name: string;
  /** whether a person or a bot sits there */
  taken: boolean;
  bot: string | null;
  /** the bot that plays for its absent person */
  stand_in: string | null;
  /** whether its person is looking at the table now */
  present: boolean;
  seen_at: number | null;
  /** whether a bot is thinking for this seat now */
  thinking: boolean;
  /** the seats that want a stand-in here */
  votes: number[];
  /** how strong the bot is that plays here, in a word */
  level: string | null;
  /** how its person left the game, which a bot plays on */
  out: "resigned" | "time" | null;
}

export interface ClockInfo {
  kind: "live" | "correspondence";
  /** seconds: for the whole game on a live clock, else for each move */
  bank: number;
  increment: number;
  at_zero: "bot" | "resign";
  /** the seconds each seat had left at `at` */
  left: number[];
  /** the seats whose time runs */
  running: number[];
  /** the server's time when this was said */
  at: number;
}

export interface Ended {
  how: "resigned" | "time" | "agreed" | "closed";
  /** who resigned or ran out of time */
  seat: number | null;
  text: string;
}

export interface AskingInfo {
  what: "undo" | "stop";
  /** whose person asks */
  seat: number;
  agreed: number[];
  declined: number | null;
  yours_to_answer: boolean;
  text: string;
}

export interface OrderInfo {
  decision: string;
  code: number | null;
}

export interface Moment {
  id: string;
  game: string;
  seq: number;
  /** the seat you look from; null: you are watching */
  you: number | null;
  to_move: number | null;
  over: boolean;
  prompt: string;
  view: Record<string, unknown>;
  /** what each seat, then each automaton, holds that everybody may count */
  holdings: (Record<string, number>)[];
  /** final ones; null while the game runs */
  scores: number[] | null;
  sheet: (Record<string, number>)[] | null;
  winners: number[] | null;
  /** how the game ended, if not by its rules */
  ended: Ended | null;
}

export interface GuidePage {
  text: string;
  /** the places of the board it speaks of, by their keys there */
  at: string[];
}

export interface GuideInfo {
  /** the number of the first page, from 1 */
  first: number;
  /** how many pages the whole guide has */
  steps: number;
  /** none while the others play */
  pages: GuidePage[];
  /** what the guide asks for; none when it is at its end */
  codes: number[];
}

export interface TableAnswer {
  id: string;
  game: string;
  seq: number;
  /** the seat you look from; null: you are watching */
  you: number | null;
  to_move: number | null;
  over: boolean;
  prompt: string;
  view: Record<string, unknown>;
  /** what each seat, then each automaton, holds that everybody may count */
  holdings: (Record<string, number>)[];
  /** final ones; null while the game runs */
  scores: number[] | null;
  sheet: (Record<string, number>)[] | null;
  winners: number[] | null;
  /** how the game ended, if not by its rules */
  ended: Ended | null;
  type: "table";
  version: number;
  /** all seats you sit on */
  mine: number[];
  private: boolean;
  /** whether it counts: then nobody is given hints while it runs */
  rated: boolean;
  created: number;
  options: Record<string, boolean | number | string>;
  seats: SeatInfo[];
  /** the names of those who play without a seat, after the seats */
  automata: string[];
  /** for the table's creator: the links to seats still free */
  invites: Invite[];
  choices: Choice[];
  refusals: Refusal[];
  /** the seats that may decide now: the one to move and, where all decide at once, the others too */
  deciding: number[];
  /** the code you have chosen ahead of the others; choose again to change it */
  sealed: number | null;
  /** how many of your latest decisions you may take back */
  undoable: number;
  /** whether you may take back to the start of your latest turn though others have moved since: against bots alone you may, people are asked */
  turn_back: "no" | "free" | "ask";
  /** whether you may close the table: you made it, and no other person is there */
  may_close: boolean;
  clock: ClockInfo | null;
  asking: AskingInfo | null;
  /** the names of those who watch */
  spectators: string[];
  /** how many more watch, without a name */
  unnamed: number;
  /** what the server is made of: a page that has seen another should be reloaded */
  build: string;
  log: LogEntry[];
  /** the first entry that the log holds, if it was asked for in part */
  since: number;
  /** how many entries you had seen when you were last here */
  seen: number;
  chat: ChatLine[];
  /** SHA-256 of the seed, shown from the beginning */
  commitment: string;
  /** shown when the game is over */
  seed: string | null;
  rules_version: number;
  /** the earlier numbers it was dealt with and goes on with, as `/games/{name}?components=` names them; null if they are today's */
  components: string | null;
  changes: RulesChange[];
  /** when an interrupt's window closes */
  deadline: number | null;
  orders: OrderInfo[];
  /** at a first game, for its learner, as long as it is followed */
  guide: GuideInfo | null;
  /** the longest a bot may think about one decision */
  bot_seconds: number;
}

export interface MoveStored {
  type: "stored";
  /** how many entries the journal has now */
  seq: number;
  /** a socket shows the move in its table of this version, or of a later one */
  version: number;
  /** what the server is made of: a page that has seen another should be reloaded */
  build: string;
}

export interface TableRow {
  id: string;
  game: string;
  title: string;
  seq: number;
  over: boolean;
  to_move: number | null;
  your_turn: boolean;
  mine: number[];
  private: boolean;
  guide: boolean;
  rated: boolean;
  free_seats: number[];
  seats: string[];
  winners: number[];
  /** how the game ended, in words, if not by its rules */
  ended: string | null;
  /** when the time of the player to move runs out, if it runs */
  due: number | null;
  created: number;
  touched: number;
}

export interface TableList {
  your_turn: TableRow[];
  mine: TableRow[];
  open: TableRow[];
  build: string;
}

export interface MyGames {
  rows: TableRow[];
  /** ask for those touched before this; null: there are no more */
  more: number | null;
}

export interface NewClock {
  kind: "live" | "correspondence";
  /** everybody's bank, on a live clock */
  minutes?: number;
  /** seconds that passing the turn on brings, on a live clock */
  increment?: number;
  /** for each move, by correspondence */
  days?: number;
  /** when time runs out: a bot plays on, or the seat resigns */
  at_zero?: "bot" | "resign";
}

export interface NewTable {
  game: string;
  /** for each seat `human` (by invitation), `open` (anybody) or a bot's name */
  seats: string[];
  options?: Record<string, boolean | number | string>;
  private?: boolean;
  /** whether it counts: then nobody is given hints while it runs */
  rated?: boolean;
  /** whether its creator plays all human seats */
  hot_seat?: boolean;
  clock?: NewClock | null;
  /** a guest's name */
  name?: string | null;
}

export interface NewGuide {
  again?: boolean;
  /** a guest's name */
  name?: string | null;
}

export interface Move {
  /** how many entries the journal had when the choice was made */
  seq: number;
  code: number;
  /** which of your seats; else the first that is asked */
  seat?: number | null;
  /** answer with no more than `MoveStored`: for those whose socket shows them the table */
  brief?: boolean;
}

export interface Undo {
  seq: number;
  /** back to the start of your latest turn, what bots replied included; against bots alone */
  turn?: boolean;
}

export interface Resign {
  /** which of your seats; all if left out */
  seat?: number | null;
}

export interface Ask {
  /** `undo`: take back to the start of your latest turn; `stop`: end the game without a winner */
  what: "undo" | "stop";
  seq: number;
}

export interface Reply {
  what: "undo" | "stop";
  agree: boolean;
  seq: number;
}

export interface Join {
  /** an open seat; the first one if left out */
  seat?: number | null;
  invite?: string | null;
  name?: string | null;
}

export interface Leave {
  seat?: number | null;
}

export interface Say {
  text: string;
}

export interface Report {
  /** about whom, if anybody */
  seat?: number | null;
  text: string;
}

export interface StandIn {
  seat: number;
  bot: string | null;
}

export interface Order {
  decision: string;
  code?: number | null;
}

export interface SetOrders {
  seat?: number | null;
  orders: Order[];
}

export interface Branch {
  seq: number;
  seats: string[];
}
