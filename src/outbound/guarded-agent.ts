import * as http from 'node:http';
import * as https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { AllowedPrivate } from './addresses.ts';
import { isOpenAddress } from './addresses.ts';
import { closedAddress, isClosedHost, type Lookup } from './private-networks.ts';

/** The allowed networks and the name resolution of an agent. */
export interface GuardOptions {
  allowPrivate: AllowedPrivate;
  lookup: Lookup;
}

/** Starts a request. @throws ClosedAddressError for an IP address that is not allowed, Error for an invalid request */
export type Begin = (url: URL, options: Pick<http.RequestOptions, 'method' | 'headers'>) => http.ClientRequest;

/** Milliseconds after which an unused connection is closed. */
const idle = 4_000;

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
 * Sends requests to allowed addresses only, over keep-alive connections. An IP address in the URL is never looked up, so it is checked before
 * connecting. (`blockList` of node:net would do both, but node:tls ignores it.)
 */
export const guardedAgent = ({ allowPrivate, lookup: unguarded }: GuardOptions): { begin: Begin; destroy: () => void } => {
  const lookup = guardedLookup(allowPrivate, unguarded);
  const options = { keepAlive: true, timeout: idle, lookup };
  const agents = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) };
  return {
    begin: ({ protocol, hostname, port, pathname, search }, given) => {
      if (isClosedHost(hostname, allowPrivate)) throw closedAddress(hostname);
      const isTls = protocol === 'https:';
      const host = hostname.replace(/^\[(.*)\]$/, '$1');
      const target = { protocol, host, port, path: `${pathname}${search}`, agent: agents[isTls ? 'https:' : 'http:'] };
      return (isTls ? https : http).request({ ...given, ...target });
    },
    destroy: () => {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
};
