import { asRenewable } from '../credentials.ts';
import type { Prepared } from '../request.ts';
import { sleep } from '../retries.ts';
import { type Settings, send } from '../send.ts';

/** Sends a request that controls mocks, once and without credentials. What it says is an object, or text in YAML or JSON. */
export type Control = <T>(method: string, path: string, says?: object | string) => Promise<T>;

const once: Omit<Settings, 'baseUrl'> = {
  ...{ credentials: asRenewable(undefined), timeout: 60_000, retries: 0, longestWait: 0 },
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
