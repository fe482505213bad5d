import { defineHandlers } from '../../contract/handlers.ts';
import type { PasswordReset } from '../passwords/password-reset.ts';
import type { SetPassword } from '../passwords/set-password.ts';
import type { SecondFactorAsked } from '../second-factors/challenges.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import type { OpenSession, Sessions } from './sessions.ts';

interface Dependencies {
  signIn: SignIn;
  sessions: Sessions;
  setPassword: SetPassword;
  requestReset: PasswordReset;
}

/** An open session as responses have it. */
export const openedSession = ({ token, expiresAt }: OpenSession) => ({ session_token: token, expires_at: expiresAt });

const asked = ({ token, expiresAt, kinds, enrolment, passkey }: SecondFactorAsked) => ({
  mfa_token: token,
  expires_at: expiresAt,
  kinds,
  enrolment: enrolment ?? null,
  passkey: passkey ?? null,
});

export const sessionHandlers = ({ signIn, sessions, setPassword, requestReset }: Dependencies) =>
  defineHandlers('sessions')({
    login: async ({ body: { email, password, account_id: accountId }, origin }) => {
      const { address, requestId } = origin;
      const attempt = { email, password, accountId, address, requestId, action: 'login' } as const;
      const first = await signIn(attempt, (tx, person) => sessions.open(tx, person, origin));
      return first.asked ? { status: 202, body: asked(first.asked) } : { status: 200, body: openedSession(first.done) };
    },

    renewSession: async ({ caller, credential }) => ({ status: 200, body: openedSession(await sessions.renew(caller, credential!.token)) }),

    logout: async ({ caller, credential, origin }) => {
      await sessions.end(caller, credential!.token, origin);
      return { status: 204 };
    },

    setPassword: async ({ body: { token, password }, origin }) => {
      await setPassword(token, password, origin);
      return { status: 204 };
    },

    requestPasswordReset: async ({ body: { email }, origin }) => ({ status: 202, body: { message: await requestReset(email, origin) } }),
  });
