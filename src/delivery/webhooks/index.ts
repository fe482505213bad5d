import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type { Sealer } from '../../core/sealing.ts';
import type { Queries } from '../../data/connection/database.ts';
import { discardUnfollowed } from '../../data/connection/events/event-numbers.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import type { Wake } from '../wake.ts';
import { createSend } from './attempt.ts';
import { createDispatcher } from './dispatcher.ts';
import { createFanOut } from './fan-out.ts';
import type { MessageCheck } from './message-check.ts';
import { createNoticeQueue } from './notice-queue.ts';
import { createNotices, type Post } from './notices.ts';
import { createQueue } from './queue.ts';
import { createRelay } from './relay.ts';
import { createSettle, type Disable } from './settle.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  wake: Pick<Wake, 'onWake'>;
  outbound: Pick<Outbound, 'send'>;
  /** Checks messages against the contract. */
  check: MessageCheck;
  /** Opens signing secrets. */
  sealer: Sealer;
  disable: Disable;
  /** Sends letters about disabled webhooks; undefined where no mail is sent. */
  post: Post | undefined;
  /** The address of the API, for letters. */
  publicUrl: string;
  /** Called with the verdict of each attempt, and the seconds that it took. */
  observeAttempt?: Parameters<typeof createSend>[0]['observe'];
  /** Milliseconds between two polls. */
  pollIntervalMs?: number;
}

/** Delivers events to webhooks in this process; any number of processes share the work. */
export const createWebhookDelivery = ({
  db,
  clock,
  log,
  wake,
  outbound,
  check,
  sealer,
  disable,
  post,
  publicUrl,
  observeAttempt: observe,
  pollIntervalMs,
}: Dependencies) => {
  const queue = createQueue({ db, clock, sealer });
  const settle = createSettle({ db, clock, disable });
  const dispatcher = createDispatcher({ queue, send: createSend({ outbound, clock, check, observe }), settle, log, pollIntervalMs });
  const fanOut = createFanOut({ db, clock, sealer });
  const { reserve, wake: onDue } = dispatcher;
  const relay = createRelay({ fanOut, reserve, onDue, due: queue.due, log, pollIntervalMs });
  const notices = post && createNotices({ queue: createNoticeQueue({ db, clock }), post, publicUrl, log, pollIntervalMs });
  let unlisten: (() => void) | undefined;

  return {
    start: (): void => {
      discardUnfollowed(db);
      unlisten ??= wake.onWake(relay.wake);
      relay.start();
      dispatcher.start();
      notices?.start();
    },

    /** Claims no more, lets running requests finish for a short time, and releases the rest. */
    close: async (): Promise<void> => {
      unlisten?.();
      await relay.close();
      await Promise.all([dispatcher.close(), notices?.close()]);
    },
  };
};
