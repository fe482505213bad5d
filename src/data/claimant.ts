import { AsyncLocalStorage } from 'node:async_hooks';

/** The kinds of those who ask the database for something; each kind has connections that the others cannot use up. */
export type Lane = 'account' | 'stranger' | 'background';

/** On whose behalf the database is asked. */
export interface Claimant {
  lane: Lane;
  /** Of an account its id, of a stranger the network address. */
  key: string;
}

const current = new AsyncLocalStorage<Claimant>();

const background: Claimant = { lane: 'background', key: '' };

/** On whose behalf the running code asks; what nobody has asked for is done in the background. */
export const claimant = (): Claimant => current.getStore() ?? background;

/** Runs work for somebody who is not known yet. Once `identified` says who it is, the rest is done for their account. */
export const asStranger = <T>(address: string, work: () => T): T => current.run({ lane: 'stranger', key: address }, work);

/** Runs work on behalf of an account. */
export const asAccount = <T>(accountId: string, work: () => T): T => current.run({ lane: 'account', key: accountId }, work);

/** Runs what the request that began it does not wait for, nor pay. */
export const inBackground = <T>(work: () => T): T => current.run(background, work);

/** Says whose account the running request is. */
export const identified = (accountId: string): void => {
  const store = current.getStore();
  if (!store || store === background) return;
  store.lane = 'account';
  store.key = accountId;
};

/** Whether the running code is a request's, known or not. */
export const isClaimed = (): boolean => current.getStore() !== undefined;
