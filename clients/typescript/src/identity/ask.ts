import { asRenewable } from '../credentials.ts';
import { failureOf } from '../failure.ts';
import { isObject } from '../readable.ts';
import type { Prepared } from '../request.ts';
import { sleep } from '../retries.ts';
import { send } from '../send.ts';

/** Where credentials come from. */
export interface IdentityServer {
  /** The address of the server, such as `https://auth.tessera.example`. */
  baseUrl: string;
  /** Sends the requests; the global `fetch` when left out. */
  fetch?: typeof fetch;
}

interface Asked {
  form?: Readonly<Record<string, string | undefined>>;
  /** Further fields of the form, which are others in each try. */
  proof?: (() => Promise<Readonly<Record<string, string>>>) | undefined;
  json?: object;
  headers?: Readonly<Record<string, string>>;
  /** Whether it can be sent again after its answer was lost. */
  repeatable: boolean;
  /** How long one try may take, in milliseconds. */
  timeout?: number;
  retries?: number;
  signal?: AbortSignal | undefined;
}

/** Whether an answer has what is read of it. */
type Check = (answer: Record<string, unknown>) => boolean;

/** Whether something is a text that is not empty. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Whether something is a number of seconds. */
export const isSeconds = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

const fieldsOf = (form: Readonly<Record<string, string | undefined>>): string =>
  new URLSearchParams(Object.entries(form).filter((entry): entry is [string, string] => entry[1] !== undefined)).toString();

/** The address of a server without a slash at its end. */
export const rootOf = ({ baseUrl }: IdentityServer): string => baseUrl.replace(/\/+$/, '');

/** Asks the server for credentials. @throws TesseraError `unreadable_answer` for an answer without what it has to have */
export const ask = async <T>(server: IdentityServer, path: string, asked: Asked, isAnswer?: Check): Promise<T> => {
  const { form, proof, json, headers, repeatable, timeout = 10_000, retries = 3, signal } = asked;
  const baseUrl = rootOf(server);
  const contentType = form ? 'application/x-www-form-urlencoded' : 'application/json';
  const request: Prepared = {
    method: 'POST',
    url: baseUrl + path,
    headers: { Accept: 'application/json', ...(form || json ? { 'Content-Type': contentType } : {}), ...headers },
    json,
    bytes: form && fieldsOf(form),
    stream: false,
    repeatable,
    failed: (response, body, curl) => {
      const isWrong = response.ok && isAnswer && !(isObject(body) && isAnswer(body));
      return isWrong ? failureOf(response, body, baseUrl, curl()) : undefined;
    },
  };
  const plain = server.fetch ?? globalThis.fetch;
  const proving: typeof plain = async (url, init) => plain(url, { ...init, body: fieldsOf({ ...form, ...(await proof?.()) }) });
  const fetch = proof ? proving : plain;
  const settings = { baseUrl, credentials: asRenewable(undefined), timeout, retries, longestWait: 60_000, fetch, sleep };
  return (await send(settings, request, signal ? { signal } : {})).body as T;
};
