import { ServiceError } from '../../core/errors.ts';
import type { Authenticate, Credential, Origin, Principal } from '../../core/principal.ts';

type Authenticator = (token: string, origin: Origin) => Promise<Principal>;

/** One authenticator per kind of credential; a kind without one is not accepted. */
export type Authenticators = Partial<Record<Credential['kind'], Authenticator>>;

const unknown: Authenticator = async () => {
  throw new ServiceError('invalid_token', 'The token is not one that this server issued.');
};

/** Chooses the authenticator by the kind of credential; a bearer token with the prefix of an API key is an API key. */
export const createAuthenticate =
  (authenticators: Authenticators): Authenticate =>
  ({ kind, token }, origin) => {
    const actual = kind === 'bearer' && token.startsWith('tsr_') ? 'api_key' : kind;
    return (authenticators[actual] ?? unknown)(token, origin);
  };
