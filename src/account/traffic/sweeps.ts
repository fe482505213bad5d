import { sql } from 'kysely';
import { lifetimes } from '../../contract/plans.ts';
import { before, byAccount, byKey } from '../../data/sweeping/aged-rows.ts';
import type { Sweep } from '../../data/sweeping/sweep.ts';

const requestLogMs = lifetimes.request_log * 1000;

/** Deletes processes that counted requests and ended long ago, and old counts of used parts. */
export const trafficSweeps: readonly Sweep[] = [
  byKey({
    table: 'traffic_writers',
    key: ['id'],
    when: (now) => sql<boolean>`written_at < ${before(requestLogMs)(now)}`,
  }),
  byAccount({ table: 'used_parts', at: 'starts_at', before: before(lifetimes.used_parts * 1000) }),
];
