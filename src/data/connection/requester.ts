import { AsyncLocalStorage } from 'node:async_hooks';
import { newWait, renewWait, type WaitTime } from './timeouts.ts';

/** The kinds of requesters. The background has connections of its own. */
export type Lane = 'account' | 'unauthenticated' | 'background';

/** On whose behalf queries run. */
export interface Requester {
  lane: Lane;
  /** The id of the account, or the network address of an unauthenticated caller. */
  key: string;
  /** How long the request has waited for the database; undefined for work without a deadline. */
  readonly waitTime?: WaitTime;
  /** Whether the request runs work whose duration grows with the data. */
  isLongRunning?: boolean;
  /** Set while a standby may answer the reads of the request: the position that it must have replayed for that, once this is known. */
  standby?: { written?: Promise<bigint> };
}

const current = new AsyncLocalStorage<Requester>();

const background: Requester = { lane: 'background', key: '' };

/** The requester of the running code; code outside of a request belongs to the background. */
export const currentRequester = (): Requester => current.getStore() ?? background;

/** Runs work for a caller who is not authenticated yet. After `attributeToAccount` the rest counts towards the account. */
export const asUnauthenticated = <T>(address: string, work: () => T): T =>
  current.run({ lane: 'unauthenticated', key: address, waitTime: newWait() }, work);

/** Runs work on behalf of an account. */
export const asAccount = <T>(accountId: string, work: () => T): T =>
  current.run({ lane: 'account', key: accountId, waitTime: newWait() }, work);

/** Runs work on behalf of a requester. */
export const asRequester = <T>(requester: Requester, work: () => T): T => current.run(requester, work);

/** Runs work outside of the request that started it: without its deadline, and on the connections of the background. */
export const inBackground = <T>(work: () => T): T => current.run(background, work);

/** Runs work with the deadline of a request, but on the connections of the background. */
export const asProbe = <T>(work: () => T): T => current.run({ ...background, waitTime: newWait() }, work);

/**
 * Runs work whose lists a standby may answer. The work sees everything that was acknowledged in the account before it began, but may miss
 * the latest of other changes.
 */
export const fromStandby = <T>(work: () => T): T => {
  const requester = currentRequester();
  return requester.lane === 'account' ? current.run({ ...requester, standby: {} }, work) : work();
};

/** Runs work within `fromStandby` that nevertheless has to read the latest state. */
export const fromPrimary = <T>(work: () => T): T => {
  const requester = currentRequester();
  return requester.standby ? current.run({ ...requester, standby: undefined }, work) : work();
};

/** Whether the running code has the deadline of a request. */
export const hasDeadline = (): boolean => current.getStore()?.waitTime !== undefined;

/** Runs work whose duration grows with the data. After it the request's deadline starts again. */
export const withoutDeadline = async <T>(work: () => Promise<T>): Promise<T> => {
  const store = current.getStore();
  if (!store?.waitTime || store.isLongRunning) return work();
  store.isLongRunning = true;
  try {
    return await work();
  } finally {
    store.isLongRunning = false;
    restartDeadline();
  }
};

/** Restarts the deadline, for example for the next event of a subscription. */
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
