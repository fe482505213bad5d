import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { type ErrorCode, errorTable } from '../../src/core/errors.ts';
import type { ChannelClient, Frame } from '../channel/client.ts';
import type { Answered, Caller } from './tessera.ts';

/** The part of an answer that says whether it is a refusal. */
type Refusable = Pick<Answered, 'status' | 'headers'> & Partial<Pick<Answered, 'body'>>;

/** Whether a node refuses with this status because it is too busy: the share of the account is in use, or the database takes too long. */
export const isBusy = (status: number): boolean => [429, 503, 504].includes(status);

/** A node that starts or stops is not busy: nobody may be sent to it. */
const isAway = (answer: Refusable): boolean => /^The server is (starting|about to stop)/.test(answer.body?.error?.message ?? '');

/** By what status something is refused, and after how many seconds to come again; GraphQL says it of each field. */
export const refusalOf = ({ status, headers, body }: Refusable): [status: number, retryAfter: number] => {
  const [error] = body?.errors ?? [];
  if (!error) return [status, Number(headers.get('retry-after') ?? undefined)];
  return [errorTable[error.extensions.reason as ErrorCode][0], error.extensions.retryAfter];
};

/**
 * Asks again for as long as a node is too busy for an answer, as nodes with the limits of production are on a busy machine. A write that
 * must happen once has to be asked for with one Idempotency-Key: what was given up may have happened, or be under way for a moment.
 */
export const untilAnswered = async <A extends Refusable>(ask: () => Promise<A>): Promise<A> => {
  for (let wasBusy = false; ; wasBusy = true) {
    const answer = await ask();
    const [status, retryAfter] = refusalOf(answer);
    const isUnderWay = wasBusy && answer.body?.error?.code === ('idempotency_key_in_use' satisfies ErrorCode);
    if (isAway(answer) || (!isBusy(status) && !isUnderWay)) return answer;
    expect(retryAfter, `the Retry-After of a ${status}`).toBeGreaterThan(0);
    await delay(retryAfter * 1000);
  }
};

/** Creates something once, however often it has to be asked for. */
export const createOnce = ({ call }: Pick<Caller, 'call'>, path: string, body: unknown): Promise<Answered> => {
  const idempotency = { 'Idempotency-Key': randomUUID() };
  return untilAnswered(() => call('POST', path, body, idempotency));
};

const busyCodes: readonly string[] = ['rate_limit_exceeded', 'service_unavailable', 'timeout'] satisfies ErrorCode[];

/** Asks a frame again for as long as a node is too busy for it. @throws Error when the connection is closed */
export const askUntilTaken = async ({ ask }: ChannelClient, frame: object): Promise<Frame> => {
  for (;;) {
    const answer = await ask(frame);
    if (!busyCodes.includes(answer.error?.code)) return answer;
    await delay(200);
  }
};
