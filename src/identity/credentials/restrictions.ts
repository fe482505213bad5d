import { BlockList, isIP, isIPv6 } from 'node:net';
import { ServiceError } from '../../core/errors.ts';
import type { Origin } from '../../core/principal.ts';

/** Where a key may be used; an empty list restricts nothing. */
export interface Restrictions {
  allowed_ips: readonly string[];
  allowed_referrers: readonly string[];
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** An IPv4 address that came over an IPv6 socket is the IPv4 address. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0]!;

const bits = (address: string, prefix: string | undefined): number => {
  const all = isIPv6(address) ? 128 : 32;
  return prefix === undefined ? all : Number(prefix);
};

/** Whether a text is an address or a network in CIDR notation. */
const isNetwork = (text: string): boolean => {
  const [address = '', prefix, ...more] = text.split('/');
  return (
    isIP(address) !== 0 &&
    more.length === 0 &&
    (prefix === undefined || /^\d+$/.test(prefix)) &&
    bits(address, prefix) <= bits(address, undefined)
  );
};

const compiled = (networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks.filter(isNetwork)) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, bits(address, prefix), familyOf(address));
  }
  return list;
};

/** Lists by the array that they were made of: rows are remembered for a second, and so are their lists. */
const lists = new WeakMap<readonly string[], BlockList>();

const listOf = (networks: readonly string[]): BlockList => {
  const known = lists.get(networks) ?? compiled(networks);
  lists.set(networks, known);
  return known;
};

const isWithin = (address: string, networks: readonly string[]): boolean =>
  isIP(plain(address)) !== 0 && listOf(networks).check(plain(address), familyOf(plain(address)));

/** The host of the page that a request came from, in lower case. */
const hostOf = (referrer: string | undefined): string | undefined =>
  referrer !== undefined && URL.canParse(referrer) ? new URL(referrer).hostname : undefined;

const covers = (domain: string, host: string): boolean => (domain.startsWith('*.') ? host.endsWith(domain.slice(1)) : host === domain);

const refused = (message: string) => new ServiceError('insufficient_permissions', message);

/**
 * Holds where a request came from against where its key may be used.
 * @throws ServiceError `insufficient_permissions` saying which restriction it fails
 */
export const expectAllowed = ({ allowed_ips, allowed_referrers }: Restrictions, { address, referrer }: Origin): void => {
  if (allowed_ips.length > 0 && !isWithin(address, allowed_ips))
    throw refused(`This API key may not be used from ${address}: it is restricted to certain addresses.`);
  if (allowed_referrers.length === 0) return;
  const host = hostOf(referrer);
  if (host === undefined)
    throw refused('This API key is restricted to pages of certain domains, and the request names no page in Referer or Origin.');
  if (!allowed_referrers.some((domain) => covers(domain, host))) throw refused(`This API key may not be used on pages of ${host}.`);
};
