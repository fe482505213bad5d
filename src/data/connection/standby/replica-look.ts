import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { withClient } from '../pools/pooler.ts';

/** What was found at the address of a standby. */
export interface ReplicaLook {
  /** Whether it replays the log of another server. */
  isStandby: boolean;
  /** Whether it is a copy of the same database of the same server. */
  isSameDatabase: boolean;
  /** Milliseconds until it had caught up with the primary; undefined when it did not in time. */
  waitedMs: number | undefined;
}

/** Milliseconds between two checks of a standby that has not caught up yet. */
const lookEvery = 20;

const identityOf = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ identity: string }>(
    "select (select system_identifier from pg_control_system()) || ' ' || current_database() as identity",
  );
  return rows[0]!.identity;
};

const reaches = async (standby: pg.Client, position: string): Promise<boolean> => {
  const { rows } = await standby.query<{ reached: boolean }>('select pg_last_wal_replay_lsn() >= $1::pg_lsn as reached', [position]);
  return rows[0]!.reached;
};

/** Milliseconds until the standby has replayed what the primary has written by now. */
const waitFor = async (primary: pg.Client, standby: pg.Client, patienceMs: number): Promise<number | undefined> => {
  const { rows } = await primary.query<{ position: string }>('select pg_current_wal_flush_lsn() as position');
  const since = performance.now();
  while (!(await reaches(standby, rows[0]!.position))) {
    if (performance.now() - since > patienceMs) return undefined;
    await delay(lookEvery);
  }
  return Math.round(performance.now() - since);
};

/** Checks that a standby follows its primary. @throws Error when one of the two does not answer, or the first is not a primary */
export const lookAtReplica = (primaryUrl: string, url: string, patienceMs: number): Promise<ReplicaLook> =>
  withClient(primaryUrl, (primary) =>
    withClient(url, async (standby) => {
      const isSameDatabase = (await identityOf(primary)) === (await identityOf(standby));
      const { rows } = await standby.query<{ replays: boolean }>('select pg_is_in_recovery() as replays');
      const isStandby = rows[0]!.replays;
      const waitedMs = isStandby && isSameDatabase ? await waitFor(primary, standby, patienceMs) : undefined;
      return { isStandby, isSameDatabase, waitedMs };
    }),
  );
