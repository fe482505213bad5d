import type { IncomingHttpHeaders } from 'node:http';
import { ServiceError } from '../core/errors.ts';

/** The headers of REST that carry credentials, and how their token is read. */
export const tokenHeaders: Readonly<Record<string, (value: string) => string>> = {
  'x-api-key': (value) => value,
  authorization: (value) => /^bearer +(\S+) *$/i.exec(value)?.[1] ?? '',
  'x-session-token': (value) => value,
};

const none: readonly string[] = [];

/** The tokens in the request that opens a connection: in its headers, as in REST, and in the query as `token` or `api_key`. */
export const openingTokens = (headers: IncomingHttpHeaders, search: string): readonly string[] => {
  const query = new URLSearchParams(search);
  const inHeaders = Object.entries(tokenHeaders).flatMap(([name, read]) => {
    const value = headers[name];
    return value === undefined ? [] : [read(String(value))];
  });
  const tokens = [...inHeaders, ...query.getAll('token'), ...query.getAll('api_key')];
  return tokens.length === 0 ? none : tokens;
};

/**
 * The token that all these places carry; undefined when there is none.
 * @throws ServiceError `ambiguous_credentials` when the tokens differ
 */
export const oneToken = (tokens: readonly string[]): string | undefined => {
  if (new Set(tokens).size > 1)
    throw new ServiceError('ambiguous_credentials', 'The connection carries conflicting credentials. Send only one.');
  return tokens[0];
};
