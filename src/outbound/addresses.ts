import { BlockList, isIP } from 'node:net';

type Network = readonly [address: string, prefix: number];

const blockList = (family: 'ipv4' | 'ipv6', networks: readonly Network[]): BlockList => {
  const list = new BlockList();
  for (const [address, prefix] of networks) list.addSubnet(address, prefix, family);
  return list;
};

// One list per family: a BlockList matches mapped IPv4 addresses against IPv6 networks, so `::/3` would match all.
const privateNetworks = {
  4: blockList('ipv4', [
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
  ]),
  6: blockList('ipv6', [
    ['::1', 128],
    ['fc00::', 7],
  ]),
};

/** Loopback. */
const loopback = {
  4: blockList('ipv4', [['127.0.0.0', 8]]),
  6: blockList('ipv6', [['::1', 128]]),
};

/** Which non-public addresses are allowed: none, loopback, or all private networks. */
export type AllowedPrivate = boolean | 'loopback';

/** Cloud metadata services at private addresses, which hand out a machine's credentials; other clouds use link-local addresses. */
const metadata = {
  4: blockList('ipv4', [['100.100.100.200', 32]]), // Alibaba
  6: blockList('ipv6', [['fd00:ec2::', 32]]), // Amazon
};

/** The special-purpose registries of IANA (RFC 6890); for IPv6 only global unicast, 2000::/3, is allowed. */
const reservedNetworks = {
  4: blockList('ipv4', [
    ['0.0.0.0', 8],
    ['168.63.129.16', 32], // Azure's platform, at a public address inside every virtual machine
    ['169.254.0.0', 16], // link-local, including the metadata service of most clouds
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ]),
  6: blockList('ipv6', [
    ['::', 3], // also addresses that embed an IPv4 address: mapped, compatible, NAT64
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
    ['4000::', 2],
    ['8000::', 1],
  ]),
};

/**
 * Whether connections to an IP address are allowed: public addresses always, loopback and private networks as `allowPrivate` says. Link-local,
 * metadata, multicast, reserved and IPv4-mapped addresses are never allowed.
 */
export const isOpenAddress = (address: string, allowPrivate: AllowedPrivate): boolean => {
  const [bare = ''] = address.split('%');
  const version = isIP(bare);
  if (version !== 4 && version !== 6) return false;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (metadata[version].check(bare, family)) return false;
  if (privateNetworks[version].check(bare, family))
    return allowPrivate === 'loopback' ? loopback[version].check(bare, family) : allowPrivate;
  return !reservedNetworks[version].check(bare, family);
};
