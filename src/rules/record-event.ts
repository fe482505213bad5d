import { sql } from 'kysely';
import type { EventTypeWithOwnReaders, StoredReaders } from '../contract/event-readers.ts';
import type { ChangeEventType, EventData, EventType } from '../contract/events.ts';
import { newId } from '../core/ids.ts';
import type { ActorType } from '../core/principal.ts';
import { storedTrace } from '../core/tracing.ts';
import type { Queries } from '../data/connection/database.ts';
import type { Tx } from '../data/connection/transaction.ts';
import { cachedStatements, placeholder } from '../data/query/cached-statements.ts';
import { type Audience, audienceOf, columnsOfSubject, placing } from './event-audience.ts';
import { changesBetween, type EventChanges } from './event-changes.ts';
import { checkEvent } from './event-check.ts';

/** The account of an event, and who caused it; `system` has no id. */
export interface Author {
  accountId: string;
  actor: { type: ActorType; id: string | null };
}

/** The author of events that background work causes in an account. */
export const systemAuthor = (accountId: string): Author => ({ accountId, actor: { type: 'system', id: null } });

/** The version that the record in an event's data has right after the event; null for data without versions, such as a membership. */
type EventVersion<T extends EventType> = T extends EventType ? (EventData<T> extends { id: string } ? number : null) : never;

/** The data of an event, with its version. */
export interface VersionedData<T extends EventType> {
  data: EventData<T>;
  version: EventVersion<T>;
}

/** An event to record, from `eventOf` or `changeEventOf`. By the contract, its type decides its data and whether it has `changes`. */
export interface NewEvent<T extends EventType> extends VersionedData<T> {
  type: T;
  /** The id of the record that it is about; when undefined, the id in `data`. */
  resourceId?: string | null;
  changes: EventChanges | null;
  /** The id under which earlier readers of a place are stored. They see the event, in place of those who see the place now. */
  readersId?: string;
}

/** The types of events without a change: the record was created, deleted or reported on. */
export type OtherEventType = Exclude<EventType, ChangeEventType>;

/** A type of event without a change, or what the compiler says of another one. */
export type TypeWithoutChange<T extends string> = T extends OtherEventType
  ? T
  : T extends ChangeEventType
    ? { 'events of this type have changes; record them with changed': T }
    : { 'no family in openapi/platform has an event of this type': T };

/** A type of event with a change, or what the compiler says of another one. */
export type TypeWithChange<T extends string> = T extends ChangeEventType
  ? T
  : T extends OtherEventType
    ? { 'events of this type have no changes; record them with recorded': T }
    : { 'no family in openapi/platform has an event of this type': T };

/** A record before and after a write. */
export interface Change<Record> {
  before: Record;
  after: Record;
}

/** The data of an event that has no versions. */
export const unversioned = <Data>(data: Data) => ({ data, version: null });

/** The event of a record that was created, deleted or reported on. */
export const eventOf = <T extends OtherEventType>(type: T, { data, version }: VersionedData<T>): NewEvent<T> => ({
  type,
  data,
  version,
  changes: null,
});

/** The event of a record that was changed. */
export const changeEventOf = <T extends ChangeEventType>(type: T, { before, after }: Change<VersionedData<T>>): NewEvent<T> => ({
  type,
  data: after.data,
  version: after.version,
  changes: changesBetween(placing(type), before.data, after.data),
});

const idOf = (data: object): string | null => ('id' in data && typeof data.id === 'string' ? data.id : null);

/** A row of `events`. */
interface Recorded extends Audience {
  account_id: string;
  id: string;
  type: string;
  resource_id: string | null;
  actor: string;
  changes: string | null;
  data: string;
  version: number | null;
  trace: string | undefined;
}

const column = (name: Exclude<keyof Recorded, 'subject' | 'version'>) => placeholder((row: Recorded) => (row[name] ?? null) as string);
const subjectId = placeholder((row: Recorded) => row.subject!.id);

