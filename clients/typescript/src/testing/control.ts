import { asRenewable } from '../credentials.ts';
import type { Prepared } from '../request.ts';
import { sleep } from '../retries.ts';
import { type Settings, send } from '../send.ts';

/** Sends a request that controls mocks, once and without credentials. What it says is an object, or text in YAML or JSON. */
export type Control = <T>(method: string, path: string, says?: object | string) => Promise<T>;

/**
 * How long mocks are waited for, in milliseconds. Many that are asked for together wait for each other's turn, on any machine; the time
 * limit of a test comes first, and a process that has ended is noticed at once.
 */
const timeout = 600_000;

const once: Omit<Settings, 'baseUrl'> = {
  ...{ credentials: asRenewable(undefined), timeout, retries: 0, longestWait: 0 },
  ...{ fetch: globalThis.fetch, sleep },
};

const bodyOf = (says: object | string | undefined): Pick<Prepared, 'json' | 'bytes'> =>
  typeof says === 'string' ? { bytes: says } : { json: says };

/** The controls of mocks at an address. */
export const controlAt =
  (baseUrl: string): Control =>
  async <T>(method: string, path: string, says?: object | string): Promise<T> => {
    const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
    const request = { ...{ method, url: baseUrl + path, headers }, ...bodyOf(says), stream: false, repeatable: false };
    return (await send({ ...once, baseUrl }, request, {})).body as T;
  };
