import { ServiceError } from '../../core/errors.ts';
import type { Authenticate, Authenticated, Credential, Origin } from '../../core/principal.ts';
import { originRefusal } from '../../rules/origin-refusal.ts';
import type { AuthenticationFrame } from '../incoming.ts';
import type { AuthenticateDependencies } from './credentials.ts';

type Accepted = AuthenticationFrame & Authenticated;

const unknown = () =>
  new ServiceError('invalid_token', 'The token is not a valid API key, access token, JWT or session token. Get a new one.');

const otherAccount = () =>
  new ServiceError('invalid_credentials', 'These credentials belong to another account. Open a separate connection for it.');

const isUnknown = (error: unknown): boolean => error instanceof ServiceError && error.code === 'invalid_token';

/** A frame has one field for all kinds of tokens, and only API keys show their kind. Other tokens are tried as one kind after another. */
const tryKinds = async (authenticate: Authenticate, token: string, origin: Origin): Promise<Authenticated> => {
  const bearer: Credential = { kind: 'bearer', token };
  try {
    return { credential: bearer, caller: await authenticate(bearer, origin) };
  } catch (error) {
    if (!isUnknown(error) || token.startsWith('tsr_') || token.includes('.')) throw error;
    const session: Credential = { kind: 'session', token };
    return { credential: session, caller: await authenticate(session, origin) };
  }
};

/** Reads the token of a frame. */
export const requireToken = ({ readToken }: AuthenticationFrame): { token: string } => ({ token: readToken() });

/** Authenticates the token of a frame, which may be of any kind. @throws ServiceError as authentication does */
export const authenticateToken = async (
  { token, origin }: AuthenticationFrame & { token: string },
  { authenticate }: AuthenticateDependencies,
): Promise<Authenticated> => {
  try {
    return await tryKinds(authenticate, token, origin);
  } catch (error) {
    throw isUnknown(error) ? unknown() : error;
  }
};

/** A connection stays with the account that authenticated first. */
export const requireSameAccount = ({ accountId, caller }: Accepted): void => {
  if (accountId !== undefined && accountId !== caller.accountId) throw otherAccount();
};

const allowed = { originAllowed: true } as const;

/** Takes one of the connections that the account may have. */
export const admitConnection = ({ admit, caller }: Accepted): Promise<void> => admit(caller);

/** A connection may come from a page only if the account allows the page's origin. */
export const allowPage = ({ page, caller }: Accepted): typeof allowed => {
  const refusal = originRefusal(page, caller);
  if (refusal) throw refusal;
  return allowed;
};
