import type { EventData, EventType } from '../contract/events.ts';
import { newId } from '../core/ids.ts';
import type { ActorType } from '../core/principal.ts';
import { notifyAtCommit, type Tx } from '../data/connection/transaction.ts';
import { audienceOf } from './event-audience.ts';

/** In whose account something happened, and who did it; `system` has no id. */
export interface Author {
  accountId: string;
  actor: { type: ActorType; id: string | null };
}

/** The author of what background work does in an account. */
export const systemAuthor = (accountId: string): Author => ({ accountId, actor: { type: 'system', id: null } });

/** Something that happened: its type decides, by the contract, what its data is. */
export interface NewEvent<T extends EventType> {
  type: T;
  /** What it is about; left out for the record that is its data. */
  resourceId?: string | null;
  data: EventData<T>;
}

const idOf = (data: object): string | null => ('id' in data && typeof data.id === 'string' ? data.id : null);

/**
 * Records an event in the transaction of the write that it tells of, and puts it into the outbox: either both are there
 * after the commit or neither is, and those who wait for events are woken then. Answers the event's id.
 */
export const recordEvent = async <T extends EventType>(
  tx: Tx,
  author: Author,
  { type, data, resourceId = idOf(data) }: NewEvent<T>,
): Promise<string> => {
  const id = newId('event');
  const account_id = author.accountId;
  await tx
    .with('recorded', (db) =>
      db
        .insertInto('events')
        .values({
          account_id,
          id,
          type,
          resource_id: resourceId,
          actor: JSON.stringify(author.actor),
          data: JSON.stringify(data),
          ...audienceOf(account_id, resourceId, data),
        })
        .returning(['account_id', 'id']),
    )
    .insertInto('outbox')
    .columns(['account_id', 'event_id'])
    .expression((db) => db.selectFrom('recorded').select(['account_id', 'id']))
    .execute();
  notifyAtCommit(tx, account_id);
  return id;
};
