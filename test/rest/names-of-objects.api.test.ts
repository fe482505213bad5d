import { bootTessera, signedInChannel, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { browser, inForm, linkBack, postForm, signedIn } from '../support/oauth.ts';
import { ask } from './raw-http.ts';

/** What every plain object answers to, whether anybody put it there or not. */
const names = Object.getOwnPropertyNames(Object.prototype);

let tessera: Tessera;
let person: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  tessera = await bootTessera();
  person = await signedIn(tessera, { scopes: ['read:resources', 'write:resources'] });
});
afterAll(() => tessera?.close());

const get = (target: string, headers: Record<string, string | readonly string[]> = {}) =>
  ask(tessera.port, { target, headers: { 'X-API-Key': tessera.admin.key, ...headers } });
/** JSON with a member of any name: `__proto__` in a literal would be no member. */
const withMember = (name: string, value: unknown, fields: object = {}): string =>
  JSON.stringify(Object.fromEntries([...Object.entries(fields), [name, value]]));
const send = (method: string, target: string, body: string, headers: Record<string, string> = {}) =>
  ask(tessera.port, {
    method,
    target,
    body,
    headers: { 'X-API-Key': tessera.admin.key, 'Content-Type': 'application/json', ...headers },
  });

describe.each(names)('the name %s', (name) => {
  it('is an unknown parameter in the query of every document', async () => {
    const refused = await get(`/v1/resources?${name}=x`);
    expect([refused.status, refused.body.error.details]).toMatchObject([400, [{ field: name, code: 'unknown_parameter' }]]);
    for (const target of ['/.well-known/jwks.json', '/.well-known/openid-configuration', '/.well-known/oauth-authorization-server']) {
      const told = await get(`${target}?${name}=x`);
      expect([told.status, told.body.error]).toEqual([400, 'invalid_request']);
      expect(told.body.error_description).toContain(name);
    }
  });

  it('is no field to sort, leave out, expand or filter by', async () => {
    for (const query of [
      `sort=${name}`,
      `sort=${name}:desc`,
      `fields=${name}`,
      `expand=${name}`,
      `${name}[eq]=x`,
      `name[${name}]=x`,
      `${name}_in=x`,
    ]) {
      const { status, body } = await get(`/v1/resources?${query}`);
      expect([query, status, body.error.code]).toEqual([query, 400, 'invalid_parameters']);
    }
  });

  it('is a header like any other, once or twice, and no value of ours', async () => {
    expect((await get('/v1/resources', { [name]: 'x' })).status).toBe(200);
    expect((await get('/v1/resources', { [name]: ['x', 'x'] })).status).toBe(200);
    expect((await get('/v1/resources', { 'X-API-Version': name })).body.error.code).toBe('unknown_version');
    expect((await get('/docs', { 'Accept-Encoding': name, Accept: name })).status).toBe(200);
    expect((await send('POST', '/v1/resources', '{"name": "x"}', { 'Content-Type': name })).body.error.code).toBe('unsupported_media_type');
    expect((await send('POST', '/v1/resources', '{"name": "x"}', { 'Content-Encoding': name })).body.error.code).toBe(
      'unsupported_media_type',
    );
  });

  it('is no path, no page, no document and no door', async () => {
    for (const at of [
      '/',
      '/v1/',
      '/openapi/',
      '/docs/',
      '/docs/v1/',
      '/docs/identity/',
      '/graphql/',
      '/assets/',
      '/oauth/',
      '/.well-known/',
      '/health/',
    ])
      expect([at, (await get(`${at}${name}`)).status]).toEqual([at, 404]);
    for (const target of [`/openapi/${name}.json`, `/asyncapi/${name}.yaml`, `/${name}/resources`])
      expect([target, (await get(target)).status]).toEqual([target, 404]);
    const socket = new WebSocket(`${tessera.url.replace('http', 'ws')}/${name}`);
    const refused = await new Promise<number | undefined>((resolve) => {
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode)).on('error', () => undefined);
    });
    socket.terminate();
    expect(refused).toBe(404);
  });

  it('is an unknown field of a body, and a key like any other where keys are free', async () => {
    for (const [method, target, fields] of [
      ['POST', '/v1/resources', { name: 'x' }],
      ['POST', '/v1/account/api-keys', { name: 'x', scopes: ['read'] }],
      ['POST', '/v1/auth/login', { email: person.email, password: 'wrong wrong wrong' }],
    ] as const) {
      const { status, body } = await send(
        method,
        target,
        withMember(name, 'x', fields),
        target.startsWith('/v1/auth') ? { 'X-API-Key': '' } : {},
      );
      expect([target, status, body.error.details]).toMatchObject([target, 400, [{ field: name, code: 'unknown_field' }]]);
    }
    const metadata = JSON.parse(withMember(name, 'mine'));
    const made = await send('POST', '/v1/resources', JSON.stringify({ name: 'x', type: 'thing', metadata }));
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(Object.entries((await get(`/v1/resources/${made.body.data.id}`)).body.data.metadata)).toEqual([[name, 'mine']]);
  });

  it('is nothing in a form of OAuth, and no grant, scope, prompt or response type', async () => {
    const form = { grant_type: 'client_credentials', ...inForm(person.application) };
    const with_ = (fields: [string, string][]) => {
      const body = new URLSearchParams([...Object.entries(form), ...fields]).toString();
      return send('POST', '/oauth/token', body, { 'X-API-Key': '', 'Content-Type': 'application/x-www-form-urlencoded' });
    };
    const { status, body } = await with_([[name, 'x']]);
    expect([status, body.scope]).toEqual([200, 'read:resources write:resources']);
    expect(
      (
        await with_([
          [name, 'x'],
          [name, 'x'],
        ])
      ).body.error,
    ).toBe('invalid_request');
    expect((await with_([['scope', name]])).body.error).toBe('invalid_scope');
    expect((await with_([['token_format', name]])).body.error).toBe('invalid_request');
    expect((await postForm(tessera, '/oauth/token', { ...form, grant_type: name })).body.error).toBe('unsupported_grant_type');
    expect(
      (await postForm(tessera, '/oauth/introspect', { ...inForm(person.application), token: name, token_type_hint: name })).body,
    ).toEqual({
      active: false,
    });
    for (const [more, error] of [
      [{ prompt: name }, 'invalid_request'],
      [{ response_type: name }, 'unsupported_response_type'],
      [{ response_mode: name }, 'invalid_request'],
      [{ scope: name }, 'invalid_scope'],
    ] as const)
      expect(linkBack(await person.ask(more))?.searchParams.get('error')).toBe(error);
  });

  it('is no cookie and no field of a page', async () => {
    const visitor = browser(tessera);
    visitor.cookies.set(name, 'x');
    const page = await visitor.open(`/oauth/authorize?${person.query()}&${name}=x`);
    expect(page.page).toContain('name="password"');
    expect((await visitor.submit(page, { [name]: 'x', email: name, password: name })).status).toBe(401);
    const set = new URLSearchParams([
      ['token', name],
      [name, 'x'],
    ]);
    expect((await visitor.request('/password', { method: 'POST', body: set })).status).toBeLessThan(500);
  });

  it('is no field, variable, argument or type of GraphQL', async () => {
    const graphql = async (query: string, more: object = {}) => {
      const { status, body } = await send('POST', '/graphql', JSON.stringify({ query, ...more }));
      expect(status).toBeLessThan(500);
      expect(JSON.stringify(body)).not.toMatch(/INTERNAL|native code/);
      return body;
    };
    for (const query of [
      `{ ${name} }`,
      `{ users(${name}: 1) { totalCount } }`,
      `{ users(filter: {${name}: 1}) { totalCount } }`,
      `{ me { ...${name} } }`,
    ])
      expect((await graphql(query)).errors.length).toBeGreaterThan(0);
    expect((await graphql('{ me { id } }', { operationName: name })).errors.length).toBeGreaterThan(0);
    expect((await graphql(`{ __type(name: "${name}") { name } }`)).data.__type).toBeNull();
    expect((await graphql('{ me { id } }', JSON.parse(withMember(name, 'x')))).data.me.id).toBe(tessera.admin.userId);
    for (const part of ['variables', 'extensions'])
      expect((await graphql('{ me { id } }', { [part]: JSON.parse(withMember(name, 'x')) })).data.me.id).toBe(tessera.admin.userId);
    const asked = await get(`/graphql?query=${encodeURIComponent('{ me { id } }')}&${name}=x`);
    expect(asked.body.data.me.id).toBe(tessera.admin.userId);
  });

  it('is no frame, no member of one and no operation of the channel', async () => {
    const client = await signedInChannel(tessera.url, tessera.admin.key);
    const refused = async (frame: object) => (await client.ask(frame)).error?.code;
    expect(await refused({ type: name })).toBe('invalid_parameters');
    expect(await refused(JSON.parse(withMember(name, 'x', { type: 'ping' })))).toBe('invalid_parameters');
    expect(await refused({ type: 'call', operation: name })).toMatch(/^(not_found|invalid_parameters)$/);
    expect(await refused({ type: 'call', operation: 'getResource', path: JSON.parse(withMember(name, 'x')) })).toBe('invalid_parameters');
    expect(await refused({ type: 'subscribe', events: [name] })).toBe('invalid_parameters');
    const called = await client.ask({ type: 'call', operation: 'listResources', query: JSON.parse(withMember(name, 'x')) });
    expect(called.status, JSON.stringify(called)).toBe(400);
    client.socket.terminate();
  });
});
