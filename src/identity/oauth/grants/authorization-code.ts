import { hash, timingSafeEqual } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { IdentitySchemas } from '../../../contract/types.ts';
import type { Queries } from '../../../data/connection/database.ts';
import { type Tx, transaction } from '../../../data/connection/transaction.ts';
import type { AuthorizationCodesTable } from '../../../data/tables/authorization-codes.ts';
import type { Source } from '../../../rules/audit.ts';
import { hashOf } from '../../credentials/api-key-format.ts';
import { isRecent } from '../../sign-in/recent-sign-in.ts';
import type { TokenIssuer } from '../../tokens/access-tokens.ts';
import { codeSeconds } from '../../tokens/lifetimes.ts';
import type { Client } from '../clients.ts';
import { type OAuthDependencies, tokenIssuerNow } from '../dependencies.ts';
import { refusal } from '../errors.ts';
import { issueFirstTokens } from '../first-tokens.ts';
import { type OwnApplication, ownApplication } from '../own-applications.ts';
import { notingNetworks, revokeReused } from '../refused-grants.ts';
import { formatOf, type TokenResponse } from '../token-response.ts';

type Form = IdentitySchemas['AuthorizationCodeGrant'];
type Code = Selectable<AuthorizationCodesTable>;

/** The result of a redemption. Errors are returned, not thrown, so that the revocation is committed. */
type Outcome = { issued: TokenResponse } | { refused: string };

const refused = (reason: string): Outcome => ({ refused: reason });

const s256 = (verifier: string): Buffer => Buffer.from(hash('sha256', verifier, 'base64url'));

/** A verifier without a challenge is also refused: an attacker may have removed the challenge (RFC 9700, 4.8.2). */
const pkceProblem = ({ code_challenge: challenge }: Code, { code_verifier: verifier }: Form): string | undefined => {
  if (challenge === null)
    return verifier === undefined ? undefined : 'The code was issued without a code_challenge; do not send a code_verifier.';
  if (verifier === undefined) return 'The code was issued with a code_challenge; send its code_verifier.';
  const expected = Buffer.from(challenge);
  const given = s256(verifier);
  return expected.length === given.length && timingSafeEqual(expected, given)
    ? undefined
    : 'The code_verifier does not match the code_challenge.';
};

const problemOf = (code: Code, form: Form, now: Date): string | undefined => {
  if (Date.parse(code.expires_at) <= now.getTime()) return 'The code has expired.';
  if (code.redirect_uri !== form.redirect_uri) return 'The redirect_uri differs from the one in the authorization request.';
  return pkceProblem(code, form);
};

/** A code of a client, with the application that it was issued to. */
const find = async (tx: Queries, value: string, client: Client): Promise<{ code: Code; application: OwnApplication } | undefined> => {
  const code = await tx.selectFrom('authorization_codes').selectAll().where('hash', '=', hashOf(value)).executeTakeFirst();
  const application = code && (await ownApplication(tx, client, code));
  return application && { code, application };
};

/** Marks the code as used; false when it was used before. A concurrent request waits for the first commit and then finds it used. */
const consume = async (tx: Tx, { hash: key }: Code, now: Date): Promise<boolean> => {
  const taken = await tx
    .updateTable('authorization_codes')
    .set({ consumed_at: now.toISOString() })
    .where('hash', '=', key)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
};

/** A code that is used twice may have been stolen, and so may the tokens issued for it. */
const replayed = async (tx: Tx, { family_id, ...code }: Code, source: Source, now: Date): Promise<Outcome> => {
  if (family_id) await revokeReused(tx, 'authorization_code', { ...code, family_id }, source, now);
  return refused('The code has already been used; the tokens issued for it are revoked.');
};

/**
 * Whether a code leads to a refresh token. When nobody proved anything for it (the person by a recent sign-in as for a consent, or the application by
 * a secret or key), anybody with the browser's cookie may have asked for it, so access must not outlast the sign-in by much.
 */
const mayRefresh = ({ authenticated_at, expires_at }: Code, { first_party }: OwnApplication, { type }: Client): boolean =>
  type !== 'public' || first_party || isRecent(authenticated_at, new Date(Date.parse(expires_at) - codeSeconds * 1000));

const issue = async (
  tx: Tx,
  { code, application }: { code: Code; application: OwnApplication },
  client: Client,
  form: Form,
  tokenIssuer: TokenIssuer,
  source: Source,
): Promise<TokenResponse> => {
  const { user_id: userId, scopes, authenticated_at: authenticatedAt, methods, session_id: sessionId, nonce } = code;
  const agreed = {
    application,
    clientId: client.id,
    userId,
    scopes,
    authenticatedAt,
    methods,
    sessionId,
    nonce,
    format: formatOf(form),
    grant: 'authorization_code',
    refreshes: mayRefresh(code, application, client),
    source,
  } as const;
  const { familyId, response } = await issueFirstTokens(tx, agreed, tokenIssuer);
  await tx.updateTable('authorization_codes').set({ family_id: familyId }).where('hash', '=', code.hash).execute();
  return response;
};

const redeem = async (tx: Tx, client: Client, form: Form, tokenIssuer: TokenIssuer, source: Source): Promise<Outcome> => {
  const found = await find(tx, form.code, client);
  if (!found) return refused('Unknown code for this client.');
  const { code } = found;
  if (code.consumed_at) return replayed(tx, code, source, tokenIssuer.now);
  const problem = problemOf(code, form, tokenIssuer.now);
  if (problem) return refused(problem);
  if (!(await consume(tx, code, tokenIssuer.now))) return redeem(tx, client, form, tokenIssuer, source);
  return { issued: await issue(tx, found, client, form, tokenIssuer, source) };
};

/** The authorization code grant (RFC 6749, 4.1.3) with PKCE (RFC 7636): all in one transaction. */
export const authorizationCodeGrant = async (
  dependencies: OAuthDependencies,
  client: Client,
  form: Form,
  source: Source,
): Promise<TokenResponse> => {
  const tokenIssuer = await tokenIssuerNow(dependencies);
  const noting = notingNetworks(dependencies, { action: 'token', grant: 'authorization_code', source });
  const outcome = await transaction(dependencies.db, (tx) => redeem(tx, client, form, tokenIssuer, source)).catch(noting);
  if ('refused' in outcome) throw refusal('invalid_grant', outcome.refused);
  return outcome.issued;
};
