import type { Tx } from '../../data/connection/transaction.ts';
import type { SignInMethod } from '../../data/tables/column-types.ts';
import { audit, type Source } from '../../rules/audit.ts';
import { roleOf } from '../credentials/principals.ts';
import { issueAccessToken, type TokenFormat, type TokenIssuer } from '../tokens/access-tokens.ts';
import type { OwnApplication } from './own-applications.ts';
import { effectiveScopes } from './scopes.ts';
import { beginFamily, issueRefreshToken } from './token-families.ts';
import { idTokenFor, requireSome, type TokenResponse, tokenResponse } from './token-response.ts';

/** What a person has consented to. */
export interface Agreed {
  application: OwnApplication;
  /** The client id that the application uses. */
  clientId: string;
  userId: string;
  scopes: readonly string[];
  authenticatedAt: string;
  /** How, by RFC 8176. */
  methods: SignInMethod[];
  /** The browser sign-in; null on a device. */
  sessionId: string | null;
  nonce: string | null;
  format: TokenFormat;
  /** How the application got them. */
  grant: 'authorization_code' | 'device_code';
  /** Whether the application may refresh them. */
  refreshes: boolean;
  source: Source;
}

/** Issues the first tokens of a new family. @throws ServiceError `invalid_scope` when none of the scopes is allowed any more */
export const issueFirstTokens = async (
  tx: Tx,
  { application, clientId, userId, scopes: agreed, authenticatedAt, methods, sessionId, nonce, format, grant, refreshes, source }: Agreed,
  tokenIssuer: TokenIssuer,
): Promise<{ familyId: string; response: TokenResponse }> => {
  const { account_id: accountId, id: applicationId } = application;
  const scopes = requireSome(effectiveScopes(agreed, application.scopes, await roleOf(tx, accountId, userId)));
  const signedIn = { accountId, userId, authenticatedAt, methods, sessionId };
  const familyId = await beginFamily(tx, { ...signedIn, applicationId, scopes: agreed }, tokenIssuer.now);
  const from = { by: application.first_party ? 'people' : 'programs', address: source.address } as const;
  const subject = { accountId, applicationId, userId, familyId, authenticatedAt };
  const accessToken = await issueAccessToken(tx, { ...subject, scopes, format, from }, tokenIssuer);
  const response = {
    ...tokenResponse(accessToken, scopes),
    ...(refreshes ? { refresh_token: await issueRefreshToken(tx, accountId, familyId, tokenIssuer.now) } : {}),
    ...(await idTokenFor(scopes, { ...signedIn, clientId, nonce }, accessToken.value, tokenIssuer)),
  };
  const entry = { accountId, actorId: userId, credential: { type: 'oauth_token', id: applicationId }, subjectId: applicationId } as const;
  await audit(tx, { ...source, ...entry, action: 'token', changes: { grant, scopes }, at: tokenIssuer.now });
  return { familyId, response };
};
