import type { ServerResponse } from 'node:http';
import { caller, openReceiver, type Receiver, serverUrl, until, verify } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExamples } from '../../src/contract/examples.ts';
import { type Database, openDatabase } from '../../src/data/connection/database.ts';
import { transaction } from '../../src/data/connection/transaction.ts';
import { newApiKey } from '../../src/identity/credentials/api-key-format.ts';
import { create, emptyLedger, type Known, randomFrom, write } from './crash-writers.ts';
import { followBySockets } from './fault-sockets.ts';
import { newDataPlace, type Run, type ServerProcess, serve, work } from './server-process.ts';

const seed = Number(process.env.FAULT_SEED ?? 20260314);
const rounds = Number(process.env.FAULT_ROUNDS ?? 2);
const writers = 4;
const key = newApiKey('live');
const headers = { 'X-API-Key': key };
const types = ['RESOURCE_CREATED', 'RESOURCE_UPDATED', 'RESOURCE_DELETED'];
const ends = ['RESOURCE_CREATED', 'RESOURCE_DELETED'];

/** Somebody who follows the events by other means than webhooks, and is held to the same at the end. */
interface Watcher {
  /** A server serves at this address; resolves once it is followed. */
  begin(url: string): Promise<void>;
  /** Whether all who follow were told of an event with this text. */
  saw(text: string): boolean;
  /** Everything is over; these are the events in their order. */
  end(events: readonly { id: string; type: string; resource_id: string | null }[]): Promise<object>;
}
const stays = () => false;
const leaving = randomFrom(seed + 1);
const leavesOften = () => leaving() < 0.1;
const watchers: Watcher[] = [
  followBySockets(key, [
    { events: types, breaksOff: stays },
    { events: types, breaksOff: stays },
    { events: ends, breaksOff: stays },
    { events: types, breaksOff: leavesOften },
    { events: ends, breaksOff: leavesOften },
  ]),
];

let place: Awaited<ReturnType<typeof newDataPlace>>;
let receiver: Receiver;
let server: ServerProcess | undefined;
const workers: Run[] = [];
let kills = 0;

beforeAll(async () => {
  place = await newDataPlace();
  receiver = await openReceiver();
});
afterAll(async () => {
  for (const one of workers) one.child.kill('SIGKILL');
  await server?.stop('SIGKILL');
  await receiver?.close();
  await place?.remove();
});

const env = () => ({ ...place.env, TESSERA_ALLOW_PRIVATE_NETWORKS: 'true', TESSERA_ADMIN_API_KEY: key });

/** A server and two workers where the database has room for them, else one process that does everything. */
const begin = async (): Promise<ServerProcess> => {
  const begun = await serve(env(), serverUrl ? ['--no-worker'] : []);
  // A first start makes its examples while it serves. They have an event of their own, which nobody here is to be told of.
  const { id } = readExamples()('getResource');
  await until(async () => {
    expect(begun.stderr()).not.toContain('creating the sample records failed');
    return (await fetch(`${begun.url}/v1/resources/${id}`, { headers })).ok;
  });
  if (serverUrl) while (workers.length < 2) workers.push(await work(env()));
  await Promise.all(watchers.map((watcher) => watcher.begin(begun.url)));
  return begun;
};

const kill = (run: Run | undefined): void => {
  if (run?.child.kill('SIGKILL')) kills += 1;
};

const newWebhook = async (path: string, events: string[]) => {
  const { status, body } = await caller(server!.url, '', key).call('POST', '/v1/webhooks', { url: `${receiver.url}${path}`, events });
  expect(status, JSON.stringify(body)).toBe(201);
  return { ...(body.data as { id: string; secret: string }), path, events };
};

