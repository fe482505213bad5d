import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../data/connection/database.ts';
import { parent } from '../../data/query/window.ts';
import type { InAccount } from '../kit/reads.ts';
import { tableOf } from '../kit/table.ts';

const resources = tableOf('resources', {
  kind: 'resource',
  columns: ['id', 'name', 'description', 'type', 'status', 'metadata', 'owner_id', 'created_at', 'updated_at'],
  ties: { status: sql.ref('resources.created_at'), type: sql.ref('resources.created_at') },
});

/** Everyone in the account sees all of its resources. */
const visible = (db: Queries, { accountId }: InAccount) => db.selectFrom('resources').where('resources.account_id', '=', accountId);

/** The same for a resource of the account that a column names: there is none that the caller would not see. */
export const everyResource = (): RawBuilder<boolean> => sql<boolean>`true`;

export const { insert, update, updateAll, remove } = resources;

export const list = resources.list(visible);

export const listOfUser = resources.list((db, viewer, userId: string) => visible(db, viewer).where('resources.owner_id', '=', userId));

export const window = resources.window(visible);

export const windowsOfUsers = resources.windows((db, viewer) => visible(db, viewer).where('resources.owner_id', '=', parent));

export const findById = resources.findById(visible);

export const lock = resources.lock(visible);

export const lockKey = resources.lockKey(visible);

/** Those resources that an integration has brought already, by what it calls them. */
export const lockImported = async (tx: Queries, caller: InAccount, integrationId: string, externalIds: readonly string[]) => {
  const rows = await visible(tx, caller)
    .where('integration_id', '=', integrationId)
    .where(sql<boolean>`external_id = any(${externalIds}::text[])`)
    .select(['id', 'name', 'type', 'metadata', 'external_id'])
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.external_id, row]));
};
