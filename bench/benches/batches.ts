import type { Caller } from '../grounds/database.ts';
import type { Run } from '../machinery/bench.ts';
import { posting, throughProxy } from '../machinery/load.ts';
import { productionOn, sources } from '../machinery/server.ts';

const record = { name: 'Atlas', type: 'standard' };

const bodyOf = (atomic: boolean): string =>
  JSON.stringify({ atomic, operations: Array.from({ length: 100 }, () => ({ operation: 'createResource', body: record })) });

/** A batch of a hundred creates, beside single ones: a tenth of their rate means that a batch costs as much as ten. */
export const batches = async (run: Run, { databaseUrl, all }: { databaseUrl: string; all: Caller[] }): Promise<void> => {
  const env = productionOn({ databaseUrl, ...all[0]! });
  const tessera = await run.start('creates', sources, env);
  const headers = throughProxy({ 'X-API-Key': all[0]!.key });
  for (const connections of [1, 4])
    await run.compare({
      title: `batches of 100 creates, ${connections} at a time`,
      contestants: [
        run.loaded(tessera, { requests: posting('/v1/resources', [JSON.stringify(record)]), headers, connections }),
        run.loaded(tessera, { requests: posting('/v1/batch', [bodyOf(true)]), headers, connections }, 'batches'),
        run.loaded(tessera, { requests: posting('/v1/batch', [bodyOf(false)]), headers, connections }, 'with atomic: false'),
      ],
      aims: [{ of: 'batches', beside: 'creates', least: 0.1 }],
    });
};
