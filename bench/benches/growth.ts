import { sql } from 'kysely';
import { retentionSweeps } from '../../src/account/retention/sweeps.ts';
import { eventSpanSweep } from '../../src/built-in/events/spans.ts';
import { createSealer } from '../../src/core/sealing.ts';
import type { Queries } from '../../src/data/connection/database.ts';
import { runSweep, type Sweep } from '../../src/data/sweeping/sweep.ts';
import { createFanOut } from '../../src/delivery/webhooks/fan-out.ts';
import { type Account, smallSize, type TwoAccounts } from '../grounds/resources.ts';
import type { Run } from '../machinery/bench.ts';
import { at, type Row, short } from '../machinery/rounds.ts';
import { large } from './large.ts';

const sizes = async (db: Queries): Promise<Record<string, Row>> => {
  const { rows } = await sql<Row & { name: string }>`
    select relname as name, reltuples::bigint as rows, pg_relation_size(oid) / 1048576 as "table MB", pg_indexes_size(oid) / 1048576 as "indexes MB"
    from pg_class where relname in ('events', 'deliveries', 'audit_entries') order by relname`.execute(db);
  return Object.fromEntries(rows.map(({ name, ...row }) => [name, row]));
};

/** Runs a sweep over the oldest days, and says how long its batches took. */
const swept = async (db: Queries, sweep: Sweep): Promise<Row> => {
  const batches: number[] = [];
  let dealtWith = 0;
  const measured: Sweep = {
    name: sweep.name,
    async *parts(...given) {
      for await (const { key, batch } of sweep.parts(...given))
        yield {
          key,
          batch: async (...args) => {
            const since = performance.now();
            const done = await batch(...args);
            batches.push(performance.now() - since);
            dealtWith += done;
            return done;
          },
        };
    },
  };
  const since = performance.now();
  await runSweep(db, measured, () => new Date());
  return {
    rows: dealtWith,
    'seconds in all': short((performance.now() - since) / 1000),
    batches: batches.length,
    'median batch, ms': short(at(batches) || 0),
    'longest batch, ms': short(at(batches, 1) || 0),
  };
};

/** A step of the fan-out for a hundred new events of an account, further back each time. */
const fanOutOf = (db: Queries, { size, accountId }: Account) => {
  const fanOut = createFanOut({ db, clock: () => new Date(), sealer: createSealer('of the bench') });
  let round = 0;
  return async () => {
    const newest = size - 100 * round;
    round += 1;
    await sql`insert into outbox (account_id, event_id) select account_id, id from events
      where account_id = ${accountId} and position > ${newest - 100} and position <= ${newest} and type = 'RESOURCE_UPDATED'`.execute(db);
    const since = performance.now();
    await fanOut.step(accountId);
    return { ms: performance.now() - since };
  };
};

export const growth = async (run: Run, ground: TwoAccounts): Promise<void> => {
  const { db } = await run.open(ground.databaseUrl);
  run.print('tables', await sizes(db));
  const sweeps: Record<string, Row> = {};
  for (const sweep of [eventSpanSweep, ...retentionSweeps({ isArchiving: false })]) sweeps[sweep.name] = await swept(db, sweep);
  run.print('sweeps of what is older than 365 of 395 days', sweeps);
  await sql`analyze`.execute(db);
  await large(run, ground);
  const [few, many] = ground.accounts;
  await run.compare({
    title: `fan-out of 100 events, behind ${smallSize} and behind ${run.size}`,
    contestants: [
      { name: 'small', measure: fanOutOf(db, few) },
      { name: 'large', measure: fanOutOf(db, many) },
    ],
    figure: 'ms',
    warmup: 0,
    rounds: 5,
  });
};
