import type { Clock } from '../../core/clock.ts';
import type { Queries } from '../../data/connection/database.ts';
import { longRunning } from '../../data/connection/long-running.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import type { InAccount } from '../../kit/service.ts';
import type { OperationService, Progress } from '../operations/service.ts';
import * as store from './delivery-store.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  operations: Pick<OperationService, 'begin' | 'move' | 'takeUp'>;
  /** The most deliveries that one transaction makes due. */
  batch?: number;
}

/** The state of a recovery: which deliveries remain, and how many are done and exist in total. */
type State = {
  failed: store.Failed;
  done: number;
  total: number;
};

/** Sends failed deliveries again, oldest first. */
export const createRecovery = ({ db, clock, operations, batch = 2000 }: Dependencies) => {
  const step = async (tx: Tx, caller: InAccount, { failed, done, total }: State): Promise<Progress> => {
    const found = await store.redeliverFailed(tx, caller, failed, batch, clock().toISOString());
    const deliveries = done + found.length;
    if (found.length < batch || deliveries >= total) return { status: 'succeeded', result: { deliveries } };
    const state: State = { failed: { ...failed, after: found.at(-1)! }, done: deliveries, total };
    return { status: 'running', progress: Math.min(99, Math.floor((100 * deliveries) / total)), state };
  };

  return {
    /**
     * Begins an operation and runs its first step at once. A second step is only needed for more deliveries than one batch. The time
     * span ends now, so that deliveries that fail meanwhile are not included.
     */
    begin: async (tx: Tx, caller: InAccount, webhookId: string, since: string) => {
      const failed = { webhookId, since, until: clock().toISOString() };
      const state: State = { failed, done: 0, total: await longRunning(tx, () => store.countFailed(tx, caller, failed)) };
      const { data } = await operations.begin(tx, caller, {
        type: 'webhook_recovery',
        resourceId: webhookId,
        state,
      });
      return operations.move(tx, caller, data.id, await step(tx, caller, state));
    },

    /** Runs the next step of an unfinished operation. Returns whether more steps remain. */
    goOn: (caller: InAccount, operationId: string): Promise<boolean> =>
      transaction(db, async (tx) => {
        const operation = await operations.takeUp(tx, caller, operationId);
        if (!operation) return false;
        const { data } = await operations.move(tx, caller, operationId, await step(tx, caller, operation.state as State));
        return data.status === 'running';
      }),
  };
};

export type Recovery = ReturnType<typeof createRecovery>;
