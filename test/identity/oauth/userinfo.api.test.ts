import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postForm, signedIn } from '../../support/oauth.ts';

let tessera: Tessera;
let person: Awaited<ReturnType<typeof signedIn>>;
let tokens: { opaque: string; jwt: string };
beforeAll(async () => {
  tessera = await bootTessera();
  person = await signedIn(tessera);
  const opaque = (await person.redeem(await person.code())).body.access_token;
  const jwt = (await person.redeem(await person.code(), { token_format: 'jwt' })).body.access_token;
  tokens = { opaque, jwt };
});
afterAll(() => tessera?.close());

const path = '/oauth/userinfo';
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const posted = (fields: Record<string, string>, headers: Record<string, string> = {}) => postForm(tessera, path, fields, headers);
const sent = async (init: RequestInit, address = path) => {
  const response = await fetch(`${tessera.url}${address}`, init);
  return { status: response.status, headers: response.headers, body: await response.text() };
};

describe('POST /oauth/userinfo', () => {
  it.each(['opaque', 'jwt'] as const)('tells what GET tells, with the %s token in the header or in the form', async (kind) => {
    const got = await sent({ headers: bearer(tokens[kind]) });
    expect(got.status).toBe(200);
    for (const answer of [
      await sent({ method: 'POST', headers: bearer(tokens[kind]) }),
      await posted({}, bearer(tokens[kind])),
      await posted({ something: 'else' }, bearer(tokens[kind])),
    ])
      expect([answer.status, answer.body]).toEqual([200, typeof answer.body === 'string' ? got.body : JSON.parse(got.body)]);
    const inForm = await posted({ access_token: tokens[kind], something: 'else' });
    expect([inForm.status, inForm.body, inForm.headers.get('cache-control')]).toEqual([200, JSON.parse(got.body), 'no-store']);
  });

  it('refuses a token in both places, also the same one, and next to any other credential', async () => {
    for (const [token, other] of [
      [tokens.opaque, bearer(tokens.opaque)],
      ['nonsense', bearer(tokens.jwt)],
      [tokens.opaque, { 'X-API-Key': tessera.admin.key }],
    ] as const) {
      const { status, body } = await posted({ access_token: token }, other);
      expect([status, body.error]).toEqual([400, 'invalid_request']);
    }
  });

  it('refuses the token twice in the form, or in the address', async () => {
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const twice = await sent({ method: 'POST', headers: type, body: `access_token=${tokens.opaque}&access_token=${tokens.opaque}` });
    expect([twice.status, JSON.parse(twice.body).error]).toEqual([400, 'invalid_request']);
    for (const method of ['GET', 'POST']) {
      const { status } = await sent({ method }, `${path}?access_token=${tokens.opaque}`);
      expect(status).toBe(401);
      const beside = await sent({ method, headers: bearer(tokens.opaque) }, `${path}?access_token=${tokens.opaque}`);
      expect([beside.status, JSON.parse(beside.body).error]).toEqual([400, 'invalid_request']);
    }
  });

  it('is a 401 with the challenge where no token is, or one that does not hold', async () => {
    const without = await posted({});
    expect([without.status, without.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="tessera"']);
    for (const answer of [
      await posted({ access_token: '' }),
      await posted({ access_token: 'nonsense' }),
      await posted({ access_token: `${tokens.jwt}x` }),
      await posted({}, bearer('nonsense')),
    ]) {
      expect([answer.status, answer.body.error]).toEqual([401, 'invalid_token']);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="tessera", error="invalid_token"');
    }
  });

  it('says what may be sent where nothing is', async () => {
    expect((await posted({})).body.error_description).toContain('access_token in the form');
  });

  it('takes no other body than a form', async () => {
    const json = { method: 'POST', body: JSON.stringify({ access_token: tokens.opaque }) };
    expect((await sent({ ...json, headers: { 'Content-Type': 'application/json' } })).status).toBe(401);
    expect((await sent({ ...json, headers: { 'Content-Type': 'application/json', ...bearer(tokens.opaque) } })).status).toBe(415);
  });

  it('has no person to tell of for an application', async () => {
    const { body } = await person.token({ grant_type: 'client_credentials' });
    const answer = await posted({ access_token: body.access_token });
    expect([answer.status, answer.body.error]).toEqual([403, 'insufficient_scope']);
  });

  it('is named to browsers that ask, beside GET and HEAD; HEAD is answered as GET is', async () => {
    const preflight = await sent({ method: 'OPTIONS' });
    expect([preflight.status, preflight.headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
    const put = await sent({ method: 'PUT' });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    const head = await sent({ method: 'HEAD', headers: bearer(tokens.opaque) });
    expect([head.status, head.body, head.headers.get('content-type')]).toEqual([200, '', expect.stringContaining('application/json')]);
  });
});

describe('GET /oauth/userinfo', () => {
  it('takes the token in the header only', async () => {
    expect((await sent({ headers: { 'Content-Type': 'application/x-www-form-urlencoded' } })).status).toBe(401);
  });
});

describe('a request with a token', () => {
  it.each([
    ['opaque', 'oauth_token'],
    ['jwt', 'jwt'],
  ] as const)('is in the log with the kind of its %s token, and with its application', async (kind, type) => {
    const id = `token-${kind}`;
    expect((await sent({ headers: { ...bearer(tokens[kind]), 'X-Request-ID': id } }, '/v1/resources')).status).toBe(200);
    const { body } = await tessera.admin.call('GET', `/v1/account/requests?request_id=${id}`);
    expect(body.data).toMatchObject([{ credential_type: type, credential_id: person.application.id, user_id: person.userId }]);
  });
});
