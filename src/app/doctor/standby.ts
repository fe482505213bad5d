import { timeLimit } from '../../core/time-limit.ts';
import { lookAtReplica } from '../../data/connection/standby/replica-look.ts';
import type { Config } from '../config.ts';
import { type Findings, failed, ok, skipped, warning } from './finding.ts';

const follow = 'Create a new copy of the primary with pg_basebackup --write-recovery-conf, and use that.';

/**
 * Whether DATABASE_REPLICA_URL is a standby of the database, and whether it follows.
 * @param patienceMs milliseconds after which a lagging standby is reported
 */
export const lookAtStandby = async (
  { databaseUrl, databaseDirectUrl, replica }: Config,
  patienceMs = timeLimit(3000),
): Promise<Findings> => {
  if (!replica || !databaseUrl) return skipped('DATABASE_REPLICA_URL is not set: the primary answers all reads.');
  const { isStandby, isSameDatabase, waitedMs } = await lookAtReplica(databaseDirectUrl ?? databaseUrl, replica.url, patienceMs);
  if (!isSameDatabase) return failed('DATABASE_REPLICA_URL is not a copy of this database.', follow);
  if (!isStandby)
    return failed(
      'DATABASE_REPLICA_URL is not a standby, or has been promoted.',
      'Use a streaming standby. If it was promoted, set DATABASE_URL to it and unset DATABASE_REPLICA_URL.',
    );
  if (waitedMs === undefined)
    return warning(
      `The standby did not follow the primary within ${patienceMs / 1000} s.`,
      'Check pg_stat_replication on the primary, and the log of the standby. The primary answers all reads meanwhile.',
    );
  return ok(`The standby follows the primary; lag ${waitedMs} ms.`);
};
