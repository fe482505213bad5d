import { defineHandlers } from '../../contract/handlers.ts';
import type { IdentitySchemas } from '../../contract/types.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Origin } from '../../core/principal.ts';
import { scopesOfRole } from '../../core/scopes.ts';
import { roleOf } from '../credentials/principals.ts';
import { admit, provenClient } from '../oauth/admission.ts';
import { findClient } from '../oauth/clients.ts';
import { type OAuthDependencies, tokenIssuerNow } from '../oauth/dependencies.ts';
import { issueToApplication, onlyConfidential } from '../oauth/grants/client-credentials.ts';
import { tokenResponse } from '../oauth/token-response.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import { issueAccessToken } from './access-tokens.ts';

const otherAudience = (audience: string) =>
  new ServiceError('unprocessable', `Unknown audience; use ${audience}.`, {
    details: [{ field: 'audience', message: `Must be ${audience}.`, code: 'not_allowed' }],
  });

/** Translates errors of RFC 6749 into the platform's codes. */
const inPlatformWords = (failure: unknown): never => {
  const code = failure instanceof ServiceError ? platformCodes[failure.oauth ?? ''] : undefined;
  throw code ? new ServiceError(code, (failure as ServiceError).message, { cause: failure }) : failure;
};

const platformCodes: Record<string, 'invalid_credentials' | 'insufficient_permissions' | 'invalid_scope'> = {
  invalid_client: 'invalid_credentials',
  unauthorized_client: 'insufficient_permissions',
  invalid_scope: 'invalid_scope',
};

const secondFactorRequired = () =>
  new ServiceError(
    'second_factor_required',
    'This person has a second factor, but this endpoint only accepts a password. Use an API key, or an application they have consented to.',
  );

/** The endpoints that issue JWTs for a JSON body. */
export const createTokensHandlers = (dependencies: OAuthDependencies & { signIn: SignIn }) => {
  const { db, clock, audience, signIn } = dependencies;

  const forApplication = async (body: IdentitySchemas['ClientTokenRequest'], origin: Origin) => {
    onlyConfidential(await findClient(db, body.client_id, clock()));
    const client = await provenClient(dependencies, { credential: undefined, form: body }, 'issueClientToken', origin);
    await admit(dependencies, client, origin);
    if (body.audience.replace(/\/$/, '') !== audience) throw otherAudience(audience);
    return issueToApplication(dependencies, client, body.scope, 'jwt', 'issueClientToken', origin);
  };

  return defineHandlers('tokens')({
    issueClientToken: async ({ body, origin }) => {
      const { token, scopes } = await forApplication(body, origin).catch(inPlatformWords);
      return { status: 200, body: tokenResponse(token, scopes) };
    },
    issuePasswordToken: async ({ body: { email, password, account_id }, origin: { address, requestId } }) => {
      const tokenIssuer = await tokenIssuerNow(dependencies);
      const request = { email, password, accountId: account_id, action: 'issuePasswordToken', address, requestId } as const;
      const first = await signIn(request, async (tx, { accountId, userId }) => {
        const role = await roleOf(tx, accountId, userId);
        const scopes = scopesOfRole(role);
        const person = { accountId, applicationId: null, userId, familyId: null, authenticatedAt: tokenIssuer.now.toISOString() };
        const from = { by: 'people', address } as const;
        return tokenResponse(await issueAccessToken(tx, { ...person, scopes, format: 'jwt', from }, tokenIssuer), scopes);
      });
      if (first.asked) throw secondFactorRequired();
      return { status: 200, body: first.done };
    },
  });
};
