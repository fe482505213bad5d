import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { python, pythonEnvironment } from '../../support/python.ts';
import { answer, cutAnswer, halfAnswer, halfError, type Network, openNetwork, silence } from '../typescript/network.ts';

const program = join(import.meta.dirname, 'program.py');

const error = (code: string) =>
  JSON.stringify({ error: { type: 'service_error', code, message: 'Not now.', request_id: 'req_1', details: [] } });

describe.skipIf(!python)(`the Python client${python ? '' : ' (needs Python 3.11)'}`, () => {
  let server: Tessera;
  let network: Network;
  beforeAll(async () => {
    server = await bootTessera();
    network = await openNetwork(server.url);
  });
  afterAll(async () => {
    await network?.close();
    await server?.close();
  });

  const does = async (what: string, further: object = {}) => {
    const running = promisify(execFile)(python!, [program, what], { env: pythonEnvironment });
    running.child.stdin!.end(JSON.stringify({ url: server.url, key: server.admin.key, ...further }));
    return JSON.parse((await running).stdout);
  };

  it('creates, changes and deletes records, and changes what is still the same', async () => {
    expect(await does('resources')).toEqual({
      changed: 'Rivers first.',
      stale: ['version_mismatch', 412],
      tries: ['Rivers first.', 'Somebody was faster.'],
      rewritten: ['maps', 'paper'],
      deleted: null,
      gone: 'not_found',
      keys: [expect.any(String)],
    });
  });

  it('reads lists page after page, with filters', async () => {
    expect(await does('lists')).toEqual({
      all: ['draw', 'fold', 'print, twice', 'sell & buy'],
      among: ['draw', 'print, twice'],
      'in nothing': [],
      'not in nothing': 4,
      contains: ['sell & buy'],
      groups: ['fold', 'sell & buy'],
      'without groups': 'invalid_parameters',
      'by key': [['Theodolite'], ['Chain', 'Theodolite'], ['Chain']],
      not: ['fold'],
      since: ['draw'],
      shaped: [['id', 'name', 'owner'], ['created_at', 'email'], 'colour!', ['id', 'status']],
      fields: ['id', 'name', 'owner'],
      counted: [
        [4, true],
        [4, false],
      ],
      later: ['sell & buy'],
    });
  });

  it('explains errors, without secrets', async () => {
    const { text, ...rest } = await does('errors');
    expect(text).toMatch(
      /^invalid_parameters: .*\n {2}status: Must be one of: .*\n {2}See URL\/docs\/errors#invalid_parameters\n {2}Request REQUEST: curl -X POST URL\/v1\/resources -H "X-API-Key: \$TESSERA_API_KEY" -H 'Accept: .* -d '\{"name": "Atlas", "status": "secret"\}'$/,
    );
    expect(rest).toEqual({
      details: [['status', expect.any(String)]],
      secret: false,
      token: ['invalid_token', false, true],
      no_id: ["'' is not an id.", "'..' is not an id.", 'None is not an id.'],
      untagged: expect.stringContaining('ETag'),
    });
  });

  it('carries out writes as one request, with values of records that are not there yet', async () => {
    const { refused, ...rest } = await does('batches');
    expect(rest).toEqual({
      parts: [
        [true, { ink: 1 }],
        [true, { ink: 1 }],
      ],
      whole: true,
      draft: ['id', 'name'],
      gone: null,
      stale: ['version_mismatch', 'operations[0] (updateResource): '],
      apart: ['Apart', 'not_found'],
      once: true,
      nothing: 7,
      none: 0,
    });
    for (const told of refused.slice(0, 4)) expect(told).toMatch(/^[A-Z]+ \/v1\/\S+ cannot be part of a batch\.$/);
    expect(refused[4]).toBe('idempotency_key is an option of the whole batch. A write has if_match, fields, expand.');
    for (const told of refused.slice(5)) expect(told).toMatch(/^A batch does not know this value before it is sent/);
  });

  it('refuses what cannot be sent before it sends anything, and what was mistaken for something else', async () => {
    const { call } = await server.otherAccount();
    const key = (await call('POST', '/v1/account/api-keys', { name: 'Python', scopes: ['read', 'write'] })).body.data.key;
    const { bodies, filters, none, ...rest } = await does('unsendable', { key });
    for (const told of [...bodies.slice(0, 1), ...bodies.slice(3, 7), ...filters])
      expect(told).toMatch(/ cannot be sent: it must be a str/);
    for (const told of [bodies[1], bodies[2], bodies[7]]) expect(told).toMatch(/^The body cannot be sent as JSON/);
    expect(none[0]).toBe('name is None: leave it out, or use {"exists": False} to find records without a value.');
    expect(none[1]).toMatch(/^name_in is None: leave it out/);
    expect(rest).toEqual({
      sent: ['Red', '00000000-0000-0000-0000-000000000000', ['Atlas']],
      found: [1, 1, 0],
      option: expect.stringMatching(/^retry is not an option of this call\. Options are .*retries/),
      parsed: expect.stringMatching(/^body is dict: pass the bytes/),
      made: 1,
    });
  });

  it('takes no answer without a record for one', async () => {
    const inJson = (body: unknown) => answer(200, { 'Content-Type': 'application/json' }, JSON.stringify(body));
    const wrong = [answer(200), inJson({}), inJson({ data: null, meta: {} }), answer(204)];
    network.faults.push(...wrong.flatMap((one) => [one, one, one]));
    const told = await does('empty', { url: network.url });
    expect(told).toEqual([200, 200, 200, 204].flatMap((status) => Array.from({ length: 3 }, () => ['unreadable_answer', status])));
  });

  const madeAs = async (name: string) => (await server.admin.call('GET', `/v1/resources?name=${name}`)).body.data.length;
  const json = { 'Content-Type': 'application/json' };

  it.each([
    ['Lost', cutAnswer, halfAnswer],
    ['Broken off', halfError, halfError],
  ])('makes a write once when its answers are lost: %s', async (name, ...faults) => {
    network.faults.push(...faults);
    const { waits, ...rest } = await does('write', { url: network.url, name });
    expect(rest).toEqual({ name, request: 'my-request' });
    expect(waits.map((wait: number, tries: number) => wait >= 0.25 * 2 ** tries && wait <= 0.5 * 2 ** tries)).toEqual([true, true]);
    expect(await madeAs(name)).toBe(1);
  });

  it('waits as long as it is asked to', async () => {
    network.faults.push(
      answer(429, { ...json, 'Retry-After': '7' }, error('rate_limit_exceeded')),
      answer(503, { ...json, 'Retry-After': new Date(Date.now() - 1000).toUTCString() }, error('service_unavailable')),
      answer(409, { ...json, 'Retry-After': '1' }, error('idempotency_key_in_use')),
    );
    expect(await does('write', { url: network.url, name: 'Patient' })).toMatchObject({ name: 'Patient', waits: [7, 0, 1] });
    expect(await madeAs('Patient')).toBe(1);
  });

  it('gives up when it is asked for too much, after the last try, and where nobody of Tessera answers', async () => {
    network.faults.push(
      answer(429, { ...json, 'Retry-After': '61' }, error('rate_limit_exceeded')),
      answer(200, { 'Content-Type': 'text/html' }, '<p>Sign in to the hotel'),
      answer(302, { Location: server.url }),
      ...Array.from({ length: 3 }, () => answer(502)),
      silence,
    );
    expect(await does('refusals', { url: network.url })).toEqual({
      errors: [
        ['rate_limit_exceeded', 429, 61],
        ['unreadable_answer', 200, null],
        ['unreadable_answer', 302, null],
        ['unreadable_answer', 502, null],
        ['no_answer', null, null],
      ],
      waits: 2,
    });
  });

  it('takes the name of a write from the program, and has one of its own for each other write', async () => {
    expect(await does('named')).toEqual([true, false]);
  });

  it('reads the events of webhooks that are signed', async () => {
    const secret = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`;
    const other = `whsec_${Buffer.from('another one of so many by').toString('base64')}`;
    const message = ({ by = secret, at = new Date(), data = 'Ätlas', secrets = secret as string | string[] } = {}) => {
      const body = JSON.stringify({ type: 'RESOURCE_CREATED', data });
      const signature = new Webhook(by).sign('evt_1', at, body);
      const headers = { 'Webhook-Id': 'evt_1', 'webhook-timestamp': `${Math.floor(at.getTime() / 1000)}`, 'webhook-signature': signature };
      return { body, headers, secret: secrets };
    };
    const changed = message();
    const unsigned = { ...message(), headers: {} };
    const messages = [
      message(),
      message({ by: other, secrets: [secret, other] }),
      { ...changed, headers: { ...changed.headers, 'webhook-signature': `v0,xyz v1,ü ${changed.headers['webhook-signature']}` } },
      message({ by: other }),
      { ...changed, body: `${changed.body} ` },
      message({ at: new Date(Date.now() - 302_000) }),
      message({ at: new Date(Date.now() + 302_000) }),
      unsigned,
      message({ secrets: 'whsec_!' }),
    ];
    expect(await does('webhooks', { messages })).toEqual([
      'Ätlas',
      'Ätlas',
      'Ätlas',
      ...Array.from({ length: 5 }, () => 'UnverifiedWebhook'),
      'TypeError',
    ]);
  });
});
