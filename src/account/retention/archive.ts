import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import type { ObjectStore } from '../../data/objects/object-store.ts';
import { accountsWithOld } from '../../data/sweeping/aged-rows.ts';
import { keptSince } from './days.ts';

const compress = promisify(gzip);

interface Dependencies {
  db: Queries;
  objects: ObjectStore;
  clock: Clock;
  signal?: AbortSignal | undefined;
  /** Maximum events per object. */
  most?: number;
}

/** Limits of one object: events, and uncompressed bytes of their data. */
const bounds = { events: 10_000, bytes: 16 * 1024 ** 2 };

/** Longer than any upload takes, in milliseconds. Until then, no other process writes the same events into another object. */
const uploadMs = 2 * 60 * 60 * 1000;

interface ArchivedEvent {
  position: number;
  created_at: string;
  /** The event as REST shows it, with its position. */
  line: string;
}

/** The next events of an account that are old enough and not archived, without a gap. */
const nextEvents = async (db: Queries, accountId: string, before: string, most: number): Promise<ArchivedEvent[]> => {
  const { rows } = await sql<ArchivedEvent>`
    with begun as materialized (
      select greatest(events_deleted_until, events_begin_after, (
        select max(last_position) from event_archives where event_archives.account_id = accounts.id)) as position
      from accounts where id = ${accountId}
    ), next as materialized (
      select events.position, events.created_at, events.created_at < ${before}::timestamptz as old, jsonb_build_object(
        'position', events.position, 'id', id, 'type', type, 'resource_id', resource_id, 'actor', actor, 'cause', cause, 'changes', changes, 'data', data, 'version', version,
        'created_at', to_char(events.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text as line
      from events where events.account_id = ${accountId} and events.position > (select position from begun)
      order by events.position limit ${most}
    ), measured as (
      select position, created_at, line, bool_and(old) over before as old, sum(octet_length(line)) over before as bytes
      from next window before as (order by position)
    )
    select position, created_at, line from measured
    where old and (bytes <= ${bounds.bytes} or position = (select min(position) from next)) order by position`.execute(db);
  return rows;
};

/**
 * Locks an account until the transaction ends. False when these events must not be archived any more: another process has archived them, or
 * the account was emptied or is being deleted.
 */
const lockUnarchived = async (tx: Tx, accountId: string, { position }: ArchivedEvent): Promise<boolean> => {
  const account = await tx
    .selectFrom('accounts')
    .select(['events_begin_after', 'deletion_begun_at'])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account || account.deletion_begun_at !== null || account.events_begin_after >= position) return false;
  const archive = tx.selectFrom('event_archives').select('object_key').where('account_id', '=', accountId);
  return !(await archive.where('last_position', '>=', position).limit(1).executeTakeFirst());
};

/**
 * Registers an object before its first byte, so that it is deleted if nobody claims it, and returns its key. Undefined when another process
 * is archiving these events. Each attempt has its own key, so a late process never writes or deletes a listed object.
 */
const announce = (db: Queries, accountId: string, first: ArchivedEvent, now: Date): Promise<string | undefined> =>
  transaction(db, async (tx) => {
    if (!(await lockUnarchived(tx, accountId, first))) return undefined;
    const begin = `${accountId}/events/${String(first.position).padStart(16, '0')}`;
    const { rows } = await sql`
      select from unclaimed_objects where account_id = ${accountId} and starts_with(key, ${begin}) limit 1`.execute(tx);
    if (rows.length > 0) return undefined;
    const key = `${begin}-${randomBytes(8).toString('hex')}.jsonl.gz`;
    const reclaim_at = new Date(now.getTime() + uploadMs).toISOString();
    await tx.insertInto('unclaimed_objects').values({ account_id: accountId, key, reclaim_at }).execute();
    return key;
  });

interface Written {
  accountId: string;
  key: string;
  events: readonly ArchivedEvent[];
  bytes: Buffer;
}

/** Claims and lists the object atomically. False when the events must not be archived any more, or the object is being deleted. */
const list = (db: Queries, { accountId, key, events, bytes }: Written, now: Date): Promise<boolean> =>
  transaction(db, async (tx) => {
    const [first, last] = [events[0]!, events.at(-1)!];
    if (!(await lockUnarchived(tx, accountId, first))) return false;
    const claimed = await tx
      .deleteFrom('unclaimed_objects')
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .where('reclaiming', '=', false)
      .returning('key')
      .execute();
    if (claimed.length === 0) return false;
    await tx
      .insertInto('event_archives')
      .values({
        account_id: accountId,
        first_position: first.position,
        last_position: last.position,
        object_key: key,
        size: bytes.length,
        checksum: createHash('sha256').update(bytes).digest('hex'),
        first_at: first.created_at,
        last_at: last.created_at,
        created_at: now.toISOString(),
      })
      .execute();
    return true;
  });

const makeDue = async (db: Queries, accountId: string, key: string, now: Date): Promise<void> => {
  const row = db.updateTable('unclaimed_objects').set({ reclaim_at: now.toISOString() }).where('account_id', '=', accountId);
  await row.where('key', '=', key).where('reclaiming', '=', false).execute();
};

/** Writes the next events of an account into one object; false when there are none or another process does it. */
const archiveNext = async (
  { db, objects, clock, most = bounds.events }: Dependencies,
  accountId: string,
  before: string,
): Promise<boolean> => {
  const events = await nextEvents(db, accountId, before, most);
  if (events.length === 0) return false;
  const key = await announce(db, accountId, events[0]!, clock());
  if (key === undefined) return false;
  const bytes = await compress(events.map(({ line }) => `${line}\n`).join(''));
  await objects.put(key, Readable.from([bytes]));
  const isListed = await list(db, { accountId, key, events, bytes }, clock());
  // Nobody writes it any more, so it can be deleted at once.
  if (!isListed) await makeDue(db, accountId, key, clock());
  return isListed;
};

/**
 * Writes events past the account's retention into the object store as compressed JSON lines, and lists the objects in `event_archives`.
 * Only listed events are deleted afterwards. After a crash, an unlisted object is deleted with the unclaimed ones and its events are
 * written again: each event is in exactly one listed object.
 */
export const archiveEvents = async (dependencies: Dependencies): Promise<void> => {
  const { db, clock, signal } = dependencies;
  for await (const { id, before } of accountsWithOld(db, { table: 'events', at: 'created_at' }, keptSince('events')(clock())))
    while (!signal?.aborted && (await archiveNext(dependencies, id, before)));
};
