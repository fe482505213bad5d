import { ServiceError } from '../../core/errors.ts';
import type { Authenticate, Credential, Origin, Principal } from '../../core/principal.ts';

type Authenticator = (token: string, origin: Origin) => Promise<Principal>;

/** One authenticator per kind of credential; kinds without one are not accepted. */
export type Authenticators = Partial<Record<Credential['kind'], Authenticator>>;

const unknown: Authenticator = async () => {
  throw new ServiceError('invalid_token', 'The token was not issued by this server.');
};

/** Chooses the authenticator by kind of credential; a bearer token with an API key prefix is an API key. */
export const createAuthenticate =
  (authenticators: Authenticators): Authenticate =>
  ({ kind, token }, origin) => {
    const actual = kind === 'bearer' && token.startsWith('tsr_') ? 'api_key' : kind;
    return (authenticators[actual] ?? unknown)(token, origin);
  };
