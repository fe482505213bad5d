import type { AnsweredRequest } from '../../core/answered-request.ts';
import { isId, newId } from '../../core/ids.ts';
import type { Principal } from '../../core/principal.ts';
import { clientOf, type UsedPart } from '../../core/used-part.ts';
import type { UsageDaysTable } from '../../data/tables/usage-days.ts';
import type { ClientDay } from '../../rules/used-parts.ts';
import { emptyDay } from './day.ts';

/** Maximum size of a batch: log entries, account days, and parts used by clients. */
export interface BatchBounds {
  entries: number;
  days: number;
  parts: number;
}

const logEntryOf = ({ caller, ...request }: AnsweredRequest, at: string) => ({
  account_id: caller.accountId,
  id: isId('request', request.requestId) ? request.requestId : newId('request'),
  request_id: request.requestId,
  method: request.method,
  path: request.path.slice(0, 2048),
  operation_id: request.operationId,
  api_version: request.version,
  status: request.status,
  error_code: request.errorCode,
  duration_ms: Math.round(request.duration * 10) / 10,
  credential_type: caller.credential.type,
  credential_id: caller.credential.id,
  user_id: caller.actor.type === 'application' ? null : caller.userId,
  from_dashboard: caller.isFromDashboard === true,
  address: request.address,
  created_at: at,
});

/** An entry of the request log. */
export type LogEntry = ReturnType<typeof logEntryOf>;

const midnight = (at: string): string => `${at.slice(0, 10)}T00:00:00.000Z`;

const between = (status: number, from: number, to: number) => Number(status >= from && status < to);

const count = (day: UsageDaysTable, { status, cost }: AnsweredRequest): void => {
  const throttled = Number(status === 429);
  day.requests += 1;
  day.cost += cost;
  day.throttled += throttled;
  day.client_errors += between(status, 400, 500) - throttled;
  day.server_errors += between(status, 500, 600);
};

/** What a client used on one day, and how often. */
interface ClientUse {
  readonly of: ClientDay;
  readonly parts: Map<UsedPart, number>;
}

/** A client belongs to one account. */
const isSameDay = (one: ClientDay, other: ClientDay): boolean =>
  one.client.id === other.client.id && one.version === other.version && one.startsAt === other.startsAt;

/** Figures and log entries that are written in one transaction. */
export interface Batch {
  readonly entries: readonly LogEntry[];
  readonly uses: ReadonlyMap<string, ClientUse>;
  readonly days: ReadonlyMap<string, UsageDaysTable>;
  /** Days on which requests were not counted because the batch was full. */
  readonly missed: ReadonlySet<string>;
}

/** Collects one batch. Entries beyond its limits are dropped, and their days are marked incomplete. */
export const createBatch = (bounds: BatchBounds) => {
  const entries: LogEntry[] = [];
  const days = new Map<string, UsageDaysTable>();
  const missed = new Set<string>();
  const uses = new Map<string, ClientUse>();
  let parts = 0;

  const dayOf = (account_id: string, starts_at: string): UsageDaysTable | undefined => {
    const key = `${account_id} ${starts_at}`;
    const known = days.get(key);
    if (known || days.size >= bounds.days) return known;
    const day = { account_id, ...emptyDay(starts_at) };
    days.set(key, day);
    return day;
  };

  const miss = (accountId: string, startsAt: string): void => {
    const day = dayOf(accountId, startsAt);
    if (day) day.incomplete = true;
    else missed.add(startsAt);
  };

  /** Notes how much of its limit an account has used in the current minute. */
  const noteMinute = (accountId: string, used: number, at: string): void => {
    const day = dayOf(accountId, midnight(at));
    if (day) day.busiest_minute = Math.max(day.busiest_minute, used);
  };

  /** An event goes to many connections of a client one after the other, so the key of its day is as short as its ids. */
  let latest: ClientUse | undefined;

  const clientDayOf = (of: ClientDay): ClientUse => {
    if (latest && isSameDay(latest.of, of)) return latest;
    latest = findClientDay(of);
    return latest;
  };

  const findClientDay = (of: ClientDay): ClientUse => {
    const key = `${of.accountId} ${of.client.id} ${of.version ?? ''} ${of.startsAt}`;
    const known = uses.get(key);
    if (known) return known;
    const fresh = { of, parts: new Map<UsedPart, number>() };
    uses.set(key, fresh);
    return fresh;
  };

  const countParts = (caller: Principal, version: string | null, used: readonly UsedPart[], at: string): void => {
    if (used.length === 0 || caller.isFromDashboard) return;
    const startsAt = midnight(at);
    const own = clientDayOf({ accountId: caller.accountId, client: clientOf(caller), version, startsAt }).parts;
    for (const part of used) {
      const before = own.get(part);
      const isNew = before === undefined;
      if (isNew && parts === bounds.parts) miss(caller.accountId, startsAt);
      else own.set(part, (before ?? 0) + 1);
      if (isNew && parts < bounds.parts) parts += 1;
    }
  };

  const record = (answered: AnsweredRequest, at: string): void => {
    const startsAt = midnight(at);
    // Only operations have versions.
    countParts(answered.caller, answered.operationId === null ? null : answered.version, answered.used, at);
    const day = dayOf(answered.caller.accountId, startsAt);
    if (!day) return void missed.add(startsAt);
    if (!answered.caller.isFromDashboard) count(day, answered);
    if (entries.length < bounds.entries) entries.push(logEntryOf(answered, at));
    else day.incomplete = true;
  };

  return { entries, days, missed, uses, record, countParts, noteMinute, miss: (startsAt: string) => void missed.add(startsAt) };
};

/** The days of the accounts in a batch; days on which only parts were used have no requests. */
const allDays = ({ days, uses }: Batch): UsageDaysTable[] => {
  const others = [...uses.values()].map(({ of }) => ({ account_id: of.accountId, ...emptyDay(of.startsAt) }));
  return [...new Map([...others, ...days.values()].map((day) => [`${day.account_id} ${day.starts_at}`, day])).values()];
};

/** The same figures without log entries and used parts. */
export const onlyFigures = (batch: Batch): Batch => ({
  entries: [],
  uses: new Map(),
  days: new Map(allDays(batch).map((day) => [`${day.account_id} ${day.starts_at}`, { ...day, incomplete: true }])),
  missed: batch.missed,
});

export const isEmpty = ({ days, missed, uses }: Batch): boolean => days.size + missed.size + uses.size === 0;
