import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Caller, created, type Tessera } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { families } from '#families/index';
import { run } from '../../src/app/commands/index.ts';
import { validators } from '../../src/contract/validators/index.ts';
import type { Queries } from '../../src/data/connection/database.ts';
import { accountTables } from '../../src/operators/account-tables.ts';
import { deleteOverdueAccounts } from '../../src/operators/delete-accounts.ts';
import { familyParts } from '../support/family-parts.ts';
import { signedIn as application } from '../support/oauth.ts';
import { bodyOf } from '../support/requests.ts';
import { bootOperated, operator, operatorKey } from './operating.ts';

const { answers } = validators.operators;

const day = 24 * 60 * 60 * 1000;
const log = pino({ level: 'silent' });

let tessera: Tessera;
let ask: ReturnType<typeof operator>;
let folder: string;
let now: number;
beforeAll(async () => {
  now = Date.now();
  folder = mkdtempSync(join(tmpdir(), 'tessera-export-'));
  tessera = await bootOperated({ clock: () => new Date(now) });
  ask = operator(tessera);
});
afterAll(async () => {
  await tessera?.close();
  rmSync(folder, { recursive: true, force: true });
});

let admin: Caller;
let id: string;
let secret: string;
/** Objects that were removed from the store, which is not looked into here. */
let removed: string[];
const objects = { remove: async (key: string) => void removed.push(key) };

/** An object that nobody has claimed, and that may be given up. */
const leftBehind = (key: string) =>
  tessera.database.db
    .insertInto('unclaimed_objects')
    .values({ account_id: id, key, reclaim_at: new Date(now).toISOString() })
    .execute();

const fill = async () => {
  for (const { sample } of familyParts) await created(admin, sample.path, await bodyOf(admin, sample));
  const resource = await created(admin, '/v1/resources', { name: 'Theodolite' });
  const webhook = await created(admin, '/v1/webhooks', { url: 'https://hooks.example.com/in', events: ['RESOURCE_CREATED'] });
  secret = webhook.secret as string;
  await admin.call('POST', `/v1/webhooks/${webhook.id}/test`);
  await created(admin, '/v1/account/api-keys', { name: 'Importer', scopes: ['read'] });
  const people = await application({ ...tessera, accountId: id, admin, someone: (role, scopes) => tessera.someone(role, scopes, id) });
  await people.redeem(await people.code());
  return { resource };
};

beforeEach(async () => {
  now += 2000;
  removed = [];
  admin = await tessera.otherAccount();
  const { db } = tessera.database;
  id = (await db.selectFrom('users').select('account_id').where('id', '=', admin.userId).executeTakeFirstOrThrow()).account_id;
});

