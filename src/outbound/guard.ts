import type { LookupAddress, LookupAllOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { isOpenAddress } from './addresses.ts';

/** An address that no connection goes to, because it is not on the public network. */
export class ClosedAddressError extends Error {
  override name = 'ClosedAddressError';
}

const closed = (host: string) => new ClosedAddressError(`${host} is, or leads to, an address that is not on the public network.`);

/** How names are resolved: `lookup` of node:dns, asked for all addresses. */
export type Lookup = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** What an agent may reach, within which time, and how it resolves names. */
export interface GuardOptions {
  allowPrivate: boolean;
  timeoutMs: number;
  lookup: Lookup;
}

/** Resolves names to open addresses only; what is looked at here is what is connected to, so a name cannot change in between. */
const guardedLookup =
  (allowPrivate: boolean, lookup: Lookup): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      if (found.length === 0 || !found.every(({ address }) => isOpenAddress(address, allowPrivate))) return callback(closed(hostname), []);
      if (options.all) return callback(null, found);
      callback(null, found[0]!.address, found[0]!.family);
    });

/** Names that mean this machine wherever they are looked up (RFC 6761, 6.3). */
const loopback = /^(.+\.)?localhost\.?$/i;

/** Whether no connection goes to a host, be it in digits or `localhost`; nothing is looked up for it. */
export const isClosedHost = (hostname: string, allowPrivate: boolean): boolean => {
  if (loopback.test(hostname)) return !allowPrivate;
  const literal = hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) !== 0 && !isOpenAddress(literal, allowPrivate);
};

/**
 * An agent whose connections reach open addresses only, whatever the address of the request says. An address in digits is
 * never looked up, so it is held against the same rule before the connection. (`blockList` of node:net would do both, and is
 * ignored by node:tls.)
 */
export const guardedAgent = ({ allowPrivate, timeoutMs, lookup }: GuardOptions): Agent => {
  const connector = buildConnector({ lookup: guardedLookup(allowPrivate, lookup), timeout: timeoutMs, allowH2: false });
  const connect: buildConnector.connector = (options, callback) => {
    if (isClosedHost(options.hostname, allowPrivate)) return callback(closed(options.hostname), null);
    connector(options, callback);
  };
  return new Agent({ connect, allowH2: false, headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
};
