import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type autocannon from 'autocannon';
import { bodyLimits } from '../../src/contract/plans.ts';
import type { Account, TwoAccounts } from '../grounds/resources.ts';
import type { Run } from '../machinery/bench.ts';
import { posting, reading, throughProxy } from '../machinery/load.ts';
import { at, type Figures } from '../machinery/rounds.ts';
import { productionOn, type Server, sources } from '../machinery/server.ts';

/** How many answers a flood got, by their status. */
type Answers = Record<string, { count: number }>;

/** Over GraphQL what is refused has a status of its own with this media type. */
const headersOf = ({ key }: Account, address: string) =>
  throughProxy({ 'X-API-Key': key, Accept: 'application/graphql-response+json, application/json;q=0.9' }, address);

const pages =
  '{ resources(first: 40, filter: {status: ACTIVE}) { pageInfo { hasNextPage endCursor } edges { node { id name description data owner { name } events(first: 20) { edges { node { id type } } } } } } }';

const graphql = (body: object): autocannon.Request[] => posting('/graphql', [JSON.stringify(body)]);
/** As many values as a body may have; reading them takes longer than anything else of this operation. */
const bodyOf = (value: () => unknown) =>
  graphql({ query: '{ me { id } }', variables: { unused: Array.from({ length: bodyLimits.values - 20 }, value) } });

/** The dearest requests that the contract allows. */
const floods: Record<string, autocannon.Request[]> = {
  'pattern lists': reading([`/v1/resources?limit=100&description%5Blike%5D=${encodeURIComponent('%_a'.repeat(5))}`]),
  'patterns found nowhere': reading(['/v1/resources?limit=100&description_contains=nowhere&name_contains=nowhere']),
  expansions: reading(['/v1/resources?limit=100&expand=owner&sort=name']),
  'big offsets': reading(['/v1/resources?limit=100&offset=99000&sort=name']),
  'GraphQL pages': graphql({ query: pages }),
  'large bodies': bodyOf(() => ({})),
  'bodies of numbers': bodyOf(Math.random),
};
floods['all of them'] = Object.values(floods).flat();

const ask = (agent: Agent, url: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode!));
    }).on('error', reject);
  });

/** What a neighbour meets with two connections: plain reads, by id and first pages, one after the other. */
const meet = async ({ url }: Server, account: Account, seconds: number): Promise<Figures> => {
  const agent = new Agent({ keepAlive: true });
  const headers = headersOf(account, '192.0.2.7');
  const paths = ['one by its id', 'first page by cursor', 'owner_id'].flatMap((read) => account.reads[read]!.slice(0, 5));
  const times: number[] = [];
  let failures = 0;
  const end = performance.now() + seconds * 1000;
  const walk = async () => {
    while (performance.now() < end) {
      const since = performance.now();
      const status = await ask(agent, `${url}${paths[times.length % paths.length]}`, headers).catch(() => 0);
      times.push(performance.now() - since);
      if (status < 200 || status > 299) failures += 1;
    }
  };
  await Promise.all([walk(), walk()]);
  agent.destroy();
  return { 'p50 ms': at(times), 'p99 ms': at(times, 0.99), failures };
};

/** A flood that is refused floods nothing: what it sends has to be as the contract allows. */
const expectTaken = (answers: Answers): void => {
  const refused = Object.keys(answers).filter((status) => /^4/.test(status) && status !== '429');
  if (refused.length > 0) throw new Error(`The flood is refused: ${JSON.stringify(answers)}`);
};

/** Somebody else's flood while some work is done; resolves with what the work found out, and with the answers to the flood. */
const duringFlood = async (flood: object, work: () => Promise<Figures>): Promise<Figures> => {
  const child = fork(join(import.meta.dirname, '../contestants/flood.ts'));
  child.send(flood);
  // The flood stands when every connection has begun.
  await delay(1000);
  const met = await work();
  child.send('end');
  const [answers] = (await once(child, 'message')) as [Answers];
  await once(child, 'exit');
  // The server ends what the flood has asked for; the next stretch is an idle one.
  await delay(1000);
  expectTaken(answers);
  return { ...met, 'flood, 200': answers[200]?.count ?? 0, 'flood, 429': answers[429]?.count ?? 0 };
};

export const neighbours = async (run: Run, { databaseUrl, accounts: [own, flooding] }: TwoAccounts): Promise<void> => {
  const server = await run.start('tessera', sources, productionOn({ databaseUrl, ...own }));
  const headers = headersOf(flooding, '192.0.2.66');
  for (const [title, requests] of Object.entries(floods)) {
    const flood = { url: server.url, headers, connections: run.connections, requests };
    await run.compare({
      title,
      contestants: [
        { name: 'idle', measure: (seconds) => meet(server, own, seconds) },
        { name: 'flooded', measure: (seconds) => duringFlood(flood, () => meet(server, own, seconds)) },
      ],
      figure: 'p99 ms',
      aims: [{ of: 'flooded', beside: 'idle', most: 3 }],
    });
  }
};
