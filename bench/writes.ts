import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { sql } from 'kysely';
import { newId } from '../src/core/ids.ts';
import { openDatabase } from '../src/data/connection/database.ts';
import { transaction } from '../src/data/connection/transaction.ts';
import { migrate } from '../src/data/migrations/migrate.ts';
import { createApiKey } from '../src/identity/credentials/api-keys.ts';
import { firstStart } from '../src/identity/first-start.ts';
import { noteFinding, ratios } from './aims.ts';
import { createDatabase, loud } from './ground.ts';
import { type Contestant, enter, type Run } from './load.ts';
import { inTurn, table } from './rounds.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    warmup: { type: 'string', default: '2' },
    writers: { type: 'string', default: '32' },
    accounts: { type: 'string', default: '100' },
    stretches: { type: 'string', default: '8' },
  },
});
const [rounds, seconds, warmup, writers, many, stretches] = (
  ['rounds', 'seconds', 'warmup', 'writers', 'accounts', 'stretches'] as const
).map((name) => Number(values[name])) as [number, number, number, number, number, number];

const serverUrl = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

interface Writer {
  accountId: string;
  userId: string;
  key: string;
}

/** Accounts with an administrator each. The database is never analysed: statistics do not help, and do not hurt. */
const fill = async (databaseUrl: string): Promise<{ all: Writer[] }> => {
  const database = await openDatabase({ url: databaseUrl, backgroundTimeoutMs: 0, onError: loud });
  const { db } = database;
  try {
    await migrate(database);
    for (const name of ['resources', 'events', 'outbox', 'event_heads', 'idempotency_keys'])
      await sql`alter table ${sql.table(name)} set (autovacuum_enabled = false)`.execute(db);
    const first = await firstStart(db, { environment: 'live', region: 'us' });
    const all: Writer[] = [{ accountId: first!.accountId, userId: first!.userId, key: first!.key }];
    while (all.length < many) {
      const accountId = newId('account');
      const userId = newId('user');
      await db.insertInto('accounts').values({ id: accountId, name: 'Bench' }).execute();
      await db
        .insertInto('users')
        .values({ account_id: accountId, id: userId, name: 'Bench', email: 'bench@example.com', role: 'admin' })
        .execute();
      const { key } = await transaction(db, (tx) =>
        createApiKey(tx, { accountId, userId, name: 'Bench', scopes: ['read', 'write'], environment: 'live' }),
      );
      all.push({ accountId, userId, key });
    }
    await db.updateTable('accounts').set({ plan: 'enterprise', rate_limit: 1_000_000_000, burst_limit: 1_000_000_000 }).execute();
    return { all };
  } finally {
    await database.close();
  }
};

const requestOf = ({ accountId, userId, key }: Writer, isOnce: boolean): autocannon.Request => ({
  method: 'POST',
  path: '/v1/resources',
  body: '{"name":"Atlas","type":"standard"}',
  headers: {
    'Content-Type': 'application/json',
    'X-API-Key': key,
    'X-Account': accountId,
    'X-User': userId,
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-For': '127.0.0.1',
  },
  ...(isOnce && {
    setupRequest: (request: autocannon.Request) => ({ ...request, headers: { ...request.headers, 'Idempotency-Key': randomUUID() } }),
  }),
});

const write = async (contestant: Contestant, by: readonly Writer[], isOnce: boolean, duration: number): Promise<Run> => {
  const before = await contestant.cpu();
  const result = await autocannon({
    url: contestant.url,
    connections: writers,
    duration,
    setupClient: (client) => {
      const start = Math.floor(Math.random() * by.length);
      client.setRequests([...by.slice(start), ...by.slice(0, start)].map((one) => requestOf(one, isOnce)));
    },
  });
  const cpu = (await contestant.cpu()) - before;
  if (result.non2xx + result.errors > 0)
    throw new Error(`${contestant.name}: ${result.non2xx} answers were not 2xx, ${result.errors} requests failed.`);
  return { rate: result['2xx'] / result.duration, p99Ms: result.latency.p99, cpuUs: cpu / result['2xx'] };
};

/** The same server under other names, for what it is asked. */
const compare = async (
  title: string,
  aim: number,
  entered: readonly (readonly [string, Contestant, readonly Writer[], boolean])[],
): Promise<void> => {
  const asked = entered.map(([name, contestant, by, isOnce]) => ({ name, contestant, by, isOnce }));
  const runs = await inTurn(asked, { rounds, seconds, warmup }, (one, during) => write(one.contestant, one.by, one.isOnce, during));
  console.log(`\n${title}: ${rounds} rounds of ${seconds} s, ${writers} writers`);
  console.table(table(runs));
  const [bare, created, createdOnce] = [...runs.values()];
  noteFinding({ what: `Creates, ${title}, of bare`, aim, figures: ratios(created!, bare!) });
  noteFinding({ what: `Creates with Idempotency-Key, ${title}, of those without`, aim: 0.7, figures: ratios(createdOnce!, created!) });
};

/** Rates while the events of one account grow: each stretch is as long as the one before. */
const grow = async (tessera: Contestant, writer: Writer): Promise<void> => {
  const rates: number[] = [];
  for (let stretch = 0; stretch < stretches; stretch += 1) rates.push((await write(tessera, [writer], false, seconds)).rate);
  noteFinding({ what: 'Creates while events grow, the last of the first ones', aim: 0.9, figures: [rates.at(-1)! / rates[0]!] });
  console.log('\nCreates a second while the events of one account grow, on a database that was never analysed:');
  console.log(rates.map((rate) => Math.round(rate)).join(', '));
};

console.log(`Load of the machine before: ${loadavg()[0]!.toFixed(1)}.`);
const { databaseUrl, all, drop } = await createDatabase(serverUrl, fill);
const contestants: Contestant[] = [];
try {
  const caller = all[0]!;
  const bare = await enter('bare', 'bare-writer.ts', { databaseUrl, caller });
  contestants.push(bare);
  const tessera = await enter('tessera', 'tessera-server.ts', { databaseUrl, caller });
  contestants.push(tessera);
  await compare('one account', 0.4, [
    ['bare', bare, [caller], false],
    ['tessera', tessera, [caller], false],
    ['tessera, Idempotency-Key', tessera, [caller], true],
  ]);
  await compare(`${all.length} accounts`, 0.5, [
    ['bare', bare, all, false],
    ['tessera', tessera, all, false],
    ['tessera, Idempotency-Key', tessera, all, true],
  ]);
  await grow(tessera, caller);
} finally {
  for (const contestant of contestants) await contestant.stop();
  await drop();
}
console.log(`Load of the machine after: ${loadavg()[0]!.toFixed(1)}.`);
