import { ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';
import type { Principal } from '../core/principal.ts';

/** The error for a page whose origin the account does not allow; undefined when it may call. An empty list allows every origin. */
export const originRefusal = (origin: string | undefined, { allowedOrigins }: Principal): ServiceError | undefined => {
  if (origin === undefined || allowedOrigins.length === 0 || allowedOrigins.includes(origin)) return undefined;
  return new ServiceError('origin_not_allowed', `${excerpt(origin)} is not among the origins that this account allows.`);
};
