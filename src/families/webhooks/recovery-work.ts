import { formB } from '../../core/errors.ts';
import type { Queries } from '../../data/connection/database.ts';
import { transaction } from '../../data/connection/transaction.ts';
import type { OperationWork } from '../../operations/leases.ts';
import type { OperationService } from '../operations/service.ts';
import type { Recovery } from './recovery.ts';

interface Dependencies {
  db: Queries;
  operations: Pick<OperationService, 'takeUp' | 'move'>;
  recovery: Pick<Recovery, 'goOn'>;
}

/** Goes on with recoveries that were not done at their first step. */
export const recoveryWork = ({ db, operations, recovery }: Dependencies): OperationWork => ({
  run: async ({ accountId, id }, signal) => {
    while (await recovery.goOn(accountId, id)) signal.throwIfAborted();
  },

  fail: ({ accountId, id }, error) =>
    transaction(db, async (tx) => {
      if (!(await operations.takeUp(tx, accountId, id))) return;
      await operations.move(tx, accountId, id, { status: 'failed', error: formB(error) });
    }),
});
