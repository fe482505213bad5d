import type { EventData, EventType } from '../contract/events.ts';
import { newId } from '../core/ids.ts';
import type { Principal } from '../core/principal.ts';
import type { Tx } from '../data/transaction.ts';

/** Something that happened: its type decides, by the contract, what its data is. */
export interface Happening<T extends EventType> {
  type: T;
  resourceId: string | null;
  data: EventData<T>;
}

/**
 * Records an event in the transaction of the write that it tells of, and puts it into the outbox: either both are there
 * after the commit or neither is.
 */
export const recordEvent = async <T extends EventType>(
  tx: Tx,
  caller: Principal,
  { type, resourceId, data }: Happening<T>,
): Promise<void> => {
  const id = newId('event');
  const account_id = caller.accountId;
  await tx
    .insertInto('events')
    .values({ account_id, id, type, resource_id: resourceId, actor: JSON.stringify(caller.actor), data: JSON.stringify(data) })
    .execute();
  await tx.insertInto('outbox').values({ account_id, event_id: id }).execute();
};
