import type { RenewableCredentials } from '../credentials.ts';
import { Renewing } from './renewing.ts';
import { type Application, askForTokens, heldOf } from './tokens.ts';

/** The tokens of a confidential application that acts for itself, with these scopes or all that it has. */
export const clientCredentials = (
  application: Application & { clientSecret: string; scopes?: readonly string[] },
): RenewableCredentials => {
  const grant = { grant_type: 'client_credentials', scope: application.scopes?.join(' ') };
  return new Renewing(async () => heldOf(await askForTokens(application, grant, { repeatable: true })));
};
