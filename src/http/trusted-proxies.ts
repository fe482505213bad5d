import { isIP } from 'node:net';
import type { Express, Request } from 'express';

/** Maximum number of cached addresses. */
const maxRemembered = 1000;

type Trusts = (address: string, hop: number) => boolean;

/** Caches whether an address is trusted: each request checks several times, and most requests come through the same few proxies. */
const memoizeTrust = (trusts: Trusts): Trusts => {
  const known = new Map<string, boolean>();
  return (address, hop) => {
    const cached = known.get(address);
    if (cached !== undefined) return cached;
    if (known.size >= maxRemembered) known.clear();
    const trusted = trusts(address, hop);
    known.set(address, trusted);
    return trusted;
  };
};

/** The value set by the outermost trusted proxy. Each proxy appends its own value; earlier values may come from the client. */
const protocolBehind = (list: string, hops: number): string => {
  const values = list.split(',');
  return (values.at(-hops) ?? values[0]!).trim().toLowerCase();
};

/** The protocol from `X-Forwarded-Proto`, read like `X-Forwarded-For`: from the end, one value per trusted proxy. */
const protocolOf = (request: Request, trusts: Trusts): string => {
  const { socket, headers } = request;
  const direct = 'encrypted' in socket ? 'https' : 'http';
  const forwarded = headers['x-forwarded-proto'];
  if (!forwarded || !trusts(socket.remoteAddress ?? '', 0)) return direct;
  return protocolBehind(String(forwarded), Math.max(1, request.ips.length));
};

/** Used when the address is unknown: the caller has disconnected, or a proxy sent an invalid address. */
const unknownAddress = '::';

/** The address sent by a proxy, without the port and zone that some proxies add. */
const addressIn = (forwarded = ''): string => {
  const bare = /^\[([^\]]*)\]/.exec(forwarded)?.[1] ?? forwarded;
  const [unzoned = ''] = bare.split('%', 1);
  return [unzoned, unzoned.replace(/:\d*$/, '')].find((one) => isIP(one) > 0) ?? unknownAddress;
};

/** Makes Express trust the forwarded address and protocol of these proxies only. */
export const trustProxies = (app: Express, addresses: readonly string[]): void => {
  app.set('trust proxy', addresses);
  const trusts = memoizeTrust(app.get('trust proxy fn') as Trusts);
  app.set('trust proxy', trusts);
  const { get: forwarded } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(app.request), 'ip')!;
  // Rate limits and logs use `ip`, so it must always be an address.
  Object.defineProperty(app.request, 'ip', {
    configurable: true,
    get(this: Request) {
      return addressIn(forwarded!.call(this));
    },
  });
  Object.defineProperty(app.request, 'protocol', {
    configurable: true,
    get(this: Request) {
      return protocolOf(this, trusts);
    },
  });
};
