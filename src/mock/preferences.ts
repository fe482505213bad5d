import type { IHttpOperationConfig, IHttpRequest } from '@stoplight/prism-http';
import type { Request } from 'express';
import { ServiceError } from '../core/errors.ts';

/** Parses the header `Prefer`: `code=404, example=<name>, dynamic=true, seed=7`. */
export const preferencesOf = (prefer = ''): Partial<IHttpOperationConfig> => {
  const preference = (name: string) => new RegExp(`(?:^|[,;\\s])${name}="?([^",;\\s]+)`).exec(prefer)?.[1];
  const [code, exampleKey, dynamic, seed] = [preference('code'), preference('example'), preference('dynamic'), preference('seed')];
  return {
    ...(code && /^[2-5]\d\d$/.test(code) ? { code: Number(code) } : {}),
    ...(exampleKey ? { exampleKey } : {}),
    ...(dynamic ? { dynamic: dynamic === 'true' } : {}),
    ...(seed ? { seed } : {}),
  };
};

const bodyOf = (request: Request): unknown => {
  if (!Buffer.isBuffer(request.body) || request.body.length === 0) return null;
  const text = request.body.toString();
  if (!request.is(['json', '+json'])) return text;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ServiceError('malformed_json', 'The body is not well-formed JSON.', { cause });
  }
};

/** A request in Prism's form. @throws ServiceError `malformed_json` */
export const asPrismTakesIt = (request: Request): IHttpRequest => {
  const { pathname, searchParams } = new URL(request.originalUrl, 'http://mock');
  const query = [...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)] as const);
  return {
    method: (request.method === 'HEAD' ? 'get' : request.method.toLowerCase()) as IHttpRequest['method'],
    url: { path: pathname, query: Object.fromEntries(query.map(([name, values]) => [name, values.length > 1 ? values : values[0]!])) },
    headers: request.headers as Record<string, string>,
    body: bodyOf(request),
  };
};
