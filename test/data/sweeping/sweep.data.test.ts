import { freshDatabase, newAccount, openAgain, serverUrl } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Queries } from '../../../src/data/connection/database.ts';
import { transaction } from '../../../src/data/connection/transaction.ts';
import { before, byAccount, byKey, byTime } from '../../../src/data/sweeping/aged-rows.ts';
import { type Batch, runSweep, runSweeps, type Sweep, type SweepPart } from '../../../src/data/sweeping/sweep.ts';

const clock = () => new Date('2026-06-01T12:00:00.000Z');
const day = 24 * 60 * 60 * 1000;

let database: Database;
let db: Queries;
let statements: string[] = [];
beforeAll(async () => {
  database = await freshDatabase({ onStatement: ({ sql: text }) => void statements.push(text) });
  db = database.db;
});
afterAll(() => database?.close());
beforeEach(async () => {
  await db.deleteFrom('accounts').execute();
  statements = [];
});

/** So many answers for keys of an account, one a minute from an instant on. */
const addAnswers = (accountId: string, count: number, from: string) =>
  sql`
    insert into idempotency_keys (account_id, caller, operation, key, fingerprint, answer, scopes, bounds, created_at)
    select ${accountId}, 'caller', 'operation', ${from}::text || n, '', '', '{}', '{}', ${from}::timestamptz + n * interval '1 minute'
    from generate_series(1, ${count}) n`.execute(db);

const left = async (): Promise<string[]> => {
  const rows = await db.selectFrom('idempotency_keys').select('key').orderBy('key').execute();
  return rows.map(({ key }) => key);
};

const deletions = () => statements.filter((text) => /delete from "idempotency_keys"/.test(text)).length;

const answers = byTime({ table: 'idempotency_keys', at: 'created_at', ageMs: day });
const quick = { rows: 2, pauseMs: 0 };

describe('a sweep by time', () => {
  it('deletes what is old in all accounts, so many rows with one statement, and nothing else', async () => {
    const [one, other] = [await newAccount(db), await newAccount(db)];
    await addAnswers(one, 3, '2026-05-01T00:00:00.000Z');
    await addAnswers(other, 2, '2026-05-02T00:00:00.000Z');
    await addAnswers(other, 1, '2026-06-01T00:00:00.000Z');
    await runSweep(db, answers, clock, quick);
    expect(await left()).toEqual(['2026-06-01T00:00:00.000Z1']);
    expect(deletions()).toBe(3);
  });

  it('begins with the oldest rows', async () => {
    const account = await newAccount(db);
    await addAnswers(account, 3, '2026-05-02T00:00:00.000Z');
    await addAnswers(account, 2, '2026-05-01T00:00:00.000Z');
    const [part] = answers.parts(db, clock()) as SweepPart[];
    expect(await transaction(db, (tx) => part!.batch(tx, 2))).toBe(2);
    expect(await left()).toEqual([1, 2, 3].map((n) => `2026-05-02T00:00:00.000Z${n}`));
  });

  it('leaves rows that do not meet its condition', async () => {
    await addAnswers(await newAccount(db), 3, '2026-05-01T00:00:00.000Z');
    const when = sql<boolean>`key like '%2'`;
    await runSweep(db, byTime({ table: 'idempotency_keys', at: 'created_at', ageMs: day, when }), clock, quick);
    expect(await left()).toEqual(['2026-05-01T00:00:00.000Z1', '2026-05-01T00:00:00.000Z3']);
  });

  it('ends after the batch at which it is told to', async () => {
    await addAnswers(await newAccount(db), 7, '2026-05-01T00:00:00.000Z');
    const ending = new AbortController();
    const [{ key, batch }] = answers.parts(db, clock()) as [SweepPart];
    const last: Batch = async (...given) => {
      ending.abort();
      return batch(...given);
    };
    const once: Sweep = { name: 'ended', parts: () => [{ key, batch: last }] };
    await runSweep(db, once, clock, { ...quick, signal: ending.signal });
    expect(await left()).toHaveLength(5);
  });
});

