import { ServiceError } from '../../core/errors.ts';
import { coversHost, isWithin } from '../../core/networks-and-domains.ts';
import type { Origin } from '../../core/principal.ts';

/** Where a key may be used; an empty list restricts nothing. */
export interface Restrictions {
  allowed_ips: readonly string[];
  allowed_referrers: readonly string[];
}

/** The host of the page that a request came from, in lower case. */
const hostOf = (referrer: string | undefined): string | undefined =>
  referrer !== undefined && URL.canParse(referrer) ? new URL(referrer).hostname : undefined;

const refused = (message: string) => new ServiceError('insufficient_permissions', message);

/**
 * Checks where a request comes from against its key's restrictions.
 * @throws ServiceError `insufficient_permissions` with the restriction that is violated
 */
export const expectAllowed = ({ allowed_ips, allowed_referrers }: Restrictions, { address, referrer }: Origin): void => {
  if (allowed_ips.length > 0 && !isWithin(address, allowed_ips))
    throw refused(`This API key is restricted to certain addresses and may not be used from ${address}.`);
  if (allowed_referrers.length === 0) return;
  const host = hostOf(referrer);
  if (host === undefined)
    throw refused('This API key is restricted to pages of certain domains, but the request has neither a Referer nor an Origin header.');
  if (!allowed_referrers.some((domain) => coversHost(domain, host))) throw refused(`This API key may not be used on pages of ${host}.`);
};
