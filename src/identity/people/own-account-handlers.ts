import { defineHandlers } from '../../contract/handlers.ts';
import type { Principal } from '../../core/principal.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import type { ChangePassword } from '../passwords/change-password.ts';
import type { SignedIn } from '../passwords/own-password.ts';
import { proofIn } from '../second-factors/own-proof.ts';
import type { ProveSession } from '../sessions/prove-session.ts';
import { openedSession } from '../sessions/session-handlers.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { isDashboardCookie } from '../tokens/secrets.ts';
import type { OwnAccount } from './own-account.ts';

/** The caller of an operation that only accepts sessions. */
export const signedInAs = ({ accountId, userId, credential }: Principal): SignedIn => ({ accountId, userId, sessionId: credential.id });

interface Dependencies {
  ownAccount: OwnAccount;
  changePassword: ChangePassword;
  proveSession: ProveSession;
  sessions: Pick<Sessions, 'replace'>;
}

export const ownAccountHandlers = ({ ownAccount, changePassword, proveSession, sessions }: Dependencies) =>
  defineHandlers('own-account')({
    listOwnSessions: async ({ caller }) => ({ status: 200, body: { sessions: await ownAccount.sessions(signedInAs(caller)) } }),

    endOwnSession: async ({ caller, path, origin }) => {
      await ownAccount.endSession(signedInAs(caller), path.session_id, origin);
      return { status: 204 };
    },

    endOtherSessions: async ({ caller, origin }) => ({
      status: 200,
      body: { ended: await ownAccount.endOtherSessions(signedInAs(caller), origin) },
    }),

    proveSession: async ({ caller, credential, body, origin }) => ({
      status: 200,
      body: openedSession(await proveSession(signedInAs(caller), credential!.token, proofIn(body), origin)),
    }),

    changePassword: async ({ caller, credential, body, origin }) => {
      const who = signedInAs(caller);
      const { token } = credential!;
      const change = <T>(kept: string | undefined, goOn: (tx: Tx, now: Date) => Promise<T>) =>
        changePassword(who, proofIn(body), body.password, origin, { kept, goOn });
      if (!isDashboardCookie(token))
        return { status: 200, body: openedSession(await change(who.sessionId, (tx, now) => sessions.replace(tx, who, token, now))) };
      // The page must not see another cookie, and the current one may have been copied.
      await change(undefined, async () => undefined);
      return { status: 204 };
    },

    listConsents: async ({ caller }) => ({ status: 200, body: { consents: await ownAccount.consents(signedInAs(caller)) } }),

    withdrawConsent: async ({ caller, path, origin }) => {
      await ownAccount.withdrawConsent(signedInAs(caller), path.application_id, origin);
      return { status: 204 };
    },
  });
