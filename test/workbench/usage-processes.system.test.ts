import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newApiKey } from '../../src/identity/credentials/api-key-format.ts';
import { newDataPlace, type ServerProcess, serve, tessera } from '../app/server-process.ts';
import { plantAll } from './plant.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Two breaks: one of what is used below, and one of what nobody uses. */
const breaks = [
  {
    what: 'a renamed operation that is used',
    file: 'openapi/platform/resources.yaml',
    find: ['operationId: createResource'],
    to: 'operationId: makeResource',
  },
  {
    what: 'a renamed operation that is not used',
    file: 'openapi/platform/webhooks.yaml',
    find: ['operationId: deleteWebhook'],
    to: 'operationId: removeWebhook',
  },
];

describe('the usage of a running server, in processes of their own', () => {
  const key = newApiKey('live');
  let folder: string;
  let place: Awaited<ReturnType<typeof newDataPlace>>;
  let server: ServerProcess;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-usage-'));
    for (const part of ['openapi', 'graphql']) cpSync(join(root, part), join(folder, part), { recursive: true });
    plantAll(folder, breaks);
    place = await newDataPlace();
    server = await serve({ ...place.env, TESSERA_ADMIN_API_KEY: key });
    const ask = async (method: string, path: string, body?: object) => {
      const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
      const response = await fetch(server.url + path, { method, headers, body: body && JSON.stringify(body) });
      const text = await response.text();
      expect([path, response.status, text]).toEqual([path, expect.toSatisfy((status: number) => status < 300), text]);
      return JSON.parse(text).data;
    };
    await ask('POST', '/v1/resources', { name: 'Theodolite' });
  });
  afterAll(async () => {
    await server?.stop();
    await place?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const check = async (source: string, env: Record<string, string> = {}) => {
    const run = tessera(['contract', 'check', '--usage', source], env, undefined, folder);
    const code = await run.exited;
    return { code, said: run.stderr() };
  };
  /** What is said of the break in a file, up to the next one. */
  const of = (said: string, file: string) => said.slice(said.indexOf(file)).split('\n\n')[0];

  it('is asked by contract check, which names who used what breaks', async () => {
    const { code, said } = await check(server.url, { TESSERA_API_KEY: key });
    expect([code, of(said, 'openapi/platform/resources.yaml')]).toEqual([
      1,
      expect.stringMatching(/Used by: 1 in the last 180 days: api_key key_\w{26} \(1 times, last on \d{4}-\d\d-\d\d\)\./),
    ]);
    expect(of(said, 'openapi/platform/webhooks.yaml')).toContain('Used by: nobody in the last 180 days.');
  });

  it('is not asked without a key, nor read from a file that is not there', async () => {
    expect(await check(server.url)).toEqual({ code: 1, said: expect.stringContaining('set --key or TESSERA_API_KEY') });
    expect(await check(join(folder, 'none.json'))).toEqual({ code: 1, said: expect.stringContaining('npx tessera usage >') });
  });

  it('is written by tessera usage once the server has ended, and read from the file', async () => {
    expect(await server.stop()).toBe(0);
    const run = tessera(['usage'], place.env);
    expect([await run.exited, run.stderr()]).toEqual([0, '']);
    const file = join(folder, 'usage.json');
    writeFileSync(file, run.stdout());
    const { parts } = JSON.parse(readFileSync(file, 'utf8'));
    expect(parts).toContainEqual(expect.objectContaining({ kind: 'operation', name: 'createResource', api_version: 'v1', requests: 1 }));
    const { code, said } = await check(file);
    expect([code, of(said, 'openapi/platform/resources.yaml')]).toEqual([
      1,
      expect.stringMatching(/Used by: 1 in the last 180 days: api_key key_\w{26} of acc_\w{26} \(1 times/),
    ]);
  });
});
