import { randomUUID } from 'node:crypto';
import type autocannon from 'autocannon';
import type { Caller } from '../grounds/database.ts';
import type { Run } from '../machinery/bench.ts';
import { posting, throughProxy } from '../machinery/load.ts';
import { inTurn } from '../machinery/rounds.ts';
import { contestant, productionOn, sources } from '../machinery/server.ts';

/** A create of each of the callers; bare is told by headers whose record it stores. */
const createsOf = (callers: readonly Caller[]): autocannon.Request[] =>
  callers.map(({ accountId, userId, key }) => {
    const [request] = posting('/v1/resources', ['{"name":"Atlas","type":"standard"}']);
    const headers = throughProxy({ 'X-API-Key': key, 'X-Account': accountId, 'X-User': userId });
    return { ...request, headers: { ...request!.headers, ...headers } };
  });

const withKeys = (requests: readonly autocannon.Request[]): autocannon.Request[] =>
  requests.map((one) => ({
    ...one,
    setupRequest: (request) => ({ ...request, headers: { ...request.headers, 'Idempotency-Key': randomUUID() } }),
  }));

export const writes = async (run: Run, { databaseUrl, all }: { databaseUrl: string; all: Caller[] }): Promise<void> => {
  const env = productionOn({ databaseUrl, ...all[0]! });
  const bare = await run.start('bare', contestant('bare'), env);
  const tessera = await run.start('tessera', sources, env);
  const compare = async (title: string, aim: number, callers: readonly Caller[]) => {
    const requests = createsOf(callers);
    await run.compare({
      title,
      contestants: [
        run.loaded(bare, { requests }),
        run.loaded(tessera, { requests }),
        run.loaded(tessera, { requests: withKeys(requests) }, 'with Idempotency-Key'),
      ],
      aims: [
        { of: 'tessera', beside: 'bare', least: aim },
        { of: 'with Idempotency-Key', beside: 'tessera', least: 0.7 },
      ],
    });
  };
  await compare('creates, one account', 0.4, all.slice(0, 1));
  await compare(`creates, ${all.length} accounts`, 0.5, all);
  await grow(run, run.loaded(tessera, { requests: createsOf(all.slice(0, 1)) }));
};

/** Whether creates become slower while the events of one account grow: eight stretches one after the other. */
const grow = async (run: Run, contestant: ReturnType<Run['loaded']>): Promise<void> => {
  const seen = await inTurn([contestant], { rounds: 8, seconds: run.seconds, warmup: 0 }, run.signal);
  const rates = seen.get(contestant.name)!.map((figures) => figures['requests/s']!);
  const title = 'creates a second while the events of one account grow';
  run.print(title, { tessera: Object.fromEntries(rates.map((rate, stretch) => [`stretch ${stretch + 1}`, Math.round(rate)])) });
  run.find({ what: `${title}: the last stretch by the first`, least: 0.9, figures: [rates.at(-1)! / rates[0]!] });
};
