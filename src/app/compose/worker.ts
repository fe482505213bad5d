import type { Logger } from 'pino';
import { families } from '#families/index';
import { archiveEvents } from '../../account/retention/archive.ts';
import type { Clock } from '../../core/clock.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { ObjectStore } from '../../data/objects/object-store.ts';
import { reclaimObjects } from '../../data/objects/reclaim.ts';
import { runSweep } from '../../data/sweeping/sweep.ts';
import { createLogoutQueue } from '../../delivery/logout-tokens/queue.ts';
import { createLogoutSender, type SignLogout } from '../../delivery/logout-tokens/sender.ts';
import type { Wake } from '../../delivery/wake.ts';
import { createWebhookDelivery } from '../../delivery/webhooks/index.ts';
import type { MessageCheck } from '../../delivery/webhooks/message-check.ts';
import { createMailer, type MailSettings } from '../../identity/emails/mail.ts';
import { createRunner } from '../../operations/runner.ts';
import { deleteOverdueAccounts } from '../../operators/delete-accounts.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { OpenFamilies } from './families.ts';
import { allSweeps } from './sweeps.ts';

/** The kinds of background work: operations, webhook deliveries, and deleting expired data. */
export type Work = 'operations' | 'deliveries' | 'sweeps';

export const allWork: readonly Work[] = ['operations', 'deliveries', 'sweeps'];

interface Dependencies {
  db: Queries;
  clock: Clock;
  log: Logger;
  objects: ObjectStore;
  /** Whether a backup is running, so that no object may be deleted. */
  areHeld: (db: Queries) => Promise<boolean>;
  wake: Pick<Wake, 'onWake'>;
  outbound: Outbound;
  /** Checks webhook messages against the contract. */
  checkMessage: MessageCheck;
  mail: MailSettings | undefined;
  /** The URL of the API, for links in e-mails. */
  publicUrl: string;
  metrics: Pick<Metrics, 'observeAttempt' | 'observeSweep'>;
  /** Signs logout tokens. */
  signLogout: SignLogout;
  /** Whether events are archived in the object store before they are deleted. */
  isArchiving: boolean;
  /** The kinds of work that this process does. */
  work: readonly Work[];
}

/** How often expired data is deleted, in milliseconds. */
const deleteExpiredEvery = 60 * 60 * 1000;

/** Delay of the first deletion after the start, in milliseconds: short enough for a process that is restarted every hour. */
const firstSweepAfter = 30_000;

/** How often objects without a file are deleted, in milliseconds. */
const reclaimEvery = 60 * 1000;

/** The background worker, in a server process or its own; any number of processes share the work. */
export const createWorker = (dependencies: Dependencies) => {
  const { db, clock, log, objects, areHeld, wake, outbound, checkMessage, mail, publicUrl, metrics, signLogout, isArchiving, work } =
    dependencies;
  const { observeAttempt, observeSweep } = metrics;
  const runner = createRunner({ db, clock, log });
  const cleanups = new AsyncDisposableStack();

  const closing = new AbortController();
  cleanups.defer(() => closing.abort());

  /** Repeats work without overlap. */
  const repeat = (every: number, work: () => Promise<void>): void => {
    let isRunning = false;
    const pass = async (): Promise<void> => {
      if (isRunning) return;
      isRunning = true;
      await work();
      isRunning = false;
    };
    const timers = [setTimeout(() => void pass(), firstSweepAfter).unref(), setInterval(() => void pass(), every).unref()];
    cleanups.defer(() => {
      for (const timer of timers) clearTimeout(timer);
    });
  };

  const observed = (name: string, work: () => Promise<void>): Promise<void> =>
    observeSweep(name, work).catch((error: unknown) => {
      if (!closing.signal.aborted) log.warn({ err: error }, `sweeping ${name} failed`);
    });

  /** Sweeps one at a time, to leave the database to requests. */
  const sweepAll = async (): Promise<void> => {
    const { signal } = closing;
    if (isArchiving) await observed('events to archive', () => archiveEvents({ db, objects, clock, signal }));
    for (const sweep of allSweeps({ isArchiving })) {
      if (closing.signal.aborted) return;
      await observed(sweep.name, () => runSweep(db, sweep, clock, { signal: closing.signal }));
    }
  };

  return {
    /** Signals that an operation may be pending. */
    onWork: runner.wake,

    start: ({ works, disableWebhook, sealer }: Pick<OpenFamilies, 'works' | 'disableWebhook' | 'sealer'>): void => {
      if (work.includes('sweeps')) {
        repeat(deleteExpiredEvery, sweepAll);
        repeat(reclaimEvery, () =>
          observed('accounts to delete', () =>
            deleteOverdueAccounts({ db, objects, familyTables: families.tables, areHeld, clock, log, signal: closing.signal }),
          ),
        );
        repeat(reclaimEvery, () => observed('bytes that no file has', () => reclaimObjects({ db, objects, areHeld, clock })));
      }
      if (work.includes('deliveries')) {
        const post = mail && createMailer(mail);
        cleanups.defer(() => post?.close());
        const sending = { sealer: sealer('webhook-secrets'), disable: disableWebhook, post, publicUrl };
        const delivery = createWebhookDelivery({ db, clock, log, wake, outbound, check: checkMessage, observeAttempt, ...sending });
        cleanups.defer(delivery.close);
        delivery.start();
        const logout = createLogoutSender({ queue: createLogoutQueue({ db, clock }), outbound, sign: signLogout, clock, log });
        cleanups.defer(logout.close);
        logout.start();
      }
      if (work.includes('operations')) runner.start(works);
    },

    /** Starts no more work; running work finishes or is given back. */
    close: async (): Promise<void> => {
      await Promise.all([runner.close(), cleanups.disposeAsync()]);
    },
  };
};
