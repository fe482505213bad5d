import {
  type Answering,
  bootTessera,
  type Caller,
  expectError,
  messageOf,
  type Outside,
  openOutside,
  recording,
  single,
  type Tessera,
} from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbound } from '../../../src/outbound/outbound.ts';
import { begun, connected, finished, itsPath, newIntegration } from './support.ts';

let tessera: Tessera;
let admin: Caller;
let outside: Outside;

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' } });
  admin = tessera.admin;
  outside = await openOutside();
});
afterAll(async () => {
  await tessera?.close();
  await outside?.close();
});

const connect = (integration: { id: string }, headers = {}) => admin.call('POST', itsPath(integration, '/connect'), undefined, headers);
const disconnect = (integration: { id: string }, headers = {}) =>
  admin.call('POST', itsPath(integration, '/disconnect'), undefined, headers);
const read = async (integration: { id: string }) => (await admin.call('GET', itsPath(integration))).body.data;
const event = (type: string, data: { id: string }) => ({ type, resource_id: data.id, data });

describe('connectIntegration', () => {
  it('200 fetches the list once, with the secret headers, and writes no resource', async () => {
    outside.answer({ data: [{ id: 1, name: 'Crane' }] });
    const integration = await newIntegration(admin, {
      url: `${outside.url}/machines?all=1`,
      items_pointer: '/data',
      request_headers: { Authorization: 'Bearer of-the-plant', Accept: 'application/vnd.plant+json' },
    });
    const before = outside.asked.length;
    const { answer, events } = await recording(tessera, () => connect(integration));
    const now = { ...integration, status: 'connected', updated_at: answer.body.data.updated_at };
    expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([200, single(now), '"2"']);
    expect(events).toMatchObject([event('INTEGRATION_CONNECTED', now)]);
    expect(outside.asked.slice(before)).toMatchObject([
      { method: 'GET', path: '/machines?all=1', headers: { authorization: 'Bearer of-the-plant', accept: 'application/vnd.plant+json' } },
    ]);
    expect((await admin.call('GET', '/v1/resources')).body.data).toEqual([]);
  });

  it('200 of a repetition with the same Idempotency-Key asks nobody again', async () => {
    outside.answer([]);
    const integration = await newIntegration(admin, { url: outside.url });
    const first = await connect(integration, { 'Idempotency-Key': 'connect-once' });
    const before = outside.asked.length;
    const again = await connect(integration, { 'Idempotency-Key': 'connect-once' });
    expect([again.status, again.body, again.headers.get('idempotency-replayed')]).toEqual([200, first.body, 'true']);
    expect(outside.asked.length).toBe(before);
  });

  it('200 while it asks, with an Idempotency-Key too, nobody waits for the database', async () => {
    const integration = await newIntegration(admin, { url: outside.url });
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    outside.answer((async (_request, response) => {
      asked.resolve();
      await answered.promise;
      response.end('[]');
    }) satisfies Answering);
    const connecting = connect(integration, { 'Idempotency-Key': 'connect-slowly' });
    await asked.promise;
    expect((await admin.call('PATCH', itsPath(await newIntegration(admin, { url: outside.url })), { name: 'Meanwhile' })).status).toBe(200);
    answered.resolve();
    expect((await connecting).status).toBe(200);
  });

  it('409 when it changed while it was tried out', async () => {
    const integration = await newIntegration(admin, { url: outside.url });
    outside.answer((async (_request, response) => {
      await admin.call('PATCH', itsPath(integration), { config: { url: `${outside.url}/other` } });
      response.end('[]');
    }) satisfies Answering);
    expectError(await connect(integration), 409, 'conflict');
    expect(await read(integration)).toMatchObject({ status: 'disconnected' });
  });

  it('409 when it is connected already', async () => {
    outside.answer([]);
    const integration = await connected(admin, { url: outside.url });
    expectError(await connect(integration), 409, 'invalid_state');
  });

  const raw =
    (status: number, body: string, headers = {}): Answering =>
    (_request, response) =>
      response.writeHead(status, headers).end(body);

  const nonsense: [what: string, answering: unknown, field: string, told: string][] = [
    ['an error', raw(500, 'out of order'), 'config.url', '200'],
    ['a refusal', raw(401, '[]'), 'config.url', '200'],
    ['a redirect', raw(302, '', { location: '/elsewhere' }), 'config.url', 'not redirect'],
    ['no JSON', raw(200, '<html>'), 'config.url', 'JSON'],
    ['nothing', raw(204, ''), 'config.url', 'JSON'],
    [
      'bytes that are no text',
      ((_q, response) => response.end(Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d]))) satisfies Answering,
      'config.url',
      'JSON',
    ],
    ['no list', { a: 1 }, 'config.items_pointer', 'an object'],
    ['more than 10 MiB', raw(200, `["${'x'.repeat(10 * 1024 * 1024)}"]`), 'config.url', '10 MiB'],
    ['more than 200,000 values', raw(200, `[${'0,'.repeat(200_000)}0]`), 'config.url', '200000 values'],
    ['more than 10,000 items', Array.from({ length: 10_001 }, () => 0), 'config.items_pointer', 'too long'],
  ];

  it.each(nonsense)('502 when the address answers with %s, and the integration stays as it was', async (_what, answering, field, told) => {
    outside.answer(answering);
    const integration = await newIntegration(admin, { url: outside.url });
    const { answer, events } = await recording(tessera, () => connect(integration));
    expect([answer.status, answer.body.error.type, answer.body.error.code]).toEqual([502, 'service_error', 'upstream_error']);
    expect(messageOf(answer, field)).toContain(told);
    expect(events).toEqual([]);
    expect(await read(integration)).toEqual(integration);
  });

  it.each([
    ['/data', { other: [] }, 'nothing'],
    ['/data/0', { data: [{ id: 1 }] }, 'an object'],
    ['/a~1b/~0c', { 'a/b': { '~c': 'text' } }, 'a string'],
    ['/length', [], 'nothing'],
    ['/__proto__', {}, 'nothing'],
  ])('502 when %s names something else', async (items_pointer, body, told) => {
    outside.answer(body);
    const answer = await connect(await newIntegration(admin, { url: outside.url, items_pointer }));
    expect([answer.status, messageOf(answer, 'config.items_pointer')]).toEqual([502, expect.stringContaining(`names ${told}`)]);
  });

  it('502 when nobody is there', async () => {
    // No port that is handed out to anybody.
    const answer = await connect(await newIntegration(admin, { url: 'http://127.0.0.1:1' }));
    expect([answer.status, answer.body.error.message]).toEqual([
      502,
      expect.stringContaining('Cannot reach the address: connection refused'),
    ]);
  });

  it('504 when the address takes too long, and the integration stays as it was', async () => {
    const outbound = () => createOutbound({ allowPrivate: true, timeoutMs: 100 });
    const hasty = await bootTessera({ env: { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' }, outbound });
    try {
      outside.answer(() => undefined);
      const integration = await newIntegration(hasty.admin, { url: outside.url });
      const { answer, events } = await recording(hasty, () => hasty.admin.call('POST', itsPath(integration, '/connect')));
      expectError(answer, 504, 'timeout', ['config.url not_allowed']);
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(events).toEqual([]);
      expect((await hasty.admin.call('GET', itsPath(integration))).body.data).toEqual(integration);
    } finally {
      await hasty.close();
    }
  });

  it('502 in a problem document when that is asked for', async () => {
    outside.answer({});
    const answer = await connect(await newIntegration(admin, { url: outside.url }), { Accept: 'application/problem+json' });
    expect(answer.body).toMatchObject({ status: 502, code: 'upstream_error', title: 'Bad Gateway' });
  });
});

describe('connectIntegration where private networks are closed', () => {
  let strict: Tessera;
  beforeAll(async () => {
    strict = await bootTessera();
  });
  afterAll(() => strict?.close());

  it.each([
    ['loopback', () => outside.url],
    ['localhost', () => `http://localhost:${outside.port}`],
    ['the metadata of a cloud', () => 'http://169.254.169.254/latest/meta-data'],
  ])('422 for %s, which was given while it was open, and asks nothing', async (_what, urlOf) => {
    outside.answer([]);
    const before = outside.asked.length;
    const integration = await newIntegration(strict.admin, { url: 'https://plant.example.com/' });
    const config = JSON.stringify({ ...integration.config, url: urlOf() });
    await strict.database.db.updateTable('integrations').set({ config }).where('id', '=', integration.id).execute();
    const answer = await strict.admin.call('POST', itsPath(integration, '/connect'));
    expectError(answer, 422, 'unprocessable', ['config.url not_allowed']);
    expect(messageOf(answer, 'config.url')).toContain('be on the public network');
    expect(outside.asked.length).toBe(before);
  });
});

describe('disconnectIntegration', () => {
  it('200 disconnects, keeps the configuration, and lets it be connected again', async () => {
    outside.answer([]);
    const integration = await connected(admin, { url: outside.url, request_headers: { 'X-Key': '1' } });
    const { answer, events } = await recording(tessera, () => disconnect(integration));
    const now = { ...integration, status: 'disconnected', updated_at: answer.body.data.updated_at };
    expect([answer.status, answer.body]).toEqual([200, single(now)]);
    expect(events).toMatchObject([event('INTEGRATION_DISCONNECTED', now)]);
    expect((await connect(integration)).status).toBe(200);
    expect(outside.asked.at(-1)!.headers['x-key']).toBe('1');
  });

  it('200 disconnects one whose last sync failed', async () => {
    outside.answer([]);
    const integration = await connected(admin, { url: outside.url });
    outside.answer({});
    await finished(admin, await begun(admin, integration));
    expect(await read(integration)).toMatchObject({ status: 'error' });
    expect((await disconnect(integration)).body.data).toMatchObject({ status: 'disconnected' });
  });

  it('409 when it is disconnected already', async () => {
    const integration = await newIntegration(admin, { url: outside.url });
    expectError(await disconnect(integration), 409, 'invalid_state');
  });
});
