import type { AnsweredRequest } from '../../core/answered-request.ts';
import { isId, newId } from '../../core/ids.ts';
import type { UsageDaysTable } from '../../data/tables/usage-days.ts';
import { emptyDay } from './day.ts';

/** The maximum size of a batch: log entries, and days of accounts. */
export interface BatchBounds {
  entries: number;
  days: number;
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
  address: request.address,
  created_at: at,
});

/** An entry of the request log. */
export type LogEntry = ReturnType<typeof logEntryOf>;

const between = (status: number, from: number, to: number) => Number(status >= from && status < to);

const count = (day: UsageDaysTable, { status, cost }: AnsweredRequest): void => {
  const throttled = Number(status === 429);
  day.requests += 1;
  day.cost += cost;
  day.throttled += throttled;
  day.client_errors += between(status, 400, 500) - throttled;
  day.server_errors += between(status, 500, 600);
};

/** Figures and log entries that are written in one transaction. */
export interface Batch {
  readonly entries: readonly LogEntry[];
  readonly days: ReadonlyMap<string, UsageDaysTable>;
  /** Days on which requests were not counted, because the batch had no room for their account. */
  readonly missed: ReadonlySet<string>;
}

/** Collects one batch. Entries beyond its bounds are dropped, and their days are marked as incomplete. */
export const createBatch = (bounds: BatchBounds) => {
  const entries: LogEntry[] = [];
  const days = new Map<string, UsageDaysTable>();
  const missed = new Set<string>();

  const dayOf = (account_id: string, starts_at: string): UsageDaysTable | undefined => {
    const key = `${account_id} ${starts_at}`;
    const known = days.get(key);
    if (known || days.size >= bounds.days) return known;
    const day = { account_id, ...emptyDay(starts_at) };
    days.set(key, day);
    return day;
  };

  const record = (answered: AnsweredRequest, at: string): void => {
    const startsAt = `${at.slice(0, 10)}T00:00:00.000Z`;
    const day = dayOf(answered.caller.accountId, startsAt);
    if (!day) return void missed.add(startsAt);
    count(day, answered);
    if (entries.length < bounds.entries) entries.push(logEntryOf(answered, at));
    else day.incomplete = true;
  };

  return { entries, days, missed, record, miss: (startsAt: string) => void missed.add(startsAt) };
};

/** The same figures without the log entries. */
export const withoutEntries = ({ days, missed }: Batch): Batch => ({
  entries: [],
  days: new Map([...days].map(([key, day]) => [key, { ...day, incomplete: true }])),
  missed,
});

export const isEmpty = ({ days, missed }: Batch): boolean => days.size + missed.size === 0;
