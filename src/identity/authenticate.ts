import { ServiceError } from '../core/errors.ts';
import type { Authenticate, Origin, Presented, Principal } from '../core/principal.ts';

type Recognise = (token: string, origin: Origin) => Promise<Principal>;

/** One recogniser per kind of credential; a kind without one is not accepted. */
export type Recognisers = Partial<Record<Presented['kind'], Recognise>>;

const unknown: Recognise = async () => {
  throw new ServiceError('invalid_token', 'The token is not one that this server issued.');
};

/** Chooses the recogniser by the kind of credential; a bearer token with the prefix of an API key is an API key. */
export const createAuthenticate =
  (recognisers: Recognisers): Authenticate =>
  ({ kind, token }, origin) => {
    const actual = kind === 'bearer' && token.startsWith('tsr_') ? 'api_key' : kind;
    return (recognisers[actual] ?? unknown)(token, origin);
  };
