import { ServiceError } from '../core/errors.ts';
import { oneToken, tokenHeaders } from '../sockets/opening-tokens.ts';

type Payload = Record<string, unknown>;

/** The names under which a payload may carry the token: `token`, or a header of the REST API. */
const places: Readonly<Record<string, (value: string) => string>> = { token: (value) => value, ...tokenHeaders };

const missing = () =>
  new ServiceError('invalid_credentials', 'Not authenticated: send a token in a header, in the query string, or in connection_init.');

const inPayload = (payload: Payload): string[] =>
  Object.entries(payload).flatMap(([name, value]) => {
    const read = Object.hasOwn(places, name.toLowerCase()) ? places[name.toLowerCase()] : undefined;
    return read && typeof value === 'string' ? [read(value)] : [];
  });

/**
 * The one token of a connection: in the request that opened it, or in the payload of its `connection_init`.
 * @throws ServiceError `invalid_credentials` when there is none, `ambiguous_credentials` when there are several that differ
 */
export const connectionToken = (opening: readonly string[], payload: Payload = {}): string => {
  const token = oneToken([...opening, ...inPayload(payload)]);
  if (token === undefined) throw missing();
  return token;
};
