import type { Clock } from '../../core/clock.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { failPending } from '../../delivery/webhooks/order.ts';
import { changeEventOf, recordEvent, systemAuthor } from '../../rules/record-event.ts';
import type { InAccount } from '../kit/service.ts';
import { oweNotices } from './notice-store.ts';
import type { Webhook } from './record.ts';
import * as store from './store.ts';

interface Dependencies {
  clock: Clock;
  /** Whether administrators get an e-mail when a webhook is disabled. */
  sendsNotices: boolean;
  /** Called with a disabled webhook after the transaction has committed. */
  onDisabled: (webhook: Webhook) => void;
}

/**
 * Disables a webhook whose URL is gone or keeps failing, with an event, unless it is paused or has another URL by now. Pending
 * deliveries become failed and can be recovered.
 */
export const createDisable =
  ({ clock, sendsNotices, onDisabled }: Dependencies) =>
  async (tx: Tx, account: InAccount, { id, url }: { id: string; url: string }, reason: 'gone' | 'failing'): Promise<void> => {
    const { accountId } = account;
    const webhook = await store.lock(tx, account, id);
    if (webhook?.data.status !== 'enabled' || webhook.data.url !== url) return;
    const now = clock().toISOString();
    const after = store.update(tx, account, webhook, { status: 'disabled', disabled_reason: reason }, now);
    await failPending(tx, accountId, id, now);
    const eventId = recordEvent(tx, systemAuthor(accountId), changeEventOf('WEBHOOK_DISABLED', { before: webhook, after }));
    if (sendsNotices) await oweNotices(tx, { accountId, webhookId: id, eventId }, now);
    tx.afterCommit(() => onDisabled(after.data));
  };

export type DisableWebhook = ReturnType<typeof createDisable>;
