import { defineHandlers } from '../contract/handlers.ts';
import type { Principal } from '../core/principal.ts';

import type { OwnAccount } from './own-account.ts';
import type { SignedIn } from './own-password.ts';
import { proofIn } from './second-factors/own-proof.ts';

/** Who asks, for an operation that takes only sessions. */
export const signedInAs = ({ accountId, userId, credential }: Principal): SignedIn => ({ accountId, userId, sessionId: credential.id });

export const ownAccountHandlers = ({ ownAccount }: { ownAccount: OwnAccount }) =>
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

    proveSession: async ({ caller, body, origin }) => {
      await ownAccount.proveSession(signedInAs(caller), proofIn(body), origin);
      return { status: 204 };
    },

    changePassword: async ({ caller, body, origin }) => {
      await ownAccount.changePassword(signedInAs(caller), proofIn(body), body.password, origin);
      return { status: 204 };
    },

    listConsents: async ({ caller }) => ({ status: 200, body: { consents: await ownAccount.consents(signedInAs(caller)) } }),

    withdrawConsent: async ({ caller, path, origin }) => {
      await ownAccount.withdrawConsent(signedInAs(caller), path.application_id, origin);
      return { status: 204 };
    },
  });
