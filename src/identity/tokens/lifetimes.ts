import { lifetimes } from '../../contract/plans.ts';

/**
 * Lifetimes in seconds: of an access token and ID token, an authorization code, a device code, and an unused refresh token; and how long a used one
 * still returns its child to a client that lost the answer.
 */
export const {
  access_token: accessTokenSeconds,
  authorization_code: codeSeconds,
  device_code: deviceCodeSeconds,
  refresh_token: refreshTokenSeconds,
  refresh_retry: retrySeconds,
} = lifetimes;
/** How long a browser stays signed in at the consent pages, in seconds. */
export const browserSessionSeconds = 24 * 3600;

/** An instant some seconds later, as the tables store it. */
export const after = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();

/** An instant in whole seconds since 1970, as tokens have it. */
export const numericDate = (instant: string | Date): number => Math.floor(new Date(instant).getTime() / 1000);
