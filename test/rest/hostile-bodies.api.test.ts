import { gzipSync } from 'node:zlib';
import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationIds, operations } from '../../src/contract/operations.ts';
import { codesOf } from '../../src/contract/own-answers.ts';
import { aSession } from '../support/people.ts';
import { ask, chunked, head, sendForEver, sendRaw } from './raw-http.ts';
import { expectRefusal } from './refusals.ts';

let tessera: Tessera;
let session: Record<string, string>;
beforeAll(async () => {
  tessera = await bootTessera();
  session = await aSession(tessera);
});
afterAll(() => tessera?.close());

const target = '/v1/resources';
const json = { 'Content-Type': 'application/json' };
const keyed = (headers: Record<string, string> = json) => ({ 'X-API-Key': tessera.admin.key, ...headers });
const post = (body?: string | Uint8Array, headers?: Record<string, string>) =>
  ask(tessera.port, { method: 'POST', target, headers: keyed(headers), body });
const stream = (headers: Record<string, string>, parts: (string | Uint8Array)[]) =>
  sendRaw(tessera.port, [head({ method: 'POST', target, headers: keyed({ ...json, ...headers }) }), ...parts]);
const names = async (): Promise<string[]> =>
  (await tessera.admin.call('GET', '/v1/resources?limit=100&sort=name')).body.data.map(({ name }: { name: string }) => name);

const mebibyte = 1024 * 1024;
const ofIdentity = Object.values(operations).filter(({ errors, takes }) => errors !== 'platform' && takes.length > 0);
const application = '{"name": "a", "type": "confidential", "redirect_uris": [], "scopes": ["read"]';
const brackets = (count: number) => `${'['.repeat(count)}${']'.repeat(count)}`;

describe('a body that is not JSON', () => {
  it.each([
    ['cut off', '{"name": "Atlas"'],
    ['with a comma too many', '{"name": "Atlas",}'],
    ['in single quotes', "{'name': 'Atlas'}"],
    ['of spaces alone', '   '],
    ['with something after it', '{"name": "Atlas"} {"name": "Beacon"}'],
    ['that is a form', 'name=Atlas'],
    ['with a raw control character', '{"name": "At\nlas"}'],
    ['with a byte that is no UTF-8', Buffer.from([...Buffer.from('{"name": "'), 0xff, ...Buffer.from('"}')])],
    ['with an overlong UTF-8 sequence', Buffer.from([...Buffer.from('{"name": "'), 0xc0, 0x80, ...Buffer.from('"}')])],
    ['in UTF-16', Buffer.from('{"name": "Atlas"}', 'utf16le')],
  ])('%s is malformed_json', async (_what, body) => {
    expectRefusal(await post(body), 400, 'malformed_json');
  });

  it('with a byte order mark is read all the same', async () => {
    expect((await post('\uFEFF{"name": "With a mark"}')).status).toBe(201);
  });
});

