import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Queries } from '../../data/connection/database.ts';
import { longRunning } from '../../data/connection/long-running.ts';
import { transaction } from '../../data/connection/transaction.ts';
import type { FamilyTablesInOrder } from '../../data/tables/family-table.ts';
import type { Environment } from '../../identity/credentials/api-key-format.ts';
import { emptyAccount } from './empty-account.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  environment: Environment;
  familyTables: FamilyTablesInOrder;
}

/** Milliseconds for which file bytes stay readable, for downloads that have just started. */
const readerGraceMs = 60_000;

/**
 * Resets an account of the test environment: deletes its data in one transaction; users, credentials, settings and logs stay.
 * @throws ServiceError `insufficient_permissions` in the live environment
 */
export const resetAccount = ({ db, clock, environment, familyTables }: Dependencies, accountId: string): Promise<void> => {
  if (environment !== 'sandbox')
    throw new ServiceError('insufficient_permissions', 'Only accounts in the test environment can be reset; this is the live environment.');
  const reclaimAt = new Date(clock().getTime() + readerGraceMs).toISOString();
  return transaction(db, (tx) => longRunning(tx, () => emptyAccount(tx, accountId, { familyTables, reclaimAt })));
};
