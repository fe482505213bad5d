import { ServiceError } from '../core/errors.ts';
import type { Authenticate, Origin, Presented } from '../core/principal.ts';
import { type Attempts, networkOf, tooManyAttempts } from '../rules/attempt-limits.ts';
import type { Recognised } from '../sockets/revalidation.ts';

const unknown = () =>
  new ServiceError('invalid_token', 'The token is no API key, access token, JWT or session token that holds here. Get a new one.');

const isUnknown = (error: unknown): boolean => error instanceof ServiceError && error.code === 'invalid_token';

/** A frame has one place for every kind of token, and only API keys say by themselves what they are. */
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

/** Whether it was the credentials' fault. */
const isRefusal = (error: unknown): boolean => error instanceof ServiceError && error.status < 500;

/**
 * Recognises the token of an `authenticate` frame, within the contract's bound of failed attempts for each address. Good credentials
 * are always admitted: when a server stops, all clients of a house come at once to the next one, and a neighbour behind the same
 * address whose token has lapsed must not lock them out. Failures beyond the bound learn nothing but that they are too many.
 * @throws ServiceError as the credentials' own rooms do, and `rate_limit_exceeded`
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
