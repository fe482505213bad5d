import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { noteFinding, ratios } from './aims.ts';
import { type Asked, type Read, readsOf } from './graphql-reads.ts';
import { type Account, createLargeGround } from './large-ground.ts';
import { type Contestant, enter, load, type Run } from './load.ts';
import { inTurn, median } from './rounds.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    warmup: { type: 'string', default: '3' },
    connections: { type: 'string', default: '16' },
    resources: { type: 'string', default: '10000' },
  },
});

const serverUrl = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const interrupt = new AbortController();
process.once('SIGINT', () => interrupt.abort(new Error('Interrupted.')));

/** How much of PostGraphile's rate GraphQL should reach: for one resource, and for a page of them. */
const aims = { one: 1.2, page: 1 };

/** A door, and the server behind which it stands: Tessera has two. */
interface Door {
  name: keyof Read;
  contestant: Contestant;
}

const headersFor = ({ key }: Account, { bodies }: Asked): Record<string, string> => ({
  'X-API-Key': key,
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-For': '127.0.0.1',
  ...(bodies && { 'Content-Type': 'application/json' }),
});

/** Whoever answers something else does other work. */
const expectSameRecords = async (doors: readonly Door[], read: Read, account: Account): Promise<void> => {
  const { length } = read.rest.paths;
  for (const at of [0, Math.floor(length / 2), length - 1]) {
    const answers = await Promise.all(
      doors.map(async ({ name, contestant }) => {
        const { paths, bodies, records } = read[name];
        const request = bodies ? { method: 'POST', body: bodies[at] } : {};
        const response = await fetch(contestant.url + (bodies ? paths[0] : paths[at]), {
          headers: headersFor(account, read[name]),
          ...request,
        });
        return JSON.stringify(records((await response.json()) as never));
      }),
    );
    if (new Set(answers).size > 1) throw new Error(`The doors answer differently:\n${answers.join('\n')}`);
  }
};

/** The middle of what two doors have to each other in each round, and the range of it. */
const share = (own: Run[], base: Run[], of: 'rate' | 'cpuUs'): string => {
  const ratios = own.map((run, round) => run[of] / base[round]![of]);
  const [middle, lowest, highest] = [median(ratios), Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2));
  return own === base ? '1' : `${middle} (${lowest} to ${highest})`;
};

const compared = (runs: Map<Door, Run[]>) => {
  const of = Object.fromEntries([...runs].map(([{ name }, own]) => [name, own])) as Record<Door['name'], Run[]>;
  const row = (own: Run[]) => ({
    'requests/s': Math.round(median(own.map(({ rate }) => rate))),
    'of rest': share(own, of.rest, 'rate'),
    'of postgraphile': share(own, of.postgraphile, 'rate'),
    'CPU us/request': Math.round(median(own.map(({ cpuUs }) => cpuUs))),
    'CPU of rest': share(own, of.rest, 'cpuUs'),
    'CPU of postgraphile': share(own, of.postgraphile, 'cpuUs'),
  });
  return Object.fromEntries(Object.entries(of).map(([name, own]) => [name, row(own)]));
};

const measure = async (doors: readonly Door[], account: Account): Promise<void> => {
  const pace = { rounds: Number(values.rounds), seconds: Number(values.seconds), warmup: Number(values.warmup) };
  for (const [name, read] of Object.entries(readsOf(account))) {
    await expectSameRecords(doors, read, account);
    const runs = await inTurn(doors, pace, (door, seconds) => {
      const headers = headersFor(account, read[door.name]);
      const work = { ...read[door.name], headers, seconds, connections: Number(values.connections), interrupted: interrupt.signal };
      return load(door.contestant, work);
    });
    console.log(`\n${name}: ${values.rounds} rounds of ${values.seconds} s, ${values.connections} connections`);
    console.table(compared(runs));
    const [, graphql, postgraphile] = [...runs.values()];
    noteFinding({
      what: `GraphQL, ${name}, of PostGraphile`,
      aim: name.startsWith('one') ? aims.one : aims.page,
      figures: ratios(graphql!, postgraphile!),
    });
    await expectSameRecords(doors, read, account);
  }
};

const run = async (databaseUrl: string, account: Account): Promise<void> => {
  const assignment = { databaseUrl, caller: account.caller };
  const tessera = await enter('tessera', 'tessera-server.ts', assignment);
  const postgraphile = await enter('postgraphile', 'postgraphile/server.mjs', assignment);
  try {
    const doors: Door[] = [
      { name: 'rest', contestant: tessera },
      { name: 'graphql', contestant: tessera },
      { name: 'postgraphile', contestant: postgraphile },
    ];
    console.log(`${account.size} resources. Load of the machine before: ${loadavg()[0]!.toFixed(1)}.`);
    await measure(doors, account);
    console.log(`Load of the machine after: ${loadavg()[0]!.toFixed(1)}.`);
  } finally {
    await tessera.stop();
    await postgraphile.stop();
  }
};

if (!existsSync(join(import.meta.dirname, 'postgraphile', 'node_modules')))
  throw new Error(
    'PostGraphile is not there. It has a graphql of its own, and is installed on its own: npm ci --prefix bench/postgraphile',
  );

const { databaseUrl, accounts, drop } = await createLargeGround(serverUrl, [Number(values.resources)]);
await run(databaseUrl, accounts[0]!).finally(drop);
