import type { Filled } from '../grounds/operations.ts';
import type { Run } from '../machinery/bench.ts';
import { callFor, callOneByOne } from '../machinery/calls.ts';
import { sendOneByOne, throughProxy } from '../machinery/load.ts';
import { type Contestant, inTurn, type Row, rowsOf } from '../machinery/rounds.ts';
import { contestant, productionOn, type Server, sources } from '../machinery/server.ts';
import { countingTrips } from '../machinery/trips.ts';
import { type CalledOperation, callsOn, type Kind, type Operation, operationsOn } from './asked-operations.ts';

/** The requests from which round trips are counted; now and then one of them looks up the caller again. */
const tripsFrom = 20;

/** An operation and how it is asked for. */
interface Measured {
  kind: Kind;
  on: (server: Server) => Contestant;
  /** Carries it out so many times, one after the other. */
  once: (server: Server, amount: number) => Promise<void>;
  /** How many requests it consists of. */
  requests: number;
}

/** All operations in one table, beside one statement by hand, and how the worst of each kind stands to bare and to the best. */
export const operations = async (run: Run, ground: Filled): Promise<void> => {
  const env = productionOn(ground);
  const headers = throughProxy({ 'X-API-Key': ground.key });
  const servers = [await run.start('bare', contestant('bare-operations'), env), await run.start('tessera', sources, env)];
  const way = await countingTrips(ground.databaseUrl);
  run.atEnd(way.close);
  const counted = await run.start('tessera, counted', sources, { ...env, DATABASE_URL: way.url });
  const byRest = ({ kind, steps, connections = run.connections }: Operation): Measured => {
    const work = { requests: steps, headers, isSequence: true };
    return {
      kind,
      on: (server) => run.loaded(server, { ...work, connections }),
      once: (server, amount) => sendOneByOne(server, work, amount * steps.length, run.signal),
      requests: steps.length,
    };
  };
  const byChannel = ({ kind, call }: CalledOperation): Measured => ({
    kind,
    on: (server) => ({
      name: server.name,
      measure: (seconds) => callFor(server, ground.key, call, run.connections, seconds),
    }),
    once: (server, amount) => callOneByOne(server, ground.key, call, amount),
    requests: 1,
  });
  /** Round trips of a request, once the server knows the caller and its statements. */
  const tripsOf = async ({ once, requests }: Measured): Promise<number> => {
    await once(counted, 3);
    const before = way.trips();
    await once(counted, tripsFrom);
    return (way.trips() - before) / (tripsFrom * requests);
  };
  const measured = [
    ...Object.entries(operationsOn(ground)).map(([title, operation]) => [title, byRest(operation)] as const),
    ...Object.entries(callsOn(ground)).map(([title, operation]) => [title, byChannel(operation)] as const),
  ];
  const table: Record<string, Row> = {};
  const ratios = new Map<Kind, { rate: number; ofBare: number }[]>();
  for (const [title, operation] of measured) {
    if (!title.includes(run.only)) continue;
    const seen = await inTurn(servers.map(operation.on), run, run.signal);
    const { bare, tessera } = rowsOf(seen, 'requests/s') as { bare: Row; tessera: Row };
    const ofBare = Number(tessera['requests/s of bare']);
    table[title] = {
      'requests/s': tessera['requests/s']!,
      'of bare': ofBare,
      trips: Number((await tripsOf(operation)).toFixed(1)),
      'lowest to highest': tessera['lowest to highest']!,
      'p99 by median': tessera['p99 by median']!,
      'CPU us': tessera['CPU us/request']!,
      'CPU us of bare': bare['CPU us/request']!,
      'PostgreSQL us': tessera['PostgreSQL us/request']!,
      'PostgreSQL us of bare': bare['PostgreSQL us/request']!,
    };
    run.say(`${title}: ${tessera['requests/s']} of ${bare['requests/s']}`);
    ratios.set(operation.kind, [...(ratios.get(operation.kind) ?? []), { rate: Number(tessera['requests/s']), ofBare }]);
  }
  run.print('each operation beside one statement by hand', table);
  for (const [kind, all] of ratios) {
    const rates = all.map(({ rate }) => rate);
    run.find({ what: `worst ${kind}, of bare`, least: 0.7, figures: [Math.min(...all.map(({ ofBare }) => ofBare))] });
    run.find({ what: `worst ${kind}, of the best ${kind}`, least: 0.5, figures: [Math.min(...rates) / Math.max(...rates)] });
  }
};
