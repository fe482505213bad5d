import type { Logger } from 'pino';
import { forgetOldRequests } from '../../account/usage/traffic.ts';
import type { Clock } from '../../core/clock.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { ObjectStore } from '../../data/objects/object-store.ts';
import type { Wake } from '../../delivery/wake.ts';
import { createWebhookDelivery } from '../../delivery/webhooks/index.ts';
import { reclaimObjects } from '../../families/files/reclaim.ts';
import { createMailer, type MailSettings } from '../../identity/mail.ts';
import { forgetExpired } from '../../identity/sweep.ts';
import { forgetExpiredTokens } from '../../identity/tokens/sweep.ts';
import { createRunner } from '../../operations/runner.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { forgetOldAnswers } from '../../rules/idempotency.ts';
import type { OpenFamilies } from './families.ts';

/** What is done beside requests: operations, the sending of webhooks, and sweeping up. */
export type Work = 'operations' | 'deliveries' | 'sweeps';

/** Everything there is to do. */
export const everyWork: readonly Work[] = ['operations', 'deliveries', 'sweeps'];

interface Dependencies {
  db: Queries;
  clock: Clock;
  log: Logger;
  objects: ObjectStore;
  wake: Pick<Wake, 'onWake'>;
  outbound: Outbound;
  mail: MailSettings | undefined;
  /** Where the API is, for letters to name. */
  publicUrl: string;
  /** What this process takes part in. */
  work: readonly Work[];
}

/** How often what is no longer kept is forgotten, in milliseconds. */
const forgetEvery = 60 * 60 * 1000;

/** How often bytes that no file has are deleted, in milliseconds. */
const reclaimEvery = 60 * 1000;

/** Works beside requests, in the process that serves them or in one of its own; any number of processes share the work. */
export const createWorker = ({ db, clock, log, objects, wake, outbound, mail, publicUrl, work }: Dependencies) => {
  const runner = createRunner({ db, clock, log });
  const open = new AsyncDisposableStack();

  const sweep = (every: number, what: () => Promise<unknown>, complaint: string): void => {
    const timer = setInterval(() => void what().catch((error: unknown) => log.warn({ err: error }, complaint)), every).unref();
    open.defer(() => clearInterval(timer));
  };

  return {
    /** Says that an operation may be waiting. */
    onWork: runner.wake,

    start: ({ works, disableWebhook, webhookSecrets }: Pick<OpenFamilies, 'works' | 'disableWebhook' | 'webhookSecrets'>): void => {
      if (work.includes('sweeps')) {
        sweep(forgetEvery, () => forgetOldAnswers(db, clock), 'kept answers were not swept');
        sweep(forgetEvery, () => forgetOldRequests(db, clock), 'the log of requests was not swept');
        sweep(forgetEvery, () => forgetExpired(db, clock), 'sessions and links were not swept');
        sweep(forgetEvery, () => forgetExpiredTokens(db, clock), 'tokens were not swept');
        sweep(reclaimEvery, () => reclaimObjects({ db, objects, clock }), 'bytes that no file has were not swept');
      }
      if (work.includes('deliveries')) {
        const post = mail && createMailer(mail);
        open.defer(() => post?.close());
        const sending = { sealer: webhookSecrets, disable: disableWebhook, post, publicUrl };
        const delivery = createWebhookDelivery({ db, clock, log, wake, outbound, ...sending });
        open.defer(delivery.close);
        delivery.start();
      }
      if (work.includes('operations')) runner.start(works);
    },

    /** Takes nothing more up; what is under way ends or is given back. */
    close: async (): Promise<void> => {
      await Promise.all([runner.close(), open.disposeAsync()]);
    },
  };
};
