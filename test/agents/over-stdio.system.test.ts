import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createRemote } from '../../src/agents/remote.ts';
import { program } from '../support/program.ts';
import { bootTessera, type Tessera } from '../support/tessera.ts';
import { call, toolNames } from './client.ts';
import { journey } from './journey.ts';

let tessera: Tessera;

beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera?.close());

const command = (args: string[], env: Record<string, string>) => ({
  command: process.execPath,
  args: [program, 'mcp', ...args],
  env: { PATH: process.env.PATH ?? '', ...env },
});

/** Starts the command as an agent's program does, and connects to it until the test ends. */
const connect = async (key: string, args: string[] = []): Promise<Client> => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StdioClientTransport(command(args, { TESSERA_URL: tessera.url, TESSERA_API_KEY: key })));
  onTestFinished(() => client.close());
  return client;
};

/** Runs the command until it ends. */
const run = async (env: Record<string, string>, args: string[] = []) => {
  const { command: program, args: all, env: given } = command(args, env);
  const child = spawn(program, all, { env: given });
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  const [code, out, error] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, out, error };
};

describe('npx tessera mcp', () => {
  it('serves an agent with the tools of its key', async () => {
    await journey(await connect(tessera.admin.key));
  });

  it('has three tools in place of many for --tools search', async () => {
    const reader = await tessera.scoped(tessera.admin, ['read:teams']);
    const client = await connect(reader.key, ['--tools', 'search']);
    expect(await toolNames(client)).toEqual(['search_operations', 'describe_operation', 'call_operation']);
    expect(await call(client, 'call_operation', { operation: 'listTeams' })).toEqual([]);
    const { refused } = await call(client, 'call_operation', { operation: 'createTeam', arguments: { body: { name: 'x' } } });
    expect(refused).toMatchObject({ code: 'invalid_scope', message: expect.stringContaining('write:teams') });
    await expect(client.callTool({ name: 'listTeams', arguments: {} })).rejects.toThrow('There is no tool listTeams');
  });

  it('says what is missing or wrong, and writes nothing to standard output', async () => {
    const [unnamed, unknown, nowhere] = await Promise.all([
      run({ TESSERA_URL: tessera.url }),
      run({ TESSERA_URL: tessera.url, TESSERA_API_KEY: 'tsr_live_nonsense' }),
      run({ TESSERA_URL: 'http://127.0.0.1:1', TESSERA_API_KEY: tessera.admin.key }),
    ]);
    expect([unnamed.code, unnamed.error]).toEqual([2, expect.stringContaining('no credentials')]);
    expect([unknown.code, unknown.error]).toEqual([1, expect.stringContaining('The API key is not well formed')]);
    expect([nowhere.code, nowhere.error]).toEqual([1, expect.stringContaining('http://127.0.0.1:1 cannot be reached')]);
    expect([unnamed.out, unknown.out, nowhere.out]).toEqual(['', '', '']);
  });
});

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
    const { structuredContent } = await ask('tools/call', { name: 'createTeam', arguments: { body: { name: 'Lost and found' } } });
    expect(structuredContent).toMatchObject({ data: { name: 'Lost and found' } });
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    const { body } = await tessera.admin.call('GET', '/v1/teams?name=Lost%20and%20found');
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
    await expect(ask('ping')).rejects.toThrow('cannot be reached');
    expect(keys).toHaveLength(3);
  });
});
