import type { LookupAddress, LookupAllOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { isOpenAddress } from './addresses.ts';

/** A connection is refused because its address is not on the public network. */
export class ClosedAddressError extends Error {
  override name = 'ClosedAddressError';
}

const closedAddress = (host: string) => new ClosedAddressError(`${host} is, or leads to, an address that is not on the public network.`);

/** `lookup` of node:dns, with the option to return all addresses. */
export type Lookup = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** The allowed networks, the timeout, and the name resolution of an agent. */
export interface GuardOptions {
  allowPrivate: boolean;
  timeoutMs: number;
  lookup: Lookup;
}

/** Resolves names to allowed addresses only. The connection uses exactly the checked address, so DNS cannot change it in between. */
const guardedLookup =
  (allowPrivate: boolean, lookup: Lookup): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      if (found.length === 0 || !found.every(({ address }) => isOpenAddress(address, allowPrivate)))
        return callback(closedAddress(hostname), []);
      if (options.all) return callback(null, found);
      callback(null, found[0]!.address, found[0]!.family);
    });

/** Names that always mean this machine (RFC 6761, 6.3). */
const loopback = /^(.+\.)?localhost\.?$/i;

/** Whether a host is refused without a DNS lookup: an IP address that is not allowed, or `localhost`. */
export const isClosedHost = (hostname: string, allowPrivate: boolean): boolean => {
  if (loopback.test(hostname)) return !allowPrivate;
  const literal = hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) !== 0 && !isOpenAddress(literal, allowPrivate);
};

/**
 * An agent that connects to allowed addresses only. An IP address in the URL is never looked up, so it is checked before the
 * connection. (`blockList` of node:net would do both, but node:tls ignores it.)
 */
export const guardedAgent = ({ allowPrivate, timeoutMs, lookup }: GuardOptions): Agent => {
  const connector = buildConnector({ lookup: guardedLookup(allowPrivate, lookup), timeout: timeoutMs, allowH2: false });
  const connect: buildConnector.connector = (options, callback) => {
    if (isClosedHost(options.hostname, allowPrivate)) return callback(closedAddress(options.hostname), null);
    connector(options, callback);
  };
  return new Agent({ connect, allowH2: false, headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
};
