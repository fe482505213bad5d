import { freshDatabase } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { retentionSweeps } from '../../src/account/retention/sweeps.ts';
import { newId } from '../../src/core/ids.ts';
import type { Database } from '../../src/data/connection/database.ts';
import { runSweeps } from '../../src/data/sweeping/sweep.ts';

const statements: string[] = [];
let database: Database;
beforeAll(async () => {
  database = await freshDatabase({ onStatement: (statement) => void statements.push(statement.sql) });
});
afterAll(() => database?.close());

const now = '2026-06-01T12:00:00.000Z';

/** So many entries of an account, one of each second from a time on. */
const addEntries = (accountId: string, count: number, from: string) =>
  sql`
    insert into logged_requests (account_id, id, request_id, method, path, status, duration_ms, credential_type, credential_id, address, logged_as, created_at)
    select ${accountId}, ${from}::text || n, 'req_1', 'GET', '/v1/resources', 200, 1, 'api_key', 'key_1', '127.0.0.1', 1, ${from}::timestamptz + n * interval '1 second'
    from generate_series(1, ${count}) n`.execute(database.db);

it('deletes the entries of the request log that are too old, a thousand at a time, and no others', async () => {
  const { db } = database;
  const accounts = [newId('account'), newId('account')];
  for (const id of accounts) {
    await db.insertInto('accounts').values({ id, name: 'Old and new' }).execute();
    await addEntries(id, 2500, '2026-04-01T00:00:00.000Z');
    await addEntries(id, 3, '2026-05-31T00:00:00.000Z');
  }
  await runSweeps(db, retentionSweeps({ isArchiving: false }), () => new Date(now), { pauseMs: 0 });
  const left = await db.selectFrom('logged_requests').select(['account_id', 'created_at']).execute();
  expect(left).toHaveLength(6);
  expect(left.every(({ created_at }) => created_at > '2026-05-30')).toBe(true);
  expect(statements.filter((text) => /delete from "logged_requests"/.test(text))).toHaveLength(6);
});
