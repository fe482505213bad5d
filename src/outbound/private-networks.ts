import type { LookupAddress, LookupAllOptions } from 'node:dns';
import { isIP } from 'node:net';
import { type AllowedPrivate, isOpenAddress } from './addresses.ts';

/** A connection is refused because its address is not on the public network. */
export class ClosedAddressError extends Error {
  override name = 'ClosedAddressError';
}

/** The error for a host. */
export const closedAddress = (host: string) =>
  new ClosedAddressError(`${host} is not a public address, or resolves to one that is not public.`);

/** `lookup` of node:dns, with the option to return all addresses. */
export type Lookup = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** Names that always mean the local machine (RFC 6761, 6.3). */
const loopback = /^(.+\.)?localhost\.?$/i;

/** Whether a host is refused without a DNS lookup: an IP address that is not allowed, or `localhost`. */
export const isClosedHost = (hostname: string, allowPrivate: AllowedPrivate): boolean => {
  if (loopback.test(hostname)) return !allowPrivate;
  const literal = hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) !== 0 && !isOpenAddress(literal, allowPrivate);
};
