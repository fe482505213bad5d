import { defineHandlers } from '../../contract/handlers.ts';
import { signedInAs } from '../people/own-account-handlers.ts';
import { proofIn } from '../second-factors/own-proof.ts';
import type { EmailLinks } from './links.ts';
import type { OwnEmailChanges } from './own.ts';

interface Dependencies {
  ownEmail: OwnEmailChanges;
  emailLinks: EmailLinks;
}

export const emailChangeHandlers = ({ ownEmail, emailLinks }: Dependencies) =>
  defineHandlers('email-changes')({
    getEmailChange: async ({ caller }) => ({ status: 200, body: await ownEmail.show(signedInAs(caller)) }),

    requestEmailChange: async ({ caller, body, origin }) => ({
      status: 202,
      body: await ownEmail.request(signedInAs(caller), body.email, proofIn(body), origin),
    }),

    cancelEmailChange: async ({ caller, origin }) => {
      await ownEmail.cancel(signedInAs(caller), origin);
      return { status: 204 };
    },

    confirmEmailChange: async ({ body: { token }, origin }) => {
      await emailLinks.confirm(token, origin);
      return { status: 204 };
    },

    stopEmailChange: async ({ body: { token }, origin }) => {
      const { outcome, passwordLink } = await emailLinks.stop(token, origin);
      return { status: 200, body: { outcome, password_link: passwordLink ?? null } };
    },
  });
