import { bootTessera, nobodys, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newResource } from '../support/new-records.ts';
import { ask, type RawRequest } from './raw-http.ts';
import { expectRefusal } from './refusals.ts';

let tessera: Tessera;
let item: string;
beforeAll(async () => {
  tessera = await bootTessera();
  item = `/v1/resources/${(await newResource(tessera.admin)).id}`;
});
afterAll(() => tessera?.close());

const send = (headers: Record<string, string>, request: Partial<RawRequest> = {}) =>
  ask(tessera.port, { target: item, ...request, headers: { 'X-API-Key': tessera.admin.key, ...headers } });
const change = (headers: Record<string, string>) =>
  send({ 'Content-Type': 'application/json', ...headers }, { method: 'PATCH', body: '{"name": "Beacon"}' });

describe('X-Request-ID', () => {
  it.each([['mine-42'], ['x'.repeat(128)], ['a/b?c=d&e;f{"g"}']])('%s comes back in header and body', async (id) => {
    const found = await send({ 'X-Request-ID': id });
    expect([found.status, found.headers.get('x-request-id'), found.body.meta.request_id]).toEqual([200, id, id]);
    const refused = await send({ 'X-Request-ID': id }, { target: '/v1/nowhere' });
    expectRefusal(refused, 404, 'unknown_path');
    expect(refused.headers.get('x-request-id')).toBe(id);
  });

  it.each([
    ['with a space', 'mine 42'],
    ['with letters beyond ASCII', 'm\u00e4ine'],
    ['with a tab', 'mine\t42'],
    ['longer than 128 characters', 'x'.repeat(129)],
    ['empty', ''],
  ])('%s is replaced by one of ours', async (_what, id) => {
    const { status, headers, body } = await send({ 'X-Request-ID': id });
    expect([status, body.meta?.request_id]).toEqual([200, headers.get('x-request-id')]);
    expect(headers.get('x-request-id')).toMatch(/^req_[0-7][0-9a-hjkmnp-tv-z]{25}$/);
  });
});

describe('every answer', () => {
  it.each([
    ['of an operation', {}, 200],
    ['that says nothing changed', { 'If-None-Match': '*' }, 304],
    ['that refuses', { 'X-API-Key': 'nonsense' }, 401],
  ])('%s carries a request id, the time it took, and the version that served it', async (_what, headers, status) => {
    const answer = await send(headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-request-id')).toMatch(/^req_/);
    expect(answer.headers.get('x-response-time')).toMatch(/^\d+(\.\d+)?$/);
    expect(answer.headers.get('x-api-version')).toBe('v1');
    expect(answer.headers.get('x-powered-by')).toBeNull();
  });
});

describe('every answer of the API', () => {
  const origin = { Origin: 'https://app.example' };
  const told = ['x-request-id', 'x-response-time', 'x-api-version', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];

  it.each<[status: number, method: string, target: string, headers?: Record<string, string>]>([
    [404, 'GET', '/nothing'],
    [404, 'GET', '/v1/nothing'],
    [204, 'OPTIONS', '*'],
    [404, 'GET', '/oauth/nothing'],
    [405, 'GET', '/oauth/token'],
    [401, 'GET', '/oauth/userinfo'],
    [401, 'GET', '/graphql?query={me{name}}'],
    [401, 'GET', '/resources'],
    [400, 'GET', '/resources', { 'X-API-Version': 'v9' }],
    [426, 'GET', '/v1/websocket'],
  ])('with %s (%s %s) tells its request, version, limits and who may read it', async (status, method, target, headers) => {
    const answer = await ask(tessera.port, { method, target, headers: { ...origin, ...headers } });
    expect(answer.status).toBe(status);
    expect(told.filter((name) => !answer.headers.get(name))).toEqual([]);
    expect(answer.headers.get('x-api-version')).toBe('v1');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('vary')).toMatch(/^Accept/);
  });

  it('has a request id also where it is a document, a page or a state', async () => {
    for (const path of [
      '/',
      '/docs',
      '/openapi',
      '/openapi/v1.json',
      '/graphql/schema.graphql',
      '/asyncapi/channel.json',
      '/health/live',
      '/password',
    ]) {
      const { headers } = await fetch(`${tessera.url}${path}`, { headers: { 'X-Request-ID': 'mine-42' } });
      expect(headers.get('x-request-id'), path).toBe('mine-42');
    }
  });
});

describe('a header that holds one thing', () => {
  const json = 'application/json';

  it.each<[name: string, values: string[]]>([
    ['Content-Type', [json, 'text/plain']],
    ['Content-Type', [json, json]],
    ['Idempotency-Key', ['a', 'a']],
    ['Origin', ['https://a.example', 'https://b.example']],
    ['Referer', ['https://a.example', 'https://b.example']],
    ['X-API-Version', ['v1', 'v1']],
  ])('%s may not come twice: %s', async (name, values) => {
    const headers = { 'X-API-Key': tessera.admin.key, 'Content-Type': json, [name]: values };
    const answer = await ask(tessera.port, { method: 'PATCH', target: item, headers, body: '{}' });
    expectRefusal(answer, 400, 'malformed_request');
    expect(answer.body.error.message).toContain(name);
    const graphql = await ask(tessera.port, { method: 'POST', target: '/graphql', headers, body: '{"query": "{ me { name } }"}' });
    expect([graphql.status, graphql.body.errors[0].extensions.reason]).toEqual([400, 'malformed_request']);
  });

  it('is told from a list, whose lines are read as one', async () => {
    const headers = { 'X-API-Key': tessera.admin.key, Accept: ['text/html', json], 'If-None-Match': ['"999"', '"1"'] };
    expect((await ask(tessera.port, { target: item, headers })).status).toBe(304);
  });
});

