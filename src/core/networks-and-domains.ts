import { BlockList, isIP, isIPv6 } from 'node:net';

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Normalizes an address: an IPv4-mapped IPv6 address in any form (RFC 4291, 2.2) becomes the IPv4 address, and a zone is removed. */
export const plainAddress = (address: string): string => {
  const plain = address.split('%')[0]!;
  if (!/^[0:]+:ffff:/i.test(plain) || !isIPv6(plain)) return plain;
  const mapped = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(new URL(`http://[${plain}]`).hostname);
  if (!mapped) return plain;
  const [high = 0, low = 0] = mapped.slice(1).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
};

/** The bits before the IPv4 address in an IPv4-mapped one. */
const mappedBits = 96;

/** Turns a network of IPv4-mapped addresses into the IPv4 network. */
const plainNetwork = (network: string): string => {
  const [address = '', prefix = '128'] = network.split('/');
  const plain = plainAddress(address);
  return isIPv6(address) && !isIPv6(plain) && Number(prefix) >= mappedBits ? `${plain}/${Number(prefix) - mappedBits}` : network;
};

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
  for (const network of networks.filter(isNetwork).map(plainNetwork)) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, bits(address, prefix), familyOf(address));
  }
  return list;
};

/** Block lists by the array they were built from: database rows are cached for a second, and their lists with them. */
const lists = new WeakMap<readonly string[], BlockList>();

const listOf = (networks: readonly string[]): BlockList => {
  const known = lists.get(networks) ?? compiled(networks);
  lists.set(networks, known);
  return known;
};

/** Whether an address is in one of these networks. */
export const isWithin = (address: string, networks: readonly string[]): boolean =>
  isIP(plainAddress(address)) !== 0 && listOf(networks).check(plainAddress(address), familyOf(plainAddress(address)));

/** Whether a domain matches the host; `*.` at the start matches every subdomain. */
export const coversHost = (domain: string, host: string): boolean =>
  domain.startsWith('*.') ? host.endsWith(domain.slice(1)) : host === domain;

/** Whether every address of the narrow network is in the wide one. */
const coversNetwork = (wide: string, narrow: string): boolean => {
  const [address = '', prefix] = plainNetwork(narrow).split('/');
  const [base = '', length] = plainNetwork(wide).split('/');
  const fits = familyOf(address) === familyOf(base) && bits(address, prefix) >= bits(base, length);
  return fits && isNetwork(narrow) && isWithin(address, [wide]);
};

/** Whether every host that the narrow domain matches is also matched by the wide one. */
const coversDomain = (wide: string, narrow: string): boolean =>
  wide === narrow || (wide.startsWith('*.') && coversHost(wide, narrow.replace(/^\*\./, '')));

type Covers = (wide: string, narrow: string) => boolean;

/** Whether a restriction is at least as narrow as another one. An empty list restricts nothing. */
const isAsNarrow = (own: readonly string[], bound: readonly string[], covers: Covers): boolean =>
  bound.length === 0 || (own.length > 0 && own.every((narrow) => bound.some((wide) => covers(wide, narrow))));

/** Whether all networks are within others, if both are restrictions: an empty list allows every address. */
export const areNetworksWithin = (own: readonly string[], bound: readonly string[]): boolean => isAsNarrow(own, bound, coversNetwork);

/** Whether all domains are within others, if both are restrictions: an empty list allows every page. */
export const areDomainsWithin = (own: readonly string[], bound: readonly string[]): boolean => isAsNarrow(own, bound, coversDomain);