describe('a body that is not as the contract asks', () => {
  it.each<[body: string, ...details: string[]]>([
    ['[]', '(body) invalid_type'],
    ['"Atlas"', '(body) invalid_type'],
    ['null', '(body) invalid_type'],
    ['{}', 'name missing_required_field'],
    ['{"name": 7}', 'name invalid_type'],
    ['{"name": null}', 'name invalid_type'],
    ['{"name": ""}', 'name too_short'],
    [`{"name": "${'x'.repeat(201)}"}`, 'name too_long'],
    ['{"name": "a", "colour": "red"}', 'colour unknown_field'],
    ['{"name": "a", "id": "res_00000000000000000000000000"}', 'id unknown_field'],
    ['{"name": "a", "status": "secret"}', 'status invalid_enum_value'],
    // One entry for each field; for one of few values it names them.
    ['{"status": 1, "colour": 2}', 'name missing_required_field', 'status invalid_enum_value', 'colour unknown_field'],
    ['{"name": "a", "__proto__": {"role": "admin"}}', '__proto__ unknown_field'],
    ['{"__proto__": {"name": "a"}}', '__proto__ unknown_field', 'name missing_required_field'],
    ['{"name": "a", "constructor": {"prototype": {"role": "admin"}}}', 'constructor unknown_field'],
  ])('%s', async (body, ...details) => {
    expectRefusal(await post(body), 400, 'invalid_parameters', details);
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  it.each<[path: string, body: string, ...details: string[]]>([
    ['api-keys', '{"name": "a", "scopes": ["read", "read"]}', 'scopes duplicate_items'],
    ['api-keys', '{"name": "a", "scopes": ["read", ""]}', 'scopes[1] invalid_format'],
    ['api-keys', '{"name": "a", "scopes": "read"}', 'scopes invalid_type'],
    ['applications', `${application}, "jwks": {"keys": [{"kty": "EC", "kid": "a"}], "dark": true}}`, 'jwks.dark unknown_field'],
    ['applications', `${application}, "jwks": {"keys": "EC"}}`, 'jwks.keys invalid_type'],
    [
      'applications',
      `${application}, "jwks": {"keys": [{"kty": "EC", "kid": "a"}], "__proto__": {"dark": true}}}`,
      'jwks.__proto__ unknown_field',
    ],
  ])('within a list or another object of %s: %s', async (path, body, ...details) => {
    const answer = await ask(tessera.port, { method: 'POST', target: `/v1/account/${path}`, headers: keyed(), body });
    expectRefusal(answer, 400, 'invalid_parameters', details);
  });

  it('with thousands of brackets is refused like any other', async () => {
    expectRefusal(await post(`{"name": ${brackets(9_990)}}`), 400, 'invalid_parameters', ['name invalid_type']);
    const twice = `[${brackets(4_990)}, ${brackets(4_980)}]`;
    const keys = { method: 'POST', target: '/v1/account/api-keys', headers: keyed(), body: `{"name": "a", "scopes": ${twice}}` };
    expectRefusal(await ask(tessera.port, keys), 400, 'invalid_parameters', ['scopes[0] invalid_type', 'scopes[1] invalid_type']);
    expectRefusal(await post('['.repeat(9_990)), 400, 'malformed_json');
  });

  it('with more wrong than an error may tell names the first hundred', async () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, number) => [`field${number}`, 1]));
    const { status, body } = await post(JSON.stringify({ name: 'a', ...many }));
    expect([status, body.error.details.length]).toEqual([400, 100]);
  });

  it.each([
    ['{"status": 1}', /^2 fields are invalid\. `name` /],
    ['{"name": "a", "status": 1}', /^`status` must /],
  ])('%s is counted by its fields, however much is wrong with each', async (body, message) => {
    expect((await post(body)).body.error.message).toMatch(message);
  });

  it('with a name longer than an error may tell is refused within the bounds of an error', async () => {
    const answer = await post(JSON.stringify({ name: 'a', ['x'.repeat(5000)]: 1 }));
    expectRefusal(answer, 400, 'invalid_parameters', [`${answer.body.error.details[0].field} unknown_field`]);
    expect(answer.body.error.details[0].field).toMatch(/^x{150,}…$/);
  });
});

describe('text that no database keeps', () => {
  it.each([
    ['the zero character', '{"name": "a", "description": "a\\u0000b"}', 'description'],
    ['half a surrogate pair', '{"name": "a", "description": "\\ud83d"}', 'description'],
    ['the other half', '{"name": "a", "metadata": {"tags": ["fine", "\\udc00"]}}', 'metadata.tags[1]'],
  ])('%s is unprocessable, and the field is named', async (_what, body, field) => {
    expectRefusal(await post(body), 422, 'unprocessable', [`${field} not_allowed`]);
  });

  it('is unprocessable in a record that changes, too', async () => {
    const { data } = (await post('{"name": "a"}')).body;
    const change = { method: 'PATCH', target: `/v1/resources/${data.id}`, headers: keyed(), body: JSON.stringify({ name: 'a\ud83d' }) };
    expectRefusal(await ask(tessera.port, change), 422, 'unprocessable', ['name not_allowed']);
  });

  it('is documented as unprocessable by every operation that takes JSON', () => {
    const takers = operationIds.filter((id) => operations[id].errors !== 'oauth' && operations[id].takes.length > 0);
    expect(takers.filter((id) => !codesOf(id).includes('unprocessable'))).toEqual([]);
  });

  it('a whole pair, written as escapes, is kept', async () => {
    expect((await post('{"name": "\\ud83d\\ude00"}')).body.data.name).toBe('😀');
  });
});

