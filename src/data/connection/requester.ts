import { AsyncLocalStorage } from 'node:async_hooks';
import { newWait, renewWait, type WaitTime } from './timeouts.ts';

/** The kinds of those who ask the database for something; each kind has connections that the others cannot use up. */
export type Lane = 'account' | 'unauthenticated' | 'background';

/** On whose behalf the database is asked. */
export interface Requester {
  lane: Lane;
  /** Of an account its id, of a stranger the network address. */
  key: string;
  /** How much of a request's time is gone; undefined for what may take its time. */
  readonly waitTime?: WaitTime;
  /** Whether a request does something just now that may take its time. */
  isLongRunning?: boolean;
}

const current = new AsyncLocalStorage<Requester>();

const background: Requester = { lane: 'background', key: '' };

/** On whose behalf the running code asks; what nobody has asked for is done in the background. */
export const currentRequester = (): Requester => current.getStore() ?? background;

/** Runs work for somebody who is not known yet. Once `identified` says who it is, the rest is done for their account. */
export const asUnauthenticated = <T>(address: string, work: () => T): T =>
  current.run({ lane: 'unauthenticated', key: address, waitTime: newWait() }, work);

/** Runs work on behalf of an account. */
export const asAccount = <T>(accountId: string, work: () => T): T =>
  current.run({ lane: 'account', key: accountId, waitTime: newWait() }, work);

/** Runs what the request that began it does not wait for, nor pay. */
export const inBackground = <T>(work: () => T): T => current.run(background, work);

/** Runs what has a request's time, though nobody's share of connections. */
export const asProbe = <T>(work: () => T): T => current.run({ ...background, waitTime: newWait() }, work);

/** Whether the running code has a request's time. */
export const hasDeadline = (): boolean => current.getStore()?.waitTime !== undefined;

/** Runs what takes as long as there is much of it. What follows has a request's time from then on. */
export const withoutDeadline = async <T>(work: () => Promise<T>): Promise<T> => {
  const store = current.getStore();
  if (!store?.waitTime || store.isLongRunning) return work();
  store.isLongRunning = true;
  try {
    return await work();
  } finally {
    store.isLongRunning = false;
    renewWait(store.waitTime);
  }
};

/** Gives what follows the time of another request, as the next event of a subscription has it. */
export const restartDeadline = (): void => {
  const { waitTime } = currentRequester();
  if (waitTime) renewWait(waitTime);
};

/** Whose request the running code is part of; undefined in the background. */
const nonBackgroundRequester = (): Requester | undefined => {
  const who = currentRequester();
  return who === background ? undefined : who;
};

/** Says whose account the running request is. */
export const attributeToAccount = (accountId: string): void => {
  const who = nonBackgroundRequester();
  if (!who) return;
  who.lane = 'account';
  who.key = accountId;
};

/** Whether the running code is a request's, known or not. */
export const hasRequester = (): boolean => nonBackgroundRequester() !== undefined;
