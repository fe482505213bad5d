import type { Logger } from 'pino';
import { createLoop } from './loop.ts';
import type { Notice, NoticeQueue } from './notice-queue.ts';
import { waitAfter } from './schedule.ts';

/** A letter; two with the same `id` are one that was sent twice. */
export interface NoticeLetter {
  id: string;
  to: string;
  subject: string;
  text: string;
}

/** Where letters go out. */
export interface Post {
  /** @throws Error when the server does not take it */
  send(letter: NoticeLetter): Promise<void>;
}

interface Dependencies {
  queue: NoticeQueue;
  post: Post;
  /** Where the API is. */
  publicUrl: string;
  log: Pick<Logger, 'warn'>;
  random?: () => number;
  /** Milliseconds between two looks for letters that are owed. */
  pollIntervalMs?: number;
  /** Milliseconds that a letter under way gets to end when this is closed. */
  graceMs?: number;
}

/** What may be told of an address: in the rest of it there may be something that lets one in. */
export const shownAddress = (url: string): string => {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
};

const why = ({ reason, failingSince }: Notice): string =>
  reason === 'gone'
    ? 'Its address answered 410, which says that it wants no more.'
    : `Nothing but failures came back from its address since ${failingSince}, which is five days or more.`;

const letterOf = (notice: Notice, publicUrl: string): NoticeLetter => {
  const { webhookId, userId, eventId, name, email, account, url, disabledAt } = notice;
  return {
    id: `${eventId}.${userId}`,
    to: email,
    subject: 'A Tessera webhook was disabled',
    text: [
      `Hello ${name},`,
      `a webhook of the account ${account} was disabled at ${disabledAt}, and nothing is sent to it any more. ${why(notice)}`,
      `Webhook: ${webhookId}\nAddress: ${shownAddress(url)}`,
      'What it misses is kept. When the address answers again, enable the webhook:',
      `POST ${publicUrl}/v1/webhooks/${webhookId}/enable`,
      'and have sent to it what it missed, from an instant on that you name:',
      `POST ${publicUrl}/v1/webhooks/${webhookId}/recover`,
    ].join('\n\n'),
  };
};

/**
 * Sends the letters about disabled webhooks, one after the other, beside the deliveries. A disabling and the letters that are owed
 * for it are kept together or not at all, and one process at a time has a letter: it is sent once, whoever disabled the webhook
 * and however many work. A process that dies between the mail server's answer and our record of it leaves a letter that goes out a
 * second time, under the same Message-ID; SMTP knows no way to ask. A server that takes none gets as many tries as an address does.
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
      await post.send(letterOf(notice, publicUrl));
    } catch (error) {
      const wait = waitAfter(notice.tries, undefined, random());
      const outcome = wait === undefined ? 'is given up' : 'is tried again';
      log.warn(
        { err: error, webhook: notice.webhookId, user: notice.userId },
        `a letter about a disabled webhook was not taken and ${outcome}`,
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
    log.warn({ err: error }, 'letters about disabled webhooks could not be looked for');
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

    /** Sends nothing more; who waits for a mail server is not waited for very long. */
    close: async (): Promise<void> => {
      const late = Promise.withResolvers<void>();
      const timer = setTimeout(late.resolve, graceMs);
      await Promise.race([loop.close(), late.promise]);
      clearTimeout(timer);
    },
  };
};
