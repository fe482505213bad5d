import { once } from 'node:events';
import { bootTessera, connectChannel, signedInChannel, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';

describe('a key that stands twice in one object', () => {
  let tessera: Tessera;
  beforeAll(async () => {
    tessera = await bootTessera();
  });
  afterAll(() => tessera?.close());

  const send = async (method: string, path: string, body: string | undefined) => {
    const headers = { 'X-API-Key': tessera.admin.key, 'Content-Type': 'application/json' };
    const response = await fetch(`${tessera.url}${path}`, { method, headers, body });
    // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
    return { status: response.status, body: (await response.json()) as any };
  };

  it('is refused at any depth', async () => {
    const { status, body } = await send('POST', '/v1/resources', '{"name": "x", "metadata": {"a": [{"b": 1, "\\u0062": 2}]}}');
    expect([status, body.error.details[0].field]).toEqual([400, 'metadata.a[0].b']);
  });

  it.each([
    ['a body', '{"query": "{ me { id } }", "query": "{ users { id } }"}', 'query'],
    ['variables', '{"query": "{ me { id } }", "variables": {"input": {"name": "a", "name": "b"}}}', 'variables.input.name'],
  ])('is refused in %s of GraphQL', async (_where, text, field) => {
    const { status, body } = await send('POST', '/graphql', text);
    expect([status, body.errors[0].extensions.code, Object.keys(body.errors[0].extensions.details)]).toEqual([
      400,
      'BAD_USER_INPUT',
      [field],
    ]);
  });

  it('is refused in variables in the address', async () => {
    const search = new URLSearchParams({ query: '{ me { id } }', variables: '{"a": 1, "a": 2}' });
    const { status, body } = await send('GET', `/graphql?${search}`, undefined);
    expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining('variables repeats the key a')]);
  });

  it('is an error of a frame on the channel, which stays open', async () => {
    const client = await signedInChannel(tessera.url, tessera.admin.key);
    client.socket.send('{"id": "one", "type": "call", "operation": "createResource", "body": {"name": "a", "name": "b"}}');
    const frame = await client.next(({ id }) => id === 'one');
    expect(frame).toMatchObject({
      type: 'error',
      error: { code: 'malformed_json', details: { 'body.name': 'Must not be given more than once.' } },
    });
    expect((await client.ask({ type: 'ping' })).type).toBe('result');
    client.socket.close();
  });

  it('does not authenticate a connection of the channel', async () => {
    const client = await connectChannel(tessera.url);
    client.socket.send(`{"id": "one", "type": "authenticate", "token": "nonsense", "token": "${tessera.admin.key}"}`);
    expect(await client.next(({ id }) => id === 'one')).toMatchObject({ type: 'error', error: { code: 'malformed_json' } });
    client.socket.close();
  });

  const connected = async () => {
    const socket = new WebSocket(`${tessera.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    return socket;
  };

  it('ends a connection of GraphQL that brings its credentials so', async () => {
    const socket = await connected();
    socket.send(`{"type": "connection_init", "payload": {"token": "nonsense", "token": "${tessera.admin.key}"}}`);
    const [code] = await once(socket, 'close');
    expect(code).toBe(4400);
  });

  it('is an error of an operation over WebSocket', async () => {
    const socket = await connected();
    socket.send(JSON.stringify({ type: 'connection_init', payload: { token: tessera.admin.key } }));
    await once(socket, 'message');
    socket.send('{"id": "1", "type": "subscribe", "payload": {"query": "{ me { id } }", "variables": {"a": 1, "a": 2}}}');
    const [data] = await once(socket, 'message');
    const message = JSON.parse(String(data));
    expect([message.type, message.payload[0].extensions.code]).toEqual(['error', 'BAD_USER_INPUT']);
    expect(message.payload[0].message).toContain('payload.variables.a');
    socket.close();
  });
});
