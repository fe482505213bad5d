import { METHODS } from 'node:http';
import { bootTessera, type Caller, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../rest/raw-http.ts';

let tessera: Tessera;
let viewer: Caller;
beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_TRUSTED_PROXIES: '127.0.0.1' } });
  viewer = await tessera.someone('viewer', ['read']);
});
afterAll(() => tessera?.close());

const lists = ['requests', 'audit', 'deliveries', 'api-keys', 'applications', 'members', 'usage/days', 'usage/parts'];

/** Every list of the account has a page: one odd row spoils none. */
const expectPages = async (): Promise<void> => {
  for (const list of lists) expect([list, (await tessera.admin.call('GET', `/v1/account/${list}?limit=100`)).status]).toEqual([list, 200]);
};

const send = (method: string, target: string, headers: Record<string, string> = {}) =>
  ask(tessera.port, { method, target, headers: { 'X-API-Key': viewer.key, ...headers } });

const tls = { 'X-Forwarded-Proto': 'https' };
const logged = async (id: string) => (await tessera.admin.call('GET', `/v1/account/requests?request_id=${id}`)).body.data[0];

// A request by CONNECT asks for a tunnel, and no door gets to see it.
const odd = METHODS.filter((method) => !['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'CONNECT'].includes(method));

describe('a page of the log of requests', () => {
  it('tells of every odd method as of one that no operation has', async () => {
    const targets = ['/v1/nothing', '/graphql'];
    for (const method of odd) await Promise.all(targets.map((target, at) => send(method, target, { 'X-Request-ID': `${method}-${at}` })));
    await expectPages();
    const { data } = (await tessera.admin.call('GET', '/v1/account/requests?method=OTHER&limit=100')).body;
    // Nobody is asked who they are for what a browser asks ahead; where nothing is, that is a request like any other.
    const expected = [...odd.filter((one) => one !== 'OPTIONS').flatMap((one) => targets.map((_, at) => `${one}-${at}`)), 'OPTIONS-0'];
    expect(data.map((one: { request_id: string }) => one.request_id).sort()).toEqual(expected.sort());
    expect((await tessera.admin.call('GET', `/v1/account/requests/${data[0].id}`)).body.data.method).toBe('OTHER');
  });

  it('finds those requests by that word, and the others by their method', async () => {
    await send('PURGE', '/v1/resources', { 'X-Request-ID': 'purged' });
    const found = async (method: string) =>
      (await tessera.admin.call('GET', `/v1/account/requests?request_id=purged&method=${method}`)).body.data.length;
    expect(await Promise.all(['OTHER', 'GET'].map(found))).toEqual([1, 0]);
    expect((await tessera.admin.call('GET', '/v1/account/requests?method=PURGE')).status).toBe(400);
  });

  it('has an entry of the version before, which did not say where it is from, among those that are not from the dashboard', async () => {
    await send('GET', '/v1/resources', { 'X-Request-ID': 'from-before' });
    const { id } = await logged('from-before');
    await tessera.database.db.updateTable('logged_requests').set({ from_dashboard: null }).where('id', '=', id).execute();
    const found = async (from: boolean) =>
      (await tessera.admin.call('GET', `/v1/account/requests?request_id=from-before&from_dashboard=${from}`)).body.data;
    expect(await found(false)).toMatchObject([{ id, from_dashboard: false }]);
    expect(await found(true)).toEqual([]);
  });

  it.each([
    ['long', `/v1/resources/${'x'.repeat(12_000)}`],
    ['of bytes that are no UTF-8', '/v1/\xff\xfe\xc3\x28'],
    ['of control characters, written out', '/v1/%00%01%1b%7f'],
    ['of a percent sign', '/v1/%'],
    ['of signs that markup has', '/v1/<script>"\'`{}|\\^'],
    ['with half of a pair, written out', '/v1/resources/%ed%a0%80'],
    ['of nothing but slashes', '/v1////////'],
  ])('stands with a path that is %s', async (_what, target) => {
    await send('GET', target, { 'X-Request-ID': 'odd-path' });
    await expectPages();
  });

  it.each([
    ['nothing', ''],
    ['a word', 'unknown'],
    ['a name', 'evil.example'],
    ['markup', '<b>1</b>'],
    ['many words', 'x'.repeat(2000)],
    ['an address with a port', '203.0.113.9:4711', '203.0.113.9'],
    ['an address in brackets', '[2001:db8::1]:443', '2001:db8::1'],
    ['an address with a zone', 'fe80::1%eth0', 'fe80::1'],
  ])('stands when a proxy tells %s for an address', async (_what, told, shown = '::') => {
    await send('GET', '/v1/resources', { ...tls, 'X-Request-ID': `from-${told.length}`, 'X-Forwarded-For': told });
    await ask(tessera.port, {
      method: 'POST',
      target: '/v1/auth/login',
      headers: { ...tls, 'X-Forwarded-For': told, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@example.com', password: 'wrong-password' }),
    });
    await expectPages();
    if (told) expect((await logged(`from-${told.length}`)).address).toBe(shown);
  });

  it.each(['User-Agent', 'Referer', 'Origin', 'Accept', 'X-API-Version', 'Idempotency-Key', 'X-Request-ID', 'If-Match'])(
    'stands whatever %s says',
    async (name) => {
      for (const value of ['x'.repeat(8000), '\xff\xfe\x80', '\t', '"; drop table', '{}'])
        await send('GET', '/v1/resources', { [name]: value });
      await expectPages();
    },
  );
});
