import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caller, openReceiver, serverUrl, until } from '@tessera/platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { follow } from '../../clients/typescript/src/channel/index.ts';
import { newApiKey } from '../../src/identity/credentials/api-key-format.ts';
import { commonKey } from '../../src/testing/secrets.ts';
import { nextVersion } from '../support/next-version.ts';
import { noServerReason, openPair } from '../support/postgres-pair.ts';
import { readyProxy } from './ready-proxy.ts';
import { type ServerProcess, serve, tessera, work } from './server-process.ts';
import { natsUrl, redisUrl } from './tcp-proxy.ts';

const reason = noServerReason();
const hasServices = serverUrl !== undefined && natsUrl !== undefined && redisUrl !== undefined && reason === undefined;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

/** What a part of the load does until it is told to end. */
const repeatedly = (work: () => Promise<void>) => {
  let isOn = true;
  const done = (async () => {
    while (isOn) await work();
  })();
  return () => {
    isOn = false;
    return done;
  };
};

describe.skipIf(!hasServices)('an upgrade of an installation with a standby, Redis, NATS, a proxy, two nodes and a worker', () => {
  it('loses no request, no acknowledged write and no event', { timeout: 600_000 }, async () => {
    const kept = <T>(thing: T, close: (thing: T) => unknown): T => {
      cleanups.push(() => close(thing));
      return thing;
    };
    const dataDir = kept(mkdtempSync(join(tmpdir(), 'tessera-rolling-')), (path) => rmSync(path, { recursive: true, force: true }));
    const next = kept(nextVersion(), ({ remove }) => remove());
    const pair = kept(await openPair(), ({ close }) => close());
    const receiver = kept(await openReceiver(), ({ close }) => close());
    const proxy = kept(await readyProxy(), ({ close }) => close());
    const key = newApiKey('live');
    const env = {
      DATABASE_URL: pair.primary.url,
      DATABASE_REPLICA_URL: pair.standby.url,
      REDIS_URL: redisUrl!,
      NATS_URL: natsUrl!,
      TESSERA_DATA_DIR: dataDir,
      TESSERA_SECRET_KEY: commonKey,
      TESSERA_ADMIN_API_KEY: key,
      TESSERA_ALLOW_PRIVATE_NETWORKS: 'true',
      // The proxy has noticed by then, however slow its looks are on a busy machine.
      TESSERA_DRAIN_SECONDS: '10',
    };
    const migrate = async (program?: string): Promise<void> => {
      const run = tessera(['migrate'], env, program);
      expect([await run.exited, run.stderr()]).toEqual([0, '']);
    };
    const node = async (program?: string): Promise<ServerProcess> => {
      const server = kept(await serve(env, ['--no-worker'], program), ({ stop }) => stop('SIGKILL'));
      proxy.add(server.url);
      await until(() => proxy.ready().includes(server.url));
      return server;
    };
    const startWorker = async (program?: string) => kept(await work(env, program), ({ child }) => child.kill('SIGKILL'));
    const { call } = caller(proxy.url, '', key);

    await migrate();
    // The first start makes the account.
    const one = await node();
    const [other, worker] = await Promise.all([node(), startWorker()]);
    await pair.primary.ask("update accounts set plan = 'enterprise', rate_limit = 1000000, burst_limit = 1000000");
    const hook = await call('POST', '/v1/webhooks', { url: `${receiver.url}/hook`, events: ['RESOURCE_CREATED'] });
    expect(hook.status).toBe(201);

    const acknowledged = new Map<string, string>();
    const followed: string[] = [];
    const failed: string[] = [];
    const asked = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
      const answer = await call(method, path, body, headers).catch((error: unknown) => ({
        status: String(error),
        body: undefined as never,
      }));
      if (typeof answer.status === 'string' || answer.status >= 300) failed.push(`${method} ${path}: ${answer.status}`);
      return answer;
    };
    const write = async (): Promise<void> => {
      const name = `Resource ${randomUUID()}`;
      const idempotency = { 'Idempotency-Key': randomUUID() };
      const { status, body } = await asked('POST', '/v1/resources', { name }, idempotency);
      if (status !== 201) return;
      acknowledged.set(body.data.id, name);
      // Whoever did not get the answer asks again, and whichever node has it now gives the same one.
      const again = await asked('POST', '/v1/resources', { name }, idempotency);
      if (again.status === 201) expect(again.body.data.id).toBe(body.data.id);
    };
    const read = async (): Promise<void> => {
      await asked('GET', '/v1/resources?limit=5');
      const [id] = [...acknowledged.keys()].slice(-1);
      if (id !== undefined) await asked('GET', `/v1/resources/${id}`);
    };

    const ending = new AbortController();
    const isLive = Promise.withResolvers<void>();
    const following = (async () => {
      const onStatus = () => isLive.resolve();
      const options = {
        baseUrl: proxy.url,
        credentials: { apiKey: key },
        events: ['RESOURCE_CREATED'],
        onStatus,
        signal: ending.signal,
      } as const;
      for await (const { event } of follow(options)) followed.push(event.resource_id!);
    })().catch((error: unknown) => {
      if (!ending.signal.aborted) failed.push(`follow: ${error}`);
    });
    await isLive.promise;
    const ends = [write, write, write, read, read].map(repeatedly);
    /** Resolves when so many more writes were acknowledged. */
    const goesOn = (): Promise<void> => {
      const { size } = acknowledged;
      return until(() => acknowledged.size > size + 10);
    };

    await goesOn();
    await migrate(next.program);
    await goesOn();
    const newWorker = await startWorker(next.program);
    worker.child.kill('SIGTERM');
    expect(await worker.exited).toBe(0);
    await goesOn();
    const end = async (ended: ServerProcess): Promise<void> => {
      expect(await ended.stop('SIGTERM')).toBe(0);
      proxy.remove(ended.url);
      await goesOn();
    };
    await end(one);
    const first = await node(next.program);
    await end(other);
    await node(next.program);
    await goesOn();
    // The new version lets the proxy notice as the old one does.
    await end(first);
    for (const stop of ends) await stop();

    expect(failed).toEqual([]);
    const rows = (await pair.primary.ask("select id, name from resources where name like 'Resource %-%'")) as {
      id: string;
      name: string;
    }[];
    expect(new Map(rows.map(({ id, name }) => [id, name]))).toEqual(acknowledged);
    expect(rows).toHaveLength(acknowledged.size);
    const ids = [...acknowledged.keys()].toSorted();
    await until(() => ids.every((id) => followed.includes(id)));
    expect(followed.filter((id) => acknowledged.has(id)).toSorted()).toEqual(ids);
    const received = () => new Set(receiver.messages(hook.body.data.secret).map(({ resource_id }) => resource_id));
    await until(() => ids.every((id) => received().has(id)));
    newWorker.child.kill('SIGTERM');
    expect(await newWorker.exited).toBe(0);
    ending.abort();
    await following;
    expect(failed).toEqual([]);
  });
});
