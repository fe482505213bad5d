import { createBatch } from '../../src/account/traffic/batch.ts';
import { operations } from '../../src/contract/operations.ts';
import type { OperationId } from '../../src/contract/types.ts';
import type { Principal } from '../../src/core/principal.ts';
import { usedParts } from '../../src/request/used-parts.ts';
import type { Records } from '../grounds/records.ts';
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

const search = 'status_in=active,archived&name_contains=a&sort=name:desc&fields=name,status&limit=20';
const query = { status_in: ['active', 'archived'], name_contains: 'a', sort: ['name:desc'], fields: ['name', 'status'], limit: 20 };

/** The operation that reads at such a path. */
const readingAt = (path: RegExp): OperationId =>
  (Object.keys(operations) as OperationId[]).find((name) => operations[name].method === 'get' && path.test(operations[name].path))!;

/** Looks for the parts of the contracts that a request uses, and adds them to a batch, as the server does for each request. */
const counting = (name: OperationId, read: object): Contestant => ({
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
export const usedPartsOfRequests = async (run: Run, ground: Records): Promise<void> => {
  const server = await run.start('the whole request', sources, productionOn(ground));
  const compare = (title: string, paths: readonly string[], alone: Contestant) =>
    run.compare({
      title,
      contestants: [run.loaded(server, { requests: reading(paths), headers: throughProxy({ 'X-API-Key': ground.key }) }), alone],
      figure: 'CPU us/request',
      aims: [{ of: alone.name, beside: server.name, most: 0.03 }],
    });
  const { family } = ground.list;
  const list = `/v1/${family}`;
  await compare(`GET ${list}/{id}`, ground.paths, counting(readingAt(new RegExp(`^${list}/{\\w+}$`)), {}));
  await compare(`GET ${list}, two filters, a sort and fields`, [`${list}?${search}`], counting(readingAt(new RegExp(`^${list}$`)), query));
};
