import type { Tx } from '../../data/connection/transaction.ts';
import { roleOf } from '../principals.ts';
import { issueAccessToken, type TokenFormat, type TokenIssuer } from '../tokens/access-tokens.ts';
import type { OwnApplication } from './built-in-applications.ts';
import { effectiveScopes } from './scopes.ts';
import { beginFamily, issueRefreshToken } from './token-families.ts';
import { idTokenFor, requireSome, type TokenResponse, tokenResponse } from './token-response.ts';

/** What a person has agreed to. */
export interface Agreed {
  application: OwnApplication;
  /** The client id that the application uses. */
  clientId: string;
  userId: string;
  scopes: readonly string[];
  authenticatedAt: string;
  nonce: string | null;
  format: TokenFormat;
}

/** The first tokens of a family, which begins with them. @throws ServiceError `invalid_scope` when none of the scopes is open any more */
export const issueFirstTokens = async (
  tx: Tx,
  { application, clientId, userId, scopes: agreed, authenticatedAt, nonce, format }: Agreed,
  tokenIssuer: TokenIssuer,
): Promise<{ familyId: string; response: TokenResponse }> => {
  const { account_id: accountId, id: applicationId } = application;
  const scopes = requireSome(effectiveScopes(agreed, application.scopes, await roleOf(tx, accountId, userId)));
  const familyId = await beginFamily(tx, { accountId, applicationId, userId, scopes: agreed, authenticatedAt }, tokenIssuer.now);
  const accessToken = await issueAccessToken(tx, { accountId, applicationId, userId, familyId, scopes, format }, tokenIssuer);
  const response = {
    ...tokenResponse(accessToken, scopes),
    refresh_token: await issueRefreshToken(tx, accountId, familyId, tokenIssuer.now),
    ...(await idTokenFor(tx, scopes, { accountId, clientId, userId, authenticatedAt, nonce }, accessToken, tokenIssuer)),
  };
  return { familyId, response };
};
