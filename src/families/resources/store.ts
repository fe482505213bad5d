import { type RawBuilder, sql } from 'kysely';
import { newId } from '../../core/ids.ts';
import type { Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Collection, List } from '../../data/query/collection.ts';
import { findById } from '../../data/query/find-by-id.ts';
import { listOf } from '../../data/query/list.ts';
import { parent, windowOf, windowsOf } from '../../data/query/window.ts';
import type { Resource, ResourceFields } from './resource.ts';

const columns = ['id', 'name', 'description', 'type', 'status', 'metadata', 'owner_id', 'created_at', 'updated_at'] as const;
const shown = columns.map((column) => `resources.${column}` as const);
const returned = [...columns, 'version'] as const;

const collection: Collection = {
  columns: Object.fromEntries(columns.map((column) => [column, sql.ref(`resources.${column}`)])),
  key: sql.ref('resources.id'),
  ties: { status: sql.ref('resources.created_at'), type: sql.ref('resources.created_at') },
};

const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`;

/** Everyone in the account sees all of its resources. */
const visible = (db: Queries, { accountId }: Pick<Principal, 'accountId'>) =>
  db.selectFrom('resources').where('resources.account_id', '=', accountId);

const visibleOne = (db: Queries, caller: Pick<Principal, 'accountId'>, id: string) => visible(db, caller).where('resources.id', '=', id);

/** The same for a resource of the account that a column names: there is none that the caller would not see. */
export const everyResource = (): RawBuilder<boolean> => sql<boolean>`true`;

const all: List = { base: visible, select: (base) => base.select(shown), collection };

export const listResources = listOf<Resource>(all);

export const listResourcesOfUser = listOf<Resource, [userId: string]>({
  ...all,
  base: (db, viewer, userId) => visible(db, viewer).where('resources.owner_id', '=', userId),
});

export const readResources = windowOf<Resource>(all);

export const readResourcesOfUsers = windowsOf<Resource>({
  ...all,
  base: (db, viewer) => visible(db, viewer).where('resources.owner_id', '=', parent),
});

export const findResource = findById((db, viewer, id) => visibleOne(db, viewer, id).select(shown).select('resources.version'));

export const lockResource = (tx: Queries, caller: Principal, id: string) =>
  visibleOne(tx, caller, id).select(shown).select('resources.version').forUpdate().executeTakeFirst();

/** Whether the resource is there, and stays there until the transaction ends. */
export const holdResource = async (tx: Queries, caller: Principal, id: string): Promise<boolean> =>
  (await visibleOne(tx, caller, id).select('resources.id').forKeyShare().executeTakeFirst()) !== undefined;

/** What an integration calls a resource that it brought. */
interface Origin {
  integration_id: string;
  external_id: string;
}

export const insertResource = (
  tx: Queries,
  { accountId, userId }: Pick<Principal, 'accountId' | 'userId'>,
  now: string,
  { metadata, ...fields }: ResourceFields,
  origin?: Origin,
) =>
  tx
    .insertInto('resources')
    .values({
      ...fields,
      ...origin,
      account_id: accountId,
      id: newId('resource'),
      metadata: json(metadata),
      owner_id: userId,
      created_at: now,
      updated_at: now,
    })
    .returning(returned)
    .executeTakeFirstOrThrow();

export const updateResource = (
  tx: Queries,
  { accountId }: Pick<Principal, 'accountId'>,
  id: string,
  now: string,
  { metadata, ...fields }: ResourceFields,
) =>
  tx
    .updateTable('resources')
    .set((eb) => ({ ...fields, metadata: json(metadata), updated_at: now, version: eb('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(returned)
    .executeTakeFirstOrThrow();

/** Those resources that an integration has brought already, by what it calls them. */
export const lockImported = (tx: Queries, accountId: string, integrationId: string, externalIds: readonly string[]) =>
  tx
    .selectFrom('resources')
    .where('account_id', '=', accountId)
    .where('integration_id', '=', integrationId)
    .where(sql<boolean>`external_id = any(${externalIds}::text[])`)
    .select(shown)
    .select('external_id')
    .orderBy('id')
    .forUpdate()
    .execute();

export const deleteResource = (tx: Queries, { accountId }: Principal, id: string) =>
  tx.deleteFrom('resources').where('account_id', '=', accountId).where('id', '=', id).execute();

/** Everything that one user owns becomes another's. */
export const passResources = (tx: Queries, { accountId }: Principal, from: string, to: string, now: string) =>
  tx
    .updateTable('resources')
    .set((eb) => ({ owner_id: to, updated_at: now, version: eb('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('owner_id', '=', from)
    .execute();
