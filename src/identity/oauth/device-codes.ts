import type { Selectable } from 'kysely';
import type { Queries } from '../../data/connection/database.ts';
import { transaction } from '../../data/connection/transaction.ts';
import type { DeviceCodesTable } from '../../data/tables/device-codes.ts';
import { audit, type Source } from '../../rules/audit.ts';
import { recordGrant } from '../applications/grants.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import { type BrowserSession, lockBrowserSession } from '../pages/browser-sessions.ts';
import { placeOf, type SignedInFrom } from '../sign-in/signed-in-from.ts';
import { after, deviceCodeSeconds } from '../tokens/lifetimes.ts';
import { newSecret } from '../tokens/secrets.ts';
import { type Client, findClient } from './clients.ts';
import { commandLine } from './command-line.ts';
import { refusal } from './errors.ts';
import { ensureOwn, findOwn, type OwnApplication } from './own-applications.ts';
import { effectiveScopes } from './scopes.ts';
import { requireSome } from './token-response.ts';
import { newUserCode } from './user-codes.ts';

/** Initial polling interval of a device, in seconds. */
export const firstInterval = 5;

export type DeviceCode = Selectable<DeviceCodesTable>;

/** The two codes of a device. */
export interface DeviceCodes {
  deviceCode: string;
  userCode: string;
}

/** Starts an undecided authorization. A user code that is still in use is not given to a second device. */
export const beginDeviceCode = async (
  db: Queries,
  client: Client,
  scopes: readonly string[],
  from: SignedInFrom,
  now: Date,
): Promise<DeviceCodes> => {
  const [deviceCode, userCode] = [newSecret('device_code'), newUserCode()];
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('device_codes')
    .values({
      hash: hashOf(deviceCode),
      user_code_hash: hashOf(userCode),
      client_id: client.id,
      scopes: [...scopes],
      created_at: now.toISOString(),
      expires_at: after(now, deviceCodeSeconds),
      interval_seconds: firstInterval,
      ...placeOf(from),
    })
    .onConflict((conflict) => conflict.column('user_code_hash').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? { deviceCode, userCode } : beginDeviceCode(db, client, scopes, from, now);
};

/** What a person is asked to allow: the application, as it is in their account, and the scopes. */
export interface AskedAtDevice {
  client: Client;
  application: OwnApplication;
  code: DeviceCode;
  scopes: readonly string[];
}

const undecided = (db: Queries, userCode: string, now: Date) =>
  db
    .selectFrom('device_codes')
    .selectAll()
    .where('user_code_hash', '=', hashOf(userCode))
    .where('decision', 'is', null)
    .where('expires_at', '>', now.toISOString());

/**
 * What a person is asked for a user code; undefined when nothing is pending for somebody in their account.
 * @throws ServiceError `invalid_scope` when no requested scope is allowed to this person
 */
export const findDeviceRequest = async (
  db: Queries,
  userCode: string,
  { accountId, role }: BrowserSession,
  now: Date,
): Promise<AskedAtDevice | undefined> => {
  const code = await undecided(db, userCode, now).executeTakeFirst();
  const client = code && (await findClient(db, code.client_id, now));
  if (!code || !client) return undefined;
  const unused = client === commandLine ? { ...commandLine, account_id: accountId } : undefined;
  const application = (await findOwn(db, client, accountId)) ?? unused;
  if (!application) return undefined;
  return { client, application, code, scopes: requireSome(effectiveScopes(code.scopes, application.scopes, role)) };
};

/** Records the decision once: of concurrent ones the first counts. Returns whether it was this one. */
const decide = async (tx: Queries, { hash }: DeviceCode, decision: Partial<DeviceCode>, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('device_codes')
    .set(decision)
    .where('hash', '=', hash)
    .where('decision', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Locks a code until the transaction ends; false when it is decided or expired. */
const lockUndecided = async (tx: Queries, { hash }: DeviceCode, now: Date): Promise<boolean> => {
  const waits = tx.selectFrom('device_codes').select('hash').where('hash', '=', hash).where('decision', 'is', null);
  return (await waits.where('expires_at', '>', now.toISOString()).forUpdate().executeTakeFirst()) !== undefined;
};

/** Records a refusal. Returns whether the code was still undecided. */
export const denyDevice = (db: Queries, { code }: AskedAtDevice, now: Date): Promise<boolean> =>
  decide(db, code, { decision: 'denied' }, now);

/**
 * Records the consent; the device gets its tokens with its next request. Returns whether the code was still undecided. @throws ServiceError
 * `login_required` when the session has ended
 */
export const allowDevice = (
  db: Queries,
  { client, code, scopes }: AskedAtDevice,
  session: BrowserSession,
  source: Source,
  now: Date,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    if (!(await lockBrowserSession(tx, session))) throw refusal('login_required', 'The session has just ended.');
    // Before anything is stored, so that a late decision leaves no consent.
    if (!(await lockUndecided(tx, code, now))) return false;
    const { accountId, userId, authenticatedAt: authenticated_at, methods } = session;
    const application = await ensureOwn(tx, client, session, now);
    if (!application) return false;
    await recordGrant(tx, { accountId, applicationId: application.id, userId }, scopes, now);
    const person = { account_id: accountId, application_id: application.id, user_id: userId, authenticated_at, methods };
    await decide(tx, code, { ...person, decision: 'allowed', scopes: [...scopes] }, now);
    const by = { accountId, actorId: userId, credential: { type: 'password', id: null } as const, ...source, at: now };
    await audit(tx, { ...by, action: 'deviceAuthorization', subjectId: application.id, changes: { scopes: [...scopes] } });
    return true;
  });
