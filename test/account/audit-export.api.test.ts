import { get } from 'node:http';
import { bootTessera, type Caller, type Tessera, until } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/core/ids.ts';
import { auditGuess } from '../../src/rules/audited-guesses.ts';
import { accountOperations, publishedOperations } from '../../src/testing/contract/published.ts';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera?.close());

const path = '/v1/account/audit/export';

/** An account of its own, with an administrator's key and that many entries. */
const accountWith = async (entries: number, changes: object = {}): Promise<Caller> => {
  const owner = await tessera.otherAccount();
  const { account_id: accountId } = await tessera.database.db
    .selectFrom('users')
    .select('account_id')
    .where('id', '=', owner.userId)
    .executeTakeFirstOrThrow();
  const caller = await tessera.someone('admin', ['read:audit'], accountId);
  const ids = Array.from({ length: entries }, () => newId('audit'));
  await sql`insert into audit_entries (account_id, id, action, subject_id, changes, created_at)
    select ${accountId}, id, case when place % 2 = 0 then 'login' else 'logout' end, null, ${JSON.stringify(changes)}::jsonb,
      timestamptz '2026-03-01' + place / 3 * interval '1 second'
    from unnest(${ids}::text[]) with ordinality as of(id, place)`.execute(tessera.database.db);
  return caller;
};

const exported = (caller: Caller, query = '', headers: Record<string, string> = {}) =>
  fetch(`${tessera.url}${path}${query}`, { headers: { 'X-API-Key': caller.key, ...headers } });

const linesIn = (text: string): { id: string }[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));

/** What the list has, by its pages. */
const listed = async (caller: Caller, query = ''): Promise<{ id: string }[]> => {
  const all: { id: string }[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const { body } = await caller.call('GET', `/v1/account/audit?limit=100&after=${encodeURIComponent(after)}${query}`);
    all.push(...body.data);
    after = body.meta.next_cursor;
  }
  return all;
};

/** Begins to receive an export and stops after the first bytes, until it is resumed. @returns whether it ended well */
const receiving = (caller: Caller, meanwhile: () => Promise<unknown>) =>
  new Promise<{ complete: boolean; lines: number }>((done, fail) => {
    get(`${tessera.url}${path}`, { headers: { 'X-API-Key': caller.key } }, (response) => {
      let text = '';
      response.once('data', () => {
        response.pause();
        meanwhile().then(() => response.resume(), fail);
      });
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('error', () => {});
      response.on('close', () => done({ complete: response.complete, lines: text.split('\n').length - 1 }));
    }).on('error', fail);
  });

