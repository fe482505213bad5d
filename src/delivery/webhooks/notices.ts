import type { Logger } from 'pino';
import { deliveryLimits } from '../../contract/plans.ts';
import { platformName } from '../../contract/platform-name.ts';
import { accountCalled, greetingOf } from '../../core/email-words.ts';
import { waitAtMost } from '../../core/time-limit.ts';
import { inStoredTrace } from '../../core/tracing.ts';
import { createLoop } from './loop.ts';
import type { Notice, NoticeQueue } from './notice-queue.ts';
import { waitAfter } from './schedule.ts';

/** A letter. Two letters with the same `id` are one that was sent twice. */
export interface NoticeLetter {
  id: string;
  to: string;
  subject: string;
  text: string;
}

/** Sends mail. */
export interface Post {
  /** @throws Error when the mail server does not accept it */
  send(letter: NoticeLetter): Promise<void>;
}

interface Dependencies {
  queue: NoticeQueue;
  post: Post;
  /** The address of the API. */
  publicUrl: string;
  log: Pick<Logger, 'warn'>;
  random?: () => number;
  /** Milliseconds between two polls for letters to send. */
  pollIntervalMs?: number;
  /** How long a letter that is being sent may take after `close`, in milliseconds. */
  graceMs?: number;
}

/** The part of an address that a letter may show: the rest may contain a secret. */
export const shownAddress = (url: string): string => {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
};

const days = deliveryLimits.failing / 86_400;

const why = ({ reason, failingSince }: Notice): string =>
  reason === 'gone' ? 'Its endpoint answered 410 Gone.' : `Every delivery has failed since ${failingSince}, for at least ${days} days.`;

const letterOf = (notice: Notice, publicUrl: string): NoticeLetter => {
  const { webhookId, userId, eventId, name, email, account, url, disabledAt } = notice;
  return {
    id: `${eventId}.${userId}`,
    to: email,
    subject: `A ${platformName} webhook was disabled`,
    text: [
      greetingOf(name),
      `a webhook of ${accountCalled(account)} was disabled at ${disabledAt}, and nothing is sent to it any more. ${why(notice)}`,
      `Webhook: ${webhookId}\nAddress: ${shownAddress(url)}`,
      'Events that it misses are stored. When the address answers again, enable the webhook:',
      `POST ${publicUrl}/v1/webhooks/${webhookId}/enable`,
      'and have sent to it what it missed, from an instant on that you name:',
      `POST ${publicUrl}/v1/webhooks/${webhookId}/recover`,
    ].join('\n\n'),
  };
};

/**
 * Sends the letters about disabled webhooks one after the other, independently of deliveries. Disabling a webhook and creating its
 * letters is one transaction, and one process at a time holds a letter, so each is sent once. If a process dies between the mail
 * server's answer and the record of it, the letter is sent again with the same Message-ID, because SMTP cannot be queried. A
 * server that accepts no letter gets as many attempts as a webhook address.
 */
export const createNotices = ({
  queue,
  post,
  publicUrl,
  log,
  random = Math.random,
  pollIntervalMs = 5000,
  graceMs = 3000,
}: Dependencies) => {
  let due = false;
  let busy = false;

  const send = async (notice: Notice): Promise<void> => {
    try {
      await inStoredTrace({ name: 'send e-mail' }, {}, () => post.send(letterOf(notice, publicUrl)));
    } catch (error) {
      const wait = waitAfter(notice.tries, undefined, random());
      const outcome = wait === undefined ? 'is given up' : 'is tried again';
      log.warn(
        { err: error, webhook: notice.webhookId, user: notice.userId },
        `a letter about a disabled webhook was not accepted and ${outcome}`,
      );
      return wait === undefined ? queue.end(notice) : queue.putOff(notice, wait);
    }
    await queue.end(notice);
  };

  const sendNext = async (): Promise<void> => {
    const notice = await queue.take();
    if (notice) await send(notice);
    else due = false;
  };

  const failed = (error: unknown): void => {
    due = false;
    log.warn({ err: error }, 'the search for letters about disabled webhooks failed');
  };

  const loop = createLoop({
    poll: async () => {
      due = true;
    },
    begin: () => {
      if (!due || busy) return undefined;
      busy = true;
      return sendNext()
        .catch(failed)
        .finally(() => {
          busy = false;
        });
    },
    failed,
    pollIntervalMs,
  });

  return {
    start: loop.start,

    /** Sends no more letters, and waits for the current one only for a short time. */
    close: async (): Promise<void> => {
      await waitAtMost(graceMs, loop.close());
    },
  };
};
