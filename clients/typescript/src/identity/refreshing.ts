import type { RenewableCredentials } from '../credentials.ts';
import { Renewing } from './renewing.ts';
import { type Application, askForTokens, heldOf, type Tokens } from './tokens.ts';

/** Tokens that outlive a program, because it stores them. */
export interface StoredTokens {
  /** The tokens of an earlier run, as `onTokens` was given them. */
  tokens?: Tokens;
  /** Called with all new tokens, for a program that stores them. */
  onTokens?: (tokens: Tokens) => void;
}

/**
 * A refresh token is replaced by each use. The server returns the same new one again until that is used, for an hour at most, so a lost answer
 * can be asked for again.
 */
const repetition = { repeatable: true };

/** Credentials that a person has given an application, and how it takes new tokens of theirs. */
export interface Refreshing extends RenewableCredentials {
  hold(tokens: Tokens): void;
}

/** The tokens of a person, which are refreshed once for all who wait. */
export const refreshing = (application: Application & StoredTokens): Refreshing => {
  const { tokens: given, onTokens } = application;
  const ask = askForTokens(application);
  let refreshToken = given?.refresh_token;

  const received = (tokens: Tokens) => {
    refreshToken = tokens.refresh_token ?? refreshToken;
    onTokens?.({ ...tokens, ...(refreshToken === undefined ? {} : { refresh_token: refreshToken }) });
    return heldOf(tokens);
  };

  const refresh = async () => {
    if (refreshToken === undefined) throw new Error('Nobody has signed in, or the sign-in has ended.');
    return received(await ask({ grant_type: 'refresh_token', refresh_token: refreshToken }, repetition));
  };

  // Nobody knows how long tokens of an earlier run are still good: they are replaced at once, where they can be.
  const renewing = new Renewing(refresh, given && refreshToken === undefined ? heldOf(given) : undefined);
  return {
    headers: (signal) => renewing.headers(signal),
    renew: (refused, signal) => renewing.renew(refused, signal),
    hold: (tokens) => renewing.hold(received(tokens)),
  };
};
