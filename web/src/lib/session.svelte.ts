// One table, kept up to date: read once, then pushed over a socket that comes back by itself.
import { api, ApiError, onceKey } from '@/api/client';
import type { Ask, LogEntry, Order, Problem, TableAnswer, TableChange } from '@/api/messages';
import { build } from '@/lib/build.svelte';
import { tableClock } from '@/lib/clock.svelte';
import { applied } from '@/lib/differences';
import { whenDrawn } from '@/lib/drawn';
import { PACES, settings } from '@/lib/settings.svelte';

const PATIENCE = 150; // milliseconds in which an answer usually comes
const LATE = 3000; // milliseconds after which a table that the socket doesn't show is asked for

export type Connection = 'connecting' | 'live' | 'lost';

/** The log so far and a push that holds it from an entry on; what that takes back of the log so far is marked. */
export function mergeLog(before: LogEntry[], next: LogEntry[], since: number): LogEntry[] {
  const firsts = next.flatMap((entry) => (entry.kind === 'undo' ? [entry.undoes ?? Infinity] : []));
  const first = Math.min(...firsts);
  const kept = before
    .filter((entry) => entry.seq < since)
    .map((entry) =>
      entry.kind === 'move' && entry.seq >= first && !entry.undone
        ? { ...entry, undone: true }
        : entry,
    );
  return [...kept, ...next];
}

/** The chat so far and a push that may repeat some of it. */
export function mergeChat<T extends { id: number }>(before: T[], next: T[]): T[] {
  const known = new Set(before.map((line) => line.id));
  return [...before, ...next.filter((line) => !known.has(line.id))];
}

/** How long to wait before trying again: soon at first, then less and less often. */
export function pause(attempt: number): number {
  return Math.min(400 * 1.7 ** attempt, 8000);
}

/** No answer at all, or one from what stands before the server, or from a server whose database is away. */
export function isAway(status: number): boolean {
  return status === 0 || (status >= 502 && status <= 504);
}

export class TableSession {
  data = $state.raw<TableAnswer | null>(null);
  connection = $state<Connection>('connecting');
  /** Why the table can't be shown at all. */
  failure = $state.raw<ApiError | null>(null);
  /** What went wrong with the last thing tried; shown until dismissed. */
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  /** Whether that is to be seen: when it takes a while, or the table has changed meanwhile. Drawing every choice dimmed and then
   * bright again would cost a quick answer a frame. */
  held = $state(false);
  /** Whether something was sent and the server is away: it is sent again until there is an answer. */
  waiting = $state(false);

  /** What the others have done that is still to be seen, move by move. */
  coming = $state(0);

