import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { bodyLimits } from '../src/contract/plans.ts';
import type { Flood, Flooded } from './flood.ts';
import { type Account, createLargeGround } from './large-ground.ts';
import { type Contestant, enter } from './load.ts';
import { median } from './rounds.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    flooding: { type: 'string', default: '100' },
    neighbours: { type: 'string', default: '2' },
    small: { type: 'string', default: '10000' },
    large: { type: 'string', default: '100000' },
    only: { type: 'string' },
    clock: { type: 'string', default: 'time' },
  },
});

const serverUrl = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const interrupt = new AbortController();
process.once('SIGINT', () => interrupt.abort(new Error('Interrupted.')));

const headersOf = ({ key }: Account, address: string) => ({
  'X-API-Key': key,
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-For': address,
  // Over GraphQL what is refused has a status of its own then.
  Accept: 'application/graphql-response+json, application/json;q=0.9',
});

/** The dearest requests that the contract allows. */
const pattern = encodeURIComponent(`${'%_a'.repeat(5)}`);
const pages = JSON.stringify({
  query:
    '{ resources(first: 40, filter: {status: ACTIVE}) { pageInfo { hasNextPage endCursor } edges { node { id name description data owner { name } events(first: 20) { edges { node { id type } } } } } } }',
});
/** A body of so many values; reading them takes longer than anything else of this operation. */
const bodyOf = (count: number, value: () => unknown = () => ({})) =>
  JSON.stringify({ query: '{ me { id } }', variables: { unused: Array.from({ length: count - 20 }, value) } });
const floods: Record<string, Flood['requests']> = {
  'pattern lists': [{ path: `/v1/resources?limit=100&description%5Blike%5D=${pattern}` }],
  'patterns found nowhere': [{ path: '/v1/resources?limit=100&description_contains=nowhere&name_contains=nowhere' }],
  expansions: [{ path: '/v1/resources?limit=100&expand=owner&sort=name' }],
  'big offsets': [{ path: '/v1/resources?limit=100&offset=99000&sort=name' }],
  'GraphQL pages': [{ path: '/graphql', body: pages }],
  'large bodies': [{ path: '/graphql', body: bodyOf(bodyLimits.values) }],
  'bodies of 10,000 values': [{ path: '/graphql', body: bodyOf(10_000) }],
  'bodies of numbers': [{ path: '/graphql', body: bodyOf(bodyLimits.values, Math.random) }],
};
floods['all of them'] = Object.values(floods).flat();

/** What a neighbour met: milliseconds to each answer, and the answers that were not 2xx. */
interface Met {
  times: number[];
  failures: number;
}

const ask = (agent: Agent, url: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode!));
    }).on('error', reject);
  });

/** A flood that is refused floods nothing: what it sends has to be as the contract allows. */
const expectTaken = (status: number, answer: string): void => {
  if (status >= 400 && status < 500 && status !== 429) throw new Error(`The flood is refused with ${status}: ${answer.slice(0, 500)}`);
};

const tryOut = async ({ url }: Contestant, account: Account, requests: Flood['requests']): Promise<void> => {
  for (const { path, body } of requests) {
    const headers = { ...headersOf(account, '192.0.2.66'), 'Content-Type': 'application/json' };
    const answer = await fetch(`${url}${path}`, { method: body === undefined ? 'GET' : 'POST', headers, body });
    expectTaken(answer.status, `${path} ${await answer.text()}`);
  }
};

/** Milliseconds for which the main thread of a process has run, by Linux's own count. */
const ranFor = (pid: number): number => Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** With `--clock processor`, what a request meets is the server's own work between it and its answer: other processes take none of that. */
const clockOf = ({ pid }: Contestant): (() => number) => (values.clock === 'processor' ? () => ranFor(pid) : () => performance.now());

