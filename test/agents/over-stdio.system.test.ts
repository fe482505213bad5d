import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { program } from '../support/program.ts';
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
    const reader = await tessera.scoped(tessera.admin, ['read:resources']);
    const client = await connect(reader.key, ['--tools', 'search']);
    expect(await toolNames(client)).toEqual(['search_operations', 'describe_operation', 'call_operation']);
    expect(await call(client, 'call_operation', { operation: 'listResources' })).toEqual(
      (await reader.call('GET', '/v1/resources')).body.data,
    );
    const { refused } = await call(client, 'call_operation', { operation: 'createResource', arguments: { body: { name: 'x' } } });
    expect(refused).toMatchObject({ code: 'invalid_scope', message: expect.stringContaining('write:resources') });
    await expect(client.callTool({ name: 'listResources', arguments: {} })).rejects.toThrow('There is no tool listResources');
  });

  it('says what is missing or wrong, and writes nothing to standard output', async () => {
    const [unnamed, unknown, nowhere] = await Promise.all([
      run({ TESSERA_URL: tessera.url }),
      run({ TESSERA_URL: tessera.url, TESSERA_API_KEY: 'tsr_live_nonsense' }),
      run({ TESSERA_URL: 'http://127.0.0.1:1', TESSERA_API_KEY: tessera.admin.key }),
    ]);
    expect([unnamed.code, unnamed.error]).toEqual([2, expect.stringContaining('no credentials')]);
    expect([unknown.code, unknown.error]).toEqual([1, expect.stringContaining('Malformed API key')]);
    expect([nowhere.code, nowhere.error]).toEqual([1, expect.stringContaining('Cannot reach http://127.0.0.1:1')]);
    expect([unnamed.out, unknown.out, nowhere.out]).toEqual(['', '', '']);
  });
});
