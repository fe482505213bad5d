import type { Filled } from '../grounds/operations.ts';
import type { Run } from '../machinery/bench.ts';
import { throughProxy } from '../machinery/load.ts';
import { productionOn, sources } from '../machinery/server.ts';
import { operationsOn } from './asked-operations.ts';

/** Those that differ most in what development mode checks besides: answers, and the data of events. */
const compared = [
  'GET resources by id',
  'GET /v1/resources?limit=20&status=active',
  'POST resources',
  'POST users',
  'PATCH resources, description',
];

/** Development mode, in which answers and events that violate the contract are errors, beside production. */
export const modes = async (run: Run, ground: Filled): Promise<void> => {
  const env = productionOn(ground);
  const servers = [
    await run.start('production', sources, env),
    await run.start('development', sources, { ...env, TESSERA_MODE: 'development' }),
  ];
  const headers = throughProxy({ 'X-API-Key': ground.key });
  const operations = operationsOn(ground);
  for (const title of compared)
    await run.compare({
      title,
      contestants: servers.map((server) => run.loaded(server, { requests: operations[title]!.steps, headers, isSequence: true })),
      aims: [{ of: 'development', beside: 'production', least: 0.5 }],
    });
};
