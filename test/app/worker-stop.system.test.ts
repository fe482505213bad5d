import type { ServerResponse } from 'node:http';
import { caller, openReceiver, type Receiver, serverUrl, until } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/data/connection/database.ts';
import { newApiKey } from '../../src/identity/credentials/api-key-format.ts';
import { newDataPlace, type Run, type ServerProcess, serve, work } from './server-process.ts';

const key = newApiKey('live');
const names = ['One', 'Two', 'Three'];
/** As many as an account may write at once. */
const resources = 4;

let place: Awaited<ReturnType<typeof newDataPlace>>;
let database: Database;
let server: ServerProcess;
let receiver: Receiver;
const workers: Run[] = [];

const call = async (method: string, path: string, body: object) => {
  const answer = await caller(server.url, '', key).call(method, path, body);
  expect(answer.status).toBeLessThan(300);
  return answer.body.data as { id: string; secret: string };
};

const begin = async (): Promise<Run> => {
  const worker = await work({ ...place.env, TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' });
  workers.push(worker);
  return worker;
};

/** A resource that is renamed several times, so that several deliveries are about it. */
const renamed = async (): Promise<string> => {
  const { id } = await call('POST', '/v1/resources', { name: 'Zero' });
  for (const name of names) await call('PATCH', `/v1/resources/${id}`, { name });
  return id;
};

describe.skipIf(!serverUrl)('a worker that is asked to end by SIGTERM', () => {
  beforeAll(async () => {
    place = await newDataPlace();
    receiver = await openReceiver();
    server = await serve({ ...place.env, TESSERA_ALLOW_PRIVATE_NETWORKS: 'true', TESSERA_ADMIN_API_KEY: key }, ['--no-worker']);
    database = await openDatabase({ url: place.env.DATABASE_URL, onError: () => undefined });
  });
  afterAll(async () => {
    for (const { child } of workers) child.kill('SIGKILL');
    await server?.stop('SIGKILL');
    await Promise.all([database?.close(), receiver?.close()]);
    await place?.remove();
  });

  it('puts on record what still arrives, gives the rest back, ends with 0, and another one brings all of it in order', async () => {
    const held: ServerResponse[] = [];
    receiver.answer((_: unknown, response: ServerResponse) => held.push(response));
    const webhook = await call('POST', '/v1/webhooks', { url: `${receiver.url}/hook`, events: ['RESOURCE_CREATED', 'RESOURCE_UPDATED'] });
    const ids = await Promise.all(Array.from({ length: resources }, renamed));
    const rows = () =>
      database.db
        .selectFrom('deliveries')
        .select(['event_id', 'status', 'lease', 'attempt_count'])
        .where('webhook_id', '=', webhook.id)
        .execute();

    const first = await begin();
    await until(() => held.length > 1);
    first.child.kill('SIGTERM');
    // The first that was asked for is answered while the worker ends, the others never.
    held[0]!.writeHead(204).end();
    expect([await first.exited, first.stderr()]).toEqual([0, '']);
    const arrived = receiver.messages(webhook.secret);
    const left = await rows();
    expect(left.filter(({ status }) => status === 'succeeded')).toMatchObject([{ event_id: arrived[0]!.id, attempt_count: 1 }]);
    expect(left.filter(({ lease, attempt_count }) => lease !== null || attempt_count > 1)).toEqual([]);

    receiver.status(204);
    const second = await begin();
    await until(async () => {
      const now = await rows();
      return now.length === resources * (1 + names.length) && now.every(({ status }) => status === 'succeeded');
    });
    second.child.kill('SIGTERM');
    expect(await second.exited).toBe(0);
    const all = receiver.messages(webhook.secret);
    for (const id of ids) {
      const told = new Map(all.filter(({ resource_id }) => resource_id === id).map((one) => [one.id, (one.data as { name: string }).name]));
      expect([...told.values()]).toEqual(['Zero', ...names]);
    }
    expect(all.filter(({ id }) => id === arrived[0]!.id)).toHaveLength(1);
  });
});
