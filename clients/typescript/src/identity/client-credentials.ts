import type { RenewableCredentials } from '../credentials.ts';
import type { PrivateKey } from './client-assertion.ts';
import { Renewing } from './renewing.ts';
import { type Application, askForTokens, heldOf } from './tokens.ts';

type Confidential = Application & ({ clientSecret: string } | { privateKey: PrivateKey });

/**
 * The tokens of a confidential application that acts for itself, with these scopes or all that it has.
 * @throws TypeError for a private key that cannot sign
 */
export const clientCredentials = (application: Confidential & { scopes?: readonly string[] }): RenewableCredentials => {
  const grant = { grant_type: 'client_credentials', scope: application.scopes?.join(' ') };
  const ask = askForTokens(application);
  return new Renewing(async () => heldOf(await ask(grant, { repeatable: true })));
};
