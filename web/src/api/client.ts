// Talking to the server: one function, one shape of error.
import type {
  Ask,
  BotInfo,
  Branch,
  Ceremony,
  CoachAnswer,
  Done,
  GameDetails,
  GameInfo,
  Hint,
  Me,
  Moment,
  MoveStored,
  MyGames,
  NewTable,
  NewTableAnswer,
  Order,
  PasskeyInfo,
  Problem,
  Rules,
  ScoresAnswer,
  SessionInfo,
  TableAnswer,
  TableList,
  Verdict,
} from '@/api/messages';
import { settings } from '@/lib/settings.svelte';
import { t } from '@/lib/words.svelte';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

function problem(error: string, message: string): Problem {
  return { error, message, reason: null, details: [], seq: null };
}

/** A key for a request that may be sent again without being done again. */
export function onceKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '-',
  );
}

async function call<T>(method: string, path: string, body?: object, key?: string): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': settings.language };
  if (key) headers['Idempotency-Key'] = key;
  if (body) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : undefined,
      credentials: 'same-origin',
    });
  } catch {
    throw new ApiError(0, problem('offline', t('error-offline')));
  }
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const told = data as Partial<Problem> | null;
  throw new ApiError(
    answer.status,
    told?.message
      ? { ...problem('', ''), ...told }
      : problem('server', t('error-server', { status: answer.status })),
  );
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => call<Me>('GET', '/me'),
  setName: (name: string) => call<Me>('POST', '/me', { name }),
  login: (login: string, password: string) => call<Me>('POST', '/login', { login, password }),
  makeAccount: (login: string, password: string) =>
    call<Me>('POST', '/account', { login, password }),
  logout: () => call<Me>('POST', '/logout'),
  changePassword: (old: string | null, next: string) =>
    call<Me>('PUT', '/password', { old, new: next }),
  forgotPassword: (login: string) => call<Done>('POST', '/password/forgotten', { login }),
  passkeys: () => call<PasskeyInfo[]>('GET', '/me/passkeys'),
  removePasskey: (id: string) => call<Me>('DELETE', `/me/passkeys/${encodeURIComponent(id)}`),
  deleteMe: (login: string) => call<Me>('DELETE', '/me', { login }),
  sessions: () => call<SessionInfo[]>('GET', '/sessions'),
  endSession: (id: string) => call<Me>('DELETE', `/sessions/${encodeURIComponent(id)}`),
  setNotices: (mail: string | null, webhook: string | null) =>
    call<Me>('PUT', '/me/notices', { mail, webhook }),
  passkeyOptions: (login: string | null) => call<Ceremony>('POST', '/passkeys/options', { login }),
  addPasskey: (credential: Record<string, unknown>, login: string | null) =>
    call<Me>('POST', '/passkeys', { credential, login }),
  passkeyLoginOptions: () => call<Ceremony>('POST', '/passkeys/login/options'),
  passkeyLogin: (credential: Record<string, unknown>) =>
    call<Me>('POST', '/passkeys/login', { credential }),
  games: () => call<GameInfo[]>('GET', '/games'),
  /** A game, with today's numbers or earlier ones. */
  game: (name: string, preset: string | null = null) =>
    call<GameDetails>(
      'GET',
      `/games/${encodeURIComponent(name)}${preset === null ? '' : `?components=${encodeURIComponent(preset)}`}`,
    ),
  rules: (name: string) => call<Rules>('GET', `/games/${encodeURIComponent(name)}/rules`),
  bots: () => call<BotInfo[]>('GET', '/bots'),
  tables: () => call<TableList>('GET', '/tables'),
  learn: (game: string, again: boolean) =>
    call<NewTableAnswer>('POST', `/tables/guides/${encodeURIComponent(game)}`, { again }),
  mine: (filters: Record<string, string>) =>
    call<MyGames>('GET', `/tables/mine?${new URLSearchParams(filters)}`),
  create: (body: NewTable, key?: string) => call<NewTableAnswer>('POST', '/tables', body, key),
  table: (id: string, invite: string | null = null) =>
    call<TableAnswer>(
      'GET',
      table(id) + (invite === null ? '' : `?invite=${encodeURIComponent(invite)}`),
    ),
  move: (id: string, seq: number, code: number, seat: number | null) =>
    call<TableAnswer>('POST', `${table(id)}/moves`, { seq, code, seat }),
  /** The same for those whose socket shows them what comes of it. */
  moveBriefly: (id: string, seq: number, code: number, seat: number | null) =>
    call<MoveStored>('POST', `${table(id)}/moves`, { seq, code, seat, brief: true }),
  undo: (id: string, seq: number, turn = false) =>
    call<TableAnswer>('POST', `${table(id)}/undo`, { seq, turn }),
  resign: (id: string, seat: number) => call<TableAnswer>('POST', `${table(id)}/resign`, { seat }),
  closeTable: (id: string) => call<TableAnswer>('POST', `${table(id)}/close`),
  ask: (id: string, what: Ask['what'], seq: number) =>
    call<TableAnswer>('POST', `${table(id)}/ask`, { what, seq }),
  reply: (id: string, what: Ask['what'], agree: boolean, seq: number) =>
    call<TableAnswer>('POST', `${table(id)}/reply`, { what, agree, seq }),
  join: (id: string, body: { seat?: number; invite?: string; name?: string }) =>
    call<TableAnswer>('POST', `${table(id)}/join`, body),
  chat: (id: string, text: string, key?: string) =>
    call<TableAnswer>('POST', `${table(id)}/chat`, { text }, key),
  report: (id: string, seat: number | null, text: string) =>
    call<Done>('POST', `${table(id)}/report`, { seat, text }),
  standIn: (id: string, seat: number, bot: string | null) =>
    call<TableAnswer>('POST', `${table(id)}/stand-in`, { seat, bot }),
  orders: (id: string, orders: Order[], seat?: number) =>
    call<TableAnswer>('PUT', `${table(id)}/orders`, { orders, seat }),
  at: (id: string, seq: number, seat: number | null) =>
    call<Moment>('GET', `${table(id)}/at/${seq}${seat === null ? '' : `?seat=${seat}`}`),
  scores: (id: string) => call<ScoresAnswer>('GET', `${table(id)}/scores`),
  hint: (id: string, seat: number | null) => call<Hint>('POST', `${table(id)}/hint`, { seat }),
  coach: (id: string) => call<CoachAnswer>('GET', `${table(id)}/coach`),
  verify: (id: string) => call<Verdict>('GET', `${table(id)}/verify`),
  branch: (id: string, body: Branch) => call<NewTableAnswer>('POST', `${table(id)}/branch`, body),
};