describe('a number that JSON readers do not keep', () => {
  const metadata = (value: string) =>
    ask(tessera.port, {
      method: 'POST',
      target: '/v1/resources',
      headers: keyed(),
      body: `{"name": "a", "type": "document", "metadata": {"deep": [${value}]}}`,
    });

  it.each(['1e400', '-1e400', '12345678901234567890', '-9007199254740993', '9'.repeat(400)])('%s is unprocessable', async (value) => {
    expectRefusal(await metadata(value), 422, 'unprocessable', ['metadata.deep[0] not_allowed']);
  });

  it.each(['9007199254740992', '1e300', '1.5e10', '12345678901234567890.5', '"12345678901234567890"', '"1e400"'])(
    '%s is none',
    async (value) => {
      const { status, body } = await metadata(value);
      expect([status, body.data.metadata]).toEqual([201, { deep: [JSON.parse(value)] }]);
    },
  );
});

describe('Content-Type and Content-Encoding', () => {
  it.each<[what: string, headers: Record<string, string>]>([
    ['text', { 'Content-Type': 'text/plain' }],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['several parts', { 'Content-Type': 'multipart/form-data; boundary=x' }],
    ['nothing at all', {}],
    ['nonsense', { 'Content-Type': ';;;' }],
    ['JSON in another charset', { 'Content-Type': 'application/json; charset=latin1' }],
    ['JSON in a charset in quotation marks', { 'Content-Type': 'application/json; Charset="utf-16"' }],
    ['an encoding that nobody knows', { ...json, 'Content-Encoding': 'snappy' }],
  ])('%s is unsupported_media_type', async (_what, headers) => {
    expectRefusal(await post('{"name": "a"}', headers), 415, 'unsupported_media_type');
  });

  it('JSON in any spelling, with parameters, and gzipped is read', async () => {
    expect((await post('{"name": "Charset"}', { 'Content-Type': 'Application/JSON; charset=utf-8' })).status).toBe(201);
    expect((await post(gzipSync('{"name": "Gzipped"}'), { ...json, 'Content-Encoding': 'gzip' })).status).toBe(201);
    expect(await names()).toEqual(expect.arrayContaining(['Charset', 'Gzipped']));
  });

  it('what only claims to be gzipped is malformed_request', async () => {
    const cut = gzipSync('{"name": "a"}').subarray(0, 12);
    for (const body of ['{"name": "a"}', cut]) {
      const answer = await post(body, { ...json, 'Content-Encoding': 'gzip' });
      expectRefusal(answer, 400, 'malformed_request');
      expect(answer.body.error.message).toContain('is not valid gzip');
    }
  });
});

