import { createBatch } from '../../src/account/traffic/batch.ts';
import { operations } from '../../src/contract/operations.ts';
import type { Principal } from '../../src/core/principal.ts';
import { usedParts } from '../../src/request/used-parts.ts';
import type { Projects } from '../grounds/projects.ts';
import type { Run } from '../machinery/bench.ts';
import { reading, throughProxy } from '../machinery/load.ts';
import type { Contestant } from '../machinery/rounds.ts';
import { productionOn, sources } from '../machinery/server.ts';

const headers = {
  host: 'a',
  connection: 'keep-alive',
  accept: '*/*',
  'x-api-key': 'key',
  'user-agent': 'bench',
  'accept-encoding': 'gzip',
};

const list = '/v1/projects?status_in=active,archived&name_contains=a&sort=name:desc&fields=name,status&limit=20';
const query = { status_in: ['active', 'archived'], name_contains: 'a', sort: ['name:desc'], fields: ['name', 'status'], limit: 20 };

/** Looks for the parts of the contracts that a request uses, and adds them to a batch, as the server does for each request. */
const counting = (name: 'getProject' | 'listProjects', read: object): Contestant => ({
  name: 'counting alone',
  measure: async (seconds) => {
    const caller = { accountId: 'acc', userId: 'usr', credential: { type: 'api_key', id: 'key' } } as unknown as Principal;
    const request = { name, read, headers, body: undefined, facts: operations[name] } as never;
    const { countParts } = createBatch({ entries: 0, days: 10, parts: 10_000 });
    const [before, end] = [process.cpuUsage(), performance.now() + seconds * 1000];
    let count = 0;
    for (; performance.now() < end; count += 1) countParts(caller, 'v1', usedParts(request, undefined), '2026-03-14T09:26:53.589Z');
    const { user, system } = process.cpuUsage(before);
    return { 'CPU us/request': (user + system) / count };
  },
});

/** Counting the used parts of the contracts, by all that a request costs. */
export const usedPartsOfRequests = async (run: Run, ground: Projects): Promise<void> => {
  const server = await run.start('the whole request', sources, productionOn(ground));
  const compare = (title: string, paths: readonly string[], alone: Contestant) =>
    run.compare({
      title,
      contestants: [run.loaded(server, { requests: reading(paths), headers: throughProxy({ 'X-API-Key': ground.key }) }), alone],
      figure: 'CPU us/request',
      aims: [{ of: alone.name, beside: server.name, most: 0.03 }],
    });
  await compare('GET /v1/projects/{id}', ground.paths, counting('getProject', {}));
  await compare('GET /v1/projects, two filters, a sort and fields', [list], counting('listProjects', query));
};
