import { timeLimit } from '../../core/time-limit.ts';
import { lookAtReplica } from '../../data/connection/replica-look.ts';
import type { Config } from '../config.ts';
import { type Findings, failed, ok, skipped, warning } from './finding.ts';

const follow = 'Take a new copy of the primary with pg_basebackup --write-recovery-conf, and name that.';

/**
 * Whether DATABASE_REPLICA_URL names a standby of the database, and whether it follows.
 * @param patienceMs the milliseconds that it may take to follow before it is called late
 */
export const lookAtStandby = async (
  { databaseUrl, databaseDirectUrl, replica }: Config,
  patienceMs = timeLimit(3000),
): Promise<Findings> => {
  if (!replica || !databaseUrl) return skipped('DATABASE_REPLICA_URL is not set: the primary answers all reads.');
  const { isStandby, isSameDatabase, waitedMs } = await lookAtReplica(databaseDirectUrl ?? databaseUrl, replica.url, patienceMs);
  if (!isSameDatabase) return failed('DATABASE_REPLICA_URL names a copy of another database, or none.', follow);
  if (!isStandby)
    return failed(
      'DATABASE_REPLICA_URL names a server that is no standby, or was promoted.',
      'Name a streaming standby. If it was promoted, let DATABASE_URL name it, and unset DATABASE_REPLICA_URL.',
    );
  if (waitedMs === undefined)
    return warning(
      `The standby did not follow the primary within ${patienceMs / 1000} s.`,
      'Look at pg_stat_replication at the primary, and at the log of the standby. The primary answers all reads meanwhile.',
    );
  return ok(`The standby follows the primary; it took ${waitedMs} ms.`);
};
