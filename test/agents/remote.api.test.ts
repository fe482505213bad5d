import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createRemote } from '../../src/agents/remote.ts';

let tessera: Tessera;

beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera?.close());

it('the key is sent to no other address', async () => {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(request.url!);
    response.writeHead(307, { Location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(createRemote({ url, authorization: async () => ({ 'X-API-Key': 'tsr_live_secret' }), mode: 'all' })('ping')).rejects.toThrow(
    'answered 307',
  );
  expect(asked).toEqual(['/mcp?tools=all']);
});

describe('a call whose answer is lost', () => {
  /** A server that passes on the messages, and loses its first answers. */
  const losing = async (answers: number): Promise<{ url: string; keys: string[] }> => {
    const keys: string[] = [];
    const server: Server = createServer(async (request, response) => {
      keys.push(String(request.headers['idempotency-key']));
      const headers = { 'Content-Type': 'application/json', 'X-API-Key': tessera.admin.key, 'Idempotency-Key': keys.at(-1)! };
      const answer = await fetch(`${tessera.url}${request.url}`, { method: 'POST', headers, body: await text(request) });
      if (keys.length <= answers) return void response.destroy();
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, keys };
  };

  it('is sent again with the same key, and written once', async () => {
    const { url, keys } = await losing(1);
    const ask = createRemote({
      url,
      authorization: async () => ({ 'X-API-Key': tessera.admin.key }),
      mode: 'all',
      wait: async () => undefined,
    });
    const { structuredContent } = await ask('tools/call', { name: 'createResource', arguments: { body: { name: 'Lost and found' } } });
    expect(structuredContent).toMatchObject({ data: { name: 'Lost and found' } });
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    const { body } = await tessera.admin.call('GET', '/v1/resources?name=Lost%20and%20found');
    expect(body.data).toHaveLength(1);
  });

  it('fails after three attempts', async () => {
    const { url, keys } = await losing(9);
    const ask = createRemote({
      url,
      authorization: async () => ({ 'X-API-Key': tessera.admin.key }),
      mode: 'all',
      wait: async () => undefined,
    });
    await expect(ask('ping')).rejects.toThrow('Cannot reach');
    expect(keys).toHaveLength(3);
  });
});
