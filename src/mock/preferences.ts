import type { IHttpOperationConfig, IHttpRequest } from '@stoplight/prism-http';
import { ServiceError } from '../core/errors.ts';
import { isNamedIn, rangesIn } from '../core/media-ranges.ts';
import { isListName } from '../core/query/query-string.ts';
import { header, type Transported } from '../request/incoming.ts';

/** How Prism should answer. */
export type Preferences = Partial<IHttpOperationConfig>;

/** The value of a word in the header `Prefer`. */
export const preferenceIn = (prefer: string | undefined, name: string): string | undefined =>
  new RegExp(`(?:^|[,;\\s])${name}="?([^",;\\s]+)`).exec(prefer ?? '')?.[1];

/** Parses the header `Prefer`: `code=404, dynamic=true, seed=7`; undefined when it has none of these. */
export const preferencesOf = (prefer: string | undefined): Preferences | undefined => {
  const preference = (name: string) => preferenceIn(prefer, name);
  const [code, dynamic, seed] = [preference('code'), preference('dynamic'), preference('seed')];
  const preferences = {
    ...(code && /^[2-5]\d\d$/.test(code) ? { code: Number(code) } : {}),
    ...(dynamic ? { dynamic: dynamic === 'true' } : {}),
    ...(seed ? { seed } : {}),
  };
  return Object.keys(preferences).length > 0 ? preferences : undefined;
};

const bodyOf = async (request: Transported): Promise<unknown> => {
  const bytes = await request.readBody();
  if (bytes.length === 0) return null;
  const text = bytes.toString();
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(header(request, 'content-type') ?? '')) return text;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ServiceError('malformed_json', 'The body is not well-formed JSON.', { cause });
  }
};

/** Prism refuses a request whose success has none of the accepted types; clients that accept problem documents mean errors. */
const accepting = (headers: Transported['headers']): Transported['headers'] =>
  isNamedIn(rangesIn(String(headers.accept ?? '')), 'application/problem+json')
    ? { ...headers, accept: `${headers.accept}, */*;q=0.1` }
    : headers;

/** Prism splits lists itself, and of repeated values it takes the last one. */
const forPrism = (query: Transported['query']): Transported['query'] =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, isListName(name) ? [value].flat().join(',') : value]));

/** A request in Prism's form, without its body. */
export const asPrismTakesIt = ({ method, path, query, headers }: Transported): IHttpRequest => ({
  method: (method === 'HEAD' ? 'get' : method.toLowerCase()) as IHttpRequest['method'],
  url: { path, query: forPrism(query) },
  headers: accepting(headers) as Record<string, string>,
  body: null,
});

/** The same with its body. @throws ServiceError `malformed_json`, `payload_too_large` */
export const withBody = async (request: Transported): Promise<IHttpRequest> => ({
  ...asPrismTakesIt(request),
  body: await bodyOf(request),
});
