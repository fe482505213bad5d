import { sql } from 'kysely';
import { newId } from '../../core/ids.ts';
import type { Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Collection, List } from '../../data/query/collection.ts';
import { listOf } from '../../data/query/list.ts';
import { parent, windowOf, windowsOf } from '../../data/query/window.ts';
import type { Webhook, WebhookFields } from './webhook.ts';

const columns = ['id', 'url', 'events', 'description', 'status', 'disabled_reason', 'created_by', 'created_at', 'updated_at'] as const;
const shown = columns.map((column) => `webhooks.${column}` as const);

const collection: Collection = {
  columns: Object.fromEntries(columns.map((column) => [column, sql.ref(`webhooks.${column}`)])),
  key: sql.ref('webhooks.id'),
};

// The contract names the types of event that a column of text holds.
type Row = Webhook & { version: number };
type Found = Promise<Row | undefined>;
type InAccount = Pick<Principal, 'accountId'>;

/** Everyone in an account sees its webhooks. */
const ofAccount = (db: Queries, { accountId }: InAccount) => db.selectFrom('webhooks').where('webhooks.account_id', '=', accountId);

const one = (db: Queries, caller: InAccount, id: string) =>
  ofAccount(db, caller).where('webhooks.id', '=', id).select(shown).select('webhooks.version');

const all: List = { base: ofAccount, select: (base) => base.select(shown), collection };

export const listWebhooks = listOf<Webhook>(all);

export const readWebhooks = windowOf<Webhook>(all);

export const readWebhooksOfUsers = windowsOf<Webhook>({
  ...all,
  base: (db, viewer) => ofAccount(db, viewer).where('webhooks.created_by', '=', parent),
});

export const findWebhook = (db: Queries, caller: Principal, id: string) => one(db, caller, id).executeTakeFirst() as Found;

export const lockWebhook = (tx: Queries, caller: InAccount, id: string) => one(tx, caller, id).forUpdate().executeTakeFirst() as Found;

/** The webhook, which stays as it is until the transaction ends; others may hold it at the same time. */
export const holdWebhook = (tx: Queries, caller: Principal, id: string) => one(tx, caller, id).forShare().executeTakeFirst() as Found;

export const insertWebhook = (tx: Queries, caller: Principal, now: string, fields: WebhookFields) =>
  tx
    .insertInto('webhooks')
    .values({
      ...fields,
      account_id: caller.accountId,
      id: newId('webhook'),
      created_by: caller.userId,
      created_at: now,
      updated_at: now,
    })
    .returning([...columns, 'version'])
    .executeTakeFirstOrThrow() as Promise<Row>;

export const updateWebhook = (
  tx: Queries,
  { accountId }: InAccount,
  id: string,
  now: string,
  changes: Partial<WebhookFields & Pick<Webhook, 'status' | 'disabled_reason'> & { failing_since: null }>,
) =>
  tx
    .updateTable('webhooks')
    .set((eb) => ({ ...changes, updated_at: now, version: eb('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning([...columns, 'version'])
    .executeTakeFirstOrThrow() as Promise<Row>;

export const deleteWebhook = (tx: Queries, { accountId }: Principal, id: string) =>
  tx.deleteFrom('webhooks').where('account_id', '=', accountId).where('id', '=', id).execute();

export const insertSecret = (tx: Queries, { accountId }: Principal, id: string, now: string, sealed: string) =>
  tx
    .insertInto('webhook_secrets')
    .values({ account_id: accountId, webhook_id: id, slot: 'current', sealed, created_at: now, expires_at: null })
    .execute();

/** Makes the current secret the previous one; what was that before is gone. */
export const retireSecret = async (tx: Queries, { accountId }: Principal, id: string, expiresAt: string): Promise<void> => {
  await tx
    .deleteFrom('webhook_secrets')
    .where('account_id', '=', accountId)
    .where('webhook_id', '=', id)
    .where('slot', '=', 'previous')
    .execute();
  await tx
    .updateTable('webhook_secrets')
    .set({ slot: 'previous', expires_at: expiresAt })
    .where('account_id', '=', accountId)
    .where('webhook_id', '=', id)
    .execute();
};
