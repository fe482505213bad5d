import { sql } from 'kysely';
import type { EventType } from '../../contract/events.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { byCodePoints } from '../../data/query/compared-texts.ts';
import { parent } from '../../data/query/window.ts';
import { type InAccount, recordColumns } from '../../kit/reads.ts';
import { tableOf } from '../../kit/table.ts';

const webhooks = tableOf('webhooks', {
  kind: 'webhook',
  columns: recordColumns('Webhook'),
  texts: { url: byCodePoints },
  // The column is text; the contract lists the event types that it holds.
  expressions: { events: sql.ref<EventType[]>('webhooks.events') },
});

/** Every user of an account sees all of its webhooks. */
export const visible = (db: Queries, { accountId }: InAccount) => db.selectFrom('webhooks').where('webhooks.account_id', '=', accountId);

export const { insert, update, remove } = webhooks;

export const list = webhooks.list(visible);

export const window = webhooks.window(visible);

export const windowsOfUsers = webhooks.windows((db, viewer) => visible(db, viewer).where('webhooks.created_by', '=', parent));

export const findById = webhooks.findById(visible);

export const findByIds = webhooks.findByIds(visible);

export const lock = webhooks.lock(visible);

/** The webhook, under a shared lock: nobody changes it until the transaction ends. */
export const hold = webhooks.lock(visible, 'forShare');

export const insertSecret = (tx: Tx, { accountId }: InAccount, id: string, sealed: string, now: string): void =>
  tx.write(
    tx
      .insertInto('webhook_secrets')
      .values({ account_id: accountId, webhook_id: id, slot: 'current', sealed, created_at: now, expires_at: null }),
  );

/** Makes the current secret the previous one, and deletes the secret that was previous until now. */
export const retireSecret = (tx: Tx, { accountId }: InAccount, id: string, expires_at: string): void => {
  const previous = tx.deleteFrom('webhook_secrets').where('slot', '=', 'previous');
  tx.write(previous.where('account_id', '=', accountId).where('webhook_id', '=', id));
  const current = tx.updateTable('webhook_secrets').set({ slot: 'previous', expires_at });
  tx.write(current.where('account_id', '=', accountId).where('webhook_id', '=', id));
};