describe('exportAuditEntries', () => {
  it('has every entry of the list as a line, in the order of the list', async () => {
    const caller = await accountWith(1101);
    const response = await exported(caller);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/jsonl');
    expect(response.headers.get('content-disposition')).toContain('filename="audit-log.jsonl"');
    expect(response.headers.get('content-length')).toBeNull();
    expect(text.endsWith('\n')).toBe(true);
    expect(linesIn(text)).toEqual(await listed(caller));
  });

  it('has the entries that fit the filters alone', async () => {
    const caller = await accountWith(40);
    const query = 'action=login&created_at_lt=2026-03-01T00:00:10Z';
    const lines = linesIn(await (await exported(caller, `?${query}`)).text());
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.length).toBeLessThan(20);
    expect(lines).toEqual(await listed(caller, `&${query}`));
  });

  it('is empty where nothing fits', async () => {
    const caller = await accountWith(3);
    const response = await exported(caller, '?action=nothing');
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('refuses pages and an unknown filter, and names what is allowed', async () => {
    const caller = await accountWith(1);
    for (const query of ['?limit=10', '?after=', '?sort=action', '?fields=id', '?color=red']) {
      const { status, body } = await caller.call('GET', `${path}${query}`);
      expect([query, status, body.error.code, body.error.details[0].field]).toEqual([
        query,
        400,
        'invalid_parameters',
        /\w+/.exec(query)![0],
      ]);
    }
  });

  it('needs the scope of the list', async () => {
    const reader = await tessera.someone('admin', ['read', 'write']);
    expect((await reader.call('GET', path)).body.error.code).toBe('invalid_scope');
    const viewer = await tessera.someone('viewer', ['read:audit']);
    expect((await viewer.call('GET', path)).body.error.code).toBe('insufficient_permissions');
  });

  it('answers HEAD with its headers', async () => {
    const caller = await accountWith(3);
    const response = await fetch(`${tessera.url}${path}`, { method: 'HEAD', headers: { 'X-API-Key': caller.key } });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/jsonl']);
  });

  it('refuses what is not JSON lines', async () => {
    const caller = await accountWith(1);
    expect((await exported(caller, '', { Accept: 'text/csv' })).status).toBe(406);
    expect((await exported(caller, '', { Accept: 'application/jsonl' })).status).toBe(200);
    expect((await exported(caller, '', { 'Accept-Encoding': 'gzip, identity;q=0' })).status).toBe(406);
  });

  // Bytes that wait on the way would hide what happens meanwhile, so there are more than a connection holds.
  const long = { text: 'x'.repeat(20_000) };

  it('ends well for a caller who stops meanwhile', async () => {
    const caller = await accountWith(600);
    expect(await receiving(caller, async () => {})).toEqual({ complete: true, lines: 600 });
  });

  it('breaks off without a clean end when the credential ends meanwhile', async () => {
    const caller = await accountWith(1600, long);
    const { complete, lines } = await receiving(caller, () =>
      tessera.database.db
        .updateTable('api_keys')
        .set({ revoked_at: new Date().toISOString() })
        .where('user_id', '=', caller.userId)
        .execute()
        .then(() => until(async () => (await caller.call('GET', '/v1/account/audit')).status === 401)),
    );
    expect(complete).toBe(false);
    expect(lines).toBeLessThan(1600);
  });
});

describe('x-lines-of', () => {
  const all = [...publishedOperations, ...accountOperations];
  it.each(all.filter(({ linesOf }) => linesOf).map((one) => [one.operationId, one] as const))(
    '%s has the filters of its list, and nothing else of it',
    (_id, { parameters, linesOf, scopes }) => {
      const list = all.find(({ operationId }) => operationId === linesOf)!;
      const others = ['limit', 'page', 'offset', 'after', 'sort', 'fields', 'expand'];
      const namesOf = (some: typeof parameters) => some.filter((one) => one.in === 'query').map((one) => one.name);
      expect(namesOf(parameters)).toEqual(namesOf(list.parameters).filter((name) => !others.includes(name)));
      expect(scopes).toEqual(list.scopes);
    },
  );
});

it('an entry that has grown comes again to whoever follows the log, in the list and in the export', async () => {
  const caller = await accountWith(3);
  const { account_id: accountId } = await tessera.database.db
    .selectFrom('users')
    .select('account_id')
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  const begun = Date.parse('2026-03-02T00:00:00.000Z');
  const fail = (ms: number) =>
    auditGuess(tessera.database.db, {
      accountId,
      action: 'login',
      actorId: null,
      credential: { type: 'password', id: null },
      subjectId: caller.userId,
      address: '203.0.113.7',
      requestId: null,
      at: new Date(begun + ms),
    });
  const follow = '&sort=updated_at:asc&after=';
  await fail(0);
  const seen = (await caller.call('GET', `/v1/account/audit?limit=100${follow}`)).body;
  expect(seen.data.map((one: { created_at: string; updated_at: string }) => one.updated_at === one.created_at)).toEqual(
    Array(4).fill(true),
  );
  const { id, updated_at } = seen.data.at(-1);
  await fail(1000);
  const grown = { id, created_at: updated_at, updated_at: new Date(begun + 1000).toISOString(), changes: { attempts: { count: 2 } } };
  const since = `updated_at_gt=${encodeURIComponent(updated_at)}`;
  expect((await caller.call('GET', `/v1/account/audit?${since}${follow}`)).body.data).toMatchObject([grown]);
  expect(linesIn(await (await exported(caller, `?${since}`)).text())).toMatchObject([grown]);
});
