import { sql } from 'kysely';
import type { AnsweredRequest } from '../../core/answered.ts';
import type { Clock } from '../../core/clock.ts';
import { isId, newId } from '../../core/ids.ts';
import type { Queries } from '../../data/database.ts';
import type { UsageDaysTable } from '../../data/tables/usage-days.ts';
import { emptyDay } from './day.ts';

interface Rooms {
  db: Queries;
  clock: Clock;
  /** Told what could not be written; requests go on. */
  report: (error: unknown) => void;
}

/** How many lines wait at most; beyond that the log loses the newest, and the numbers by day stay right. */
const waiting = 10_000;

const lineOf = ({ caller, ...request }: AnsweredRequest, at: string) => ({
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

type Line = ReturnType<typeof lineOf>;

const between = (status: number, from: number, to: number) => Number(status >= from && status < to);

const newDay = (account_id: string, starts_at: string): UsageDaysTable => ({ account_id, ...emptyDay(starts_at) });

const count = (day: UsageDaysTable, { status, cost }: AnsweredRequest): void => {
  const throttled = Number(status === 429);
  day.requests += 1;
  day.cost += cost;
  day.throttled += throttled;
  day.client_errors += between(status, 400, 500) - throttled;
  day.server_errors += between(status, 500, 600);
};

/** One statement, whatever the number of lines; an account that is gone by now takes its traffic with it. */
const insertLines = (db: Queries, lines: readonly Line[]) =>
  sql`
insert into logged_requests
select line.* from jsonb_populate_recordset(null::logged_requests, ${JSON.stringify(lines)}::jsonb) line
where exists (select from accounts where accounts.id = line.account_id)
on conflict (account_id, id) do nothing`.execute(db);

const addDays = (db: Queries, days: readonly UsageDaysTable[]) =>
  sql`
insert into usage_days as known
select day.* from jsonb_populate_recordset(null::usage_days, ${JSON.stringify(days)}::jsonb) day
where exists (select from accounts where accounts.id = day.account_id)
on conflict (account_id, starts_at) do update set
  requests = known.requests + excluded.requests,
  cost = known.cost + excluded.cost,
  client_errors = known.client_errors + excluded.client_errors,
  server_errors = known.server_errors + excluded.server_errors,
  throttled = known.throttled + excluded.throttled`.execute(db);

/**
 * Collects what was answered, and writes it in batches off the way of requests: a process that is killed loses the lines of
 * its last moment, and no request waits for its line.
 */
export const createTraffic = ({ db, clock, report }: Rooms) => {
  let lines: Line[] = [];
  let days = new Map<string, UsageDaysTable>();
  let writing: Promise<void> = Promise.resolve();

  const record = (answered: AnsweredRequest): void => {
    const at = clock().toISOString();
    const startsAt = `${at.slice(0, 10)}T00:00:00.000Z`;
    const key = `${answered.caller.accountId} ${startsAt}`;
    const day = days.get(key) ?? newDay(answered.caller.accountId, startsAt);
    days.set(key, day);
    count(day, answered);
    if (lines.length < waiting) lines.push(lineOf(answered, at));
  };

  const write = async (): Promise<void> => {
    if (days.size === 0) return;
    const [newLines, newDays] = [lines, [...days.values()]];
    lines = [];
    days = new Map();
    await insertLines(db, newLines).catch(report);
    await addDays(db, newDays).catch(report);
  };

  /** Writes what has been collected until now. */
  const flush = (): Promise<void> => {
    writing = writing.then(write);
    return writing;
  };

  return { record, flush };
};

export type Traffic = ReturnType<typeof createTraffic>;

/** How long the log is kept, in milliseconds. */
const kept = 30 * 24 * 60 * 60 * 1000;

/** Forgets requests that the log holds no longer. */
export const forgetOldRequests = async (db: Queries, clock: Clock): Promise<void> => {
  await db
    .deleteFrom('logged_requests')
    .using('accounts')
    .whereRef('logged_requests.account_id', '=', 'accounts.id')
    .where('logged_requests.created_at', '<', new Date(clock().getTime() - kept).toISOString())
    .execute();
};