/** One request after the other on each connection: plain ones, by id and the first page. */
const neighbour = async (server: Contestant, account: Account, seconds: number): Promise<Met> => {
  const { url } = server;
  const now = clockOf(server);
  const agent = new Agent({ keepAlive: true });
  const headers = headersOf(account, '192.0.2.7');
  const paths = ['one by its id', 'first page by cursor', 'owner_id'].flatMap((read) => account.reads[read]!.slice(0, 5));
  const met: Met = { times: [], failures: 0 };
  const end = performance.now() + seconds * 1000;
  const walk = async () => {
    while (performance.now() < end) {
      const since = now();
      const status = await ask(agent, `${url}${paths[met.times.length % paths.length]}`, headers).catch(() => 0);
      met.times.push(now() - since);
      if (status < 200 || status > 299) met.failures += 1;
    }
  };
  await Promise.all(Array.from({ length: Number(values.neighbours) }, walk));
  agent.destroy();
  interrupt.signal.throwIfAborted();
  return met;
};

const beginFlood = async (flood: Flood) => {
  const child = fork(join(import.meta.dirname, 'flood.ts'));
  child.send(flood);
  // The flood stands when every connection has begun.
  await delay(1000);
  return async (): Promise<Flooded> => {
    child.send('answers');
    const [answers] = (await once(child, 'message')) as [Flooded];
    child.disconnect();
    await once(child, 'exit');
    return answers;
  };
};

const quantile = (times: readonly number[], at: number): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * at)] ?? 0;

const rounded = (number: number) => Number(number.toFixed(1));

const compare = async (server: Contestant, [own, flooding]: readonly [Account, Account], requests: Flood['requests']) => {
  const rounds: { idle: Met; flooded: Met }[] = [];
  const answers: Flooded = {};
  const seconds = Number(values.seconds);
  await tryOut(server, flooding, requests);
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const idle = await neighbour(server, own, seconds);
    const headers = headersOf(flooding, '192.0.2.66');
    const end = await beginFlood({
      url: server.url,
      headers,
      requests,
      connections: Number(values.flooding),
      isPolite: values.clock === 'time',
    });
    rounds.push({ idle, flooded: await neighbour(server, own, seconds) });
    for (const [status, count] of Object.entries(await end())) {
      expectTaken(Number(status), `${count} times`);
      answers[status] = (answers[status] ?? 0) + count;
    }
    await delay(500);
  }
  const ratios = rounds.map(({ idle, flooded }) => quantile(flooded.times, 0.99) / quantile(idle.times, 0.99));
  const middle = (of: (round: (typeof rounds)[number]) => Met, at: number) =>
    rounded(median(rounds.map((one) => quantile(of(one).times, at))));
  return {
    'idle p50 ms': middle(({ idle }) => idle, 0.5),
    'idle p99 ms': middle(({ idle }) => idle, 0.99),
    'flooded p50 ms': middle(({ flooded }) => flooded, 0.5),
    'flooded p99 ms': middle(({ flooded }) => flooded, 0.99),
    'p99 ratio': rounded(median(ratios)),
    'lowest to highest': `${rounded(Math.min(...ratios))} to ${rounded(Math.max(...ratios))}`,
    failures: rounds.reduce((sum, { flooded }) => sum + flooded.failures, 0),
    'answers to the flood': Object.entries(answers)
      .map(([status, count]) => `${count} of ${status}`)
      .join(', '),
  };
};

console.log(`Filling an account with ${values.small} resources and one with ${values.large} ...`);
const { accounts, databaseUrl, drop } = await createLargeGround(serverUrl, [Number(values.small), Number(values.large)]);
let server: Contestant | undefined;
try {
  // The option of `npm start`: it decides how long collections of garbage take.
  server = await enter('tessera', 'tessera-server.ts', { databaseUrl, caller: accounts[0]!.caller }, ['--max-semi-space-size=8']);
  const both = accounts as unknown as readonly [Account, Account];
  await neighbour(server, both[0], 2);
  console.log(`Load of the machine before: ${loadavg()[0]!.toFixed(1)}. ${values.rounds} rounds of ${values.seconds} s each.`);
  const rows: Record<string, Awaited<ReturnType<typeof compare>>> = {};
  const chosen = Object.entries(floods).filter(([name]) => values.only === undefined || name === values.only);
  if (chosen.length === 0) throw new Error(`--only names none of: ${Object.keys(floods).join(', ')}.`);
  for (const [name, requests] of chosen) rows[name] = await compare(server, both, requests);
  console.table(rows);
  console.log(`Load of the machine after: ${loadavg()[0]!.toFixed(1)}.`);
} finally {
  await server?.stop();
  await drop();
}
