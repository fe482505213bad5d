import type { IdentitySchemas } from '../../../contract/types.ts';
import type { Source } from '../../../rules/audit.ts';
import { issueAccessToken, type TokenFormat } from '../../tokens/access-tokens.ts';
import { actingUser, type Client } from '../clients.ts';
import { type OAuthDependencies, tokenIssuerNow } from '../dependencies.ts';
import { refusal } from '../errors.ts';
import { type GrantRequest, notingNetworks } from '../refused-grants.ts';
import { effectiveScopes, openid, requestedScopes } from '../scopes.ts';
import { formatOf, requireSome, type TokenResponse, tokenResponse } from '../token-response.ts';

/** @throws ServiceError `unauthorized_client` for a public application */
export const onlyConfidential = (client: Client | undefined): void => {
  if (client?.type === 'public')
    throw refusal('unauthorized_client', 'A public application cannot use this grant: anybody could use its client id.');
};

/** Issues an access token to an application that acts for itself. @throws ServiceError `invalid_scope` */
export const issueToApplication = async (
  dependencies: OAuthDependencies,
  client: Client,
  scope: string | undefined,
  format: TokenFormat,
  action: GrantRequest['action'],
  source: Source,
) => {
  const requested = requestedScopes(scope, client.scopes, [openid]).filter((one) => one !== openid);
  if (requested.length === 0)
    throw refusal('invalid_scope', `openid is not available when an application acts for itself. Allowed: ${client.scopes.join(' ')}.`);
  const acting = await actingUser(dependencies.db, client);
  const scopes = requireSome(effectiveScopes(requested, client.scopes, acting?.role ?? 'viewer'));
  const of = { accountId: client.account_id, applicationId: client.id, userId: null, familyId: null, authenticatedAt: null };
  const grant = { ...of, scopes, format, from: { by: 'programs', address: source.address } as const };
  const noting = notingNetworks(dependencies, { action, grant: 'client_credentials', source });
  return { token: await issueAccessToken(dependencies.db, grant, await tokenIssuerNow(dependencies)).catch(noting), scopes };
};

/** The client credentials grant (RFC 6749, 4.4): no user, no refresh token. */
export const clientCredentialsGrant = async (
  dependencies: OAuthDependencies,
  client: Client,
  form: IdentitySchemas['ClientCredentialsGrant'],
  source: Source,
): Promise<TokenResponse> => {
  onlyConfidential(client);
  const { token, scopes } = await issueToApplication(dependencies, client, form.scope, formatOf(form), 'token', source);
  return tokenResponse(token, scopes);
};
