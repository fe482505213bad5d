import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { accountLimits } from '../../contract/plans.ts';
import type { ServiceError } from '../../core/errors.ts';
import type { Role } from '../../core/scopes.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { createApplication, describedOf } from '../applications/applications.ts';
import type { Person } from '../people/person.ts';
import type { Client } from './clients.ts';
import { commandLine } from './command-line.ts';
import { offeredScopes } from './described-client.ts';
import { refusal } from './errors.ts';

/** An application of an account, as far as grants need it. */
export type OwnApplication = Pick<Client, 'account_id' | 'id' | 'name' | 'scopes' | 'first_party' | 'status'>;

/**
 * The account's row for a client id that belongs to no account: the built-in application and self-describing ones. Undefined for others, which have
 * one row.
 */
const rowIn = (db: Queries, client: Client, accountId: string) => {
  const rows = db.selectFrom('applications').selectAll().where('account_id', '=', accountId);
  if (client.metadata_url !== null) return rows.where('metadata_url', '=', client.metadata_url);
  return client === commandLine ? rows.where('built_in', '=', client.id) : undefined;
};

/**
 * The application that a client id stands for in an account; undefined for one with a row per account until somebody in the account has consented.
 */
export const findOwn = async (db: Queries, client: Client, accountId: string): Promise<OwnApplication | undefined> => {
  const row = rowIn(db, client, accountId);
  if (row) return row.executeTakeFirst();
  return client.account_id === accountId ? client : undefined;
};

/** The application of an account that a token was issued to, if the client id stands for it. */
export const ownApplication = async (
  db: Queries,
  client: Client,
  issued: { account_id: string; application_id: string | null },
): Promise<OwnApplication | undefined> => {
  const own = await findOwn(db, client, issued.account_id);
  return own?.id === issued.application_id ? own : undefined;
};

const isAsDescribed = (own: Pick<Client, 'name' | 'redirect_uris'>, { name, redirect_uris }: Client): boolean =>
  own.name === name && isDeepStrictEqual(own.redirect_uris, redirect_uris);

/**
 * A self-describing application as one of the person's account, with the scopes that the account allows it. Its id is empty until somebody in the
 * account has consented. A document that differs from the last consent counts as changed now.
 */
export const inAccount = async (db: Queries, client: Client, accountId: string, now: Date): Promise<Client> => {
  if (client.metadata_url === null) return client;
  const own = await rowIn(db, client, accountId)?.executeTakeFirst();
  if (!own) return { ...client, account_id: accountId, id: '' };
  const changed = isAsDescribed(own, client) ? own.addresses_changed_at : now.toISOString();
  return { ...client, account_id: accountId, id: own.id, scopes: own.scopes, status: own.status, addresses_changed_at: changed };
};

/**
 * Whether somebody may consent to an application: at once, after an administrator whom they have to ask or have asked, or not at all. An
 * administrator's consent allows it; a refused one stays so until an administrator allows it again.
 */
export type Standing = 'open' | 'ask' | 'asked' | 'closed';

/** The same for an application of the account as returned by `inAccount`. */
export const standingOf = async (
  db: Queries,
  { metadata_url, id, status }: Pick<Client, 'metadata_url' | 'id' | 'status'>,
  { accountId, role }: { accountId: string; role: Role },
): Promise<Standing> => {
  if (metadata_url === null) return 'open';
  if (id !== '' && status !== 'requested') return status === 'allowed' ? 'open' : 'closed';
  if (role === 'admin') return 'open';
  const account = db.selectFrom('accounts').select('described_applications').where('id', '=', accountId);
  const { described_applications: setting } = await account.executeTakeFirstOrThrow();
  if (setting === 'allowed') return 'open';
  if (id !== '') return 'asked';
  return setting === 'approval' ? 'ask' : 'closed';
};

const reasons: Record<Exclude<Standing, 'open'>, string> = {
  ask: 'An administrator of the account must allow the application first.',
  asked: 'The application has been requested, but no administrator of the account has allowed it yet.',
  closed: 'The account does not allow the application. An administrator of the account can allow it.',
};

