import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../data/connection/database.ts';
import { insertAll } from '../../data/insert-all.ts';
import { type SceneKind, type SceneRecord, type Storage, textProblems } from '../../kit/scene.ts';

/** The default secret of a webhook: always the same, since it protects nothing. */
const knownSecret = (id: string): string => `whsec_${hash('sha256', id, 'base64')}`;

/** Replaces the secrets of these webhooks; others, which somebody may have made in the meantime, keep theirs. */
export const insertWebhookSecrets = async (
  tx: Queries,
  webhooks: readonly SceneRecord[],
  { accountId, sealer }: Pick<Storage, 'accountId' | 'sealer'>,
): Promise<void> => {
  const ids = webhooks.map(({ id }) => String(id));
  await sql`delete from webhook_secrets where account_id = ${accountId} and webhook_id = any(${ids}::text[])`.execute(tx);
  const rows = webhooks.map(({ id, secret, created_at }) => ({
    account_id: accountId,
    webhook_id: id,
    slot: 'current',
    sealed: sealer('webhook-secrets').seal(typeof secret === 'string' ? secret : knownSecret(String(id)), String(id)),
    created_at,
    expires_at: null,
  }));
  await insertAll(tx, 'webhook_secrets', rows);
};

export const webhookScene: SceneKind = {
  name: 'webhooks',
  id: 'webhook',
  operationId: 'getWebhook',
  defaults: ({ status }, { adminId }) => ({
    status: 'enabled',
    disabled_reason: status === 'disabled' ? 'gone' : null,
    created_by: adminId,
  }),
  besides: ['secret'],
  check: (record) => textProblems(record, ['secret']),
  store: insertWebhookSecrets,

  reading: async (db, { accountId, sealer }) => {
    const secrets = await db
      .selectFrom('webhook_secrets')
      .select(['webhook_id', 'sealed'])
      .where('account_id', '=', accountId)
      .where('slot', '=', 'current')
      .execute();
    const secretOf = new Map<unknown, string>(
      secrets.map(({ webhook_id, sealed }) => [webhook_id, sealer('webhook-secrets').open(sealed, webhook_id)]),
    );
    return ({ id }) => (secretOf.has(id) ? { secret: secretOf.get(id) } : {});
  },
};
