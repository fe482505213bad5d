/** Seconds for which an access token, and an ID token, holds. */
export const accessTokenSeconds = 3600;
/** Seconds for which an authorization code waits to be redeemed. */
export const codeSeconds = 60;
/** Seconds in which a used refresh token still tells its successor, for a client whose answer got lost. */
export const graceSeconds = 10;
/** Seconds after which a refresh token that nobody used is worth nothing. */
export const refreshTokenSeconds = 30 * 24 * 3600;
/** Seconds for which a browser stays signed in at the consent pages. */
export const browserSessionSeconds = 24 * 3600;

/** An instant some seconds later, as the tables spell it. */
export const after = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();

/** An instant in whole seconds since 1970, as tokens spell it. */
export const numericDate = (instant: string | Date): number => Math.floor(new Date(instant).getTime() / 1000);
