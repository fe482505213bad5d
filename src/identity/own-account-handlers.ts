import { defineHandlers } from '../contract/handlers.ts';
import type { Principal } from '../core/principal.ts';
import type { SignedIn } from './change-password.ts';
import type { OwnAccount } from './own-account.ts';

const who = ({ accountId, userId, credential }: Principal): SignedIn => ({ accountId, userId, sessionId: credential.id });

export const ownAccountHandlers = ({ ownAccount }: { ownAccount: OwnAccount }) =>
  defineHandlers('own-account')({
    listOwnSessions: async ({ caller }) => ({ status: 200, body: { sessions: await ownAccount.sessions(who(caller)) } }),

    endOwnSession: async ({ caller, path, origin }) => {
      await ownAccount.endSession(who(caller), path.session_id, origin);
      return { status: 204 };
    },

    endOtherSessions: async ({ caller, origin }) => ({
      status: 200,
      body: { ended: await ownAccount.endOtherSessions(who(caller), origin) },
    }),

    changePassword: async ({ caller, body: { current_password: present, password: next }, origin }) => {
      await ownAccount.changePassword(who(caller), { present, next }, origin);
      return { status: 204 };
    },

    listConsents: async ({ caller }) => ({ status: 200, body: { consents: await ownAccount.consents(who(caller)) } }),

    withdrawConsent: async ({ caller, path, origin }) => {
      await ownAccount.withdrawConsent(who(caller), path.application_id, origin);
      return { status: 204 };
    },
  });
