import {
  ClientCredentialsProvider,
  type OAuthClientProvider,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { bootTessera, serverUrl, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { operations } from '../../src/contract/operations.ts';
import type { OperationId } from '../../src/contract/types.ts';
import { authorizeAs, callback, register, withPassword } from '../support/oauth.ts';
import { call, connect, said, toolNames } from './client.ts';
import { journey } from './journey.ts';

let tessera: Tessera;

beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera?.close());

const eras = [
  ['of 2025', { mode: 'legacy' }],
  ['of 2026', { mode: { pin: '2026-07-28' } }],
] as const;

describe('an agent over HTTP', () => {
  it.each(eras)('does its work in the protocol %s', async (_name, versionNegotiation) => {
    await journey(await connect(tessera, { key: tessera.admin.key, versionNegotiation }));
  });

  it('signs a person in by the code flow, as an application on their machine', async () => {
    const { id } = await register(tessera, { type: 'public', redirect_uris: [callback] });
    const { userId } = await tessera.someone('editor');
    const email = await withPassword(tessera, userId);
    const asked = { tokens: undefined as StoredOAuthTokens | undefined, verifier: '', address: new URL('about:blank') };
    const authProvider: OAuthClientProvider = {
      redirectUrl: callback,
      clientMetadata: { client_name: 'Agent', redirect_uris: [callback], token_endpoint_auth_method: 'none' },
      clientInformation: () => ({ client_id: id }),
      tokens: () => asked.tokens,
      saveTokens: (tokens) => void Object.assign(asked, { tokens }),
      redirectToAuthorization: (address) => void Object.assign(asked, { address }),
      saveCodeVerifier: (verifier) => void Object.assign(asked, { verifier }),
      codeVerifier: () => asked.verifier,
    };
    await expect(connect(tessera, { authProvider })).rejects.toThrow();
    const { searchParams } = await authorizeAs(tessera, email, asked.address);
    await new StreamableHTTPClientTransport(new URL(`${tessera.url}/mcp`), { authProvider }).finishAuth(searchParams);
    const client = await connect(tessera, { authProvider });
    expect(await call(client, 'createResource', { body: { name: 'By a person' } })).toMatchObject({ owner_id: userId });
    expect(await toolNames(client)).not.toContain('listUsers');
  });

  it('gets a token by the metadata that a 401 names, with the scopes of its application', async () => {
    const { id: clientId, secret } = await register(tessera, { scopes: ['read:resources'] });
    const authProvider: OAuthClientProvider = new ClientCredentialsProvider({
      clientId,
      clientSecret: secret!,
      expectedIssuer: tessera.url,
    });
    const client = await connect(tessera, { authProvider });
    expect(await toolNames(client)).toEqual(expect.arrayContaining(['listResources', 'getResource']));
    expect(await toolNames(client)).not.toContain('createResource');
    expect(await call(client, 'listResources')).toEqual(expect.any(Array));
  });
});

describe.skipIf(serverUrl === undefined)('an agent that meets several nodes', () => {
  it('needs none of them twice: any node answers any message', async () => {
    const second = await bootTessera({ beside: tessera, env: { TESSERA_PUBLIC_URL: tessera.url } });
    onTestFinished(() => second.close());
    let asked = 0;
    /** A balancer that sends every other message to the second node. */
    const balanced: typeof fetch = (address, init) => {
      asked += 1;
      return fetch(String(address).replace(tessera.url, asked % 2 ? tessera.url : second.url), init);
    };
    await journey(await connect(tessera, { key: tessera.admin.key, fetch: balanced }));
    expect(asked).toBeGreaterThan(6);
  });
});

describe('the tools of an agent', () => {
  it('are the operations that its scopes and its role reach', async () => {
    const reader = await tessera.scoped(tessera.admin, ['read:resources']);
    const names = await toolNames(await connect(tessera, { key: reader.key }));
    const within = Object.values(operations).filter(({ scopes, document }) => document !== 'identity' && scopes.includes('read:resources'));
    expect(names).toEqual(expect.arrayContaining(['listResources', 'getResource']));
    for (const name of names) expect(operations[name as 'getResource'].method, name).toBe('get');
    expect(names.length).toBeLessThanOrEqual(within.length + 5);

    const viewer = await tessera.someone('viewer', ['read', 'write']);
    const { tools } = await (await connect(tessera, { key: viewer.key })).listTools();
    // Viewers write their own marks, and batches of them.
    const own = ['executeBatch', 'readAllNotifications', 'updateNotification'];
    expect(tools.flatMap(({ annotations, name }) => (annotations!.readOnlyHint ? [] : [name])).sort()).toEqual(own);
  });

  it('are as many as the operations, apart from identity and from bytes', async () => {
    const names = await toolNames(await connect(tessera, { key: tessera.admin.key }));
    const own = Object.entries(operations).filter(([, { document }]) => document !== 'identity');
    const bytes = own.filter(([, { maxBytes, answers }]) => maxBytes !== null || answers.some((type) => type !== 'application/json'));
    const idsOf = (all: typeof own) => all.map(([id]) => id);
    expect(idsOf(own).filter((id) => !names.includes(id))).toEqual(idsOf(bytes));
    expect(idsOf(bytes)).toContain('exportAuditEntries');
  });

  it('come in pages, and a cursor that is none is refused', async () => {
    const client = await connect(tessera, { key: tessera.admin.key });
    const names = await toolNames(client);
    const first = await client.request({ method: 'tools/list', params: {} });
    expect(first.tools.map(({ name }) => name)).toEqual(names.slice(0, 100));
    expect(first.nextCursor).toBe(names.length > 100 ? names[99] : undefined);
    const rest = await client.listTools({ cursor: names.at(-3)! });
    expect(rest.tools.map(({ name }) => name)).toEqual(names.slice(-2));
    expect(rest.nextCursor).toBeUndefined();
    await expect(client.listTools({ cursor: 'nowhere' })).rejects.toThrow('Invalid cursor');
  });

  it('have every operator of filters', async () => {
    const client = await connect(tessera, { key: tessera.admin.key });
    for (const title of ['Fold the chart', 'Draw the chart']) await call(client, 'createResource', { body: { name: title } });
    const found = await call(client, 'listResources', { name_like: '%the chart', name_neq: 'Fold the chart' });
    expect(found.map(({ name }: { name: string }) => name)).toEqual(['Draw the chart']);
    expect(await call(client, 'listResources', { name_like: '%the chart', name_nin: ['Fold the chart', 'Draw the chart'] })).toEqual([]);
  });

  it('say what they do, in schemas that stand for themselves', async () => {
    const { tools } = await (await connect(tessera, { key: tessera.admin.key })).listTools();
    const tool = (name: string) => tools.find((one) => one.name === name)!;
    expect(JSON.stringify(tools)).not.toContain('$ref');
    expect(JSON.stringify(tools).length).toBeLessThan(430_000);
    expect(tool('createResource')).toMatchObject({
      title: 'Create a resource',
      description: expect.stringContaining('Needs the scope write:resources.'),
      inputSchema: {
        required: ['body'],
        properties: {
          idempotency_key: { type: 'string' },
          body: { required: ['name'], properties: { name: { type: 'string' } } },
        },
      },
    });
    const hints = (name: string) => {
      const { readOnlyHint, destructiveHint, idempotentHint } = tool(name).annotations!;
      return [readOnlyHint, destructiveHint, idempotentHint];
    };
    expect(hints('listResources')).toEqual([true, false, true]);
    expect(hints('createResource')).toEqual([false, false, false]);
    expect(hints('updateResource')).toEqual([false, true, true]);
    expect(hints('deleteResource')).toEqual([false, true, true]);
    expect(hints('resetAccount')).toEqual([false, true, false]);
  });

  it('become fewer when the credential loses a scope, at the next request', async () => {
    const editor = await tessera.someone('editor');
    const client = await connect(tessera, { key: editor.key });
    expect(await toolNames(client)).toContain('createResource');
    const change = await tessera.admin.call('PATCH', `/v1/users/${editor.userId}`, { role: 'viewer' });
    expect(change.status).toBe(200);
    expect(await toolNames(client)).not.toContain('createResource');
    expect((await call(client, 'createResource', { body: { name: 'Atlas' } })).refused).toMatchObject({
      code: 'insufficient_permissions',
      status: 403,
    });
  });

  it('are three that find, describe and call operations, for who asks for that', async () => {
    const client = await connect(tessera, { key: tessera.admin.key, search: '?tools=search' });
    expect(await toolNames(client)).toEqual(['search_operations', 'describe_operation', 'call_operation']);
    const { operations: found } = await call(client, 'search_operations', { query: 'rotate the secret of a webhook' });
    expect(found[0]).toEqual({
      operation: 'rotateWebhookSecret',
      summary: "Rotate a webhook's secret",
      family: 'webhooks',
      read_only: false,
    });
    const ofUsers = (await call(client, 'search_operations', { family: 'users' })).operations as { operation: OperationId }[];
    const offered = (await toolNames(await connect(tessera, { key: tessera.admin.key }))) as OperationId[];
    expect(ofUsers.map(({ operation }) => operation)).toEqual(offered.filter((name) => operations[name].tag === 'users'));
    expect(await call(client, 'describe_operation', { operation: 'createResource' })).toMatchObject({
      scopes: ['write:resources'],
      arguments: { properties: { body: { required: ['name'] } } },
      answer: { properties: { data: { properties: { name: { type: 'string' } } } } },
    });
    const created = await call(client, 'call_operation', { operation: 'createResource', arguments: { body: { name: 'Atlas' } } });
    expect(created).toMatchObject({ name: 'Atlas' });
    expect(await said(client, 'call_operation', { operation: 'archiv' })).toContain('Use search_operations to find one');
    await expect(client.callTool({ name: 'listResources', arguments: {} })).rejects.toThrow('There is no tool listResources');
  });

  it('do not find what the credential may not do', async () => {
    const { key } = await tessera.scoped(tessera.admin, ['read:resources']);
    const client = await connect(tessera, { key, search: '?tools=search' });
    const { operations: found } = await call(client, 'search_operations', { query: 'resource' });
    expect(found.map(({ read_only }: { read_only: boolean }) => read_only)).not.toContain(false);
  });
});

describe('a call of a tool', () => {
  it('writes once for one idempotency key', async () => {
    const client = await connect(tessera, { key: tessera.admin.key });
    const args = { body: { name: 'Once' }, idempotency_key: 'agents-once' };
    const [first, again] = [await call(client, 'createResource', args), await call(client, 'createResource', args)];
    expect(again).toEqual(first);
  });

  it('changes only the version that was read, when it names that', async () => {
    const client = await connect(tessera, { key: tessera.admin.key });
    const { id } = await call(client, 'createResource', { body: { name: 'Atlas' } });
    expect(await said(client, 'getResource', { resource_id: id })).toContain('The version is "1".');
    const rename = (name: string) => call(client, 'updateResource', { resource_id: id, if_match: '"1"', body: { name } });
    expect(await rename('Globe')).toMatchObject({ name: 'Globe' });
    expect((await rename('Chart')).refused).toMatchObject({ code: 'version_mismatch', status: 412 });
  });

  it('has the rules of every door: records of other accounts are not there', async () => {
    const other = await tessera.otherAccount();
    const { body } = await other.call('POST', '/v1/resources', { name: 'Theirs' });
    const client = await connect(tessera, { key: tessera.admin.key });
    expect((await call(client, 'getResource', { resource_id: body.data.id })).refused).toMatchObject({ code: 'not_found', status: 404 });
    expect((await call(client, 'updateResource', { resource_id: '../users', body: { name: 'x' } })).refused).toMatchObject({
      code: 'not_found',
    });
  });

  it('keeps numbers that a double would round', async () => {
    const client = await connect(tessera, { key: tessera.admin.key });
    const response = await fetch(`${tessera.url}/mcp`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-API-Key': tessera.admin.key },
      body: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"createResource","arguments":{"body":{"name":"n","metadata":{"n":12345678901234567890}}}}}',
    });
    expect(JSON.stringify(await response.json())).toContain('unprocessable');
    await client.ping();
  });

  it('takes null for an argument that is not given', async () => {
    const client = await connect(tessera, { key: tessera.admin.key });
    const given = { body: { name: 'Filled in' }, idempotency_key: null };
    const made = [
      await call(client, 'createResource', given),
      await call(client, 'createResource', { ...given, body: { name: 'Filled in again' } }),
    ];
    expect(made).toMatchObject([{ name: 'Filled in' }, { name: 'Filled in again' }]);
    expect(await call(client, 'listResources', { name: 'Filled in', after: null, sort: null })).toHaveLength(1);
  });

  it.each([
    ['a null in a list', { name_in: [null] }],
    ['a list in a list', { name_in: [['Filled in']] }],
    ['an object', { name_in: { a: 1 } }],
  ])('refuses %s as the value of a filter', async (_name, given) => {
    const client = await connect(tessera, { key: tessera.admin.key });
    const answer = await said(client, 'listResources', given);
    expect(answer).toContain('invalid_parameters');
    expect(answer).toContain('Must be a string, a number or a boolean, or an array of them.');
  });

  it('refuses a condition where the operation takes none', async () => {
    const client = await connect(tessera, { key: tessera.admin.key });
    expect(await said(client, 'createResource', { body: { name: 'Conditional' }, if_match: '"9"' })).toContain('if_match');
    expect(await call(client, 'listResources', { name: 'Conditional' })).toEqual([]);
  });

  it('answers as much as an agent can read, and says how to get the rest', async () => {
    const client = await connect(tessera, { key: tessera.admin.key });
    const metadata = { text: 'x'.repeat(15_000) };
    for (const name of ['a', 'b', 'c', 'd']) await tessera.admin.call('POST', '/v1/resources', { name, type: 'large', metadata });
    const answer = await said(client, 'listResources', { type: 'large', sort: 'name' });
    expect(answer.length).toBeLessThan(41_000);
    expect(answer).toContain('Truncated to the first 2 of 4 records');
    expect(answer).toContain('Repeat the call with limit=2');
    expect(await call(client, 'listResources', { type: 'large', sort: 'name', fields: ['name'] })).toHaveLength(4);
    const { id } = (await tessera.admin.call('POST', '/v1/resources', { name: 'e', metadata: { text: 'y'.repeat(50_000) } })).body.data;
    const whole = await said(client, 'getResource', { resource_id: id });
    expect(whole.length).toBeLessThan(41_000);
    expect(whole).toContain('Truncated to the first 40000 of');
  });

  it('counts as the operation counts, once', async () => {
    const { key } = await tessera.otherAccount();
    const client = await connect(tessera, { key });
    const remaining = async () => {
      const { headers } = await fetch(`${tessera.url}/v1/resources`, { headers: { 'X-API-Key': key } });
      return Number(headers.get('x-ratelimit-remaining'));
    };
    const before = await remaining();
    await call(client, 'listResources');
    expect(await remaining()).toBe(before - 2);
    await call(client, 'listResources', { name_contains: 'abc' });
    expect(await remaining()).toBe(before - 2 - 11);
    await client.request({ method: 'tools/list', params: {} });
    expect(await remaining()).toBe(before - 13 - 2);
    await call(client, 'getResource', {});
    expect(await remaining()).toBe(before - 15 - 2);
    await expect(client.callTool({ name: 'nonsense', arguments: {} })).rejects.toThrow();
    expect(await remaining()).toBe(before - 17 - 2);
    const message = { jsonrpc: '2.0', method: 'tools/call', params: { name: 'listResources' } };
    const headers = { 'Content-Type': 'application/json', 'X-API-Key': key };
    const notification = await fetch(`${tessera.url}/mcp`, { method: 'POST', headers, body: JSON.stringify(message) });
    expect([notification.status, await remaining()]).toEqual([202, before - 19 - 2]);
    const called = await fetch(`${tessera.url}/mcp`, { method: 'POST', headers, body: JSON.stringify({ ...message, id: 1 }) });
    expect(Number(called.headers.get('x-ratelimit-remaining'))).toBe(before - 21 - 1);
  });

  it('is in the log of requests, under its operation', async () => {
    const client = await connect(tessera, { key: tessera.admin.key });
    const { id } = await call(client, 'createResource', { body: { name: 'Logged' } });
    expect(id).toMatch(/^res_/);
    await expect
      .poll(async () => (await tessera.admin.call('GET', '/v1/account/requests?limit=100')).body.data)
      .toContainEqual(expect.objectContaining({ operation_id: 'createResource', method: 'POST', path: '/v1/resources', status: 201 }));
  });
});
