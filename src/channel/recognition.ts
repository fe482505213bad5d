import { ServiceError } from '../core/errors.ts';
import type { Authenticate, Origin, Presented } from '../core/principal.ts';
import { type Attempts, networkOf, tooManyAttempts } from '../rules/attempt-limits.ts';
import type { Recognised } from '../sockets/revalidation.ts';

const unknown = () =>
  new ServiceError('invalid_token', 'The token is no API key, access token, JWT or session token that holds here. Get a new one.');

const isUnknown = (error: unknown): boolean => error instanceof ServiceError && error.code === 'invalid_token';

/** A frame has one field for every kind of token, and only API keys show what they are. So others are tried as one kind after another. */
const recognise = async (authenticate: Authenticate, token: string, origin: Origin): Promise<Recognised> => {
  const bearer: Presented = { kind: 'bearer', token };
  try {
    return { presented: bearer, caller: await authenticate(bearer, origin) };
  } catch (error) {
    if (!isUnknown(error) || token.startsWith('tsr_') || token.includes('.')) throw error;
    const session: Presented = { kind: 'session', token };
    return { presented: session, caller: await authenticate(session, origin) };
  }
};

/** Whether an error is the fault of the credentials. */
const isRefusal = (error: unknown): boolean => error instanceof ServiceError && error.status < 500;

/**
 * Authenticates the token of an `authenticate` frame, within the contract's limit of failed attempts for each address. Valid credentials
 * are always accepted: when a server stops, all clients behind one address connect to the next one at the same time, and one of them
 * with an expired token must not lock out the others. Failures beyond the limit only learn that there are too many attempts.
 * @throws ServiceError as authentication does, and `rate_limit_exceeded`
 */
export const createRecognition =
  (authenticate: Authenticate, attempts: Attempts) =>
  async (token: string, origin: Origin): Promise<Recognised> => {
    try {
      return await recognise(authenticate, token, origin);
    } catch (error) {
      const full = isRefusal(error) ? await attempts.take([['authenticate_address', networkOf(origin.address)]]) : undefined;
      if (full) throw tooManyAttempts(full.retryAfter);
      throw isUnknown(error) ? unknown() : error;
    }
  };
