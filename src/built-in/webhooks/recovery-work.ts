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

/** Continues recoveries that need more than one step. */
export const recoveryWork = ({ db, operations, recovery }: Dependencies): OperationWork => ({
  run: async (operation, signal) => {
    while (await recovery.goOn(operation, operation.id)) signal.throwIfAborted();
  },

  fail: (operation, error) =>
    transaction(db, async (tx) => {
      if (!(await operations.takeUp(tx, operation, operation.id))) return;
      await operations.move(tx, operation, operation.id, { status: 'failed', error: formB(error) });
    }),
});