const got = async (path: string) => {
  const { status, body } = await caller(server!.url, '', key).call('GET', path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

const opened = async <T>(look: (database: Database) => Promise<T>): Promise<T> => {
  const { TESSERA_DATA_DIR: folder, DATABASE_URL: url } = place.env;
  const database = await openDatabase({ url, dataDir: `${folder}/database`, onError: () => undefined });
  return look(database).finally(() => database.close());
};

/** Time passes: whoever held a delivery is long gone, and whatever waits to be tried again is due. Workers may have the same deliveries in hand. */
const letTimePass = () =>
  opened(({ db }) =>
    transaction(db, (tx) =>
      tx.updateTable('deliveries').set({ next_attempt_at: new Date().toISOString() }).where('status', '=', 'pending').execute(),
    ),
  );

/** What is pending is asked for many times. */
const liftLimits = () =>
  opened(({ db }) => db.updateTable('accounts').set({ plan: 'enterprise', rate_limit: 1_000_000, burst_limit: 1_000_000 }).execute());

const pending = async (): Promise<number> => {
  const { data: webhooks } = (await got('/v1/webhooks')) as { data: { id: string }[] };
  const totals = await Promise.all(
    webhooks.map(async ({ id }): Promise<number> => (await got(`/v1/webhooks/${id}/deliveries?status=pending&limit=1`)).meta.total),
  );
  return totals.reduce((sum, one) => sum + one, 0);
};

/** Events are passed on in their order: once a last one has come, all others are on their way, and soon none is. */
const untilQuiet = async (): Promise<void> => {
  const name = 'The last one';
  const { status, text } = await create({ url: server!.url, headers }, { key: 'the-last-one', name });
  expect(status, text).toBe(201);
  const came = (path: string) => receiver.asked.some((one) => one.path === path && one.body.includes(name));
  const told = () => came('/all') && came('/ends') && watchers.every((watcher) => watcher.saw(name));
  await until(async () => told() && (await pending()) === 0);
};

/** Every acknowledged write is told of once; of what was open at the end of its server, either once or not at all. */
const expectTold = ({ id, steps, open }: Known, events: { type: string; resource_id: string | null }[]): void => {
  const told = events.filter(({ resource_id }) => resource_id === id).map(({ type }) => type);
  expect(told, id).toEqual(told.length > steps.length ? [...steps, open?.step] : steps);
};

describe('servers and workers that are killed', () => {
  it(`lose no event, tell every webhook of each in the order of its record, and every socket that resumes of each once (${rounds} rounds, seed ${seed})`, async () => {
    const ledger = emptyLedger();
    const random = randomFrom(seed);
    receiver.answer((_: unknown, response: ServerResponse) => {
      // What is taken and never answered for is worse than what is refused: somebody is killed in the middle of it.
      if (workers.length > 0 && random() < 0.02) kill(workers.shift());
      else if (!serverUrl && random() < 0.004) kill(server);
      response.writeHead(random() < 0.02 ? 503 : 204).end();
    });
    server = await begin();
    const webhooks = [await newWebhook('/all', types), await newWebhook('/ends', ends)];
    for (let round = 1; round <= rounds; round += 1) {
      if (round > 1) server = await begin();
      let left = 20 + Math.floor(random() * 60);
      const running = server;
      const killIfDue = () => {
        left -= 1;
        if (left === 0) kill(running);
      };
      const writing = Array.from({ length: writers }, (_, writer) =>
        write({ url: running.url, headers }, ledger, `${round}.${writer}`, randomFrom(seed + round * 100 + writer), killIfDue),
      );
      await Promise.allSettled(writing);
      await running.stop('SIGKILL');
      await letTimePass();
    }
    expect(ledger.surprises).toEqual([]);

    receiver.status(204);
    await liftLimits();
    server = await begin();
    await untilQuiet();
    await server.stop('SIGTERM');
    const events = await opened(({ db }) =>
      db
        .selectFrom('events')
        .select(['id', 'type', 'resource_id', 'position'])
        .where('resource_id', 'like', 'res\\_%')
        .where('id', '!=', readExamples()('getEvent').id)
        .orderBy('position')
        .execute(),
    );

    for (const known of ledger.resources.values()) expectTold(known, events);
    const positions = new Map(events.map(({ id, position }) => [id, position!]));
    let received = 0;
    for (const { path, secret, events: asked } of webhooks) {
      const messages = receiver.asked.filter((one) => one.path === path).map((one) => verify(secret, one));
      received += messages.length;
      const wanted = events.filter(({ type }) => asked.includes(type)).map(({ id }) => id);
      expect([...new Set(messages.map(({ id }) => id))].sort()).toEqual(wanted.sort());
      const last = new Map<string | null, number>();
      for (const { id, resource_id } of messages) {
        expect(positions.get(id), `${path} ${resource_id}`).toBeGreaterThanOrEqual(last.get(resource_id) ?? 0);
        last.set(resource_id, positions.get(id)!);
      }
    }
    const watched = await Promise.all(watchers.map((watcher) => watcher.end(events)));
    const once = webhooks.flatMap(({ events: asked }) => events.filter(({ type }) => asked.includes(type))).length;
    const counts = { kills, acknowledged: ledger.acknowledged, events: events.length, deliveries: once, repeated: received - once };
    process.stdout.write(
      `faults: ${rounds} rounds, ${JSON.stringify(counts)}${watched.map((one) => `, ${JSON.stringify(one)}`).join('')}\n`,
    );
  }, 600_000);
});