describe('a sweep by account', () => {
  it('has a time for each account', async () => {
    const [free, business] = [await newAccount(db), await newAccount(db)];
    await db.updateTable('accounts').set({ plan: 'business' }).where('id', '=', business).execute();
    for (const id of [free, business]) await addAnswers(id, 5, '2026-05-20T00:00:00.000Z');
    const at = (now: Date) =>
      sql`${now.toISOString()}::timestamptz - case plan when 'business' then interval '30 days' else interval '2 days' end`;
    await runSweep(db, byAccount({ table: 'idempotency_keys', at: 'created_at', before: at }), clock, quick);
    const rows = await db.selectFrom('idempotency_keys').select('account_id').distinct().execute();
    expect(rows).toEqual([{ account_id: business }]);
    expect(deletions()).toBe(3);
  });
});

describe('a sweep by key', () => {
  it('looks at all rows, so many with one statement, and deletes those that meet the condition', async () => {
    await addAnswers(await newAccount(db), 9, '2026-05-01T00:00:00.000Z');
    const when = () => sql<boolean>`idempotency_keys.key ~ '[1357]$'`;
    const key = ['account_id', 'caller', 'operation', 'key'];
    await runSweep(db, byKey({ table: 'idempotency_keys', key, when }), clock, quick);
    expect((await left()).map((one) => one.at(-1))).toEqual(['2', '4', '6', '8', '9']);
    expect(deletions()).toBe(5);
  });
});

/** What PostgreSQL says when a statement takes too long. */
const takeTooLong = (tx: Queries) =>
  sql`do $$ begin raise exception using errcode = '57014', message = 'canceling statement due to statement timeout'; end $$`.execute(tx);

describe('a batch that takes too long', () => {
  it('is tried again with fewer rows', async () => {
    const limits: number[] = [];
    const batch: Batch = async (tx, limit) => {
      limits.push(limit);
      if (limit > 1) await takeTooLong(tx);
      return 0;
    };
    await runSweep(db, { name: 'slow', parts: () => [{ key: '', batch }] }, clock, { rows: 8, pauseMs: 0 });
    expect(limits).toEqual([8, 2, 1]);
  });

  it('keeps no other part from its turn when it has one row only, and is told of', async () => {
    const turns: string[] = [];
    const part = (key: string) => ({
      key,
      batch: async (tx: Queries) => {
        turns.push(key);
        if (key === 'slow') await takeTooLong(tx);
        return 0;
      },
    });
    const mixed: Sweep = { name: 'mixed', parts: () => [part('slow'), part('quick')] };
    await expect(runSweeps(db, [mixed], clock, { rows: 1, pauseMs: 0 })).rejects.toThrow(/statement timeout/);
    expect(turns).toEqual(['slow', 'quick']);
  });
});

describe.runIf(serverUrl)('beside other processes', () => {
  it('leaves a part that another process has, and rows that a transaction has locked', async () => {
    const accountId = await newAccount(db);
    await addAnswers(accountId, 3, '2026-05-01T00:00:00.000Z');
    const other = await openAgain(database);
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
    const holding = transaction(other.db, async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('sweep of idempotency_keys ', 0))`.execute(tx);
      await sql`select from idempotency_keys where key = '2026-05-01T00:00:00.000Z2' for update`.execute(tx);
      lock();
      await ended;
    });
    await locked;
    await runSweep(db, answers, clock, quick);
    expect(await left()).toHaveLength(3);
    await runSweep(db, byAccount({ table: 'idempotency_keys', at: 'created_at', before: before(day) }), clock, quick);
    expect(await left()).toEqual(['2026-05-01T00:00:00.000Z2']);
    end();
    await holding;
    await other.close();
  });

  it('cancels a statement that takes longer than it may', async () => {
    const batch: Batch = async (tx) => {
      await sql`select pg_sleep(30)`.execute(tx);
      return 0;
    };
    const sleeping = runSweep(db, { name: 'asleep', parts: () => [{ key: '', batch }] }, clock, { rows: 1, statementMs: 10 });
    await expect(sleeping).rejects.toThrow(/statement timeout/);
  });
});
