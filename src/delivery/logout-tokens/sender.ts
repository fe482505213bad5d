import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import { type Outbound, OutboundError } from '../../outbound/outbound.ts';
import { createLoop } from '../webhooks/loop.ts';
import { retryAfter, waitAfter } from '../webhooks/schedule.ts';
import type { DueLogoutToken, LogoutQueue } from './queue.ts';

/** Signs the logout token of a sign-in for an application. */
export type SignLogout = (about: Pick<DueLogoutToken, 'applicationId' | 'sessionId' | 'userId'>) => Promise<string>;

interface Dependencies {
  queue: LogoutQueue;
  outbound: Pick<Outbound, 'send'>;
  sign: SignLogout;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  random?: () => number;
  /** Milliseconds between two polls. */
  pollIntervalMs?: number;
}

/** How many tokens a process sends at a time. */
const atOnce = 16;

/** How much of a response is read, in bytes: only its status counts. */
const maxBytes = 1024;

/** The outcome of an attempt: a problem, with the milliseconds that the receiver asks to wait, or undefined for a success. */
type Outcome = { problem: string; retryAfterMs: number | undefined } | undefined;

/**
 * Sends logout tokens (OpenID Connect Back-Channel Logout 1.0, 2.5). The end of a sign-in and the rows of its tokens are one transaction,
 * and one process at a time holds a row. A token is signed again for each attempt, because it is valid for two minutes. When an
 * application does not accept it, there are as many attempts as for a webhook.
 */
export const createLogoutSender = ({ queue, outbound, sign, clock, log, random = Math.random, pollIntervalMs }: Dependencies) => {
  const closing = new AbortController();
  let due = false;
  let sending = 0;

  const post = async (token: DueLogoutToken, url: string): Promise<Outcome> => {
    const body = new URLSearchParams({ logout_token: await sign(token) }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: '*/*' };
    try {
      const { status, headers: answered } = await outbound.send({ method: 'POST', url, headers, body, maxBytes, signal: closing.signal });
      if (status >= 200 && status < 300) return undefined;
      const asked = answered['retry-after'];
      const retryAfterMs = retryAfter(Array.isArray(asked) ? asked[0] : asked, clock().getTime());
      return { problem: `The endpoint answered ${status}; only 2xx counts as success.`, retryAfterMs };
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      return { problem: error.message, retryAfterMs: undefined };
    }
  };

  const send = async (token: DueLogoutToken): Promise<void> => {
    const { url, tries, accountId: account, applicationId: application } = token;
    const failed = url === null ? undefined : await post(token, url);
    // Another process takes it over after the lease.
    if (closing.signal.aborted && failed) return;
    if (!failed) return queue.end(token);
    const wait = waitAfter(tries, failed.retryAfterMs, random());
    if (wait !== undefined) return queue.putOff(token, wait);
    log.warn({ account, application, problem: failed.problem }, 'a logout token was not accepted and is given up');
    return queue.end(token);
  };

  const sendNext = async (): Promise<void> => {
    const token = await queue.take();
    if (!token) return;
    // There may be another token, which must not wait for this one.
    due = true;
    loop.notify();
    await send(token);
  };

  const failed = (error: unknown): void => {
    log.warn({ err: error }, 'logout tokens could not be sent');
  };

  const loop = createLoop({
    poll: async () => {
      due = true;
    },
    begin: () => {
      if (!due || sending >= atOnce) return undefined;
      due = false;
      sending += 1;
      return sendNext()
        .catch(failed)
        .finally(() => {
          sending -= 1;
        });
    },
    failed,
    ...(pollIntervalMs !== undefined && { pollIntervalMs }),
  });

  return {
    start: loop.start,

    /** Begins no more requests, and aborts the running ones. */
    close: async (): Promise<void> => {
      closing.abort();
      await loop.close();
    },
  };
};
