import type { Authenticate } from '../core/principal.ts';
import {
  asAccount,
  asUnauthenticated,
  attributeToAccount,
  fromStandby,
  hasRequester,
  restartDeadline,
} from '../data/connection/requester.ts';
import { networkOf } from './attempt-limits.ts';

/** Runs a request. Its database connections count against the share of its address, and against its account's once it is authenticated. */
export const onBehalfOfAddress = <T>(address: string, work: () => T): T => asUnauthenticated(networkOf(address), work);

/** Runs work for an account, on a connection that is authenticated already. */
export const onBehalfOfAccount = <T>({ accountId }: { accountId: string }, work: () => T): T => asAccount(accountId, work);

/** Runs a request that changes nothing: a standby may answer its lists, with everything that was acknowledged in the account before it. */
export const asReader = fromStandby;

/** Starts a new deadline for the next work of the same subscription. */
export const withOwnDeadline = restartDeadline;

/**
 * Moves a request with valid credentials to its account's share. Work outside a request, such as revalidation of an open connection, counts
 * against the share of its address.
 */
export const attributing =
  (authenticate: Authenticate): Authenticate =>
  async (credential, origin) => {
    if (!hasRequester()) return onBehalfOfAddress(origin.address, () => authenticate(credential, origin));
    const caller = await authenticate(credential, origin);
    attributeToAccount(caller.accountId);
    return caller;
  };
