import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/data/connection/database.ts';
import { newApiKey } from '../../src/identity/credentials/api-key-format.ts';
import { create, emptyLedger, type Known, type Ledger, type OpenCreation, randomFrom, type Step, write } from './crash-writers.ts';
import { newDataPlace, type ServerProcess, serve } from './server-process.ts';

const seed = Number(process.env.CRASH_SEED ?? 20260314);
const rounds = 3;
/** More at once of one account are refused. */
const writers = 4;
/** Acknowledged writes that a server lives for. */
const least = 30;
const key = newApiKey('live');
const headers = { 'X-API-Key': key, 'X-Forwarded-Proto': 'https' };

let place: Awaited<ReturnType<typeof newDataPlace>>;
let server: ServerProcess | undefined;
beforeAll(async () => {
  place = await newDataPlace();
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  await place?.remove();
});

/** In production there are no examples: all there is was written here, and without a worker the outbox keeps all of it. */
const begin = () =>
  serve({ ...place.env, TESSERA_MODE: 'production', TESSERA_TRUSTED_PROXIES: '127.0.0.1', TESSERA_ADMIN_API_KEY: key }, ['--no-worker']);

/** Lets writers write, and kills the server while it is at the work that follows a random acknowledgement. */
const crash = async (ledger: Ledger, round: number): Promise<void> => {
  const random = randomFrom(seed + round);
  let left = least + Math.floor(random() * 50);
  const running = server!;
  const killIfDue = () => {
    left -= 1;
    if (left === 0) running.child.kill('SIGKILL');
  };
  const at = { url: running.url, headers };
  await Promise.allSettled(
    Array.from({ length: writers }, (_, writer) =>
      write(at, ledger, `${round}.${writer}`, randomFrom(seed + round * 100 + writer), killIfDue),
    ),
  );
  await running.stop('SIGKILL');
};

/** Puts down a creation that happened, though nobody was told; without an id it did not. */
const adopt = ({ resources }: Ledger, { name }: OpenCreation, id: string | undefined): void => {
  if (id) resources.set(id, { id, name, steps: ['RESOURCE_CREATED'], open: undefined });
};

/** Asks again for what was never answered: whether it had happened or not, it happens once. */
const settle = async (ledger: Ledger): Promise<number> => {
  const open = ledger.openCreations.splice(0);
  for (const creation of open) {
    const { status, text } = await create({ url: server!.url, headers }, creation);
    expect(status, text).toBe(201);
    adopt(ledger, creation, JSON.parse(text).data.id);
  }
  return open.length;
};

const open = ({ TESSERA_DATA_DIR: folder, DATABASE_URL: url }: Record<string, string>) =>
  openDatabase({
    url,
    dataDir: `${folder}/database`,
    onError: (error) => {
      throw error;
    },
  });

/** All of one moment: PostgreSQL may still commit what a killed server has asked it to. */
const read = ({ db }: Database) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => ({
      resources: await tx.selectFrom('resources').select(['id', 'name', 'version']).execute(),
      events: await tx.selectFrom('events').select(['id', 'type', 'resource_id', 'data']).orderBy('id').execute(),
      outbox: (await tx.selectFrom('outbox').select('event_id').orderBy('event_id').execute()).map(({ event_id }) => event_id),
    }));

/** What has to be there of a resource: everything acknowledged, and of what was open either all or nothing. */
const expectWhole = ({ id, name, steps, open: unanswered }: Known, found: Awaited<ReturnType<typeof read>>): void => {
  const events = found.events.filter(({ resource_id }) => resource_id === id);
  const told = events.map(({ type }) => type as Step);
  const happened = told.length > steps.length;
  expect(told, id).toEqual(happened ? [...steps, unanswered?.step] : steps);
  const last = told.at(-1);
  const row = found.resources.find((one) => one.id === id);
  if (last === 'RESOURCE_DELETED') return void expect(row, id).toBeUndefined();
  expect(row, id).toEqual({ id, name: happened && last === 'RESOURCE_UPDATED' ? unanswered?.name : name, version: told.length });
  expect(events.at(-1)?.data, id).toMatchObject({ name: row?.name });
};

describe('a server that is killed while it writes', () => {
  it(`keeps every acknowledged write, whole and told once (${rounds} rounds, seed ${seed})`, async () => {
    const ledger = emptyLedger();
    let askedAgain = 0;
    for (let round = 1; round <= rounds; round += 1) {
      server = await begin();
      askedAgain += await settle(ledger);
      await crash(ledger, round);
    }
    expect(ledger.surprises).toEqual([]);

    const database = await open(place.env);
    const found = await read(database).finally(() => database.close());
    for (const creation of ledger.openCreations) adopt(ledger, creation, found.resources.find(({ name }) => name === creation.name)?.id);
    for (const known of ledger.resources.values()) expectWhole(known, found);
    expect(found.resources.filter(({ id }) => !ledger.resources.has(id))).toEqual([]);
    expect(found.events.filter(({ resource_id }) => !ledger.resources.has(resource_id!))).toEqual([]);
    expect(found.outbox).toEqual(found.events.map(({ id }) => id));

    const counts = { acknowledged: ledger.acknowledged, resources: ledger.resources.size, events: found.events.length, askedAgain };
    process.stdout.write(`crash: ${rounds} rounds, ${JSON.stringify(counts)}\n`);
    expect(ledger.acknowledged).toBeGreaterThanOrEqual(rounds * least);
  });
});
