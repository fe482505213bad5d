import { randomUUID } from 'node:crypto';
import { bootTessera, serverUrl, type Tessera } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// The row that stores the answer is written together with the record, and committed with it.

let now = new Date('2026-06-01T12:00:00Z');
let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera({ clock: () => now });
});
afterAll(() => tessera?.close());

const newKey = () => `key-${randomUUID()}`;
const create = (key: string, body: object, path = '/v1/resources') => tessera.admin.call('POST', path, body, { 'Idempotency-Key': key });
const named = async (name: string): Promise<number> => (await tessera.admin.call('GET', `/v1/resources?name=${name}`)).body.meta.total;

/** What jsonb puts in another order, or writes otherwise than it was sent. */
const odd = { bbb: 1, ö: 'umlaut', aa: [{ zz: 1, y: -0 }], b: { 10: 1e21, 9: 1.5, '01': 0.1 }, '': null, é: '\u{1F600}', a: 5e-324 };

describe('a create with an Idempotency-Key', () => {
  it.each(['/v1/resources', '/v1/users'])('is answered as its record is read, and as its event has it: %s', async (path) => {
    const body = { name: 'Odd', metadata: odd, ...(path === '/v1/users' && { email: 'odd@example.com', role: 'viewer' }) };
    const first = await create(newKey(), body, path);
    expect(first.status).toBe(201);
    const read = await tessera.admin.call('GET', `${path}/${first.body.data.id}`);
    expect(first.body.data).toEqual(read.body.data);
    expect(first.headers.get('etag')).toBe(read.headers.get('etag'));
    const { body: events } = await tessera.admin.call('GET', `/v1/events?resource_id=${first.body.data.id}`);
    expect(events.data.map(({ data }: { data: object }) => data)).toEqual([first.body.data]);
  });

  it('is told again to the letter', async () => {
    const key = newKey();
    const first = await create(key, { name: 'Once' });
    const again = await create(key, { name: 'Once' });
    expect([again.status, again.headers.get('idempotency-replayed'), again.body]).toEqual([201, 'true', first.body]);
    const other = await create(key, { name: 'Other' });
    expect([other.status, other.body.error.code]).toEqual([422, 'idempotency_key_reused']);
    expect([await named('Once'), await named('Other')]).toEqual([1, 0]);
  });

  it('happens once, however many come at the same time', async () => {
    const keys = [newKey(), newKey(), newKey()];
    const answers = await Promise.all(Array.from({ length: 18 }, (_, at) => create(keys[at % 3]!, { name: `Crowd${at % 3}` })));
    for (const [at] of keys.entries()) {
      const own = answers.filter((_, other) => other % 3 === at);
      const ids = own.flatMap(({ status, body }) => (status === 201 ? [body.data.id] : []));
      expect([new Set(ids).size, await named(`Crowd${at}`)]).toEqual([1, 1]);
      for (const { status, body } of own) if (status !== 201) expect(body.error.code).toBe('idempotency_key_in_use');
    }
  });

  it('takes the place of an answer that has expired', async () => {
    const key = newKey();
    await create(key, { name: 'Old' });
    now = new Date(now.getTime() + 25 * 3_600_000);
    const again = await create(key, { name: 'New' });
    expect([again.status, again.headers.get('idempotency-replayed'), await named('New')]).toEqual([201, null, 1]);
    expect((await create(key, { name: 'New' })).headers.get('idempotency-replayed')).toBe('true');
  });

  it.skipIf(!serverUrl)('waits for nobody who has its lock', async () => {
    const key = newKey();
    const first = await create(key, { name: 'Locked' });
    const { db } = tessera.database;
    const row = await db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
    await db.deleteFrom('idempotency_keys').where('key', '=', key).execute();
    await db.transaction().execute(async (tx) => {
      const name = [row.account_id, row.caller, row.operation, row.key].join('\n');
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
      const second = await create(key, { name: 'Locked' });
      expect([second.status, second.body.error.code]).toEqual([409, 'idempotency_key_in_use']);
    });
    expect([first.status, await named('Locked')]).toEqual([201, 1]);
  });
});
