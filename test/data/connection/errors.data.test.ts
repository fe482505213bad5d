import { freshDatabase, newAccount, newUser, rejection, serverUrl, until } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Database, openDatabase } from '../../../src/data/connection/database.ts';
import { databaseFailure } from '../../../src/data/connection/errors.ts';
import { backgroundTimeouts } from '../../../src/data/connection/timeouts.ts';
import { tcpProxy } from '../../app/tcp-proxy.ts';
import { isThere } from '../../support/database.ts';
import { overdueAtNextAnswer } from '../../support/overdue.ts';

const withCode = (code: string, message = 'whatever') => Object.assign(new Error(message), { code });

describe('databaseFailure', () => {
  it.each([
    ['23505', 'unique'],
    ['23503', 'foreign_key'],
    ['23001', 'foreign_key'],
    ['40001', 'conflict'],
    ['40P01', 'conflict'],
    ['57014', 'timeout'],
    ['57P01', 'unavailable'],
    ['57P03', 'unavailable'],
    ['08006', 'unavailable'],
    ['53300', 'unavailable'],
    ['22021', 'unstorable'],
    ['ECONNREFUSED', 'unavailable'],
    ['EPIPE', 'unavailable'],
    ['EAI_AGAIN', 'unavailable'],
    ['42P01', undefined],
    ['23514', undefined],
    ['ENOENT', undefined],
  ])('%s is %s', (code, failure) => {
    expect(databaseFailure(withCode(code))).toBe(failure);
  });

  it('goes by the code where there is one, whatever the message says', () => {
    expect(databaseFailure(withCode('42601', 'Connection terminated unexpectedly'))).toBeUndefined();
  });

  it('goes by the message where the driver gives nothing else', () => {
    expect(databaseFailure(new Error('Connection terminated unexpectedly'))).toBe('unavailable');
    expect(databaseFailure(new Error('Query read timeout'))).toBe('timeout');
    expect(databaseFailure(new Error('constructor'))).toBeUndefined();
  });

  it('finds the cause', () => {
    expect(databaseFailure(new Error('aborted', { cause: withCode('40001') }))).toBe('conflict');
  });

  it('is silent about everything else', () => {
    expect([undefined, null, 'text', {}, new TypeError('x')].map(databaseFailure)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.close());

  it('cannot store a zero character, neither in a text nor in JSON', async () => {
    const { db } = database;
    const account = await newAccount(db);
    expect(databaseFailure(await rejection(newUser(db, account, { name: 'a\0b' })))).toBe('unstorable');
    expect(databaseFailure(await rejection(newUser(db, account, { metadata: { a: '\0' } })))).toBe('unstorable');
  });

  it('cannot store the year 0', async () => {
    const writing = database.db.insertInto('accounts').values({ id: 'acc', name: 'x', created_at: '0000-01-01T00:00:00Z' }).execute();
    expect(databaseFailure(await rejection(writing))).toBe('unstorable');
  });
});

describe.skipIf(!serverUrl)('a server that is given little time for a statement', () => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase({ statementTimeoutMs: 150, backgroundTimeoutMs: 150 });
  });
  afterAll(() => database?.close());

  it('gives up one that takes too long, and goes on', async () => {
    // On a busy machine anything may take too long for once, connecting, too.
    await until(() => isThere(database));
    expect(databaseFailure(await rejection(sql`select pg_sleep(60)`.execute(database.db)))).toBe('timeout');
    await until(() => isThere(database));
  });

  it('takes an answer that came in time while this process was busy', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { hostname: host, port } = new URL(serverUrl!);
    const proxy = await tcpProxy({ host, port: Number(port || 5432) });
    const near = new URL(serverUrl!);
    near.host = `127.0.0.1:${proxy.port}`;
    const own = await openDatabase({ url: near.href, onError: () => {} });
    const seven = () => sql`select 7 as seven`.execute(own.db);
    await seven();
    overdueAtNextAnswer(proxy, 2 * backgroundTimeouts.statement);
    await expect(seven()).resolves.toMatchObject({ rows: [{ seven: 7 }] });
    await own.close();
    await proxy.close();
  });

  it('has no such limit for unhurried work', async () => {
    await database.withoutTimeouts((db) => sql`select pg_sleep(0.3)`.execute(db));
  });
});

describe('a server that is not there', () => {
  it('is unavailable', async () => {
    const database = await openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing', onError: () => {} });
    expect(databaseFailure(await rejection(database.ping()))).toBe('unavailable');
    await database.close();
  });
});
