import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type { Sealer } from '../../core/sealing.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import type { Wake } from '../wake.ts';
import { createSend } from './attempt.ts';
import { createDispatcher } from './dispatcher.ts';
import { createFanOut } from './fan-out.ts';
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
  /** Keeps signing secrets. */
  sealer: Sealer;
  disable: Disable;
  /** Where letters about disabled webhooks go out; undefined where none do. */
  post: Post | undefined;
  /** Where the API is, for letters to name. */
  publicUrl: string;
  /** Milliseconds between two looks for what nobody told of. */
  pollIntervalMs?: number;
}

/** Brings events to webhooks, in this process; any number of them share the work. */
export const createWebhookDelivery = ({
  db,
  clock,
  log,
  wake,
  outbound,
  sealer,
  disable,
  post,
  publicUrl,
  pollIntervalMs,
}: Dependencies) => {
  const queue = createQueue({ db, clock, sealer });
  const settle = createSettle({ db, clock, disable });
  const dispatcher = createDispatcher({ queue, send: createSend({ outbound, clock }), settle, log, pollIntervalMs });
  const relay = createRelay({ fanOut: createFanOut({ db, clock }), onDue: dispatcher.wake, due: queue.due, log, pollIntervalMs });
  const notices = post && createNotices({ queue: createNoticeQueue({ db, clock }), post, publicUrl, log, pollIntervalMs });
  let unlisten: (() => void) | undefined;

  return {
    start: (): void => {
      unlisten ??= wake.onWake(relay.wake);
      relay.start();
      dispatcher.start();
      notices?.start();
    },

    /** Takes nothing more, lets what is under way end for a moment, and gives the rest back. */
    close: async (): Promise<void> => {
      unlisten?.();
      await relay.close();
      await Promise.all([dispatcher.close(), notices?.close()]);
    },
  };
};
