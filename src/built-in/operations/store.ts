import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../data/connection/database.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { parent } from '../../data/query/window.ts';
import { type InAccount, recordColumns, versionedRow } from '../../kit/reads.ts';
import { tableOf } from '../../kit/table.ts';
import type { Versioned } from '../../rules/if-match.ts';
import type { Operation, Progress } from './record.ts';

const columns = recordColumns('Operation');

/**
 * The contract lists the types of operations, and the codes of errors, that the columns hold. The type has a name, so that the declarations
 * of the package leave both to the contract of the project.
 */
export type OperationColumns = { type: RawBuilder<Operation['type']>; error: RawBuilder<Operation['error']> };

const expressions: OperationColumns = { type: sql.ref('operations.type'), error: sql.ref('operations.error') };

const operations = tableOf('operations', {
  kind: 'operation',
  columns,
  ties: { status: sql.ref('operations.created_at') },
  expressions,
});

const unfinished = ['pending', 'running'] as const;

/** Every user of an account sees all of its operations. */
const visible = (db: Queries, { accountId }: InAccount) => db.selectFrom('operations').where('operations.account_id', '=', accountId);

export const { insert } = operations;

export const list = operations.list(visible);

export const window = operations.window(visible);

export const listOf = operations.list((db, viewer, resourceId: string) =>
  visible(db, viewer).where('operations.resource_id', '=', resourceId),
);

/** The same window of the operations on each of several records. */
export const windowsOf = operations.windows((db, viewer) => visible(db, viewer).where('operations.resource_id', '=', parent));

export const findById = operations.findById(visible);

export const findByIds = operations.findByIds(visible);

/** Locks an unfinished operation until the transaction ends, and returns it with the state of the work. */
export const lockUnfinished = (tx: Queries, caller: InAccount, id: string) =>
  visible(tx, caller)
    .where('operations.id', '=', id)
    .where('operations.status', 'in', unfinished)
    .select(['operations.id', 'operations.resource_id', 'operations.state'])
    .forUpdate()
    .executeTakeFirst();

/** The id of an unfinished operation on a record; any one of them when there are several. */
export const findUnfinishedOf = async (tx: Queries, caller: InAccount, resourceId: string): Promise<string | undefined> => {
  const found = await visible(tx, caller)
    .where('operations.resource_id', '=', resourceId)
    .where('operations.status', 'in', unfinished)
    .select('operations.id')
    .executeTakeFirst();
  return found?.id;
};

/** Merges a note into the state of the unfinished operations on a record. */
export const noteUnfinishedOf = (tx: Tx, { accountId }: InAccount, resourceId: string, note: Record<string, unknown>): void =>
  tx.write(
    tx
      .updateTable('operations')
      .set({ state: sql`state || ${JSON.stringify(note)}::jsonb` })
      .where('account_id', '=', accountId)
      .where('resource_id', '=', resourceId)
      .where('status', 'in', unfinished),
  );

const columnsOf = (progress: Progress, now: string) => {
  if (progress.status === 'running') return { ...progress, state: JSON.stringify(progress.state) };
  if (progress.status === 'succeeded')
    return { status: progress.status, progress: 100, state: '{}', result: JSON.stringify(progress.result), finished_at: now };
  return { status: progress.status, state: '{}', error: JSON.stringify(progress.error), finished_at: now };
};

const moving = (tx: Queries, { accountId }: InAccount, progress: Progress, now: string) =>
  tx
    .updateTable('operations')
    .set((eb) => ({ ...columnsOf(progress, now), updated_at: now, version: eb('version', '+', 1) }))
    .where('account_id', '=', accountId);

/** Writes the progress of an operation that is locked and unfinished. */
export const move = async (tx: Queries, caller: InAccount, id: string, progress: Progress, now: string): Promise<Versioned<Operation>> =>
  versionedRow(
    await moving(tx, caller, progress, now)
      .where('id', '=', id)
      .returning([...columns, 'version'])
      .$narrowType<Pick<Operation, 'type'>>()
      .executeTakeFirstOrThrow(),
  );

/** Writes the progress of all unfinished operations on a record. */
export const moveUnfinishedOf = (tx: Tx, caller: InAccount, resourceId: string, progress: Progress, now: string): void =>
  tx.write(moving(tx, caller, progress, now).where('resource_id', '=', resourceId).where('status', 'in', unfinished));
