import { ServiceError } from '../core/errors.ts';

type Payload = Record<string, unknown>;

/** The names under which a payload may carry the token: `token`, or a header of the REST API. */
const places: Readonly<Record<string, (value: string) => string>> = {
  token: (value) => value,
  'x-api-key': (value) => value,
  authorization: (value) => /^bearer +(\S+) *$/i.exec(value)?.[1] ?? '',
  'x-session-token': (value) => value,
};

const missing = () =>
  new ServiceError('invalid_credentials', 'Nobody has authenticated: give a token in the query of the address, or in connection_init.');

const ambiguous = () => new ServiceError('ambiguous_credentials', 'The connection carries credentials that differ. Give one.');

const inPayload = (payload: Payload): string[] =>
  Object.entries(payload).flatMap(([name, value]) => {
    const read = Object.hasOwn(places, name.toLowerCase()) ? places[name.toLowerCase()] : undefined;
    return read && typeof value === 'string' ? [read(value)] : [];
  });

/**
 * The one token of a connection: in the query of its address, or in the payload of its `connection_init`.
 * @throws ServiceError `invalid_credentials` when there is none, `ambiguous_credentials` when there are several that differ
 */
export const connectionToken = (search: string, payload: Payload = {}): string => {
  const given = [...new Set([...new URLSearchParams(search).getAll('token'), ...inPayload(payload)])];
  if (given.length > 1) throw ambiguous();
  if (given[0] === undefined) throw missing();
  return given[0];
};
