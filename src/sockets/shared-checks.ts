import type { Authenticate } from '../core/principal.ts';

/**
 * Shares checks of previously valid credentials: connections with the same credential, from the same place, whose checks begin in the same
 * turn of the event loop get the result of one check. A node checks all its connections in one turn, and thousands of checks at a time
 * would be refused as too many. A later check never shares an earlier one, because credentials may have ended meanwhile.
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
