import type { IdentitySchemas } from '../../../contract/types.ts';
import { type Tx, transaction } from '../../../data/connection/transaction.ts';
import type { Source } from '../../../rules/audit.ts';
import { hashOf } from '../../credentials/api-key-format.ts';
import type { TokenIssuer } from '../../tokens/access-tokens.ts';
import type { Client } from '../clients.ts';
import { type OAuthDependencies, tokenIssuerNow } from '../dependencies.ts';
import type { DeviceCode } from '../device-codes.ts';
import { type OAuthRefusal, refusal } from '../errors.ts';
import { issueFirstTokens } from '../first-tokens.ts';
import { ownApplication } from '../own-applications.ts';
import { notingNetworks, revokeReused } from '../refused-grants.ts';
import { formatOf, type TokenResponse } from '../token-response.ts';

type Form = IdentitySchemas['DeviceCodeGrant'];

/** The result of a request. Errors are returned, not thrown, so that the change is committed. */
type Outcome = { issued: TokenResponse } | { error: OAuthRefusal; reason: string };

const refused = (error: OAuthRefusal, reason: string): Outcome => ({ error, reason });

/** Seconds added to the interval by each request that comes too soon (RFC 8628, 3.5). */
const slowerBy = 5;
const longestInterval = 60;
/** Tolerance for network jitter between two requests, in milliseconds. */
const tolerance = 1000;

/** Concurrent requests wait here for each other's commit. */
const lockCode = (tx: Tx, form: Form, client: Client) =>
  tx
    .selectFrom('device_codes')
    .selectAll()
    .where('hash', '=', hashOf(form.device_code))
    .where('client_id', '=', client.id)
    .forUpdate()
    .executeTakeFirst();

const change = (tx: Tx, { hash }: DeviceCode, fields: Partial<DeviceCode>) =>
  tx.updateTable('device_codes').set(fields).where('hash', '=', hash).execute();

const pending = async (tx: Tx, code: DeviceCode, now: Date): Promise<Outcome> => {
  const { polled_at: last, interval_seconds: interval } = code;
  const early = last !== null && now.getTime() - Date.parse(last) < interval * 1000 - tolerance;
  const next = early ? Math.min(interval + slowerBy, longestInterval) : interval;
  await change(tx, code, { polled_at: now.toISOString(), interval_seconds: next });
  return early
    ? refused('slow_down', `Wait ${next} s between requests.`)
    : refused('authorization_pending', `The person has not decided yet. Retry in ${interval} s.`);
};

/** A code that is used twice may have been stolen, and so may the tokens issued for it. */
const replayed = async (tx: Tx, code: DeviceCode, source: Source, now: Date): Promise<Outcome> => {
  const { account_id, family_id, application_id, user_id } = code;
  if (account_id && family_id && application_id && user_id)
    await revokeReused(tx, 'device_code', { account_id, family_id, application_id, user_id }, source, now);
  return refused('invalid_grant', 'The device code has already been used; the tokens issued for it are revoked.');
};

const redeem = async (tx: Tx, code: DeviceCode, client: Client, form: Form, tokenIssuer: TokenIssuer, source: Source): Promise<Outcome> => {
  const { account_id, application_id, user_id: userId, authenticated_at: authenticatedAt, methods, scopes } = code;
  const application = account_id ? await ownApplication(tx, client, { account_id, application_id }) : undefined;
  if (!application || !userId || !authenticatedAt || !methods) return refused('invalid_grant', 'Unknown device code for this client.');
  const agreed = {
    application,
    clientId: client.id,
    userId,
    scopes,
    authenticatedAt,
    methods,
    sessionId: null,
    nonce: null,
    format: formatOf(form),
    grant: 'device_code',
    refreshes: true,
    source,
  } as const;
  const { familyId, response } = await issueFirstTokens(tx, agreed, tokenIssuer);
  await change(tx, code, { consumed_at: tokenIssuer.now.toISOString(), family_id: familyId });
  return { issued: response };
};

const poll = async (tx: Tx, client: Client, form: Form, tokenIssuer: TokenIssuer, source: Source): Promise<Outcome> => {
  const { now } = tokenIssuer;
  const code = await lockCode(tx, form, client);
  if (!code) return refused('invalid_grant', 'Unknown device code for this client.');
  if (code.consumed_at) return replayed(tx, code, source, now);
  if (Date.parse(code.expires_at) <= now.getTime()) return refused('expired_token', 'The device code has expired. Start again.');
  if (code.decision === 'denied') return refused('access_denied', 'The person denied access.');
  if (code.decision === null) return pending(tx, code, now);
  return redeem(tx, code, client, form, tokenIssuer, source);
};

/** The device code grant (RFC 8628, 3.4): all in one transaction. */
export const deviceCodeGrant = async (
  dependencies: OAuthDependencies,
  client: Client,
  form: Form,
  source: Source,
): Promise<TokenResponse> => {
  const tokenIssuer = await tokenIssuerNow(dependencies);
  const noting = notingNetworks(dependencies, { action: 'token', grant: 'device_code', source });
  const outcome = await transaction(dependencies.db, (tx) => poll(tx, client, form, tokenIssuer, source)).catch(noting);
  if ('error' in outcome) throw refusal(outcome.error, outcome.reason);
  return outcome.issued;
};
