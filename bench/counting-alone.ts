import { createBatch } from '../src/account/traffic/batch.ts';
import { operations } from '../src/contract/operations.ts';
import type { Principal } from '../src/core/principal.ts';
import { usedParts } from '../src/request/used-parts.ts';

const headers = {
  host: 'a',
  connection: 'keep-alive',
  accept: '*/*',
  'x-api-key': 'key',
  'user-agent': 'bench',
  'accept-encoding': 'gzip',
};

const requests = {
  'GET /v1/projects/{id}': { name: 'getProject', read: {} },
  'GET /v1/projects, with two filters, a sort and fields': {
    name: 'listProjects',
    read: { status_in: ['active', 'archived'], name_contains: 'a', sort: ['name:desc'], fields: ['name', 'status'], limit: 20 },
  },
} as const;

const caller = { accountId: 'acc', userId: 'usr', credential: { type: 'api_key', id: 'key' } } as unknown as Principal;

/** Processor time in microseconds that looking for the parts of one request and counting them takes, by request. */
export const countingAlone = (times = 300_000): Record<string, number> => {
  const measured = Object.entries(requests).map(([what, { name, read }]): [string, number] => {
    const request = { name, read, headers, body: undefined, facts: operations[name] } as never;
    const { countParts } = createBatch({ entries: 0, days: 10, parts: 10_000 });
    const run = (count: number) => {
      const before = process.cpuUsage();
      for (let time = 0; time < count; time += 1) countParts(caller, 'v1', usedParts(request, undefined), '2026-03-14T09:26:53.589Z');
      const { user, system } = process.cpuUsage(before);
      return (user + system) / count;
    };
    run(times / 10);
    return [what, run(times)];
  });
  return Object.fromEntries(measured);
};