/** The error for an application that the person may not consent to. */
export const notOpen = (standing: Exclude<Standing, 'open'>): ServiceError => refusal('access_denied', reasons[standing]);

/** @throws ServiceError `access_denied` */
const expectRoom = async (tx: Tx, accountId: string): Promise<void> => {
  const { count } = await describedOf(tx, accountId).select(sql<string>`count(*)`.as('count')).executeTakeFirstOrThrow();
  const most = accountLimits.described_applications;
  if (Number(count) >= most)
    throw refusal(
      'access_denied',
      `The account has reached the maximum of ${most} applications that describe themselves. An administrator has to delete one first.`,
    );
};

/** Stores the current document. People who consented to a different one are asked again. */
const describeAgain = async (tx: Tx, own: OwnApplication, { name, redirect_uris }: Client, now: Date): Promise<void> => {
  await tx
    .updateTable('applications')
    .set((eb) => ({
      ...{ name, redirect_uris, version: eb('version', '+', 1), updated_at: now.toISOString() },
      // Earlier than the consent that is about to be stored.
      addresses_changed_at: new Date(now.getTime() - 1).toISOString(),
    }))
    .where('account_id', '=', own.account_id)
    .where('id', '=', own.id)
    .execute();
};

const lockOwn = async (tx: Tx, client: Client, accountId: string) => {
  await sql`select pg_advisory_xact_lock(hashtextextended('built-in applications of ' || ${accountId}::text, 0))`.execute(tx);
  // A concurrent refusal by an administrator waits, then revokes the consent that is about to be stored.
  return rowIn(tx, client, accountId)!.forShare().executeTakeFirst();
};

const fieldsOf = ({ name, type, redirect_uris, device_grant }: Client) => ({ name, type, redirect_uris, device_grant });

/**
 * Requests a self-describing application from the administrators of an account; undefined when somebody has already requested it.
 * @throws ServiceError `access_denied` when the account has too many of them
 */
export const requestApplication = async (tx: Tx, client: Client, { accountId, userId }: Person, now: Date) => {
  if (await lockOwn(tx, client, accountId)) return undefined;
  await expectRoom(tx, accountId);
  const described = { metadata_url: client.metadata_url!, scopes: [...offeredScopes] };
  const asked = { status: 'requested', requested_by: userId } as const;
  const made = { ...fieldsOf(client), ...described, ...asked, accountId, createdBy: null };
  return (await createApplication(tx, made, now)).application;
};

/** Stores what an account decides about an application. */
export const decideApplication = async (
  tx: Tx,
  { accountId, applicationId }: { accountId: string; applicationId: string },
  status: 'allowed' | 'refused',
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('applications')
    .set((eb) => ({ status, updated_at: now.toISOString(), version: eb('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('id', '=', applicationId)
    .execute();
};

/**
 * The same, but creates the application in an account that has not used it yet. A self-describing one needs its document. @throws ServiceError
 * `access_denied` when the account has too many that describe themselves, or does not allow this one
 */
export const ensureOwn = async (
  tx: Tx,
  client: Client,
  { accountId, role }: { accountId: string; role: Role },
  now: Date,
): Promise<OwnApplication | undefined> => {
  if (!rowIn(tx, client, accountId)) return findOwn(tx, client, accountId);
  const own = await lockOwn(tx, client, accountId);
  const standing = await standingOf(tx, own ?? { ...client, id: '' }, { accountId, role });
  if (standing !== 'open') throw notOpen(standing);
  if (own && client.metadata_url !== null && !isAsDescribed(own, client)) await describeAgain(tx, own, client, now);
  if (own) return own;
  const { metadata_url } = client;
  if (metadata_url !== null) await expectRoom(tx, accountId);
  const identified = metadata_url === null ? { built_in: client.id, scopes: client.scopes } : { metadata_url, scopes: [...offeredScopes] };
  const fields = { ...fieldsOf(client), ...identified };
  const { application } = await createApplication(tx, { ...fields, accountId, createdBy: null }, now);
  return { ...application, account_id: accountId, first_party: false };
};
