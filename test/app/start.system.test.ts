import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { serverUrl, until } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { families } from '#families/index';
import { openDatabase } from '../../src/data/connection/database.ts';
import { environmentOf, newApiKey } from '../../src/identity/credentials/api-key-format.ts';
import { newDataPlace, type ServerProcess, serve, tessera } from './server-process.ts';

const running: ServerProcess[] = [];
const begin = async (env: Record<string, string>) => {
  const server = await serve(env);
  running.push(server);
  return server;
};
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop('SIGKILL')));
});

type Place = Awaited<ReturnType<typeof newDataPlace>>;
const places: Place[] = [];
const newPlace = async (isMigrated = false) => {
  const place = await newDataPlace({ isMigrated });
  places.push(place);
  return place;
};
afterAll(() => Promise.all(places.map((place) => place.remove())));

const firstLine = /^First start: account (acc_\w+), administrator (\S+), API key (\S+) /m;
/** The people of a first start: the administrator, those of the examples, and those who are invented. */
const firstPeople = 27;
/** The number of people, or why it is not told. */
const total = async (url: string, key: string): Promise<number | string> => {
  const answer = await fetch(`${url}/v1/users?limit=1`, { headers: { 'X-API-Key': key } });
  const { meta, error } = (await answer.json()) as { meta?: { total: number }; error?: { code: string } };
  return meta?.total ?? error!.code;
};
const command = async (words: string[], env: Record<string, string>) => {
  const run = tessera(words, env);
  return { code: await run.exited, stdout: run.stdout(), stderr: run.stderr() };
};

describe('a place where a server has been started once', () => {
  let place: Place;
  let first: { url: string; links: string[]; printed: string; logged: string; exit: number | null; people: number | string };
  let key: string;
  beforeAll(async () => {
    place = await newPlace();
    const server = await serve(place.env);
    key = firstLine.exec(server.stdout())?.[3] ?? '';
    await until(async () => (await total(server.url, key)) === firstPeople);
    const people = await total(server.url, key);
    const { url } = server;
    const links = /^Dashboard: .* at (\S+) .* at (\S+)$/m.exec(server.stdout())?.slice(1) ?? [];
    first = { exit: await server.stop(), url, links, printed: server.stdout(), logged: server.stderr(), people };
  });

  it('got an account, an administrator and a key, printed once and logged never, and examples', () => {
    expect(firstLine.exec(first.printed)?.slice(1)).toEqual([
      expect.stringMatching(/^acc_[0-7][0-9a-hjkmnp-tv-z]{25}$/),
      'admin@tessera.example',
      key,
    ]);
    expect(environmentOf(key)).toBe('live');
    expect(first.links.map((link) => new URL(link).origin)).toEqual([first.url, first.url]);
    expect(first).toMatchObject({ exit: 0, people: firstPeople, logged: '' });
  });

  it('tells nobody the key again, which still opens the door', async () => {
    const server = await begin(place.env);
    expect(server.stdout()).toMatch(/^Tessera is ready: /);
    expect(server.stdout()).not.toMatch(/First start|tsr_|Creating/);
    expect(await total(server.url, key)).toBeGreaterThanOrEqual(firstPeople);
  });

  it('gets more people for what seed is asked for, each time', async () => {
    const { sizedBy } = families;
    for (const count of [50, 20]) {
      const { code, stdout } = await command(['seed', '--size', String(count)], place.env);
      const sized = sizedBy ? `${count} ${sizedBy} with ` : '';
      expect([code, stdout]).toEqual([0, expect.stringMatching(`^Added ${sized}users((?!${sizedBy})[a-z, ])*\\.\n$`)]);
    }
    expect(await total((await begin(place.env)).url, key)).toBe(firstPeople + 35 + 22);
  });

  it('refuses a seed that it has had, and ends', async () => {
    const { code, stdout, stderr } = await command(['seed', '--size', '24', '--seed', '1'], place.env);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('tessera: duplicate key value');
  });

  it('gets a key by keys create --json, printed and nothing else, that may do what its scopes say', async () => {
    const { code, stdout, stderr } = await command(['keys', 'create', '--name', 'reader', '--scopes', 'read:users', '--json'], place.env);
    expect([code, stderr]).toEqual([0, '']);
    const made = JSON.parse(stdout);
    expect(made).toEqual({
      id: expect.stringMatching(/^key_/),
      key: expect.stringMatching(/^tsr_live_/),
      name: 'reader',
      scopes: ['read:users'],
      account_id: firstLine.exec(first.printed)![1],
      user_id: expect.stringMatching(/^usr_/),
    });
    const { url } = await begin(place.env);
    expect(await total(url, made.key)).toBe(await total(url, key));
    const headers = { 'X-API-Key': made.key, 'Content-Type': 'application/json' };
    const refused = await fetch(`${url}/v1/resources`, { method: 'POST', headers, body: '{"name": "Atlas"}' });
    expect([refused.status, ((await refused.json()) as { error: { code: string } }).error.code]).toEqual([403, 'invalid_scope']);
    const log = await fetch(`${url}/v1/account/audit?action=createApiKey`, { headers: { 'X-API-Key': key } });
    expect(((await log.json()) as { data: object[] }).data).toEqual([
      expect.objectContaining({
        actor_id: null,
        subject_id: made.id,
        changes: { name: 'reader', scopes: ['read:users'], user_id: made.user_id },
        address: null,
        request_id: null,
      }),
    ]);
  });

  it.each([
    ['', 'at least 1 character'],
    ['x'.repeat(300), 'at most 200 characters'],
  ])('gets no key with the name %j, and is told the bounds', async (name, bounds) => {
    const { code, stdout, stderr } = await command(['keys', 'create', '--name', name, '--scopes', 'read'], place.env);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(bounds);
  });

  it.each(['read:payroll', 'write:events'])('gets no key for %s, which opens nothing', async (scope) => {
    const { code, stdout, stderr } = await command(['keys', 'create', '--name', 'x', '--scopes', scope], place.env);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`Unknown scope ${scope}`);
  });

  it('gets no key beyond the limit of an account', async () => {
    const own = await newPlace(true);
    const { url, stop, stdout } = await begin(own.env);
    const headers = { 'X-API-Key': firstLine.exec(stdout())![3]!, 'Content-Type': 'application/json' };
    const add = () => fetch(`${url}/v1/account/api-keys`, { method: 'POST', headers, body: '{"name": "One of many", "scopes": ["read"]}' });
    let last = await add();
    while (last.status === 201) last = await add();
    expect(last.status).toBe(409);
    await stop();
    const { code, stderr } = await command(['keys', 'create', '--name', 'one more', '--scopes', 'read'], own.env);
    expect([code, stderr]).toEqual([1, expect.stringContaining('Revoke one first')]);
  });

  it.skipIf(serverUrl)('is used by one process at a time: a second stops and says by whom', async () => {
    const server = await begin(place.env);
    const { code, stdout, stderr } = await command(['serve'], { ...place.env, PORT: '0' });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      new RegExp(
        `^tessera: The data folder ${place.env.TESSERA_DATA_DIR}/database is in use by process ${server.child.pid} on [^\\n]*\\n$`,
      ),
    );
    expect(await total(server.url, key)).toBeGreaterThanOrEqual(firstPeople);
  });
});

