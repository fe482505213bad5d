import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyLimits } from '../../src/contract/plans.ts';
import { connect } from './client.ts';

let tessera: Tessera;

beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera?.close());

const message = (method: string, params: unknown = {}) => JSON.stringify({ jsonrpc: '2.0', id: 7, method, params });

interface Sent {
  method?: string;
  search?: string;
  headers?: Record<string, string>;
}

/** Sends a body with a good key, unless the headers have another credential. */
const post = async (body: string, { method = 'POST', search = '', headers = {} }: Sent = {}) => {
  const key = 'Authorization' in headers || 'X-API-Key' in headers ? {} : { 'X-API-Key': tessera.admin.key };
  const sent = { 'Content-Type': 'application/json', ...key, ...headers };
  const response = await fetch(`${tessera.url}/mcp${search}`, { method, headers: sent, ...(method === 'POST' && { body }) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
};

/** The status, the code of JSON-RPC, and ours. */
const refusal = async (...sent: Parameters<typeof post>) => {
  const { status, body } = await post(...sent);
  return [status, body.error.code, body.error.data?.code];
};

describe('POST /mcp without good credentials', () => {
  it('is a 401 that says where to get a token', async () => {
    const { status, headers } = await post(message('tools/list'), { headers: { Authorization: 'Bearer nonsense' } });
    const metadata = `${tessera.url}/.well-known/oauth-protected-resource/mcp`;
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBe(`Bearer realm="tessera", error="invalid_token", resource_metadata="${metadata}"`);
    const named = await (await fetch(metadata)).json();
    expect(named).toMatchObject({
      resource: `${tessera.url}/mcp`,
      authorization_servers: [tessera.url],
      bearer_methods_supported: ['header'],
    });
    expect(named).not.toHaveProperty('scopes_supported');
    expect(await (await fetch(`${tessera.url}/.well-known/oauth-protected-resource`)).json()).toMatchObject({ resource: tessera.url });
  });

  it('is refused before its body is read', async () => {
    expect((await post('{', { headers: { 'X-API-Key': 'nonsense' } })).status).toBe(401);
  });
});

describe('POST /mcp from a page', () => {
  it.each(['https://evil.example', 'http://localhost:1', 'null'])('of %s is refused', async (Origin) => {
    expect(await refusal(message('tools/list'), { headers: { Origin } })).toEqual([403, -32600, 'origin_not_allowed']);
  });

  it('of this server, or of an origin that the account lists, is taken', async () => {
    const { key, userId } = await tessera.otherAccount();
    const origin = (Origin: string) => post(message('ping'), { headers: { Origin, 'X-API-Key': key } });
    expect((await origin(tessera.url)).status).toBe(200);
    expect((await origin('https://board.example')).status).toBe(403);
    const { db } = tessera.database;
    const account = db.selectFrom('users').select('account_id').where('id', '=', userId);
    await db
      .updateTable('accounts')
      .set({ allowed_origins: ['https://board.example'] })
      .where('id', '=', account)
      .execute();
    await expect.poll(async () => (await origin('https://board.example')).status).toBe(200);
  });
});

describe('POST /mcp with what is no message', () => {
  it.each([
    ['no JSON', '{"jsonrpc": ', 400, -32700, 'malformed_json'],
    ['a key twice', '{"jsonrpc": "2.0", "id": 1, "id": 2, "method": "ping"}', 400, -32700, 'malformed_json'],
    ['a list', `[${message('ping')}]`, 400, -32600, 'malformed_request'],
    ['a stream', message('subscriptions/listen'), 406, -32600, 'not_acceptable'],
    ['too many values', message('ping', { list: Array.from({ length: bodyLimits.values }, () => 0) }), 413, -32600, 'payload_too_large'],
    ['too many bytes', message('ping', { text: 'x'.repeat(bodyLimits.json) }), 413, -32600, 'payload_too_large'],
  ])('such as %s is refused', async (_what, body, ...expected) => {
    expect(await refusal(body)).toEqual(expected);
  });

  it.each(['null', '7', '"text"', '{}', '{"jsonrpc": "1.0", "id": 1, "method": "ping"}', '{"jsonrpc": "2.0", "id": {}, "method": "ping"}'])(
    'such as %s is refused by the protocol',
    async (body) => {
      const { status, body: answer } = await post(body);
      expect(status).toBe(400);
      expect(answer).toMatchObject({ jsonrpc: '2.0', error: { code: expect.any(Number), message: expect.any(String) } });
    },
  );

  it('is refused in another media type, method or mode', async () => {
    expect(await refusal(message('ping'), { headers: { 'Content-Type': 'text/plain' } })).toEqual([415, -32600, 'unsupported_media_type']);
    expect(await refusal(message('ping'), { search: '?tools=none' })).toEqual([400, -32600, 'invalid_parameters']);
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const { status, headers } = await post('', { method });
      expect([status, headers.get('allow')]).toEqual([405, 'POST']);
    }
  });
});

describe('a call of a tool that cannot be', () => {
  it('is an error of the protocol when there is no such tool', async () => {
    const client = await connect(tessera, { key: tessera.admin.key });
    await expect(client.callTool({ name: 'createResourse', arguments: {} })).rejects.toThrow(
      'There is no tool createResourse. Did you mean createResource?',
    );
    for (const name of ['exportAuditEntries', 'login', 'constructor', '__proto__', ''])
      await expect(client.callTool({ name, arguments: {} })).rejects.toThrow('There is no tool');
  });

  it.each([
    ['a body that is a list', 'createResource', { body: [] }, 'invalid_parameters'],
    ['no id', 'getResource', {}, 'invalid_parameters'],
    ['an id that leads elsewhere', 'getResource', { resource_id: '../../account' }, 'not_found'],
    ['an unknown argument', 'listResources', { nonsense: 1 }, 'invalid_parameters'],
    ['a header that is none', 'createResource', { body: { name: 'x' }, idempotency_key: 'a\nb' }, 'invalid_parameters'],
    ['a key of the prototype', 'createResource', { body: { name: 'x' }, constructor: 'y' }, 'invalid_parameters'],
    ['too long a text', 'createResource', { body: { name: 'x'.repeat(500_000) } }, 'invalid_parameters'],
  ])('with %s is refused, and says so', async (_what, name, args, code) => {
    const { status, body } = await post(message('tools/call', { name, arguments: args }));
    expect([status, body.result.isError, body.result.structuredContent.error.code]).toEqual([200, true, code]);
    expect(JSON.stringify(body).length).toBeLessThan(5000);
  });

  it('is an error of the protocol for a resource that is not there', async () => {
    const client = await connect(tessera, { key: tessera.admin.key });
    for (const uri of [`${tessera.url}/docs/nothing.md`, 'file:///etc/passwd', `${tessera.url}/v1/resources`])
      await expect(client.readResource({ uri })).rejects.toThrow(/not found/i);
  });
});
