import type { Authenticate } from '../core/principal.ts';
import { asAccount, asUnauthenticated, attributeToAccount, hasRequester, restartDeadline } from '../data/connection/requester.ts';
import { networkOf } from './attempt-limits.ts';

/** Runs a request. What it asks the database comes out of its address's share, and once its account is known out of that one's. */
export const onBehalfOfAddress = <T>(address: string, work: () => T): T => asUnauthenticated(networkOf(address), work);

/** Runs what an account has asked for, on a connection whose credentials are known already. */
export const onBehalfOfAccount = <T>({ accountId }: { accountId: string }, work: () => T): T => asAccount(accountId, work);

/** Gives the next thing that is done for the same subscription a request's time of its own. */
export const withOwnDeadline = restartDeadline;

/** Has a request that shows good credentials go on in its account's share. What no request asks for, such as another look at those of a connection that stands, is its address's matter. */
export const attributing =
  (authenticate: Authenticate): Authenticate =>
  async (presented, origin) => {
    if (!hasRequester()) return onBehalfOfAddress(origin.address, () => authenticate(presented, origin));
    const caller = await authenticate(presented, origin);
    attributeToAccount(caller.accountId);
    return caller;
  };
