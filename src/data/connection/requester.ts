import { AsyncLocalStorage } from 'node:async_hooks';
import { background as noAccount } from '../../core/event-loop.ts';
import { newWait, renewWait, type WaitTime } from './timeouts.ts';

/** The kinds of requesters; each has connections that the others cannot use up. */
export type Lane = 'account' | 'unauthenticated' | 'background';

/** On whose behalf queries run. */
export interface Requester {
  lane: Lane;
  /** The id of the account, or the network address of an unauthenticated caller. */
  key: string;
  /** How long the request has waited for the database; undefined for work without a deadline. */
  readonly waitTime?: WaitTime;
  /** While the request runs long work: until when it may go on, on the clock of `performance.now()`; infinite without a deadline. */
  longRunningUntil?: number;
  /** Whether long work of the request has to wait for a turn, or has one. */
  longTurn?: 'wanted' | 'held';
  /** Set while a standby may answer the reads of the request: how far it has to be for that, once it is known. */
  standby?: { written?: Promise<bigint> };
}

const current = new AsyncLocalStorage<Requester>();

const background: Requester = { lane: 'background', key: noAccount };

/** The requester of the running code; code outside of a request belongs to the background. */
export const currentRequester = (): Requester => current.getStore() ?? background;

/** Runs work for a caller who is not authenticated yet. After `attributeToAccount` the rest counts for the account. */
export const asUnauthenticated = <T>(address: string, work: () => T): T =>
  current.run({ lane: 'unauthenticated', key: address, waitTime: newWait() }, work);

/** Runs work on behalf of an account. */
export const asAccount = <T>(accountId: string, work: () => T): T =>
  current.run({ lane: 'account', key: accountId, waitTime: newWait() }, work);

/** Runs work on behalf of a requester. */
export const asRequester = <T>(requester: Requester, work: () => T): T => current.run(requester, work);

/** Runs work outside of the request that started it: without its deadline and its share of connections. */
export const inBackground = <T>(work: () => T): T => current.run(background, work);

/** Runs work with the deadline of a request, but within the share of the background. */
export const asProbe = <T>(work: () => T): T => current.run({ ...background, waitTime: newWait() }, work);

/**
 * Runs work whose lists a standby may answer. It reads all that was acknowledged in the account before it began, and of other changes it
 * may miss the latest.
 */
export const fromStandby = <T>(work: () => T): T => {
  const requester = currentRequester();
  return requester.lane === 'account' ? current.run({ ...requester, standby: {} }, work) : work();
};

/** Runs work within `fromStandby` that has to read the latest state all the same. */
export const fromPrimary = <T>(work: () => T): T => {
  const requester = currentRequester();
  return requester.standby ? current.run({ ...requester, standby: undefined }, work) : work();
};

/** Whether the running code has the deadline of a request. */
export const hasDeadline = (): boolean => current.getStore()?.waitTime !== undefined;

const runUntil = async <T>(until: number, work: () => Promise<T>): Promise<T> => {
  const store = current.getStore();
  if (!store?.waitTime || store.longRunningUntil !== undefined) return work();
  store.longRunningUntil = until;
  try {
    return await work();
  } finally {
    store.longRunningUntil = undefined;
  }
};

/** Runs work whose duration grows with the data. After it the request's deadline starts again. */
export const withoutDeadline = <T>(work: () => Promise<T>): Promise<T> => runUntil(Number.POSITIVE_INFINITY, work).finally(restartDeadline);

/** Runs such work within the request's deadline, and begins no statement of it after so many milliseconds. */
export const withShortDeadline = <T>(milliseconds: number, work: () => Promise<T>): Promise<T> =>
  runUntil(performance.now() + milliseconds, work);

/** Starts the deadline again, as for the next event of a subscription. */
export const restartDeadline = (): void => {
  const { waitTime } = currentRequester();
  if (waitTime) renewWait(waitTime);
};

/** The requester of the running request; undefined in the background. */
const nonBackgroundRequester = (): Requester | undefined => {
  const requester = currentRequester();
  return requester === background ? undefined : requester;
};

/** Attributes the rest of the running request to an account. */
export const attributeToAccount = (accountId: string): void => {
  const requester = nonBackgroundRequester();
  if (!requester) return;
  requester.lane = 'account';
  requester.key = accountId;
};

/** Whether the running code belongs to a request, authenticated or not. */
export const hasRequester = (): boolean => nonBackgroundRequester() !== undefined;