describe('X-API-Version', () => {
  it('may say what the path says', async () => {
    expect((await send({ 'X-API-Version': 'v1' })).status).toBe(200);
  });

  it('may not say another version than the path', async () => {
    expectRefusal(await send({ 'X-API-Version': 'v2-preview' }), 400, 'version_conflict');
  });

  it.each(['v9', 'banana', '', '__proto__', 'v1, v1'])('"%s" is no version', async (version) => {
    expectRefusal(await send({ 'X-API-Version': version }), 400, 'unknown_version');
  });
});

describe('Idempotency-Key', () => {
  it.each([
    ['too long', 'x'.repeat(256), 'too_long'],
    ['empty', '', 'too_short'],
    ['with a space', 'one two', 'invalid_format'],
    ['with letters beyond ASCII', 'schl\u00fcssel', 'invalid_format'],
  ])('%s is invalid_parameters', async (_what, key, code) => {
    const answer = await change({ 'Idempotency-Key': key });
    expectRefusal(answer, 400, 'invalid_parameters', [`Idempotency-Key ${code}`]);
  });
});

describe('If-Match', () => {
  it.each(['7', '"7', "'7'", '"7" "8"', '*, "7"', 'W/7'])('%s is invalid_parameters', async (tag) => {
    expectRefusal(await change({ 'If-Match': tag }), 400, 'invalid_parameters', ['If-Match invalid_format']);
  });

  it.each(['"999999"', 'W/"1"', '"not-a-number"', '""', '"99999999999999999999999999"'])('%s is version_mismatch', async (tag) => {
    expectRefusal(await change({ 'If-Match': tag }), 412, 'version_mismatch');
  });

  it('on a record that is not there is still a 404', async () => {
    const answer = await send({ 'If-Match': '"1"' }, { method: 'DELETE', target: `/v1/resources/${nobodys('res')}` });
    expectRefusal(answer, 404, 'not_found');
  });
});

describe('Accept', () => {
  it.each(['text/html', 'application/xml, image/*', 'application', ';', 'application/jsonx', 'application/json;q=0', '*/*;q=0'])(
    '%s fits nothing',
    async (accept) => {
      const answer = await send({ Accept: accept });
      expectRefusal(answer, 406, 'not_acceptable');
      expect(answer.body.error.message).toContain('application/json');
    },
  );

  it('application/json; q=0.000, */* fits no answer, and an error that is no plain JSON', async () => {
    expectRefusal(await send({ Accept: 'application/json; q=0.000, */*' }), 406, 'not_acceptable', [], 'problem');
  });

  it.each(['*/*', 'application/*', 'application/json, */*;q=0', 'text/html, application/json;q=0.5', 'Application/JSON', ''])(
    '"%s" gets JSON',
    async (accept) => {
      const { status, headers } = await send({ Accept: accept });
      expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
    },
  );

  it.each([
    ['application/json, application/problem+json', 'application/problem+json'],
    ['application/problem+json;q=0.1, application/*;q=0.1', 'application/problem+json'],
    ['application/json;q=0.5, */*', 'application/problem+json'],
    ['application/json, application/problem+json;q=0', 'application/json'],
    ['application/json, application/problem+json; q=0.9', 'application/json'],
    ['APPLICATION/PROBLEM+JSON;q=x, */*', 'application/json'],
    ['*/*', 'application/json'],
  ])('%s gets an error as %s', async (accept, type) => {
    const { status, headers } = await ask(tessera.port, { target: '/v1/resources', headers: { Accept: accept } });
    expect([status, headers.get('content-type')]).toEqual([401, type]);
  });

  it('application/problem+json gets problem documents, and JSON where nothing is wrong', async () => {
    const accept = { Accept: 'application/problem+json' };
    expectRefusal(await send(accept, { target: `${item}?colour=red` }), 400, 'invalid_parameters', ['colour unknown_parameter'], 'problem');
    expectRefusal(await send(accept, { target: `/v1/resources/${nobodys('res')}` }), 404, 'not_found', [], 'problem');
    expectRefusal(await send(accept, { target: '/elsewhere' }), 404, 'unknown_path', [], 'problem');
    expect((await send(accept)).status).toBe(200);
  });

  it('longer than an error may tell is refused within the bounds of an error', async () => {
    expectRefusal(await send({ Accept: `text/${'x'.repeat(8000)}` }), 406, 'not_acceptable');
  });
});
