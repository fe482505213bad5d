import type { Clock } from '../../core/clock.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { failPending } from '../../delivery/webhooks/order.ts';
import type { InAccount } from '../../kit/service.ts';
import { changeEventOf, recordEvent, systemAuthor } from '../../rules/record-event.ts';
import { oweNotices } from './notice-store.ts';
import type { Webhook } from './record.ts';
import * as store from './store.ts';

/** What an installation gives this family besides what it gives all. */
export interface WebhookSurroundings {
  /** Whether the server sends mail. If so, administrators get some when a webhook is disabled. */
  sendsMail: boolean;
  /** Called with a disabled webhook after the transaction has committed. */
  onWebhookDisabled: (webhook: Pick<Webhook, 'id' | 'url' | 'disabled_reason'>) => void;
}

interface Dependencies extends WebhookSurroundings {
  clock: Clock;
}

/**
 * Disables a webhook whose URL is gone or keeps failing, with an event, unless it is paused or has another URL by now. Pending
 * deliveries become failed and can be recovered.
 */
export const createDisable =
  ({ clock, sendsMail, onWebhookDisabled }: Dependencies) =>
  async (tx: Tx, account: InAccount, { id, url }: { id: string; url: string }, reason: 'gone' | 'failing'): Promise<void> => {
    const { accountId } = account;
    const webhook = await store.lock(tx, account, id);
    if (webhook?.data.status !== 'enabled' || webhook.data.url !== url) return;
    const now = clock().toISOString();
    const after = store.update(tx, account, webhook, { status: 'disabled', disabled_reason: reason }, now);
    await failPending(tx, accountId, id, now);
    const eventId = recordEvent(tx, systemAuthor(accountId), changeEventOf('WEBHOOK_DISABLED', { before: webhook, after }));
    if (sendsMail) await oweNotices(tx, { accountId, webhookId: id, eventId }, now);
    tx.afterCommit(() => onWebhookDisabled(after.data));
  };
