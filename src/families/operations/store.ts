import { sql } from 'kysely';
import { newId } from '../../core/ids.ts';
import type { Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Collection } from '../../data/query/collection.ts';
import { listOf } from '../../data/query/list.ts';
import type { Operation, Progress } from './operation.ts';

const columns = ['id', 'type', 'status', 'progress', 'resource_id', 'result', 'error', 'finished_at', 'created_at', 'updated_at'] as const;
const shown = columns.map((column) => `operations.${column}` as const);

const collection: Collection = {
  columns: Object.fromEntries(columns.map((column) => [column, sql.ref(`operations.${column}`)])),
  key: sql.ref('operations.id'),
};

type Row = Operation & { version: number };

const ofAccount = (db: Queries, accountId: string) => db.selectFrom('operations').where('operations.account_id', '=', accountId);

export const listOperations = listOf<Operation, [resourceId: string]>({
  base: (db, { accountId }, resourceId) => ofAccount(db, accountId).where('operations.resource_id', '=', resourceId),
  select: (base) => base.select(shown),
  collection,
});

export const findOperation = (db: Queries, { accountId }: Principal, id: string): Promise<Row | undefined> =>
  ofAccount(db, accountId).where('operations.id', '=', id).select(shown).select('operations.version').executeTakeFirst() as Promise<
    Row | undefined
  >;

/** An operation to work on, with what the work needs to go on; nobody else works on it until the transaction ends. */
export const lockUnfinished = (tx: Queries, accountId: string, id: string) =>
  ofAccount(tx, accountId)
    .where('operations.id', '=', id)
    .where('operations.status', 'in', ['pending', 'running'])
    .select(['operations.id', 'operations.resource_id', 'operations.state'])
    .forUpdate()
    .executeTakeFirst();

/** Which operation on a record is not finished; one of them when there are several. */
export const findUnfinishedOf = async (tx: Queries, accountId: string, resourceId: string): Promise<string | undefined> => {
  const found = await ofAccount(tx, accountId)
    .where('operations.resource_id', '=', resourceId)
    .where('operations.status', 'in', ['pending', 'running'])
    .select('operations.id')
    .executeTakeFirst();
  return found?.id;
};

/** Adds to what the work on a record knows, while it goes on. */
export const noteUnfinishedOf = (tx: Queries, accountId: string, resourceId: string, note: Record<string, unknown>) =>
  tx
    .updateTable('operations')
    .set({ state: sql`state || ${JSON.stringify(note)}::jsonb` })
    .where('account_id', '=', accountId)
    .where('resource_id', '=', resourceId)
    .where('status', 'in', ['pending', 'running'])
    .execute();

export const insertOperation = (
  tx: Queries,
  accountId: string,
  now: string,
  { type, resourceId, state }: { type: Operation['type']; resourceId: string; state: Record<string, unknown> },
): Promise<Row> =>
  tx
    .insertInto('operations')
    .values({
      account_id: accountId,
      id: newId('operation'),
      type,
      resource_id: resourceId,
      state: JSON.stringify(state),
      created_at: now,
      updated_at: now,
    })
    .returning([...columns, 'version'])
    .executeTakeFirstOrThrow() as Promise<Row>;

const columnsOf = (progress: Progress, now: string) => {
  if (progress.status === 'running') return { ...progress, state: JSON.stringify(progress.state) };
  if (progress.status === 'succeeded')
    return { status: progress.status, progress: 100, state: '{}', result: JSON.stringify(progress.result), finished_at: now };
  return { status: progress.status, state: '{}', error: JSON.stringify(progress.error), finished_at: now };
};

const unfinished = (tx: Queries, accountId: string, now: string, progress: Progress) =>
  tx
    .updateTable('operations')
    .set((eb) => ({ ...columnsOf(progress, now), updated_at: now, version: eb('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('status', 'in', ['pending', 'running']);

export const moveOperation = (tx: Queries, accountId: string, id: string, now: string, progress: Progress): Promise<Row> =>
  unfinished(tx, accountId, now, progress)
    .where('id', '=', id)
    .returning([...columns, 'version'])
    .executeTakeFirstOrThrow() as Promise<Row>;

export const moveUnfinishedOf = (tx: Queries, accountId: string, resourceId: string, now: string, progress: Progress) =>
  unfinished(tx, accountId, now, progress).where('resource_id', '=', resourceId).execute();
