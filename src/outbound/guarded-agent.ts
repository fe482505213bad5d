import type { LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import type { AllowedPrivate } from './addresses.ts';
import { isOpenAddress } from './addresses.ts';
import { closedAddress, isClosedHost, type Lookup } from './private-networks.ts';

/** The allowed networks, the timeout, and the name resolution of an agent. */
export interface GuardOptions {
  allowPrivate: AllowedPrivate;
  timeoutMs: number;
  lookup: Lookup;
}

/** Resolves names to allowed addresses only. The connection uses exactly the checked address, so DNS cannot change it in between. */
const guardedLookup =
  (allowPrivate: AllowedPrivate, lookup: Lookup): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      if (found.length === 0 || !found.every(({ address }) => isOpenAddress(address, allowPrivate)))
        return callback(closedAddress(hostname), []);
      if (options.all) return callback(null, found);
      callback(null, found[0]!.address, found[0]!.family);
    });

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