/** The tables of a place, and the accounts in it. An embedded database may begin with tables. */
const contentOf = async ({ env: { DATABASE_URL: url, TESSERA_DATA_DIR } }: Place): Promise<{ tables: number; accounts: number }> => {
  const onError = console.error;
  const database = await openDatabase(url ? { url, onError } : { dataDir: join(TESSERA_DATA_DIR!, 'database'), onError });
  const { rows } = await sql`select from information_schema.tables where table_schema = 'public'`.execute(database.db);
  const accounts = rows.length > 0 ? await database.db.selectFrom('accounts').select('id').execute() : [];
  await database.close();
  return { tables: rows.length, accounts: accounts.length };
};

describe('a start', () => {
  it('with TESSERA_ADMIN_* makes exactly that administrator and key', async () => {
    const place = await newPlace(true);
    const key = newApiKey('sandbox');
    const pinned = { TESSERA_ENVIRONMENT: 'sandbox', TESSERA_ADMIN_API_KEY: key, TESSERA_ADMIN_EMAIL: 'ada@example.com' };
    const server = await begin({ ...place.env, ...pinned });
    expect(firstLine.exec(server.stdout())?.slice(2)).toEqual(['ada@example.com', key]);
    await expect.poll(() => total(server.url, key)).toBe(firstPeople);
    expect(await total(server.url, newApiKey('live'))).toBe('invalid_credentials');
  });

  it('on a port in use stops with one line that names the setting, and has neither migrated nor made an account', async () => {
    const place = await newPlace();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    for (const setting of ['PORT', 'TESSERA_OPERATIONS_PORT']) {
      const { code, stdout, stderr } = await command(['serve'], { ...place.env, PORT: '0', [setting]: String(port) });
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toBe(`tessera: Cannot listen on 127.0.0.1:${port} (EADDRINUSE). Check HOST and ${setting}.\n`);
    }
    other.close();
    const { tables, accounts } = await contentOf(place);
    expect(accounts).toBe(0);
    if (serverUrl) expect(tables).toBe(0);
    expect((await begin(place.env)).stdout()).toMatch(firstLine);
  });

  it.each(['127.0.0.1', 'localhost'])('without its PostgreSQL (%s) stops with one line that names the setting', async (host) => {
    const { code, stdout, stderr } = await command(['serve'], { PORT: '0', DATABASE_URL: `postgres://tessera:hunter2@${host}:1/tessera` });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^tessera: Cannot use the database of DATABASE_URL: [^\n]*ECONNREFUSED[^\n]*\n$/);
    expect(stderr).not.toContain('hunter2');
  });

  it.runIf(serverUrl)('of two at once on one empty PostgreSQL makes one account', async () => {
    const place = await newPlace();
    const both = await Promise.all([begin(place.env), begin(place.env)]);
    const [told, ...more] = both.map((server) => firstLine.exec(server.stdout())).filter((line) => line !== null);
    expect(more).toEqual([]);
    const key = told![3]!;
    for (const { url } of both) await expect.poll(() => total(url, key)).toBe(firstPeople);
  });
});
