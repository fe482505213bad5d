import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { retentionSweeps } from '../src/account/retention/sweeps.ts';
import { openDatabase, type Queries } from '../src/data/connection/database.ts';
import { runSweep, type Sweep } from '../src/data/sweeping/sweep.ts';
import { createFanOut } from '../src/delivery/webhooks/fan-out.ts';
import { eventSpanSweep } from '../src/families/events/spans.ts';
import { loud } from './ground.ts';
import { type Account, createGrowthGround, days } from './growth-ground.ts';
import { type Contestant, enter, load } from './load.ts';
import { inTurn, median } from './rounds.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '1' },
    warmup: { type: 'string', default: '1' },
    connections: { type: 'string', default: '4' },
    small: { type: 'string', default: '10000' },
    large: { type: 'string', default: '10000000' },
  },
});

const serverUrl = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const interrupt = new AbortController();
process.once('SIGINT', () => interrupt.abort(new Error('Interrupted.')));

const headersOf = ({ key }: Account) => ({ 'X-API-Key': key, 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '127.0.0.1' });

const busy = () => `load ${loadavg()[0]!.toFixed(1)}`;

const sizes = async (db: Queries) => {
  const { rows } = await sql<{ table: string; rows: string; table_mb: number; indexes_mb: number }>`
    select relname as table, reltuples::bigint as rows, pg_relation_size(oid) / 1048576 as table_mb, pg_indexes_size(oid) / 1048576 as indexes_mb
    from pg_class where relname in ('events', 'deliveries', 'audit_entries') order by relname`.execute(db);
  console.table(rows);
};

const compare = async (server: Contestant, accounts: readonly Account[], read: string) => {
  const run = (account: Account, seconds: number) =>
    load(server, {
      paths: account.reads[read]!,
      headers: headersOf(account),
      connections: Number(values.connections),
      seconds,
      interrupted: interrupt.signal,
    });
  const pace = { rounds: Number(values.rounds), seconds: Number(values.seconds), warmup: Number(values.warmup) };
  const runs = await inTurn(accounts, pace, run);
  const [small, large] = accounts.map((account) => runs.get(account)!);
  return {
    'small, requests/s': Math.round(median(small!.map(({ rate }) => rate))),
    'large, requests/s': Math.round(median(large!.map(({ rate }) => rate))),
    'cost large : small': Number(median(small!.map(({ rate }, round) => rate / large![round]!.rate)).toFixed(2)),
    'large, p99 ms': median(large!.map(({ p99Ms }) => p99Ms)),
  };
};

/** Reads each path once, alone, and says which of them was refused or took more than a second. */
const readEach = async ({ url }: Contestant, account: Account, read: string) => {
  for (const path of new Set(account.reads[read]!)) {
    const since = performance.now();
    const answer = await fetch(url + path, { headers: headersOf(account) });
    const body = await answer.text();
    const took = Math.round(performance.now() - since);
    if (!answer.ok || took > 1_000)
      console.log(`${account.size} events: GET ${path}: ${answer.status} after ${took} ms`, answer.ok ? '' : body);
  }
};

/** How long a step of the fan-out takes for a hundred new events of each account, in milliseconds. */
const fanOuts = async (db: Queries, accounts: readonly Account[]) => {
  const fanOut = createFanOut({ db, clock: () => new Date() });
  const rows: Record<string, { 'fan-out of 100 events, ms': number }> = {};
  for (const { size, caller } of accounts) {
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      await sql`insert into outbox (account_id, event_id) select account_id, id from events
        where account_id = ${caller.accountId} and position > ${size - 100 * (round + 1)} and position <= ${size - 100 * round}
          and type = 'TASK_UPDATED'`.execute(db);
      const since = performance.now();
      await fanOut.step(caller.accountId);
      times.push(performance.now() - since);
    }
    rows[`${size} events`] = { 'fan-out of 100 events, ms': Number(median(times).toFixed(1)) };
  }
  console.table(rows);
};

/** Runs a sweep over the oldest days, and says how long its batches took; a writer beside it says how long its commits took. */
const measureSweep = async (db: Queries, sweep: Sweep) => {
  const batches: number[] = [];
  let dealtWith = 0;
  const measured: Sweep = {
    name: sweep.name,
    async *parts(...given) {
      for await (const { key, batch } of sweep.parts(...given))
        yield {
          key,
          batch: async (...args) => {
            const since = performance.now();
            const done = await batch(...args);
            batches.push(performance.now() - since);
            dealtWith += done;
            return done;
          },
        };
    },
  };
  const since = performance.now();
  await runSweep(db, measured, () => new Date());
  batches.sort((one, other) => one - other);
  return {
    'rows dealt with': dealtWith,
    'seconds in all': Number(((performance.now() - since) / 1000).toFixed(1)),
    batches: batches.length,
    'median batch, ms': Number((batches[Math.floor(batches.length / 2)] ?? 0).toFixed(1)),
    'longest batch, ms': Number((batches.at(-1) ?? 0).toFixed(1)),
  };
};

console.log(`Filling an account with ${values.small} events and one with ${values.large}, each event with a delivery (${busy()}) ...`);
const began = performance.now();
const { accounts, databaseUrl, drop } = await createGrowthGround(serverUrl, [Number(values.small), Number(values.large)]);
let server: Contestant | undefined;
const database = await openDatabase({ url: databaseUrl, backgroundTimeoutMs: 0, onError: loud });
try {
  console.log(`Filled in ${Math.round((performance.now() - began) / 1000)} s (${busy()}).`);
  await sizes(database.db);
  console.log(`Sweeping what is older than 365 of ${days} days (${busy()}).`);
  const swept: Record<string, Awaited<ReturnType<typeof measureSweep>>> = {};
  for (const sweep of [eventSpanSweep, ...retentionSweeps({ isArchiving: false })])
    swept[sweep.name] = await measureSweep(database.db, sweep);
  console.table(swept);
  await sql`analyze`.execute(database.db);
  await sizes(database.db);
  server = await enter('tessera', 'tessera-server.ts', { databaseUrl, caller: accounts[0]!.caller });
  console.log(`${values.rounds} rounds of ${values.seconds} s each (${busy()}).`);
  const rows: Record<string, Awaited<ReturnType<typeof compare>> | undefined> = {};
  const failed: unknown[] = [];
  for (const read of Object.keys(accounts[0]!.reads)) {
    for (const account of accounts) await readEach(server, account, read);
    rows[read] = await compare(server, accounts, read).catch((failure: unknown) => {
      console.error(`${read}:`, failure);
      failed.push(failure);
      return undefined;
    });
  }
  console.table(rows);
  await server.stop();
  server = undefined;
  await fanOuts(database.db, accounts);
  console.log(`Load of the machine after: ${loadavg()[0]!.toFixed(1)}.`);
  if (failed.length > 0) process.exitCode = 1;
} finally {
  await server?.stop();
  await database.close();
  await drop();
}
