import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../data/connection/database.ts';
import { byCodePoints } from '../../data/query/compared-texts.ts';
import { parent } from '../../data/query/window.ts';
import { type InAccount, recordColumns } from '../../kit/reads.ts';
import { tableOf } from '../../kit/table.ts';
import { versioned } from '../../rules/if-match.ts';

const columns = recordColumns('Resource');

const resources = tableOf('resources', {
  kind: 'resource',
  columns,
  ties: { status: sql.ref('resources.created_at'), type: sql.ref('resources.created_at') },
  texts: { name: byCodePoints, type: byCodePoints },
  searched: { texts: ['name', 'description', 'type'], whole: ['description'], keyed: ['metadata'] },
});

/** Every user of an account sees all of its resources. */
const visible = (db: Queries, { accountId }: InAccount) => db.selectFrom('resources').where('resources.account_id', '=', accountId);

/** The same as a condition on a column with a resource's id: always true within the account. */
export const everyResource = (): RawBuilder<boolean> => sql<boolean>`true`;

export const { insert, update, changeAll, remove } = resources;

export const list = resources.list(visible);

export const listOfUser = resources.list((db, viewer, userId: string) => visible(db, viewer).where('resources.owner_id', '=', userId));

export const window = resources.window(visible);

export const windowsOfUsers = resources.windows((db, viewer) => visible(db, viewer).where('resources.owner_id', '=', parent));

export const findById = resources.findById(visible);

export const findByIds = resources.findByIds(visible);

export const lock = resources.lock(visible);

/** A query that finds the resource, and selects nothing of it. */
export const one = (db: Queries, caller: InAccount, id: string) => visible(db, caller).where('resources.id', '=', id);

/** A query for the `user_id` of those whose resource it is. */
export const ownerOf = ({ accountId }: InAccount, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select owner_id as user_id from resources where account_id = ${accountId} and id = ${id}`;

/** Locks the resources that were imported from an origin already, and returns them by external id. */
export const lockImported = async (tx: Queries, caller: InAccount, originId: string, externalIds: readonly string[]) => {
  const rows = await visible(tx, caller)
    .where('origin_id', '=', originId)
    .where(sql<boolean>`external_id = any(${externalIds}::text[])`)
    .select([...columns, 'version', 'external_id'])
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ external_id, ...row }) => [external_id, versioned(row)]));
};