/** @param stored where the readers of the event's subject stand, if they are not known without a query */
const insertion = (db: Queries, stored?: StoredReaders) =>
  db
    .with('recorded', (query) =>
      query
        .insertInto('events')
        .values({
          account_id: column('account_id'),
          id: column('id'),
          type: column('type'),
          resource_id: column('resource_id'),
          actor: column('actor'),
          changes: column('changes'),
          data: column('data'),
          version: placeholder((row: Recorded) => row.version),
          trace: column('trace'),
          ...(stored
            ? columnsOfSubject(stored, column('account_id'), subjectId)
            : { place_id: column('place_id'), person_id: column('person_id') }),
        })
        .returning(['account_id', 'id']),
    )
    .insertInto('outbox')
    .columns(['account_id', 'event_id'])
    .expression((query) => query.selectFrom('recorded').select(['account_id', 'id']));

const statements = cachedStatements<Recorded>();

/** An event of each of these records. */
export const changeEventsOf = <T extends ChangeEventType>(type: T, changes: readonly Change<VersionedData<T>>[]): NewEvent<T>[] =>
  changes.map((change) => changeEventOf(type, change));

/** The columns of an event that are the same in every statement. */
const rowOf = <T extends EventType>({ accountId }: Author, { type, data, version, resourceId = idOf(data), readersId }: NewEvent<T>) => ({
  account_id: accountId,
  id: newId('event'),
  type,
  resource_id: resourceId,
  version,
  trace: storedTrace(),
  ...(readersId === undefined ? audienceOf(type, data) : { place_id: readersId, person_id: null }),
});

/**
 * Records an event in the transaction of its write and puts it into the outbox: either all are committed or none is. It is sent after the
 * write, so that it draws its number when the record is already locked. After the commit the event gets its position, and subscribers and
 * webhooks are woken. Returns the event's id.
 * @throws ServiceError `contract_violation` outside production
 */
export const recordEvent = <T extends EventType>(tx: Tx, author: Author, event: NewEvent<T>): string => {
  const { changes, data } = event;
  const written = { actor: JSON.stringify(author.actor), changes: changes && JSON.stringify(changes), data: JSON.stringify(data) };
  const row = { ...rowOf(author, event), ...written };
  checkEvent(tx, { type: event.type, resource_id: row.resource_id, actor: author.actor, data, readersId: event.readersId });
  tx.observed?.events.push({ type: event.type, isEffect: false, actorId: author.actor.id });
  const stored = row.subject?.readers;
  tx.writeEntry(statements(stored?.table ?? 'known', row, () => insertion(tx, stored)));
  tx.withEvents.add(author.accountId);
  return row.id;
};

const given = placeholder(({ rows }: { rows: string }) => rows);

const effectStatements = cachedStatements<{ rows: string }>();

/** They enter the outbox in the order of their ids, which is the order in which they were made. */
const effectsInsertion = (tx: Tx) => {
  const columns = sql.raw('account_id, id, type, resource_id, actor, cause, changes, data, version, trace, place_id, person_id');
  const insertion = sql`
    with given as materialized (select ${columns} from json_populate_recordset(null::events, ${given}::json)),
    recorded as (insert into events (${columns}) select ${columns} from given)
    insert into outbox (account_id, event_id) select account_id, id from given order by id`;
  return { compile: () => insertion.compile(tx) };
};

/**
 * Records the side effects of a write: the events of other records, in this order, each with the event of the write as its cause. One
 * statement writes them all, so many of them take little time.
 * @param cause the id of the event of the write, which must have been recorded before
 * @throws ServiceError `contract_violation` outside production
 */
export const recordEffects = <T extends EventTypeWithOwnReaders>(
  tx: Tx,
  author: Author,
  cause: string,
  events: readonly NewEvent<T>[],
): void => {
  if (events.length === 0) return;
  const rows = events.map((event) => {
    const row = { ...rowOf(author, event), actor: author.actor, cause, changes: event.changes, data: event.data };
    checkEvent(tx, { ...row, type: event.type, readersId: event.readersId });
    tx.observed?.events.push({ type: event.type, isEffect: true, actorId: author.actor.id });
    return row;
  });
  tx.writeEntry(effectStatements('effects', { rows: JSON.stringify(rows) }, () => effectsInsertion(tx)));
  tx.withEvents.add(author.accountId);
};
