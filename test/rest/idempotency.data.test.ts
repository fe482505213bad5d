import { randomUUID } from 'node:crypto';
import { bootTessera, type Caller, serverUrl, type Tessera } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedDocument } from '../support/documents.ts';
import { sentTwiceAtOnce } from '../support/in-flight.ts';
import { authorizeAs, callback, inForm, password, postForm, register, signedIn, verifier } from '../support/oauth.ts';

describe('Idempotency-Key', () => {
  let now = new Date('2026-06-01T12:00:00Z');
  let tessera: Tessera;
  beforeAll(async () => {
    tessera = await bootTessera({ clock: () => now });
  });
  afterAll(() => tessera.close());

  const newKey = () => `key-${randomUUID()}`;
  const create = (key: string, name: string, caller: Caller = tessera.admin) =>
    caller.call('POST', '/v1/resources', { name }, { 'Idempotency-Key': key });
  const named = async (name: string) => (await tessera.admin.call('GET', `/v1/resources?name=${name}`)).body.meta.total;

  it('gives a repetition the first answer to the letter, marked as replayed, and writes nothing', async () => {
    const key = newKey();
    const first = await create(key, 'Once');
    const again = await create(key, 'Once');
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect([again.headers.get('etag'), again.headers.get('location')]).toEqual([first.headers.get('etag'), first.headers.get('location')]);
    expect([first.headers.get('idempotency-replayed'), again.headers.get('idempotency-replayed')]).toEqual([null, 'true']);
    expect(await named('Once')).toBe(1);
    expect((await tessera.events()).filter((event) => event.endsWith(first.body.data.id))).toHaveLength(1);
  });

  it.each(['v1', 'identity', 'account'])('is told by every good answer that %s documents for a write that takes one', (name) => {
    const { paths, components } = publishedDocument(name);
    const found = ({ $ref, ...one }: { $ref?: string }) => ($ref ? components.responses[$ref.split('/').at(-1)!] : one);
    for (const operation of Object.values<object>(paths).flatMap((item) => Object.values(item))) {
      const takes = JSON.stringify(operation.parameters ?? []).includes('parameters/IdempotencyKey');
      for (const [status, response] of Object.entries<object>(operation.responses ?? {})) {
        const told = 'Idempotency-Replayed' in (found(response).headers ?? {});
        expect([operation.operationId, status, told]).toEqual([operation.operationId, status, takes && status.startsWith('2')]);
      }
    }
  });

  it('lets one of N concurrent duplicates write; the others get its answer or 409 idempotency_key_in_use', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 12 }, () => create(key, 'Crowd')));
    const codes = answers.map(({ status, body }) => (status === 201 ? 201 : body.error.code));
    expect(new Set(codes)).toEqual(new Set(codes.includes('idempotency_key_in_use') ? [201, 'idempotency_key_in_use'] : [201]));
    expect(new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.data.id)).size).toBe(1);
    expect(await named('Crowd')).toBe(1);
  });

  it.skipIf(!serverUrl)('says when to come back while the first request is still running', async () => {
    const key = newKey();
    const resource = await create(key, 'Held');
    const path = `/v1/resources/${resource.body.data.id}`;
    const change = () => tessera.admin.call('PATCH', path, { name: 'Held up' }, { 'Idempotency-Key': key });
    const { first, second } = await sentTwiceAtOnce(tessera.database, resource.body.data.id, change);
    expect([second.status, second.body.error.code, second.headers.get('retry-after')]).toEqual([409, 'idempotency_key_in_use', '1']);
    expect((await first).status).toBe(200);
  });

  it('takes a repetition whose fields stand in another order for the same request', async () => {
    const key = { 'Idempotency-Key': newKey() };
    const first = await tessera.admin.call('POST', '/v1/resources', { name: 'Turned', description: 'a' }, key);
    const again = await tessera.admin.call('POST', '/v1/resources', { description: 'a', name: 'Turned' }, key);
    expect([again.status, again.body, again.headers.get('idempotency-replayed')]).toEqual([201, first.body, 'true']);
  });

  it('takes a repeated DELETE for what it is: the record is gone, and the first answer is told again', async () => {
    const { body } = await tessera.admin.call('POST', '/v1/resources', { name: 'Short' });
    const remove = (key: string) => tessera.admin.call('DELETE', `/v1/resources/${body.data.id}`, undefined, { 'Idempotency-Key': key });
    const key = newKey();
    const answers = [await remove(key), await remove(key), await remove(newKey())];
    expect(answers.map(({ status, headers }) => [status, headers.get('idempotency-replayed')])).toEqual([
      [204, null],
      [204, 'true'],
      [404, null],
    ]);
    expect((await tessera.events()).filter((event) => event === `RESOURCE_DELETED ${body.data.id}`)).toHaveLength(1);
  });

  it('refuses the key of another request with 422 idempotency_key_reused', async () => {
    const key = newKey();
    await create(key, 'Mine');
    const { status, body } = await create(key, 'Another');
    expect([status, body.error.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await named('Another')).toBe(0);
  });

  it('belongs to a caller and an operation: the same key elsewhere is another one', async () => {
    const key = newKey();
    const { body } = await create(key, 'Shared');
    expect((await create(key, 'Shared', await tessera.someone('editor'))).headers.get('idempotency-replayed')).toBeNull();
    const update = await tessera.admin.call('PATCH', `/v1/resources/${body.data.id}`, { name: 'Renamed' }, { 'Idempotency-Key': key });
    expect([update.status, update.headers.get('idempotency-replayed')]).toEqual([200, null]);
  });

  /** The same write at two doors, by a person whatever they show. */
  const doors = {
    REST: ['/v1/webhooks', { url: 'https://hooks.example.com/mine', events: ['RESOURCE_CREATED'] }],
    GraphQL: [
      '/graphql',
      {
        query: 'mutation { createWebhook(input: { url: "https://hooks.example.com/mine", events: [RESOURCE_CREATED] }) { secret } }',
      },
    ],
  } as const;

  /** An administrator who has signed in by password, and agreed to two applications. */
  const person = async () => {
    const scopes = ['read', 'write'];
    const own = await signedIn(tessera, { scopes });
    await tessera.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', own.userId).execute();
    const sign = async (path: string) => (await tessera.admin.call('POST', path, { email: own.email, password })).body;
    const other = await register(tessera, { scopes });
    const answer = await authorizeAs(
      tessera,
      own.email,
      `/oauth/authorize?${own.query({ client_id: other.id, scope: scopes.join(' ') })}`,
      own.person,
    );
    const grant = { grant_type: 'authorization_code', redirect_uri: callback, code_verifier: verifier, ...inForm(other) };
    const theirs = (await postForm(tessera, '/oauth/token', { ...grant, code: answer.searchParams.get('code')! })).body;
    const first = (await own.redeem(await own.code({ scope: scopes.join(' ') }))).body;
    const narrow = (await own.redeem(await own.code({ scope: 'write' }))).body;
    const bearer = ({ access_token }: { access_token: string }) => ({ Authorization: `Bearer ${access_token}` });
    return {
      session: { 'X-Session-Token': (await sign('/v1/auth/login')).session_token },
      'JWT of a password': bearer(await sign('/api/token')),
      application: bearer(first),
      'the same application, renewed': bearer((await own.refresh(first.refresh_token)).body),
      'the same application, with less': bearer(narrow),
      'another application': bearer(theirs),
    };
  };

  it.each(Object.entries(doors))(
    'belongs to a credential: over %s no other of the same person is told its answer',
    async (_door, [path, sent]) => {
      const shown: Record<string, Record<string, string>> = await person();
      const key = newKey();
      const send = async (by: string) => {
        const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...shown[by] };
        const response = await fetch(`${tessera.url}${path}`, { method: 'POST', headers, body: JSON.stringify(sent) });
        const text = await response.text();
        return {
          status: response.status,
          replayed: response.headers.get('idempotency-replayed'),
          secret: /whsec_[\w+/=]+/.exec(text)?.[0],
          text,
        };
      };
      const secrets = new Set<string | undefined>();
      for (const by of ['session', 'JWT of a password', 'application', 'another application']) {
        const [first, again] = [await send(by), await send(by)];
        expect([by, first.status < 300, first.replayed, again.replayed]).toEqual([by, true, null, 'true']);
        expect(again.text).toBe(first.text);
        secrets.add(first.secret);
      }
      expect([secrets.size, secrets.has(undefined)]).toEqual([4, false]);
      expect(await send('the same application, renewed')).toMatchObject({ replayed: 'true', secret: (await send('application')).secret });
      const less = await send('the same application, with less');
      expect([less.replayed, less.secret, less.text.includes('FORBIDDEN') || less.status === 403]).toEqual([null, undefined, true]);
    },
  );

  it.each(Object.entries(doors))('tells an answer over %s no more to whom it would not be given by now', async (_door, [path, sent]) => {
    const caller = await tessera.someone('admin', ['read', 'write', 'admin']);
    const send = () => caller.call('POST', path, sent, { 'Idempotency-Key': 'mine' });
    const first = await send();
    expect((await send()).body).toEqual(first.body);
    await tessera.database.db.updateTable('users').set({ role: 'editor' }).where('id', '=', caller.userId).execute();
    now = new Date(now.getTime() + 2000);
    const after = await send();
    expect(after.headers.get('idempotency-replayed')).toBeNull();
    expect(JSON.stringify(after.body)).not.toContain('whsec_');
  });

  it('keeps no failure: the same key may succeed later', async () => {
    const key = newKey();
    const { body } = await tessera.admin.call('POST', '/v1/resources', { name: 'Frozen', status: 'pending' });
    const path = `/v1/resources/${body.data.id}`;
    const change = () => tessera.admin.call('PATCH', path, { status: 'archived' }, { 'Idempotency-Key': key });
    expect((await change()).status).toBe(422);
    await tessera.admin.call('PATCH', path, { status: 'active' });
    const after = await change();
    expect([after.status, after.headers.get('idempotency-replayed')]).toEqual([200, null]);
  });

  it('does not count a change of version against a repetition that carries If-Match', async () => {
    const { body } = await tessera.admin.call('POST', '/v1/resources', { name: 'Guarded' });
    const headers = { 'Idempotency-Key': newKey(), 'If-Match': '"1"' };
    const change = () => tessera.admin.call('PATCH', `/v1/resources/${body.data.id}`, { name: 'Guarded well' }, headers);
    expect([(await change()).status, (await change()).status]).toEqual([200, 200]);
  });

  it('keeps an answer for 24 hours and no longer', async () => {
    const key = newKey();
    await create(key, 'Daily');
    now = new Date(now.getTime() + 23 * 3_600_000);
    expect((await create(key, 'Daily')).headers.get('idempotency-replayed')).toBe('true');
    now = new Date(now.getTime() + 2 * 3_600_000);
    expect((await create(key, 'Daily')).headers.get('idempotency-replayed')).toBeNull();
    expect(await named('Daily')).toBe(2);
  });

  it('survives a crash between the write and the answer: the retry gets the answer that was lost', async () => {
    const key = newKey();
    const lost = new AbortController();
    const sent = fetch(`${tessera.url}/v1/resources`, {
      method: 'POST',
      signal: lost.signal,
      headers: { 'X-API-Key': tessera.admin.key, 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ name: 'Lost' }),
    });
    await sent.then((response) => response.body?.cancel());
    lost.abort();
    const { status, headers } = await create(key, 'Lost');
    expect([status, headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(await named('Lost')).toBe(1);
  });

  it.each(['', 'x'.repeat(256), 'with space'])('refuses the key "%s" with 400', async (key) => {
    expect((await create(key, 'Bad')).status).toBe(400);
  });

  it('keeps a secret that was told once sealed, and still tells it to a repetition', async () => {
    const { admin, database } = tessera;
    const kept = () => database.db.selectFrom('idempotency_keys').select(['key', 'answer']).execute();
    const tellings = [
      ['/v1/webhooks', { url: 'https://hooks.example.com/answers', events: ['RESOURCE_CREATED'] }],
      ['/v1/account/api-keys', { name: 'told once', scopes: ['read'] }],
    ] as const;
    for (const [path, wanted] of tellings) {
      const key = { 'Idempotency-Key': newKey() };
      const first = await admin.call('POST', path, wanted, key);
      const again = await admin.call('POST', path, wanted, key);
      const secret: string = first.body.data.secret ?? first.body.data.key;
      const { answer } = (await kept()).find((row) => row.key === key['Idempotency-Key'])!;
      expect([first.status, again.headers.get('idempotency-replayed'), again.body]).toEqual([201, 'true', first.body]);
      expect(secret.length).toBeGreaterThan(20);
      expect(answer).not.toContain(secret);
    }
  });

  describe('of a key that ends or is restricted meanwhile', () => {
    const narrowings = [
      ['ends', { expires_at: '2030-01-01T00:00:00Z' }],
      ['is restricted to networks', { allowed_ips: ['127.0.0.0/8', '::/0'] }],
      ['is restricted to pages', { allowed_referrers: ['app.example.com'] }],
    ] as const;
    const page = { Referer: 'https://app.example.com/' };
    const mutation = 'mutation { createWebhook(input: {url: "https://hooks.example.com/g", events: [RESOURCE_CREATED]}) { secret } }';
    const requests = [
      ['/v1/account/api-keys', { name: 'told once', scopes: ['read'] }],
      ['/v1/webhooks', { url: 'https://hooks.example.com/narrowed', events: ['RESOURCE_CREATED'] }],
      ['/graphql', { query: mutation }],
      ['/v1/resources', { name: 'Without authority' }],
    ] as const;

    it.each(narrowings)('does not tell the secret again when it %s, and tells what gives no authority', async (_how, narrowing) => {
      const { body } = await tessera.admin.call('POST', '/v1/account/api-keys', { name: 'maker', scopes: ['read', 'write', 'admin'] });
      const keys = requests.map(newKey);
      const answers = () =>
        Promise.all(
          requests.map(([path, wanted], index) =>
            tessera.admin.call('POST', path, wanted, { 'X-API-Key': body.data.key, 'Idempotency-Key': keys[index]!, ...page }),
          ),
        );
      expect((await answers()).map(({ status }) => status)).toEqual([201, 201, 200, 201]);
      expect((await answers()).map(({ headers }) => headers.get('idempotency-replayed'))).toEqual(['true', 'true', 'true', 'true']);
      expect((await tessera.admin.call('PATCH', `/v1/account/api-keys/${body.data.id}`, narrowing)).status).toBe(200);
      const again = await answers();
      expect(again.map(({ status }) => status)).toEqual([403, 403, 403, 201]);
      expect(JSON.stringify(again.slice(0, 3).map((one) => one.body))).not.toMatch(/whsec_|tsr_live_/);
    });
  });

  it('gives nobody the answer that was put in the place of another', async () => {
    const [one, other] = [newKey(), newKey()];
    await create(one, 'Moved');
    await create(other, 'Moved');
    const { db } = tessera.database;
    const { answer } = await db.selectFrom('idempotency_keys').where('key', '=', one).select('answer').executeTakeFirstOrThrow();
    await db.updateTable('idempotency_keys').set({ answer }).where('key', '=', other).execute();
    expect((await create(other, 'Moved')).status).toBe(500);
  });

  it('stands in the same transaction as the write: when keeping the answer fails, nothing is written', async () => {
    const { db } = tessera.database;
    await sql`alter table idempotency_keys add constraint nothing_fits check (false) not valid`.execute(db);
    try {
      expect((await create(newKey(), 'Nowhere')).status).toBe(500);
    } finally {
      await sql`alter table idempotency_keys drop constraint nothing_fits`.execute(db);
    }
    expect(await named('Nowhere')).toBe(0);
  });
});
