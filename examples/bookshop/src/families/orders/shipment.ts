import {
  type Clock,
  changeEventOf,
  formB,
  type LeasedOperation,
  type Queries,
  recordEvent,
  renewLease,
  type ServiceError,
  serviceKit,
  systemAuthor,
  transaction,
} from '@tessera/platform';
import type { OperationService } from '@tessera/platform/built-in';
import type { BookService } from '../books/service.ts';
import { expectStatus } from './record.ts';
import * as store from './store.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  books: Pick<BookService, 'take'>;
  operations: Pick<OperationService, 'move'>;
}

/** Ships an order in one transaction, which only commits while this worker has the lease. */
export const createShipment = ({ db, clock, books, operations }: Dependencies) => {
  const { now, found } = serviceKit('order', clock);

  return {
    /** @throws ServiceError when the order cannot be shipped; any other error when it may be tried again */
    run: (operation: LeasedOperation): Promise<void> =>
      transaction(db, async (tx) => {
        const { accountId, id, resourceId } = operation;
        const before = found(await store.lockForWork(tx, operation, resourceId), resourceId);
        if (!(await renewLease(tx, operation))) return;
        expectStatus(before.data, 'paid');
        const recordTaken = await books.take(tx, operation, before.data.lines);
        const after = store.update(tx, operation, before, { status: 'shipped' }, now());
        recordTaken(recordEvent(tx, systemAuthor(accountId), changeEventOf('ORDER_SHIPPED', { before, after })));
        const count = before.data.lines.reduce((sum, line) => sum + line.count, 0);
        await operations.move(tx, operation, id, { status: 'succeeded', result: { books: count } });
      }),

    fail: (operation: LeasedOperation, error: ServiceError): Promise<void> =>
      transaction(db, async (tx) => {
        if (!(await renewLease(tx, operation))) return;
        await operations.move(tx, operation, operation.id, { status: 'failed', error: formB(error) });
      }),
  };
};