  /** The latest that the server said. */
  private newest: TableAnswer | null = null;
  /** What is still to be seen, oldest first; the last is the newest. */
  private queue: TableAnswer[] = [];
  private shownAt = -Infinity;
  private pacer: ReturnType<typeof setTimeout> | undefined;
  /** While what is shown has yet to be drawn: stops waiting for that. */
  private drawing: (() => void) | null = null;
  private socket: WebSocket | null = null;
  /** A move of mine that is stored, and that the socket has yet to show. */
  private awaited: { version: number; told: () => void } | null = null;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    readonly id: string,
    readonly invite: string | null = null,
  ) {
    document.addEventListener('visibilitychange', this.skip); // who looks elsewhere has no frames, but wants to be told
  }

  async open(): Promise<void> {
    try {
      this.take(await api.table(this.id, this.invite));
      this.failure = null;
      this.connect();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isAway(error.status)) {
        this.connection = 'lost';
        this.later(() => this.open());
      } else this.failure = error;
    }
  }

  close(): void {
    this.closed = true;
    document.removeEventListener('visibilitychange', this.skip);
    this.drawing?.();
    clearTimeout(this.pacer);
    clearTimeout(this.timer);
    this.awaited?.told();
    this.socket?.close();
  }

  /** Reads everything again: after a change of language or seat. */
  async reload(): Promise<void> {
    const old = this.socket;
    this.socket = null;
    old?.close();
    clearTimeout(this.timer);
    await this.open();
  }

  /** Takes what the server says. Quick bots say more than can be drawn: what is pushed waits until the last has been. */
  private take(answer: TableAnswer, pushed = false): void {
    const before = this.newest;
    if (before && (answer.version < before.version || answer.seq < before.seq)) return; // overtaken by a newer one
    build.see(answer.build);
    if (pushed && this.busy && !this.awaited) this.held = true;
    tableClock.take(answer.clock);
    const joined = before && answer.since > 0;
    this.newest = joined
      ? {
          ...answer,
          log: mergeLog(before.log, answer.log, answer.since),
          chat: mergeChat(before.chat, answer.chat),
        }
      : { ...answer, chat: before ? mergeChat(before.chat, answer.chat) : answer.chat };
    if (this.awaited && this.newest.version >= this.awaited.version) this.awaited.told();
    if (!pushed || document.hidden) this.skip();
    else if (before && this.isPaced(before, answer)) this.enqueue(before, this.newest);
    else if (this.queue.length) this.queue[this.queue.length - 1] = this.newest;
    else if (!this.drawing) this.show(this.newest);
  }

  /** Whether a move is shown for a while: another player's, when there was nothing for me to do. */
  private isPaced(before: TableAnswer, next: TableAnswer): boolean {
    return PACES[settings.pace] > 0 && next.seq > before.seq && !before.choices.length;
  }

  private enqueue(before: TableAnswer, next: TableAnswer): void {
    // Quick bots have moved before my own move was shown: that is seen first, or theirs would all be gone at once.
    if (!this.queue.length && this.data !== before) this.show(before);
    this.queue.push(next);
    this.coming = this.queue.length;
    this.pacer ??= setTimeout(this.step, this.wait());
  }

  private wait(): number {
    return Math.max(0, this.shownAt + PACES[settings.pace] - performance.now());
  }

  private readonly step = (): void => {
    this.pacer = undefined;
    const next = this.queue.shift();
    if (!next) return;
    this.show(next);
    if (this.queue.length) this.pacer = setTimeout(this.step, this.wait());
  };

  private show(next: TableAnswer | null): void {
    this.coming = this.queue.length;
    this.shownAt = performance.now();
    this.data = next;
    this.drawing?.();
    this.drawing = whenDrawn(this.drawn);
  }

  private readonly drawn = (): void => {
    this.drawing = null;
    if (!this.queue.length && this.data !== this.newest) this.show(this.newest);
  };

  /** Everything at once, for people who don't want to wait or look elsewhere. */
  readonly skip = (): void => {
    clearTimeout(this.pacer);
    this.pacer = undefined;
    this.queue = [];
    this.show(this.newest);
  };

  private connect(): void {
    if (this.closed || this.socket) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = new URLSearchParams({
      lang: settings.language,
      differences: 'true',
      since: String(this.newest?.seq ?? 0),
      chat: String(this.newest?.chat.at(-1)?.id ?? 0),
    });
    if (this.invite !== null) query.set('invite', this.invite);
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live?${query}`,
    );
    this.socket = socket;
    let told: TableAnswer | null = null; // through this socket: what the next change is of
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      const message = JSON.parse(String(event.data)) as { type: string };
      this.connection = 'live';
      this.attempts = 0;
      if (message.type === 'table') told = message as TableAnswer;
      else if (message.type === 'change' && told) told = applied(told, message as TableChange);
      if (told && message.type !== 'ping') this.take(told, true);
      if (message.type === 'problem') this.problem = message as unknown as Problem;
    };
    socket.onopen = () => {
      if (this.socket === socket) this.connection = 'live';
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (this.closed) return;
      this.connection = 'lost';
      this.later(() => this.open());
    };
  }

  private later(what: () => Promise<void>): void {
    if (this.closed) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void what(), pause(this.attempts));
    this.attempts += 1;
  }

  /** Does something at the table; what the server refuses becomes a message, and the page goes on. */
  private async attempt(what: () => Promise<TableAnswer | null>): Promise<boolean> {
    this.problem = null;
    try {
      const answer = await this.persist(what);
      if (answer) this.take(answer);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error.problem;
      if (error.status === 409) this.take(await api.table(this.id, this.invite));
      return false;
    } finally {
      this.waiting = false;
    }
  }

  /** Asks until there is an answer: while the server is away nothing is lost, and it does nothing twice. */
  private async persist<T>(what: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await what();
      } catch (error) {
        const away = error instanceof ApiError && isAway(error.status);
        if (!away || this.closed) throw error;
        this.waiting = true;
        await new Promise((resolve) => setTimeout(resolve, pause(tries)));
      }
    }
  }

  /** What changes the game goes one at a time; talk and standing orders neither wait for it nor hold it up. */
  private async alone(what: () => Promise<TableAnswer | null>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const patience = setTimeout(() => (this.held = true), PATIENCE);
    try {
      return await this.attempt(what);
    } finally {
      clearTimeout(patience);
      this.busy = false;
      this.held = false;
    }
  }

  play(code: number): Promise<boolean> {
    const seq = this.data?.seq ?? 0;
    const seat = this.data?.you ?? null;
    return this.alone(async () => {
      if (!this.socket || this.connection !== 'live') return api.move(this.id, seq, code, seat);
      const stored = await api.moveBriefly(this.id, seq, code, seat);
      build.see(stored.build);
      return this.heard(stored.version);
    });
  }

  /** Until the socket has shown a table of that version, before or after the answer; if it doesn't, the table is read. */
  private heard(version: number): Promise<TableAnswer | null> {
    if (this.closed || (this.newest && this.newest.version >= version))
      return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.awaited = null;
        api.table(this.id, this.invite).then(resolve, reject);
      }, LATE);
      const told = (): void => {
        clearTimeout(late);
        this.awaited = null;
        resolve(null);
      };
      this.awaited = { version, told };
    });
  }

  undo(): Promise<boolean> {
    const seq = this.data?.seq ?? 0;
    return this.alone(() => api.undo(this.id, seq));
  }

  /** Back to the start of my turn, though others have moved since: at once against bots, else people are asked. */
  turnBack(): Promise<boolean> {
    const seq = this.data?.seq ?? 0;
    if (this.data?.turn_back === 'ask') return this.ask('undo');
    return this.alone(() => api.undo(this.id, seq, true));
  }

  ask(what: Ask['what']): Promise<boolean> {
    const seq = this.data?.seq ?? 0;
    return this.alone(() => api.ask(this.id, what, seq));
  }

  reply(what: Ask['what'], agree: boolean): Promise<boolean> {
    const seq = this.data?.seq ?? 0;
    return this.alone(() => api.reply(this.id, what, agree, seq));
  }

  resign(seat: number): Promise<boolean> {
    return this.alone(() => api.resign(this.id, seat));
  }

  closeTable(): Promise<boolean> {
    return this.alone(() => api.closeTable(this.id));
  }

  /** Hands a seat to a bot, or takes it back (null). */
  standIn(seat: number, bot: string | null): Promise<boolean> {
    return this.attempt(() => api.standIn(this.id, seat, bot));
  }

  order(orders: Order[], seat?: number): Promise<boolean> {
    return this.attempt(() => api.orders(this.id, orders, seat));
  }

  say(text: string): Promise<boolean> {
    const key = onceKey();
    return this.attempt(() => api.chat(this.id, text, key));
  }

  async join(body: { seat?: number; invite?: string; name?: string }): Promise<boolean> {
    const done = await this.alone(() => api.join(this.id, body));
    if (done) await this.reload();
    return done;
  }
}