/** How many rows of each table of the catalogue name an account anywhere. */
const rowsNaming = async (db: Queries, accountId: string): Promise<Record<string, number>> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') order by 1`.execute(
    db,
  );
  const counts: [string, number][] = [];
  for (const { name } of rows) {
    const found = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(name)} as one where one::text like ${`%${accountId}%`}`.execute(db);
    counts.push([name, found.rows[0]!.count]);
  }
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
};

/** Deletes what is overdue; by default no backup is being made. */
const sweep = (changed: { objects?: typeof objects; areHeld?: () => Promise<boolean> } = {}) =>
  deleteOverdueAccounts({
    ...{ db: tessera.database.db, clock: () => new Date(now), objects, familyTables: families.tables, log, areHeld: async () => false },
    ...changed,
  });
const suspend = () => ask('POST', `/v1/accounts/${id}/suspend`, {});
const exported = async (): Promise<{ type: string; [name: string]: unknown }[]> => {
  const response = await fetch(`${tessera.operationsUrl}/v1/accounts/${id}/export`, {
    headers: { Authorization: `Bearer ${operatorKey}` },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/x-ndjson']);
  return (await response.text())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
};
const remove = (query = '') => ask('DELETE', `/v1/accounts/${id}${query}`);

describe('exportAccount', () => {
  it('200 with all records, and with no secret', async () => {
    const { resource } = await fill();
    const rows = await rowsNaming(tessera.database.db, id);
    const lines = await exported();
    const recordsOf = (table: string) => lines.filter((one) => one.type === 'record' && one.table === table).map(({ record }) => record);
    expect(lines[0]).toMatchObject({ type: 'export', form: 1, account_id: id });
    expect(recordsOf('resources')).toContainEqual(expect.objectContaining({ id: resource.id, name: 'Theodolite' }));
    expect(recordsOf('accounts')).toMatchObject([{ id }]);
    for (const table of ['users', 'webhooks', 'events', 'deliveries', 'api_keys', 'audit_entries', 'applications'])
      expect(recordsOf(table).length, table).toBeGreaterThan(0);
    for (const table of Object.keys(families.tables)) expect(recordsOf(table).length, table).toBe(rows[table] ?? 0);
    for (const { sample } of familyParts) expect(rows).toHaveProperty(sample.path.split('/').at(-1)!);
    expect(lines.at(-1)).toEqual({
      type: 'end',
      records: lines.filter(({ type }) => type === 'record').length,
      files: 0,
      bytes: 0,
      missing_files: [],
    });
    const text = JSON.stringify(lines);
    for (const one of [admin.key, createHash('sha256').update(admin.key).digest('hex'), secret]) expect(text).not.toContain(one);
    for (const table of ['passwords', 'credentials', 'access_tokens', 'refresh_tokens', 'session_tokens', 'webhook_secrets'])
      expect(recordsOf(table)).toEqual([]);
    const entries = await tessera.database.db.selectFrom('audit_entries').selectAll().where('account_id', '=', id).execute();
    expect(entries.at(-1)).toMatchObject({ action: 'exportAccount', actor_type: 'operator', changes: { files: 0, bytes: 0 } });
  });

  it('has every row once where a table has several parts', async () => {
    const { db } = tessera.database;
    const rows = Array.from({ length: 450 }, (_, at) => ({
      account_id: id,
      id: `usr_${String(at).padStart(26, '0')}`,
      name: 'x',
      email: `${at}@x.example`,
      role: 'viewer' as const,
    }));
    await db.insertInto('users').values(rows).execute();
    const users = (await exported()).filter((one) => one.table === 'users').map(({ record }) => (record as { id: string }).id);
    expect(users.length).toBe(451);
    expect(new Set(users).size).toBe(451);
  });

  it('404 for an account that is not there', async () => {
    expect((await ask('GET', '/v1/accounts/acc_01jq3x5gkz0v7t9n2m4p6r8s1w/export')).status).toBe(404);
  });
});

describe('deleteAccount', () => {
  it('409 without an export from while the account was suspended', async () => {
    const refused = async () => {
      const { status, body } = await remove();
      expect([status, body.error.code]).toEqual([409, 'invalid_state']);
      expect((await ask('GET', `/v1/accounts/${id}`)).body.data.delete_after).toBe(null);
    };
    await refused();
    await exported();
    await refused();
    now += 1000;
    await suspend();
    await refused();
    const began = new Date(now).toISOString();
    await exported();
    now += 1000;
    expect((await ask('GET', `/v1/accounts/${id}`)).body.data.exported_at).toBe(began);
    const { status, body } = await remove();
    expect([status, body.data.delete_after]).toEqual([202, new Date(now + 30 * day).toISOString()]);
  });

  it('202: suspended at once, taken back within the time of grace, and then no more', async () => {
    const answer = await remove('?without_export=true&grace_days=2');
    expect([answer.status, answers.deleteAccount![202]!(answer.body)]).toEqual([202, true]);
    expect(answer.body.data).toMatchObject({ status: 'deleting', delete_after: new Date(now + 2 * day).toISOString() });
    expect((await admin.call('GET', '/v1/resources')).status).toBe(403);
    now += 2 * day - 1;
    await sweep();
    expect((await ask('POST', `/v1/accounts/${id}/resume`)).body.data).toMatchObject({ status: 'active', delete_after: null });
    expect((await admin.call('GET', '/v1/resources')).status).toBe(200);
    await tessera.database.db
      .updateTable('accounts')
      .set({ deletion_begun_at: new Date(now).toISOString(), suspended_at: new Date(now).toISOString() })
      .where('id', '=', id)
      .execute();
    for (const [method, path] of [
      ['POST', '/resume'],
      ['DELETE', '?without_export=true'],
      ['GET', '/export'],
    ] as const)
      expect((await ask(method, `/v1/accounts/${id}${path}`)).status).toBe(409);
  });

  it.each(['grace_days=0', 'grace_days=366', 'without_export=maybe', 'force=true'])('400 for %s', async (query) => {
    expect((await remove(`?${query}`)).status).toBe(400);
  });

  it('leaves nothing in any table of the catalogue, and no object; other accounts stay as they are', async () => {
    await fill();
    await leftBehind('left/behind');
    const { db } = tessera.database;
    const before = Object.keys(await rowsNaming(db, id));
    for (const table of ['accounts', 'users', 'resources', 'webhooks', 'deliveries', 'events', 'api_keys', 'applications', 'audit_entries'])
      expect(before).toContain(table);
    for (const { sample } of familyParts) expect(before).toContain(sample.path.split('/').at(-1));
    const others = await rowsNaming(db, tessera.accountId);
    await remove('?without_export=true&grace_days=1');
    now += day;
    await sweep();
    expect(await rowsNaming(db, id)).toEqual({});
    expect(removed).toEqual(['left/behind']);
    expect(await rowsNaming(db, tessera.accountId)).toEqual(others);
    expect((await ask('GET', `/v1/accounts/${id}`)).status).toBe(404);
    await sweep();
  });

  it('goes on where a store or a database failed', async () => {
    await fill();
    await leftBehind('left/behind');
    await remove('?without_export=true&grace_days=1');
    now += day;
    const failing = { remove: () => Promise.reject(new Error('away')) };
    const { db } = tessera.database;
    await expect(sweep({ objects: failing })).rejects.toThrow('away');
    expect((await ask('GET', `/v1/accounts/${id}`)).body.data.status).toBe('deleting');
    await sweep();
    expect(await rowsNaming(db, id)).toEqual({});
  });

  it('waits for an object that may still be written', async () => {
    const { db } = tessera.database;
    const hour = 60 * 60 * 1000;
    await remove('?without_export=true&grace_days=1');
    now += day;
    const place = { account_id: id, key: 'being/written' };
    await db
      .insertInto('unclaimed_objects')
      .values({ ...place, reclaim_at: new Date(now + hour).toISOString() })
      .execute();
    await sweep();
    expect(removed).toEqual([]);
    expect((await ask('GET', `/v1/accounts/${id}`)).body.data.status).toBe('deleting');
    now += hour;
    await sweep();
    expect(removed).toEqual(['being/written']);
    expect(await rowsNaming(db, id)).toEqual({});
  });

  it('waits for a backup that may need objects', async () => {
    await leftBehind('left/behind');
    await remove('?without_export=true&grace_days=1');
    now += day;
    const { db } = tessera.database;
    await sweep({ areHeld: async () => true });
    expect(removed).toEqual([]);
    expect((await ask('GET', `/v1/accounts/${id}`)).body.data.status).toBe('deleting');
    await sweep();
    expect(removed).toHaveLength(1);
    expect(await rowsNaming(db, id)).toEqual({});
  });

  it('deletes those that refer to others before them', async () => {
    const { db } = tessera.database;
    const order = await accountTables(db);
    const { rows } = await sql<{ child: string; parent: string }>`
      select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
      where contype = 'f' and conrelid <> confrelid and connamespace = current_schema()::regnamespace`.execute(db);
    const referring = rows.filter(({ child, parent }) => order.includes(child) && order.includes(parent));
    expect(referring).toContainEqual({ child: 'resources', parent: 'users' });
    expect(referring.filter(({ child, parent }) => order.indexOf(child) > order.indexOf(parent))).toEqual([]);
    expect(order.indexOf('deliveries')).toBeLessThan(order.indexOf('events'));
  });
});

describe('npx tessera accounts', () => {
  const command = async (...words: string[]) => {
    const lines: string[] = [];
    const take = (line: unknown) => void lines.push(String(line));
    const spies = [vi.spyOn(console, 'log').mockImplementation(take), vi.spyOn(console, 'error').mockImplementation(take)];
    vi.stubEnv('TESSERA_OPERATOR_KEY', operatorKey);
    const code = await run(['accounts', ...words, '--url', tessera.operationsUrl]).finally(() => {
      for (const spy of spies) spy.mockRestore();
      vi.unstubAllEnvs();
    });
    return { code, text: lines.join('\n') };
  };

  it('export writes a new file, and no other', async () => {
    await fill();
    const file = join(folder, `${id}.jsonl`);
    expect((await command('export', id, '--to', file)).text).toContain(` files to ${file}.`);
    expect(JSON.parse(readFileSync(file, 'utf8').trimEnd().split('\n').at(-1)!)).toMatchObject({ type: 'end', files: 0 });
    const taken = join(folder, 'taken');
    writeFileSync(taken, 'mine');
    expect((await command('export', id, '--to', taken)).code).toBe(1);
    expect(readFileSync(taken, 'utf8')).toBe('mine');
  });

  it('delete exports first, or says that it does not', async () => {
    const file = join(folder, `${id}-last.jsonl`);
    expect((await command('delete', id)).code).toBe(2);
    const { code, text } = await command('delete', id, '--export', file, '--grace-days', '3');
    expect([code, text]).toEqual([0, expect.stringContaining(`deleted after ${new Date(now + 3 * day).toISOString()}`)]);
    expect(readFileSync(file, 'utf8')).toContain('"type":"end"');
    expect((await command('resume', id)).code).toBe(0);
    expect((await command('delete', id, '--without-export', '--json')).text).toContain('"status":"deleting"');
  });
});
