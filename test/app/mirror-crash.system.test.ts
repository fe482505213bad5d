import { setTimeout as delay } from 'node:timers/promises';
import { type Caller, caller, newAccount, newUser } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Copy, type SavedCopy } from '../../clients/typescript/src/mirror/copy.ts';
import { mirror } from '../../clients/typescript/src/mirror/index.ts';
import type { Kind } from '../../clients/typescript/src/mirror/kinds.ts';
import { openDatabase } from '../../src/data/connection/database.ts';
import { createApiKey } from '../../src/identity/credentials/api-keys.ts';
import { createSeededRandom, type SeededRandom } from '../../src/seed/seeded-random.ts';
import { clientAt, expectWhole, kinds, limit, seedsOf } from '../families/mirrored.ts';
import { randomActs } from '../families/random-acts.ts';
import { newDataPlace, type ServerProcess, serve } from './server-process.ts';

// Servers are killed while people act and programs keep copies; the copies go on from where they were stored, and nothing is lost or
// comes twice. `HISTORIES` and `SEED` try others.

const seeds = seedsOf(2);
const killsPerHistory = 2;
const actsPerLife = 20;
/** The latest moment of a kill after an act has begun, in milliseconds. */
const killWithin = 30;

type Person = Pick<Caller, 'userId' | 'key'>;

let place: Awaited<ReturnType<typeof newDataPlace>>;
let server: ServerProcess;
/** An administrator and three others in an account of their own, for each history. */
const accounts: Person[][] = [];

/** The server of an address; the first one chooses it. */
const begin = async (): Promise<void> => {
  const port = server ? new URL(server.url).port : '0';
  server = await serve({ ...place.env, PORT: port }, ['--no-worker']);
};

beforeAll(async () => {
  place = await newDataPlace();
  const { TESSERA_DATA_DIR: folder, DATABASE_URL: url } = place.env;
  const database = await openDatabase({ url, dataDir: `${folder}/database`, onError: (error) => expect.unreachable(error.message) });
  const { db } = database;
  const newPerson = async (accountId: string, role: 'admin' | 'editor' | 'viewer'): Promise<Person> => {
    const userId = await newUser(db, accountId, { role });
    const scopes = role === 'admin' ? ['read', 'write', 'admin', 'write:logins'] : ['read', 'write'];
    const { key } = await createApiKey(db, { accountId, userId, name: 'test', scopes, environment: 'live' });
    return { userId, key };
  };
  for (const _ of seeds) {
    const accountId = await newAccount(db);
    await db
      .updateTable('accounts')
      .set({ plan: 'enterprise', rate_limit: 1_000_000, burst_limit: 1_000_000 })
      .where('id', '=', accountId)
      .execute();
    const people: Person[] = [];
    for (const role of ['admin', 'editor', 'viewer', 'editor'] as const) people.push(await newPerson(accountId, role));
    accounts.push(people);
  }
  await database.close();
  await begin();
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  await place?.remove();
});

/** Somebody whose calls may have no answer: then nobody knows whether they were carried out. */
const unsure = ({ userId, key }: Person): Caller => {
  const { call, ...rest } = caller(server.url, userId, key);
  const unanswered = { status: 0, headers: new Headers(), body: undefined };
  return { ...rest, call: (...given) => call(...given).catch(() => unanswered) };
};

/** A program that keeps a copy of all that somebody sees, and stores each step of it. */
const keepCopy = (who: Person) => {
  let stored: string | undefined;
  let ending: AbortController;
  let running: Promise<void>;

  const saved = (): SavedCopy<Kind> | undefined => (stored === undefined ? undefined : JSON.parse(stored));

  const run = async (signal: AbortSignal): Promise<void> => {
    const [baseUrl, client] = [server.url, clientAt(server.url, who)];
    const sleep = (milliseconds: number) => delay(Math.min(milliseconds, 50));
    for await (const copy of mirror({ baseUrl, credentials: { apiKey: who.key }, client, kinds, limit, from: saved(), signal, sleep }))
      stored = JSON.stringify(copy.save());
  };

  const start = (): void => {
    ending = new AbortController();
    const { signal } = ending;
    running = run(signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    running.catch(() => undefined);
  };

  const stop = async (): Promise<void> => {
    ending.abort();
    await running;
  };

  const hasResource = (id: string): boolean => saved()?.records.resources.some((one) => one.id === id) ?? false;

  return {
    start,
    stop,
    /** The copy once it has a resource. */
    until: async (resourceId: string): Promise<Copy> => {
      await Promise.race([running, expect.poll(() => hasResource(resourceId)).toBe(true)]);
      return new Copy(kinds, saved());
    },
  };
};

/** Kills the server at a random moment after an act has begun, and starts another one. */
const crash = async (random: SeededRandom, act: () => Promise<unknown>): Promise<void> => {
  const acting = act();
  await delay(random.next() * killWithin);
  await server.stop('SIGKILL');
  await acting;
  await begin();
};

const live = async (seed: number, persons: readonly Person[]): Promise<void> => {
  const random = createSeededRandom(seed);
  const people = persons.map(unsure);
  const admin = people[0]!;
  const copies = persons.slice(0, 3).map(keepCopy);
  for (const copy of copies) copy.start();
  const acts = randomActs({ random, admin, people, someone: () => random.pick(people) });
  await acts.begin();
  for (let kills = 0; kills < killsPerHistory; kills += 1) {
    for (let count = 0; count < actsPerLife; count += 1) {
      const { status, line } = await acts.act();
      expect(status, line).toBeLessThan(500);
      if (random.happens(0.1)) {
        const copy = random.pick(copies);
        await copy.stop();
        copy.start();
      }
    }
    await crash(random, acts.act);
  }
  const { body } = await admin.call('POST', '/v1/resources', { name: 'The last one' });
  for (const [at, copy] of copies.entries())
    await expectWhole(
      await copy.until(body.data.id),
      server.url,
      persons[at]!,
      `The history ${seed}, as ${['admin', 'editor', 'viewer'][at]}`,
    );
  for (const copy of copies) await copy.stop();
};

describe('a copy of somebody whose server is killed', () => {
  it('has the records that the lists have, after any history', { timeout: seeds.length * 300_000 }, async () => {
    for (const [at, seed] of seeds.entries()) await live(seed, accounts[at]!);
  });
});
