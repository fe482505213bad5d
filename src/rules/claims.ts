import type { Authenticate } from '../core/principal.ts';
import { asAccount, asStranger, beginAnew, identified, isClaimed } from '../data/claimant.ts';
import { networkOf } from './attempts.ts';

/** Runs a request. What it asks the database comes out of its address's share, and once its account is known out of that one's. */
export const onBehalfOf = <T>(address: string, work: () => T): T => asStranger(networkOf(address), work);

/** Runs what an account has asked for, on a connection whose credentials are known already. */
export const onAccountOf = <T>({ accountId }: { accountId: string }, work: () => T): T => asAccount(accountId, work);

/** Gives the next thing that is done for the same subscription a request's time of its own. */
export const onTimeOfItsOwn = beginAnew;

/** Has a request that shows good credentials go on in its account's share. What no request asks for, such as another look at those of a connection that stands, is its address's matter. */
export const claiming =
  (authenticate: Authenticate): Authenticate =>
  async (presented, origin) => {
    if (!isClaimed()) return onBehalfOf(origin.address, () => authenticate(presented, origin));
    const caller = await authenticate(presented, origin);
    identified(caller.accountId);
    return caller;
  };
