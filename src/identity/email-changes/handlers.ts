import { defineHandlers } from '../../contract/handlers.ts';
import { signedInAs } from '../own-account-handlers.ts';
import type { EmailLinks } from './links.ts';
import type { OwnEmailChanges } from './own.ts';

interface Dependencies {
  ownEmail: OwnEmailChanges;
  emailLinks: EmailLinks;
}

export const emailChangeHandlers = ({ ownEmail, emailLinks }: Dependencies) =>
  defineHandlers('email-changes')({
    getEmailChange: async ({ caller }) => ({ status: 200, body: await ownEmail.show(signedInAs(caller)) }),

    requestEmailChange: async ({ caller, body: { email, current_password: present, code, credential }, origin }) => ({
      status: 202,
      body: await ownEmail.request(signedInAs(caller), email, { present, code, credential }, origin),
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
