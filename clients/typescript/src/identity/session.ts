import type { RenewableCredentials } from '../credentials.ts';
import { TesseraError } from '../errors.ts';
import { ask, type IdentityServer, isText, rootOf } from './ask.ts';
import { type Held, Renewing } from './renewing.ts';

/** What a person with a second factor can prove: a code of an authenticator app, or a recovery code. */
export type SecondFactorKind = 'totp' | 'recovery_code';

/** Who signs in; or the token of a session that is open. */
type Opening =
  | {
      email: string;
      password: string;
      accountId?: string;
      /** Returns the code of a person who has a second factor. It is called at each sign-in. */
      secondFactor?: (kinds: readonly SecondFactorKind[]) => string | Promise<string>;
    }
  | { token: string; expiresAt: string };

/** A person's session, which is renewed while it is used. */
export interface Session extends RenewableCredentials {
  /** Ends the session. The next call opens another one where the password is known. */
  signOut(): Promise<void>;
}

interface Opened {
  session_token: string;
  expires_at: string;
}

/** The password was right, and the person has a second factor, or has to add one. */
interface Asked {
  mfa_token: string;
  kinds: readonly SecondFactorKind[];
  enrolment: object | null;
}

const isOpened = ({ session_token, expires_at }: Record<string, unknown>): boolean =>
  isText(session_token) && !Number.isNaN(Date.parse(String(expires_at)));

const isAsked = ({ mfa_token, kinds }: Record<string, unknown>): boolean => isText(mfa_token) && Array.isArray(kinds);

const heldOf = ({ session_token, expires_at }: Opened): Held => ({
  headers: { 'X-Session-Token': session_token },
  expires: Date.parse(expires_at),
});

/** The session of a person, opened at the first call. Renewing one replaces its token; if the new one is lost, the password opens another. */
export const session = (options: IdentityServer & Opening): Session => {
  const open = async (): Promise<Held> => {
    if (!('password' in options)) throw new TypeError('The session is over, and opening another one needs the password.');
    const { email, password, accountId: account_id, secondFactor } = options;
    const asked = { json: { email, password, account_id }, repeatable: true };
    const first = await ask<Opened | Asked>(options, '/v1/auth/login', asked, (answer) => isOpened(answer) || isAsked(answer));
    if (!('mfa_token' in first)) return heldOf(first);
    if (first.enrolment) throw new Error(`This person has to add a second factor first, at ${rootOf(options)}/account.`);
    if (!secondFactor) throw new Error('This person has a second factor: `secondFactor` has to return its code.');
    const json = { mfa_token: first.mfa_token, code: await secondFactor(first.kinds) };
    // A code works once: a second try could only be refused.
    return heldOf(await ask<Opened>(options, '/v1/auth/login/second-factor', { json, repeatable: false }, isOpened));
  };

  const renew = async ({ headers }: Held): Promise<Held> =>
    heldOf(await ask<Opened>(options, '/v1/auth/renew', { headers, repeatable: false }, isOpened));

  const obtain = async (held: Held | undefined): Promise<Held> => {
    if (!held) return open();
    try {
      return await renew(held);
    } catch (error) {
      if (!(error instanceof TesseraError) || !('password' in options)) throw error;
      return open();
    }
  };

  const given = 'token' in options ? heldOf({ session_token: options.token, expires_at: options.expiresAt }) : undefined;
  const renewing = new Renewing(obtain, given);
  return {
    headers: (signal) => renewing.headers(signal),
    renew: (refused, signal) => renewing.renew(refused, signal),
    signOut: async () => {
      const { held } = renewing;
      renewing.hold(undefined);
      if (held) await ask(options, '/v1/auth/logout', { headers: held.headers, repeatable: false });
    },
  };
};
