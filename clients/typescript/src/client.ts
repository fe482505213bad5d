import { type Batching, batching } from './batch.ts';
import { asRenewable, type Credentials } from './credentials.ts';
import { method } from './operation.ts';
import type { Carrier } from './request.ts';
import { sleep } from './retries.ts';
import type { Settings } from './send.ts';
import type { ApiOf } from './types.ts';

/** The families of a client, by the names that they have in it. */
export type Families = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A client with the families that it was given, and `batch` for many writes of them. */
export type Client<F> = { readonly [Name in keyof F]: ApiOf<F[Name]> } & { readonly batch: Batching<F> };

export interface ClientOptions<F> {
  /** The address of the server, such as `https://api.tessera.example`. */
  baseUrl: string;
  credentials?: Credentials;
  /** What the client can do, such as `{ projects, tasks }` from `@tessera/client/platform`. */
  families: F;
  /** How long one try may take, in milliseconds; 30 seconds when left out. */
  timeout?: number;
  /** How often a request that failed is sent again; 3 times when left out. */
  retries?: number;
  /** The longest time between two tries, in milliseconds; a minute when left out. An error that asks for more is thrown. */
  longestWait?: number;
  /** Sends the requests; the global `fetch` when left out. */
  fetch?: typeof fetch;
  /** Carries the calls over one WebSocket in place of HTTP: what `openChannel` of `@tessera/client/channel` has opened. */
  channel?: Carrier;
  /** Waits between two tries. */
  sleep?: typeof sleep;
}

/** What is the same for all calls, from what the caller has said. */
export const settingsOf = (options: Omit<ClientOptions<unknown>, 'families'>): Settings => {
  const { baseUrl, credentials, timeout = 30_000, retries = 3, longestWait = 60_000 } = options;
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    credentials: asRenewable(credentials),
    timeout,
    retries,
    longestWait,
    fetch: options.fetch ?? globalThis.fetch,
    channel: options.channel,
    sleep: options.sleep ?? sleep,
  };
};

const entriesOf = (settings: Settings, family: Readonly<Record<string, string>>) =>
  Object.entries(family).map(([name, line]) => [name, method(settings, line)]);

/** A client of a server, for whoever the credentials belong to. */
export const createClient = <const F extends Families>(options: ClientOptions<F>): Client<F> => {
  const settings = settingsOf(options);
  const families = Object.entries(options.families).map(([name, family]) => [name, Object.fromEntries(entriesOf(settings, family))]);
  // The tables of families name every operation of their types; both come from the contract.
  return { ...Object.fromEntries(families), batch: batching<F>(settings, options.families) } as Client<F>;
};
