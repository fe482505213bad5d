import type { IdentitySchemas } from '../../../contract/types.ts';
import { type Tx, transaction } from '../../../data/connection/transaction.ts';
import { hashOf } from '../../credentials/api-key-format.ts';
import { lacksRequiredFactor, type UsedFrom } from '../../policies.ts';
import { issueAccessToken, type TokenIssuer } from '../../tokens/access-tokens.ts';
import type { Client } from '../clients.ts';
import { type OAuthDependencies, tokenIssuerNow } from '../dependencies.ts';
import { refusal } from '../errors.ts';
import { ownApplication } from '../own-applications.ts';
import { auditRefusedGrant, type GrantRequest, notingNetworks, revokeReused } from '../refused-grants.ts';
import { effectiveScopes, requestedScopes } from '../scopes.ts';
import { type FoundRefreshToken, findRefreshToken, issueRefreshToken, sealSuccessor, unusedChild } from '../token-families.ts';
import { formatOf, idTokenFor, requireSome, type TokenResponse, tokenResponse } from '../token-response.ts';

type Form = IdentitySchemas['RefreshTokenGrant'];

/** Who refreshes a token, from where, and in which request; null when no request asks for it. */
type RefreshedFrom = UsedFrom & { requestId: string | null };

/** The result of a refresh. Errors are returned, not thrown, so that the revocation is committed. */
type Outcome = { issued: TokenResponse } | { refused: string };

const refused = (reason: string): Outcome => ({ refused: reason });

/** The successor of an unused token; undefined when another request has just used it, whose commit is waited for. */
const rotate = async (tx: Tx, token: FoundRefreshToken, value: string, now: Date): Promise<string | undefined> => {
  const taken = await tx
    .updateTable('refresh_tokens')
    .set({ consumed_at: now.toISOString() })
    .where('hash', '=', token.hash)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  if (taken.numUpdatedRows !== 1n) return undefined;
  const successor = await issueRefreshToken(tx, token.account_id, token.family_id, now);
  await tx
    .updateTable('refresh_tokens')
    .set({ successor: sealSuccessor(value, successor) })
    .where('hash', '=', token.hash)
    .execute();
  return successor;
};

/** Only an unused token expires: a used one either returns its child or reveals a theft, whatever its age. */
const problemOf = (token: FoundRefreshToken, now: Date): string | undefined => {
  if (token.revoked_at) return 'The refresh token has been revoked.';
  if (token.consumed_at === null && Date.parse(token.expires_at) <= now.getTime()) return 'The refresh token has expired.';
  return undefined;
};

const revokeStolen = async (tx: Tx, token: FoundRefreshToken, from: RefreshedFrom, now: Date): Promise<Outcome> => {
  await revokeReused(tx, 'refresh_token', token, from, now);
  return refused(
    'The refresh token was already replaced, and its successor was used or an hour has passed. It is treated as stolen, and all tokens of its family are revoked.',
  );
};

const requestOf = ({ address, requestId }: RefreshedFrom): GrantRequest => ({
  action: 'token',
  grant: 'refresh_token',
  source: { address, requestId },
});

/** The end of a token by an account policy is audited; ordinary expiry is not. */
const noteLifetime = async (tx: Tx, token: FoundRefreshToken, from: RefreshedFrom, now: Date): Promise<void> => {
  if (token.revoked_at || Date.parse(token.own_expires_at) <= now.getTime()) return;
  const of = { accountId: token.account_id, applicationId: token.application_id, userId: token.user_id };
  await auditRefusedGrant(tx, requestOf(from), of, { lifetime: 'over' }, now);
};

const refresh = async (tx: Tx, client: Client, form: Form, tokenIssuer: TokenIssuer, from: RefreshedFrom): Promise<Outcome> => {
  const { now } = tokenIssuer;
  const token = await findRefreshToken(tx, hashOf(form.refresh_token));
  const application = token && (await ownApplication(tx, client, token));
  if (!token || !application) return refused('Unknown refresh token for this client.');
  const child = token.consumed_at === null ? undefined : await unusedChild(tx, form.refresh_token, token, now);
  const current = child?.found ?? token;
  const problem = problemOf(current, now);
  if (problem) {
    await noteLifetime(tx, current, from, now);
    return refused(problem);
  }
  if (current.consumed_at !== null) return revokeStolen(tx, token, from, now);
  // An application continues by consent; the dashboard is the person, whose sign-in is not extended without the factor.
  if (application.first_party && lacksRequiredFactor(token))
    return refused('The account requires a second factor, and this session was started without one. Sign in again.');
  const scopes = requireSome(effectiveScopes(requestedScopes(form.scope, token.scopes), application.scopes, token.role));
  const successor = child?.value ?? (await rotate(tx, token, form.refresh_token, now));
  if (successor === undefined) return refresh(tx, client, form, tokenIssuer, from);
  const { account_id: accountId, user_id: userId, family_id: familyId } = token;
  const { authenticated_at: authenticatedAt, methods, session_id: sessionId } = token;
  const signedIn = { accountId, clientId: client.id, userId, authenticatedAt, methods, sessionId };
  const grant = { accountId, applicationId: application.id, userId, familyId, authenticatedAt, scopes, format: formatOf(form), from };
  const accessToken = await issueAccessToken(tx, grant, tokenIssuer);
  const issued = {
    ...tokenResponse(accessToken, scopes),
    refresh_token: successor,
    ...(await idTokenFor(scopes, signedIn, accessToken.value, tokenIssuer)),
  };
  return { issued };
};

/** The refresh token grant (RFC 6749, 6) with rotation (RFC 9700, 4.14): all in one transaction. */
export const refreshTokenGrant = async (
  dependencies: OAuthDependencies,
  client: Client,
  form: Form,
  from: RefreshedFrom,
): Promise<TokenResponse> => {
  const tokenIssuer = await tokenIssuerNow(dependencies);
  const outcome = await transaction(dependencies.db, (tx) => refresh(tx, client, form, tokenIssuer, from)).catch(
    notingNetworks(dependencies, requestOf(from)),
  );
  if ('refused' in outcome) throw refusal('invalid_grant', outcome.refused);
  return outcome.issued;
};
