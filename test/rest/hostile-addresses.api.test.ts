import { bootTessera, nobodys, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newResource } from '../support/new-records.ts';
import { ask, head, sendRaw } from './raw-http.ts';
import { expectRefusal } from './refusals.ts';

let tessera: Tessera;
let id: string;
beforeAll(async () => {
  tessera = await bootTessera();
  id = (await newResource(tessera.admin)).id;
});
afterAll(() => tessera?.close());

const request = (method: string, target: string) => ask(tessera.port, { method, target, headers: { 'X-API-Key': tessera.admin.key } });
const get = (target: string) => request('GET', target);

describe('a path that is not there', () => {
  it.each([
    '/v1',
    '/v1/',
    '/v1/planets',
    '/v1//resources',
    '/v1/Resources',
    '/v1/resources/../../etc/passwd',
    '/v1/resources%2F',
    '/v1/__proto__',
    '/v1/constructor',
    '/nothing',
    '/openapi/v9.json',
    '/DOCS',
    '/graphql/',
    '/GRAPHQL',
    '/v1/websocket/',
  ])('%s is unknown_path', async (target) => {
    expectRefusal(await get(target), 404, 'unknown_path');
  });

  it('and longer than an error may tell is refused within the bounds of an error', async () => {
    expectRefusal(await get(`/v1/${'x'.repeat(10_000)}`), 404, 'unknown_path');
    expectRefusal(await get(`/v1/resources/${'x'.repeat(10_000)}`), 404, 'unknown_path');
  });

  it.each([
    ['short', 'res_1'],
    ['of another kind', nobodys('usr')],
    ['with upper case', nobodys('res').toUpperCase()],
    ['with letters that ids do not have', 'res_0000000000000000000000000i'],
    ['nobody has', nobodys('res')],
    ['with a statement in it', "res_'%3B%20drop%20table%20resources%3B--"],
    ['with the zero character', 'res_%00'],
    ['climbing', '..%2F..%2Fetc%2Fpasswd'],
    ['a name of every object', '__proto__'],
  ])('an id %s is not_found', async (_what, one) => {
    expectRefusal(await get(`/v1/resources/${one}`), 404, 'not_found');
  });
});

describe('a path with a slash at its end', () => {
  it.each([
    ['GET', '/v1/resources/', '/v1/resources'],
    ['POST', '/v1/resources/', '/v1/resources'],
    ['DELETE', '/v1/resources/', '/v1/resources'],
    ['GET', '/v1/resources//', '/v1/resources'],
    ['HEAD', '/v1/resources/', undefined],
    ['GET', `/v1/resources/${nobodys('res')}/`, `/v1/resources/${nobodys('res')}`],
    ['GET', `/v1/resources/${nobodys('res')}/events/?limit=1`, `/v1/resources/${nobodys('res')}/events`],
    ['GET', '/v1/account/api-keys/', '/v1/account/api-keys'],
  ])('%s %s is unknown_path, and told the one without it', async (method, target, meant) => {
    const headers = { 'X-API-Key': tessera.admin.key, Connection: 'close' };
    const answer = await sendRaw(tessera.port, [head({ method, target, headers })]);
    expect(answer.status).toBe(404);
    if (meant === undefined) return;
    expectRefusal(answer, 404, 'unknown_path');
    expect(answer.body.error.message).toContain(`Use ${meant}. `);
  });

  it("is told in the form of the path's own errors", async () => {
    const { status, body } = await request('POST', '/oauth/token/');
    expect([status, body.error]).toEqual([404, 'invalid_request']);
    expect(body.error_description).toContain('Use /oauth/token.');
  });

  it('is told nothing of the kind where there is nothing without it either', async () => {
    const answer = await get('/v1/planets/');
    expectRefusal(answer, 404, 'unknown_path');
    expect(answer.body.error.message).not.toContain('Ask for');
  });
});

