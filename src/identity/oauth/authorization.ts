import { missingScopes } from '../../core/scopes.ts';
import type { Queries } from '../../data/connection/database.ts';
import { transaction } from '../../data/connection/transaction.ts';
import { audit, type Source } from '../../rules/audit.ts';
import { findGrant, recordGrant } from '../applications/grants.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import type { ApplicationEmails } from '../emails/application-emails.ts';
import { type BrowserSession, lockBrowserSession } from '../pages/browser-sessions.ts';
import { after, codeSeconds } from '../tokens/lifetimes.ts';
import { newSecret } from '../tokens/secrets.ts';
import type { AuthorizationRequest } from './authorization-request.ts';
import { refusal } from './errors.ts';
import { decideApplication, ensureOwn, requestApplication } from './own-applications.ts';
import { effectiveScopes } from './scopes.ts';
import { requireSome } from './token-response.ts';

/** The scopes to grant: the requested ones that the person's role allows. @throws ServiceError `invalid_scope` when there are none */
export const grantable = ({ client, scopes }: AuthorizationRequest, { role }: BrowserSession): readonly string[] =>
  requireSome(effectiveScopes(scopes, client.scopes, role));

/**
 * Whether only the application itself can receive the response: it has a secret to redeem the code with, or an `https` address. For any other
 * application, another program can use its id and its private scheme or loopback port (RFC 8252, 8.6).
 */
const provesItself = ({ client, redirectUri }: AuthorizationRequest): boolean =>
  client.type === 'confidential' || redirectUri.startsWith('https:');

/** Whether the person has already consented to all these scopes, and the application and its addresses are unchanged. */
export const hasConsented = async (db: Queries, request: AuthorizationRequest, session: BrowserSession, scopes: readonly string[]) => {
  const { client } = request;
  if (!provesItself(request)) return false;
  const grant = await findGrant(db, client.account_id, client.id, session.userId);
  const { addresses_changed_at: changedAt } = client;
  if (changedAt !== null && grant && Date.parse(grant.granted_at) <= Date.parse(changedAt)) return false;
  return grant !== undefined && missingScopes(grant.scopes, scopes).length === 0;
};

/** Issues an authorization code for a sign-in and a consent. @throws ServiceError `login_required` when the sign-in has ended */
export const issueCode = (
  db: Queries,
  { client, redirectUri, codeChallenge, nonce }: AuthorizationRequest,
  session: BrowserSession,
  scopes: readonly string[],
  now: Date,
): Promise<string> =>
  transaction(db, async (tx) => {
    if (!(await lockBrowserSession(tx, session))) throw refusal('login_required', 'The session has just ended.');
    const code = newSecret('authorization_code');
    await tx
      .insertInto('authorization_codes')
      .values({
        hash: hashOf(code),
        account_id: client.account_id,
        application_id: client.id,
        user_id: session.userId,
        redirect_uri: redirectUri,
        scopes: [...scopes],
        code_challenge: codeChallenge,
        nonce,
        authenticated_at: session.authenticatedAt,
        methods: session.methods,
        session_id: session.id,
        expires_at: after(now, codeSeconds),
      })
      .execute();
    return code;
  });

/**
 * Records the consent that a person has just given, and issues a code for it. A self-describing application joins the account.
 * @throws ServiceError `access_denied` when the account has too many of them, or does not allow this one
 */
export const agree = (
  { db, emails }: { db: Queries; emails: ApplicationEmails },
  request: AuthorizationRequest,
  session: BrowserSession,
  scopes: readonly string[],
  source: Source,
  now: Date,
): Promise<string> =>
  transaction(db, async (tx) => {
    const { accountId, userId } = session;
    const own = await ensureOwn(tx, request.client, session, now);
    if (!own) throw refusal('access_denied', 'The application belongs to another account.');
    const applicationId = own.id;
    if (own.status === 'requested') {
      await decideApplication(tx, { accountId, applicationId }, 'allowed', now);
      await emails.decided(tx, { accountId, applicationId });
    }
    await recordGrant(tx, { accountId, applicationId, userId }, scopes, now);
    const credential = { type: 'password', id: null } as const;
    const entry = { accountId, action: 'authorize', actorId: userId, credential, subjectId: applicationId, at: now } as const;
    await audit(tx, { ...source, ...entry, changes: { scopes: [...scopes] } });
    return issueCode(tx, { ...request, client: { ...request.client, id: applicationId } }, session, scopes, now);
  });

/**
 * E-mails the administrators a request for an application, once for everybody who wants it. @throws ServiceError `access_denied` when the account has
 * too many of them
 */
export const askForApplication = (
  { db, emails }: { db: Queries; emails: ApplicationEmails },
  { client }: AuthorizationRequest,
  { accountId, userId }: BrowserSession,
  source: Source,
  now: Date,
): Promise<void> =>
  transaction(db, async (tx) => {
    const requested = await requestApplication(tx, client, { accountId, userId }, now);
    if (!requested) return;
    await emails.asked(tx, { accountId, userId }, requested);
    const credential = { type: 'password', id: null } as const;
    const entry = { accountId, action: 'authorize', actorId: userId, credential, subjectId: requested.id, at: now } as const;
    await audit(tx, { ...source, ...entry, changes: { status: 'requested' } });
  });
