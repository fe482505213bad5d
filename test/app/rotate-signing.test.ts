import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { decodeProtectedHeader } from 'jose';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { serverUrl } from '../support/database.ts';
import { newDataPlace, type ServerProcess, serve, tessera } from './server-process.ts';

let place: Awaited<ReturnType<typeof newDataPlace>>;
let nodes: ServerProcess[] = [];
let ports: string[];
beforeAll(async () => {
  place = await newDataPlace();
  ports = await freePorts();
});
afterEach(async () => {
  await Promise.all(nodes.map(({ stop }) => stop()));
  nodes = [];
});
afterAll(() => place?.remove());

const admin = { email: 'ada@tessera.example', password: 'correct horse battery staple' };
/** The nodes of one installation have one issuer and one audience. */
const places = { TESSERA_PUBLIC_URL: 'https://api.example.com', TESSERA_AUTH_URL: 'https://auth.example.com' };
const env = () => ({ ...place.env, ...places, TESSERA_ADMIN_EMAIL: admin.email, TESSERA_ADMIN_PASSWORD: admin.password });

/** Ports for two nodes: theirs are not in the addresses that they name, which are those of the whole installation. */
const freePorts = async (): Promise<string[]> => {
  const held = [createServer().listen(0, '127.0.0.1'), createServer().listen(0, '127.0.0.1')];
  await Promise.all(held.map((server) => once(server, 'listening')));
  const found = held.map((server) => String((server.address() as AddressInfo).port));
  await Promise.all(held.map((server) => once(server.close(), 'close')));
  return found;
};

/** The embedded database has room for one process at a time. */
const start = async (): Promise<void> => {
  nodes = await Promise.all(ports.slice(0, serverUrl ? 2 : 1).map(startAt));
};

const startAt = async (PORT: string): Promise<ServerProcess> => {
  const node = await serve({ ...env(), PORT, TESSERA_OPERATIONS_PORT: '0' });
  return { ...node, url: `http://127.0.0.1:${PORT}` };
};

const rotated = async (): Promise<{ signing: string; waiting: string }> => {
  if (!serverUrl) await nodes[0]!.stop();
  const run = tessera(['keys', 'rotate-signing', '--revoke', '--json'], place.env);
  expect([await run.exited, run.stderr()]).toEqual([0, '']);
  if (!serverUrl) await start();
  return JSON.parse(run.stdout());
};

const json = { 'Content-Type': 'application/json' };

const tokenOf = async ({ url }: ServerProcess): Promise<string> => {
  const response = await fetch(`${url}/api/token`, { method: 'POST', headers: json, body: JSON.stringify(admin) });
  return ((await response.json()) as { access_token: string }).access_token;
};

const statuses = (token: string): Promise<number[]> =>
  Promise.all(nodes.map(async ({ url }) => (await fetch(`${url}/v1/projects`, { headers: { Authorization: `Bearer ${token}` } })).status));

const keySets = (): Promise<string[][]> =>
  Promise.all(
    nodes.map(async ({ url }) => {
      const { keys } = (await (await fetch(`${url}/.well-known/jwks.json`)).json()) as { keys: { kid: string }[] };
      return keys.map(({ kid }) => kid).toSorted();
    }),
  );

it('keys rotate-signing --revoke ends a key that leaked, and every token that it signed, on every node', async () => {
  await start();
  const leaked = await tokenOf(nodes[0]!);
  const all = (status: number) => nodes.map(() => status);
  expect(await statuses(leaked)).toEqual(all(200));
  const { signing, waiting } = await rotated();
  await expect.poll(() => statuses(leaked), { timeout: 5000 }).toEqual(all(401));
  await expect.poll(keySets, { timeout: 5000 }).toEqual(nodes.map(() => [signing, waiting].toSorted()));
  const { kid } = decodeProtectedHeader(leaked);
  expect([signing, waiting]).not.toContain(kid);
  for (const node of nodes) {
    const token = await tokenOf(node);
    expect(decodeProtectedHeader(token).kid).toBe(signing);
    expect(await statuses(token)).toEqual(all(200));
  }
}, 120_000);
