import { join } from 'node:path';
import { serverUrl } from '@tessera/platform/testing';
import { decodeProtectedHeader } from 'jose';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../src/app/config.ts';
import { type Running, start } from '../../src/app/start.ts';
import { openDatabase } from '../../src/data/connection/database.ts';
import { newDataPlace, runToEnd } from './server-process.ts';

/** A node, by its own address. */
type Node = Pick<Running, 'close'> & { url: string };

let place: Awaited<ReturnType<typeof newDataPlace>>;
let nodes: Node[] = [];
beforeAll(async () => {
  place = await newDataPlace();
});
afterEach(async () => {
  await Promise.all(nodes.map(({ close }) => close()));
  nodes = [];
});
afterAll(() => place?.remove());

const admin = { email: 'ada@tessera.example', password: 'correct horse battery staple' };
/** The nodes of one installation have one issuer and one audience. */
const places = { TESSERA_PUBLIC_URL: 'https://api.example.com', TESSERA_AUTH_URL: 'https://auth.example.com' };
const ports = { PORT: '0', TESSERA_OPERATIONS_PORT: '0' };
const env = () => ({ ...place.env, ...places, ...ports, TESSERA_ADMIN_EMAIL: admin.email, TESSERA_ADMIN_PASSWORD: admin.password });

/** In this process, which is told the port that the system chose: it is in none of those addresses. */
const startNode = async (): Promise<Node> => {
  const config = readConfig(env());
  const onError = () => undefined;
  const database = await openDatabase({ url: config.databaseUrl, dataDir: join(config.dataDir, 'database'), onError });
  const running = await start(config, { database, log: pino({ level: 'silent' }) });
  const close = async (): Promise<void> => {
    await running.close();
    await database.close();
  };
  return { url: `http://127.0.0.1:${running.port}`, close };
};

/** The embedded database has room for one process at a time. */
const startAll = async (): Promise<void> => {
  nodes = await Promise.all(Array.from({ length: serverUrl ? 2 : 1 }, startNode));
};

const rotated = async (): Promise<{ signing: string; waiting: string }> => {
  if (!serverUrl) await nodes[0]!.close();
  const { code, stdout, stderr } = await runToEnd(['keys', 'rotate-signing', '--revoke', '--json'], place.env);
  expect([code, stderr]).toEqual([0, '']);
  if (!serverUrl) await startAll();
  return JSON.parse(stdout);
};

const json = { 'Content-Type': 'application/json' };

const tokenOf = async ({ url }: Node): Promise<string> => {
  const response = await fetch(`${url}/api/token`, { method: 'POST', headers: json, body: JSON.stringify(admin) });
  return ((await response.json()) as { access_token: string }).access_token;
};

const statuses = (token: string): Promise<number[]> =>
  Promise.all(nodes.map(async ({ url }) => (await fetch(`${url}/v1/resources`, { headers: { Authorization: `Bearer ${token}` } })).status));

const keySets = (): Promise<string[][]> =>
  Promise.all(
    nodes.map(async ({ url }) => {
      const { keys } = (await (await fetch(`${url}/.well-known/jwks.json`)).json()) as { keys: { kid: string }[] };
      return keys.map(({ kid }) => kid).toSorted();
    }),
  );

it('keys rotate-signing --revoke ends a key that leaked, and every token that it signed, on every node', async () => {
  await startAll();
  const leaked = await tokenOf(nodes[0]!);
  const all = (status: number) => nodes.map(() => status);
  expect(await statuses(leaked)).toEqual(all(200));
  const { signing, waiting } = await rotated();
  await expect.poll(() => statuses(leaked)).toEqual(all(401));
  await expect.poll(keySets).toEqual(nodes.map(() => [signing, waiting].toSorted()));
  const { kid } = decodeProtectedHeader(leaked);
  expect([signing, waiting]).not.toContain(kid);
  for (const node of nodes) {
    const token = await tokenOf(node);
    expect(decodeProtectedHeader(token).kid).toBe(signing);
    expect(await statuses(token)).toEqual(all(200));
  }
});
