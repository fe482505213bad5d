import type { Records } from '../grounds/records.ts';
import type { Run } from '../machinery/bench.ts';
import { reading, throughProxy } from '../machinery/load.ts';
import { built, productionOn } from '../machinery/server.ts';

/** One command with one process and one with two, each on its own port. */
export const processes = async (run: Run, ground: Records): Promise<void> => {
  const work = { requests: reading(ground.paths), headers: throughProxy({ 'X-API-Key': ground.key }) };
  const start = (name: string, count: string) => run.start(name, [...built, '--processes', count], productionOn(ground));
  const servers = [await start('one', '1'), await start('two', '2')];
  await run.compare({
    title: `GET /v1/${ground.list.family}/{id}`,
    contestants: servers.map((server) => run.loaded(server, work)),
    aims: [{ of: 'two', beside: 'one', least: 1.7 }],
  });
};
