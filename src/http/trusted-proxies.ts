import { isIP } from 'node:net';
import type { Express, Request } from 'express';

/** How many addresses are remembered at most. */
const remembered = 1000;

type Trusts = (address: string, hop: number) => boolean;

/** Whether an address is trusted is worked out once: a request asks several times, and most come through the same few proxies. */
const remembering = (trusts: Trusts): Trusts => {
  const known = new Map<string, boolean>();
  return (address, hop) => {
    const before = known.get(address);
    if (before !== undefined) return before;
    if (known.size >= remembered) known.clear();
    const trusted = trusts(address, hop);
    known.set(address, trusted);
    return trusted;
  };
};

/** What the outermost of the trusted proxies wrote: each one puts its word behind what it was sent, which anybody may have written. */
const protocolBehind = (list: string, hops: number): string => {
  const words = list.split(',');
  return (words.at(-hops) ?? words[0]!).trim().toLowerCase();
};

/** `X-Forwarded-Proto`, read as `X-Forwarded-For` is: from its end, one word for each proxy that is trusted. */
const protocolOf = (request: Request, trusts: Trusts): string => {
  const { socket, headers } = request;
  const own = 'encrypted' in socket ? 'https' : 'http';
  const forwarded = headers['x-forwarded-proto'];
  if (!forwarded || !trusts(socket.remoteAddress ?? '', 0)) return own;
  return protocolBehind(String(forwarded), Math.max(1, request.ips.length));
};

/** Stands for an address that nobody told: the caller was gone by then, or a proxy wrote no address. */
const nowhere = '::';

/** What a proxy wrote, without the port and the zone that some write beside the address. */
const addressIn = (forwarded = ''): string => {
  const bare = /^\[([^\]]*)\]/.exec(forwarded)?.[1] ?? forwarded;
  const [unzoned = ''] = bare.split('%', 1);
  return [unzoned, unzoned.replace(/:\d*$/, '')].find((one) => isIP(one) > 0) ?? nowhere;
};

/** Has Express believe what these proxies say about where a request came from and how, and nobody else. */
export const trustProxies = (app: Express, addresses: readonly string[]): void => {
  app.set('trust proxy', addresses);
  const trusts = remembering(app.get('trust proxy fn') as Trusts);
  app.set('trust proxy', trusts);
  const { get: forwarded } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(app.request), 'ip')!;
  // Limits count by it and logs show it: whatever it is, it is an address.
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
