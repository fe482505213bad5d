import type { Logger } from 'pino';
import { forgetOldParts, forgetOldRequests } from '../../account/traffic/traffic.ts';
import type { Clock } from '../../core/clock.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { ObjectStore } from '../../data/objects/object-store.ts';
import type { Wake } from '../../delivery/wake.ts';
import { createWebhookDelivery } from '../../delivery/webhooks/index.ts';
import type { MessageCheck } from '../../delivery/webhooks/message-check.ts';
import { reclaimObjects } from '../../families/files/reclaim.ts';
import { createMailer, type MailSettings } from '../../identity/mail.ts';
import { forgetExpired } from '../../identity/sweep.ts';
import { forgetExpiredTokens } from '../../identity/tokens/sweep.ts';
import { createRunner } from '../../operations/runner.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { forgetOldAnswers } from '../../rules/idempotency.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { OpenFamilies } from './families.ts';

/** The kinds of background work: operations, webhook deliveries, and deleting expired data. */
export type Work = 'operations' | 'deliveries' | 'sweeps';

export const allWork: readonly Work[] = ['operations', 'deliveries', 'sweeps'];

interface Dependencies {
  db: Queries;
  clock: Clock;
  log: Logger;
  objects: ObjectStore;
  wake: Pick<Wake, 'onWake'>;
  outbound: Outbound;
  /** Checks messages to webhooks against the contract. */
  checkMessage: MessageCheck;
  mail: MailSettings | undefined;
  /** The URL of the API, for links in e-mails. */
  publicUrl: string;
  metrics: Pick<Metrics, 'observeAttempt' | 'observeSweep'>;
  /** The kinds of work that this process does. */
  work: readonly Work[];
}

/** How often expired data is deleted, in milliseconds. */
const deleteExpiredEvery = 60 * 60 * 1000;

/** How long after the start expired data is deleted for the first time, in milliseconds: a process that is restarted each hour sweeps, too. */
const firstSweepAfter = 30_000;

/** How often objects without a file are deleted, in milliseconds. */
const reclaimEvery = 60 * 1000;

/** The background worker, in a server process or in its own one; any number of processes share the work. */
export const createWorker = (dependencies: Dependencies) => {
  const { db, clock, log, objects, wake, outbound, checkMessage, mail, publicUrl, metrics, work } = dependencies;
  const { observeAttempt, observeSweep } = metrics;
  const runner = createRunner({ db, clock, log });
  const cleanups = new AsyncDisposableStack();

  const sweep = (every: number, name: string, what: () => Promise<unknown>): void => {
    let closed = false;
    const failed = (error: unknown): void => {
      if (!closed) log.warn({ err: error }, `${name} were not swept`);
    };
    let isRunning = false;
    // A pass that takes longer than the time between two is not begun again beside itself.
    const pass = async (): Promise<void> => {
      if (isRunning) return;
      isRunning = true;
      await observeSweep(name, what).catch(failed);
      isRunning = false;
    };
    const timers = [setTimeout(() => void pass(), firstSweepAfter).unref(), setInterval(() => void pass(), every).unref()];
    cleanups.defer(() => {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
    });
  };

  return {
    /** Signals that an operation may be waiting. */
    onWork: runner.wake,

    start: ({ works, disableWebhook, webhookSecrets }: Pick<OpenFamilies, 'works' | 'disableWebhook' | 'webhookSecrets'>): void => {
      if (work.includes('sweeps')) {
        sweep(deleteExpiredEvery, 'idempotency keys', () => forgetOldAnswers(db, clock));
        sweep(deleteExpiredEvery, 'entries of the request log', () => forgetOldRequests(db, clock));
        sweep(deleteExpiredEvery, 'counts of used parts', () => forgetOldParts(db, clock));
        sweep(deleteExpiredEvery, 'sessions and links', () => forgetExpired(db, clock));
        sweep(deleteExpiredEvery, 'tokens', () => forgetExpiredTokens(db, clock));
        sweep(reclaimEvery, 'bytes that no file has', () => reclaimObjects({ db, objects, clock }));
      }
      if (work.includes('deliveries')) {
        const post = mail && createMailer(mail);
        cleanups.defer(() => post?.close());
        const sending = { sealer: webhookSecrets, disable: disableWebhook, post, publicUrl };
        const delivery = createWebhookDelivery({ db, clock, log, wake, outbound, check: checkMessage, observeAttempt, ...sending });
        cleanups.defer(delivery.close);
        delivery.start();
      }
      if (work.includes('operations')) runner.start(works);
    },

    /** Starts no more work; running work finishes or is given back. */
    close: async (): Promise<void> => {
      await Promise.all([runner.close(), cleanups.disposeAsync()]);
    },
  };
};
