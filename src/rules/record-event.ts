import { sql } from 'kysely';
import type { EventData, EventType } from '../contract/events.ts';
import { newId } from '../core/ids.ts';
import type { ActorType } from '../core/principal.ts';
import { numberAtCommit, type Tx } from '../data/connection/transaction.ts';
import { audienceOf } from './event-audience.ts';

/** The account of an event, and who caused it; `system` has no id. */
export interface Author {
  accountId: string;
  actor: { type: ActorType; id: string | null };
}

/** The author of events that background work causes in an account. */
export const systemAuthor = (accountId: string): Author => ({ accountId, actor: { type: 'system', id: null } });

/** An event to record: its type decides, by the contract, what its data is. */
export interface NewEvent<T extends EventType> {
  type: T;
  /** The id of the record that it is about; when undefined, the id in `data`. */
  resourceId?: string | null;
  data: EventData<T>;
}

const idOf = (data: object): string | null => ('id' in data && typeof data.id === 'string' ? data.id : null);

/**
 * Records an event in the transaction of its write and puts it into the outbox: either all are committed or none is. After the
 * commit the event gets its position, and subscribers and webhooks are woken. Returns the event's id.
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
          sequence: sql`nextval('event_sequence')`,
          ...audienceOf(account_id, resourceId, data),
        })
        .returning(['account_id', 'id', 'sequence']),
    )
    .insertInto('outbox')
    .columns(['account_id', 'event_id', 'sequence', 'transaction'])
    .expression((db) => db.selectFrom('recorded').select(['account_id', 'id', 'sequence', sql`pg_current_xact_id()`.as('transaction')]))
    .execute();
  numberAtCommit(tx, account_id);
  return id;
};