describe('the size of a body', () => {
  it('of 1 MiB is the most that is read', async () => {
    expect((await post('{"name": "Just fits"}'.padEnd(mebibyte))).status).toBe(201);
    expectRefusal(await post('{"name": "a"}'.padEnd(mebibyte + 1)), 413, 'payload_too_large');
  });

  it.each(ofIdentity)('of 64 KiB is the most that is read by $path', async ({ method, path, takes }) => {
    const most = 64 * 1024;
    for (const type of takes) {
      const send = (size: number) =>
        ask(tessera.port, {
          method: method.toUpperCase(),
          target: path,
          headers: { ...session, 'Content-Type': type },
          body: type === 'application/json' ? '{}'.padEnd(size) : 'a='.padEnd(size, 'x'),
        });
      expect((await send(most)).status).not.toBe(413);
      const { status, body } = await send(most + 1);
      expect([status, body.error_description ?? body.error.message]).toEqual([
        413,
        expect.stringContaining(`The body must not exceed ${most} bytes.`),
      ]);
    }
  });

  it('declared too large is refused before anything of it is sent', async () => {
    expectRefusal(await stream({ 'Content-Length': String(10 * mebibyte) }, []), 413, 'payload_too_large');
  });

  it('that grows too large in chunks is refused', async () => {
    const parts = chunked(Array.from({ length: 20 }, () => ' '.repeat(64 * 1024)));
    expectRefusal(await stream({ 'Transfer-Encoding': 'chunked' }, parts), 413, 'payload_too_large');
  });

  it('that grows too large is refused at the first byte too many, however long it goes on', async () => {
    const open = (body: string) => chunked([body]).slice(0, -1);
    const endless = { 'Transfer-Encoding': 'chunked' };
    expectRefusal(await stream(endless, open(' '.repeat(mebibyte + 1))), 413, 'payload_too_large');
    const packed = gzipSync(' '.repeat(mebibyte + 1));
    const unending = [`${(packed.length + 1).toString(16)}\r\n`, packed];
    expectRefusal(await stream({ ...endless, 'Content-Encoding': 'gzip' }, unending), 413, 'payload_too_large');
  });

  it('that never ends is not read for ever: its sender reads why, and is hung up on', async () => {
    const opening = head({ method: 'POST', target, headers: keyed({ ...json, 'Transfer-Encoding': 'chunked' }) });
    const answer = await sendForEver(
      tessera.port,
      opening,
      chunked([' '.repeat(mebibyte)])
        .slice(0, -1)
        .join(''),
    );
    expectRefusal(answer, 413, 'payload_too_large');
    expect(answer.text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect((await post('{"name": "Next"}')).status).toBe(201);
  });

  it('that grows too large when it is unpacked is refused', async () => {
    expectRefusal(await post(gzipSync(' '.repeat(20 * mebibyte)), { ...json, 'Content-Encoding': 'gzip' }), 413, 'payload_too_large');
  });
});

describe('a body where none is taken', () => {
  let id: string;
  beforeAll(async () => {
    id = (await tessera.admin.call('POST', '/v1/webhooks', { url: 'https://example.com/hook', events: ['USER_CREATED'] })).body.data.id;
  });
  const send = (method: string, path: string, body: string, headers: Record<string, string> = json) =>
    ask(tessera.port, { method: method.toUpperCase(), target: path.replace('{id}', id), headers: keyed(headers), body });
  /** The webhook, and what was sent to it. */
  const read = () =>
    Promise.all(['', '/deliveries'].map(async (of) => (await tessera.admin.call('GET', `/v1/webhooks/${id}${of}`)).body.data));

  it.each([
    ['POST', '/v1/webhooks/{id}/test', '{"x": 1}'],
    ['POST', '/v1/webhooks/{id}/test', '[]'],
    ['POST', '/v1/webhooks/{id}/test', 'null'],
    ['POST', '/v1/webhooks/{id}/test', 'x=1'],
    ['GET', '/v1/webhooks', '{"status": "enabled"}'],
    ['GET', '/v1/webhooks/{id}', '{"x": 1}'],
    ['DELETE', '/v1/webhooks/{id}', '{"x": 1}'],
  ])('%s %s with %s is invalid_parameters, and nothing is done', async (method, path, body) => {
    const before = await read();
    const answer = await send(method, path, body);
    expectRefusal(answer, 400, 'invalid_parameters', ['(body) not_allowed']);
    expect(answer.body.error.message).toContain('takes no body');
    expect(await read()).toEqual(before);
  });

  it('is refused to HEAD as well', async () => {
    const opening = head({ method: 'HEAD', target: '/v1/webhooks', headers: keyed({ 'Content-Length': '8', Connection: 'close' }) });
    expect((await sendRaw(tessera.port, [opening, '{"x": 1}'])).status).toBe(400);
  });

  it.each(['', '{}', ' { }\n'])('that says nothing ("%s") is taken, whatever it calls itself', async (body) => {
    for (const [method, path] of [
      ['GET', '/v1/webhooks/{id}'],
      ['POST', '/v1/webhooks/{id}/test'],
    ] as const) {
      const status = method === 'GET' ? 200 : 202;
      expect([path, (await send(method, path, body)).status]).toEqual([path, status]);
      expect([path, (await send(method, path, body, { 'Content-Type': 'text/plain' })).status]).toEqual([path, status]);
    }
  });
});

describe('a body that is not there', () => {
  it('at all, declared empty, or chunked and empty is missing_body', async () => {
    const detail = ['(body) missing_required_field'];
    expectRefusal(await post(), 400, 'missing_body', detail);
    expectRefusal(await post(''), 400, 'missing_body', detail);
    expectRefusal(await stream({ 'Transfer-Encoding': 'chunked' }, chunked([])), 400, 'missing_body', detail);
  });

  it('whole is malformed_request, told once, and nothing is written', async () => {
    const before = await names();
    const cut = head({ method: 'POST', target, headers: keyed({ ...json, 'Content-Length': '100' }) });
    const answer = await sendRaw(tessera.port, [cut, '{"name": "Cut off"}'], { hangUp: true });
    expectRefusal(answer, 400, 'malformed_request');
    expect(answer.text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(await names()).toEqual(before);
  });

  it('in whole chunks is malformed_request', async () => {
    expectRefusal(await stream({ 'Transfer-Encoding': 'chunked' }, ['zz\r\n{"name": "a"}\r\n0\r\n\r\n']), 400, 'malformed_request');
  });
});