describe('a method that the path does not have', () => {
  it.each([
    ['DELETE', '/v1/resources', 'GET, HEAD, POST'],
    ['PUT', '/v1/resources', 'GET, HEAD, POST'],
    ['PROPFIND', '/v1/resources', 'GET, HEAD, POST'],
    ['POST', `/v1/resources/${nobodys('res')}`, 'GET, HEAD, PUT, PATCH, DELETE'],
    ['GET', `/v1/webhooks/${nobodys('whk')}/test`, 'POST'],
  ])('%s %s is told what is allowed', async (method, target, allowed) => {
    const answer = await request(method, target);
    expectRefusal(answer, 405, 'method_not_allowed');
    expect(answer.headers.get('allow')?.replace(', OPTIONS', '')).toBe(allowed);
    expect(answer.body.error.message).toContain(allowed);
  });

  it('a published document takes GET and HEAD', async () => {
    const answer = await request('POST', '/openapi/v1.json');
    expectRefusal(answer, 405, 'method_not_allowed');
    expect(answer.headers.get('allow')).toContain('GET, HEAD');
  });
});

describe('HEAD', () => {
  const bare = async (target: string) => {
    const headers = { 'X-API-Key': tessera.admin.key, Connection: 'close' };
    return sendRaw(tessera.port, [head({ method: 'HEAD', target, headers })]);
  };

  it('answers as GET does, without the body', async () => {
    const [got, bared] = [await get(`/v1/resources/${id}`), await bare(`/v1/resources/${id}`)];
    expect([bared.status, bared.body]).toEqual([200, undefined]);
    for (const name of ['etag', 'content-type', 'content-length', 'x-api-version'])
      expect(bared.headers.get(name), name).toBe(got.headers.get(name));
  });

  it('of what is not there is a 404 without a body', async () => {
    const { status, body } = await bare(`/v1/resources/${nobodys('res')}`);
    expect([status, body]).toEqual([404, undefined]);
  });
});

describe('percent signs', () => {
  it.each(['/v1/resources/%zz', '/v1/resources/%', '/v1/resources/%c3', '/v1/%E0%A4%A/x', '/docs/%zz'])(
    '%s is malformed_request',
    async (target) => {
      expectRefusal(await get(target), 400, 'malformed_request');
    },
  );

  it.each(['name=%zz', 'name=100%', 'name=%ff', '%c3=x'])('in ?%s as well', async (query) => {
    expectRefusal(await get(`/v1/resources?${query}`), 400, 'malformed_request');
  });
});

describe('the query', () => {
  it.each([
    ['colour=red', 'colour unknown_parameter'],
    ['__proto__=x', '__proto__ unknown_parameter'],
    ['constructor=x', 'constructor unknown_parameter'],
    ['hasOwnProperty=x', 'hasOwnProperty unknown_parameter'],
    ['limit=1&limit=1', 'limit duplicate_items'],
    ['name=a&name=b', 'name duplicate_items'],
    ['limit=1,2', 'limit invalid_type'],
    ['limit=', 'limit invalid_type'],
    ['=1', ' unknown_parameter'],
    ['status=asleep', 'status invalid_enum_value'],
    ['created_after=yesterday', 'created_after unknown_parameter'],
    ['created_at_after=yesterday', 'created_at_after invalid_format'],
  ])('?%s is invalid_parameters', async (query, detail) => {
    expectRefusal(await get(`/v1/resources?${query}`), 400, 'invalid_parameters', [detail]);
  });

  it('with a hundred and fifty parameters given twice names the first hundred', async () => {
    const query = Array.from({ length: 300 }, (_, number) => `p${number % 150}=1`).join('&');
    const { status, body } = await get(`/v1/resources?${query}`);
    expect([status, body.error.details.length]).toEqual([400, 100]);
  });

  it('with a name longer than an error may tell is refused within the bounds of an error', async () => {
    const answer = await get(`/v1/resources?${'x'.repeat(6000)}=1`);
    expectRefusal(answer, 400, 'invalid_parameters', [`${answer.body.error.details[0].field} unknown_parameter`]);
  });

  it('repeated where lists are taken is one list', async () => {
    expect((await get('/v1/resources?status_in=active&status_in=archived&limit=1')).status).toBe(200);
  });
});

describe('an address longer than headers may be', () => {
  it('is refused in our envelope', async () => {
    expectRefusal(await get(`/v1/resources?name=${'x'.repeat(20_000)}`), 414, 'malformed_request');
  });
});
