import { sql } from 'kysely';
import type { Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Collection } from '../../data/query/collection.ts';
import { listOf } from '../../data/query/list.ts';
import type { Integration, IntegrationConfig, IntegrationStatus } from './integration.ts';

const columns = ['id', 'name', 'provider', 'status', 'config', 'last_synced_at', 'created_at', 'updated_at'] as const;
const shown = columns.map((column) => `integrations.${column}` as const);
const returned = [...columns, 'version'] as const;

const collection: Collection = {
  columns: Object.fromEntries(columns.map((column) => [column, sql.ref(`integrations.${column}`)])),
  key: sql.ref('integrations.id'),
};

type InAccount = Pick<Principal, 'accountId'>;

const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`;

/** Everyone in the account sees all of its integrations. */
const visible = (db: Queries, { accountId }: InAccount) => db.selectFrom('integrations').where('integrations.account_id', '=', accountId);

const visibleOne = (db: Queries, caller: InAccount, id: string) => visible(db, caller).where('integrations.id', '=', id);

export const listIntegrations = listOf<Integration>({ base: visible, select: (base) => base.select(shown), collection });

export const findIntegration = (db: Queries, caller: Principal, id: string) =>
  visibleOne(db, caller, id).select(shown).select('integrations.version').executeTakeFirst();

export const lockIntegration = (tx: Queries, caller: InAccount, id: string) =>
  visibleOne(tx, caller, id).select(shown).select('integrations.version').forUpdate().executeTakeFirst();

/** The secret headers of an integration, sealed. */
export const findHeaders = async (db: Queries, caller: InAccount, id: string): Promise<string | null> => {
  const { headers } = await visibleOne(db, caller, id).select('integrations.headers').executeTakeFirstOrThrow();
  return headers;
};

interface Fields {
  name: string;
  config: IntegrationConfig;
  /** Undefined leaves them as they are. */
  headers?: string | null;
}

export const insertIntegration = (
  tx: Queries,
  { accountId }: InAccount,
  id: string,
  now: string,
  { config, ...fields }: Fields & Pick<Integration, 'provider'>,
) =>
  tx
    .insertInto('integrations')
    .values({ ...fields, account_id: accountId, id, config: json(config), created_at: now, updated_at: now })
    .returning(returned)
    .executeTakeFirstOrThrow();

type Changes = Fields | { status: IntegrationStatus; last_synced_at?: string };

export const updateIntegration = (tx: Queries, { accountId }: InAccount, id: string, now: string, changes: Changes) =>
  tx
    .updateTable('integrations')
    .set((eb) => ({
      ...changes,
      ...('config' in changes ? { config: json(changes.config) } : {}),
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(returned)
    .executeTakeFirstOrThrow();

export const deleteIntegration = (tx: Queries, { accountId }: InAccount, id: string) =>
  tx.deleteFrom('integrations').where('account_id', '=', accountId).where('id', '=', id).execute();
