import { setTimeout as delay } from 'node:timers/promises';
import { caller, serverUrl, until } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/data/connection/database.ts';
import { newApiKey } from '../../src/identity/credentials/api-key-format.ts';
import { emptyLedger, randomFrom, write } from './crash-writers.ts';
import { newDataPlace, type ServerProcess, serve } from './server-process.ts';

const rounds = 3;
/** Of each node; more at once of one account are refused. */
const writers = 4;
const key = newApiKey('live');
const headers = { 'X-API-Key': key };

let place: Awaited<ReturnType<typeof newDataPlace>>;
const servers = new Set<ServerProcess>();
beforeAll(async () => {
  place = await newDataPlace();
});
afterAll(async () => {
  await Promise.all([...servers].map((server) => server.stop('SIGKILL')));
  await place?.remove();
});

/** By this name PostgreSQL knows the connections of nodes that are killed. */
const mortal = 'tessera-mortal';

const begin = async (name = 'tessera'): Promise<ServerProcess> => {
  const url = new URL(place.env.DATABASE_URL!);
  url.searchParams.set('application_name', name);
  const server = await serve({ ...place.env, DATABASE_URL: url.href, TESSERA_ADMIN_API_KEY: key, TESSERA_OPERATIONS_PORT: '0' });
  servers.add(server);
  return server;
};

const open = () =>
  openDatabase({
    url: place.env.DATABASE_URL!,
    onError: (error) => {
      throw error;
    },
  });

/** Writes are not limited, so that many of them are under way at each crash. */
const liftLimits = async (): Promise<void> => {
  await (await begin()).stop();
  const database = await open();
  const limits = { plan: 'enterprise', rate_limit: 1_000_000, burst_limit: 1_000_000 } as const;
  await database.db
    .updateTable('accounts')
    .set(limits)
    .execute()
    .finally(() => database.close());
};

const writeTo = (
  server: ServerProcess,
  ledger: ReturnType<typeof emptyLedger>,
  name: string,
  onAcknowledged: () => void = () => undefined,
) =>
  Promise.allSettled(
    Array.from({ length: writers }, (_, writer) =>
      write({ url: server.url, headers }, ledger, `${name}.${writer}`, randomFrom(writer + name.length), onAcknowledged),
    ),
  );

interface Page {
  data: { id: string; type: string; resource_id: string }[];
  meta: { next_cursor: string | null; has_more: boolean };
}

/** Follows the events by cursor until it is told to end and has read all. */
const follow = async (server: ServerProcess, limit: number, isOver: () => boolean): Promise<string[]> => {
  const { call } = caller(server.url, '', key);
  const ids: string[] = [];
  let cursor: string | null = null;
  for (;;) {
    const last = isOver();
    const path = `/v1/events?limit=${limit}${cursor ? `&after=${cursor}` : ''}`;
    const { status, body } = await call('GET', path);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    const { data, meta } = body as Page;
    ids.push(...data.map(({ id }) => id));
    cursor = meta.next_cursor ?? cursor;
    if (last && !meta.has_more) return ids;
    if (!meta.has_more) await delay(5);
  }
};

describe.skipIf(!serverUrl)('nodes that are killed while they write beside each other', () => {
  it('leave one order of events, which every reader of another node has seen whole', async () => {
    const ledger = emptyLedger();
    await liftLimits();
    const [steady, reader] = [await begin(mortal), await begin()];
    let isOver = false;
    const reading = Promise.all([7, 100].map((limit) => follow(reader, limit, () => isOver)));
    const writingOn = writeTo(steady, ledger, 'steady');
    for (let round = 0; round < rounds; round += 1) {
      const killed = await begin(mortal);
      let left = 60;
      await writeTo(killed, ledger, `round${round}`, () => {
        left -= 1;
        if (left === 0) killed.child.kill('SIGKILL');
      });
      await killed.stop('SIGKILL');
    }
    await steady.stop('SIGKILL');
    await writingOn;
    const database = await open();
    // PostgreSQL still commits what they asked it to.
    const left = () =>
      sql`select from pg_stat_activity where application_name = ${mortal} and datname = current_database()`.execute(database.db);
    await until(async () => (await left()).rows.length === 0);
    // What they have committed and not numbered is found by the node of the readers.
    const unnumbered = () => database.db.selectFrom('events').select('id').where('position', 'is', null).execute();
    await until(async () => (await unnumbered()).length === 0);
    isOver = true;
    const readers = await reading;

    const stored = await database.db
      .selectFrom('events')
      .select(['id', 'position', 'type', 'resource_id'])
      .orderBy('position')
      .execute()
      .finally(() => database.close());
    expect(stored.map(({ position }) => position)).toEqual(stored.map((_, at) => at + 1));
    for (const ids of readers) expect(ids).toEqual(stored.map(({ id }) => id));
    for (const { id, steps } of ledger.resources.values()) {
      const told = stored.filter(({ resource_id }) => resource_id === id).map(({ type }) => type);
      expect(told.slice(0, steps.length), id).toEqual(steps);
    }
    expect(ledger.surprises).toEqual([]);
    expect(ledger.acknowledged).toBeGreaterThan(rounds * 60);
  });
});
