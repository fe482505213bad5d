import type { Express } from 'express';

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

/** Has Express believe what these proxies say about where a request came from, and nobody else. */
export const trustProxies = (app: Express, addresses: readonly string[]): void => {
  app.set('trust proxy', addresses);
  app.set('trust proxy', remembering(app.get('trust proxy fn') as Trusts));
};
