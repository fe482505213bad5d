import type { Authenticate } from '../core/principal.ts';

/**
 * Shares checks of credentials that were valid before: connections with the same credential, from the same place, whose checks begin in
 * the same turn of the loop get the result of one. All connections of a node are looked at in one turn, and thousands of checks at a time
 * would be refused as too many. A later check is never part of an earlier one, so that it finds what has ended meanwhile.
 */
export const sharedChecks = (authenticate: Authenticate): Authenticate => {
  const begun = new Map<string, ReturnType<Authenticate>>();
  return (credential, origin) => {
    const same = JSON.stringify([credential.kind, credential.token, origin.address, origin.referrer, origin.userAgent]);
    const known = begun.get(same);
    if (known) return known;
    if (begun.size === 0) queueMicrotask(() => begun.clear());
    const check = authenticate(credential, origin);
    begun.set(same, check);
    return check;
  };
};
