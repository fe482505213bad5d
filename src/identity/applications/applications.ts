import { type Selectable, sql } from 'kysely';
import { knownScopes, unknownScopes } from '../../contract/scopes.ts';
import { type ErrorDetail, ServiceError } from '../../core/errors.ts';
import { excerpt } from '../../core/excerpt.ts';
import { newId } from '../../core/ids.ts';
import type { Queries } from '../../data/connection/database.ts';
import { collectionOf } from '../../data/query/collection.ts';
import { byCodePoints } from '../../data/query/compared-texts.ts';
import { listOf } from '../../data/query/list.ts';
import type { ApplicationKeys, ApplicationStatus, ApplicationsTable } from '../../data/tables/applications.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import { keyProblems } from '../oauth/client-keys.ts';
import { redirectUriProblem } from '../oauth/redirect-uris.ts';
import { after } from '../tokens/lifetimes.ts';
import { newSecret } from '../tokens/secrets.ts';

/** An application as the account API shows it, with its row version. */
export type Application = Omit<
  Selectable<ApplicationsTable>,
  'account_id' | 'addresses_changed_at' | 'first_party' | 'built_in' | 'requested_by'
> & {
  client_id: string;
  token_endpoint_auth_method: AuthMethod;
};

/** How an application authenticates at the token endpoint. */
export type AuthMethod = 'client_secret_basic' | 'private_key_jwt' | 'none';

/** The fields of a registration. */
export interface ApplicationFields {
  name: string;
  /** Its public keys, used instead of a secret. */
  jwks?: ApplicationKeys;
  redirect_uris: string[];
  /** Where a browser may return to after a sign-out that the application started. */
  post_logout_redirect_uris?: string[];
  /** Where it is notified of sign-outs; null for nowhere. */
  backchannel_logout_uri?: string | null;
  scopes: string[];
  /** Whether it may use the device authorization grant. */
  device_grant?: boolean;
  /** Whether people may use it; a registered one is always allowed. */
  status?: ApplicationStatus;
}

type ApplicationType = ApplicationsTable['type'];

const columns = [
  'id',
  'metadata_url',
  'status',
  'name',
  'type',
  'jwks',
  'redirect_uris',
  'post_logout_redirect_uris',
  'backchannel_logout_uri',
  'scopes',
  'device_grant',
  'secret_last4',
  'created_by',
  'created_at',
  'updated_at',
] as const;
const shown = columns.map((column) => `applications.${column}` as const);
const withClientId = sql.ref<string>('applications.id').as('client_id');

/** Derived from the rest of the row, so that it cannot be out of step. */
const methodOf = ({ type, jwks }: Pick<Application, 'type' | 'jwks'>): AuthMethod => {
  if (type === 'public') return 'none';
  return jwks === null ? 'client_secret_basic' : 'private_key_jwt';
};
const withMethod = sql<AuthMethod>`
  case when applications.type = 'public' then 'none' when applications.jwks is null then 'client_secret_basic' else 'private_key_jwt' end`.as(
  'token_endpoint_auth_method',
);

const collection = collectionOf('applications', columns, {
  columns: { client_id: sql.ref('applications.id') },
  texts: { name: byCodePoints },
  ties: { type: sql.ref('applications.created_at') },
});

/** The applications of an account, except its dashboard. */
const applicationsOf = (db: Queries, accountId: string) =>
  db.selectFrom('applications').where('applications.account_id', '=', accountId).where('applications.first_party', '=', false);

/** The registered ones. */
export const registeredOf = (db: Queries, accountId: string) =>
  applicationsOf(db, accountId).where('applications.metadata_url', 'is', null);

/** Those that describe themselves and that the account has not refused. */
export const describedOf = (db: Queries, accountId: string) =>
  applicationsOf(db, accountId).where('applications.metadata_url', 'is not', null).where('applications.status', '<>', 'refused');

/** A page of the account's applications. */
export const listApplications = listOf<Omit<Application, 'version'>>({
  base: (db, { accountId }) => applicationsOf(db, accountId),
  select: (base) => base.select([...shown, withClientId, withMethod]),
  collection,
});

/** An application of the account; undefined when there is none with this id. In a transaction `lock` locks its row. */
export const findApplication = (db: Queries, accountId: string, id: string, lock = false): Promise<Application | undefined> => {
  const found = applicationsOf(db, accountId)
    .where('applications.id', '=', id)
    .select([...shown, 'applications.version', withClientId, withMethod]);
  return (lock ? found.forUpdate() : found).executeTakeFirst();
};

const unprocessable = (details: ErrorDetail[]) => new ServiceError('unprocessable', 'Invalid redirect URIs.', { details });

type AddressField = 'redirect_uris' | 'post_logout_redirect_uris';

type Checked = Pick<ApplicationFields, AddressField | 'scopes' | 'device_grant'> & { jwks?: ApplicationKeys | null };

const notAllowed = (field: string, message: string) =>
  new ServiceError('unprocessable', `Invalid ${field === 'jwks' ? 'keys' : 'authentication method'}.`, {
    details: [{ field, message, code: 'not_allowed' }],
  });

/** Checks the authentication method of an application. @throws ServiceError `unprocessable` */
const expectProof = (type: ApplicationType, method: AuthMethod, jwks: ApplicationKeys | undefined): void => {
  if ((type === 'public') !== (method === 'none'))
    throw notAllowed('token_endpoint_auth_method', 'Must be none for a public application, and another method for a confidential one.');
  if (method === 'private_key_jwt' && jwks === undefined) throw notAllowed('jwks', 'Is required for private_key_jwt.');
  if (method !== 'private_key_jwt' && jwks !== undefined) throw notAllowed('jwks', 'Is only allowed with private_key_jwt.');
};

/** What is wrong with the addresses of a list; previously registered ones stay valid. */
const problemsOf = (field: AddressField, uris: readonly string[] = [], registered: readonly string[] = []): ErrorDetail[] =>
  uris.flatMap((uri, at) => {
    const problem = registered.includes(uri) ? undefined : redirectUriProblem(uri);
    return problem === undefined ? [] : [{ field: `${field}[${at}]`, message: `${uri} ${problem}.`, code: 'not_allowed' }];
  });

/**
 * Checks a registration against the rules that a schema cannot express. Previously registered redirect URIs stay valid.
 * @throws ServiceError `unprocessable` for redirect URIs and keys, `unknown_reference` for unknown scopes
 */
const expectRegistrable = (
  type: ApplicationType,
  { redirect_uris, post_logout_redirect_uris, scopes, device_grant, jwks }: Checked,
  registered?: Checked,
): void => {
  const unknown = unknownScopes(scopes);
  if (unknown.length > 0)
    throw new ServiceError('unknown_reference', `Unknown scope ${excerpt(unknown.join(', '))}. Scopes are ${knownScopes.join(', ')}.`, {
      details: [{ field: 'scopes', message: `Unknown scope ${excerpt(unknown.join(', '))}.`, code: 'unknown_reference' }],
    });
  if (type === 'public' && redirect_uris.length === 0 && !device_grant)
    throw unprocessable([
      {
        field: 'redirect_uris',
        message: 'A public application needs at least one redirect URI, or the device grant.',
        code: 'not_allowed',
      },
    ]);
  const problems = [
    ...problemsOf('redirect_uris', redirect_uris, registered?.redirect_uris),
    ...problemsOf('post_logout_redirect_uris', post_logout_redirect_uris, registered?.post_logout_redirect_uris),
  ];
  if (problems.length > 0) throw unprocessable(problems);
  const wrongKeys = jwks ? keyProblems(jwks) : [];
  if (wrongKeys.length > 0) throw new ServiceError('unprocessable', 'Invalid keys.', { details: wrongKeys });
};

const insertSecret = async (tx: Queries, accountId: string, id: string, secret: string, now: Date): Promise<void> => {
  await tx
    .insertInto('application_secrets')
    .values({ account_id: accountId, application_id: id, hash: hashOf(secret), created_at: now.toISOString() })
    .execute();
};

interface NewApplication extends ApplicationFields {
  accountId: string;
  type: ApplicationType;
  /** Defaults to `client_secret_basic` for a confidential application and `none` for a public one. */
  token_endpoint_auth_method?: AuthMethod;
  /** The user who registers the application; it acts as this user when a token has no user. */
  createdBy: string | null;
  /** The client id that a built-in application has in every account. */
  built_in?: string;
  /** The URL of the document with which the application describes itself: its client id, in place of the id. */
  metadata_url?: string;
  /** Who requested it from an administrator. */
  requested_by?: string;
}

/**
 * Registers an application in a transaction. Only the result contains the secret, which is null for an application without one.
 * @throws ServiceError `unprocessable`, `unknown_reference`
 */
export const createApplication = async (
  tx: Queries,
  { accountId, type, createdBy, token_endpoint_auth_method: wanted, ...fields }: NewApplication,
  now: Date,
): Promise<{ application: Application; secret: string | null }> => {
  const method = wanted ?? methodOf({ type, jwks: null });
  expectProof(type, method, fields.jwks);
  expectRegistrable(type, fields);
  const secret = method === 'client_secret_basic' ? newSecret('client_secret') : null;
  const at = now.toISOString();
  const row = await tx
    .insertInto('applications')
    .values({
      ...fields,
      account_id: accountId,
      id: newId('application'),
      type,
      secret_last4: secret?.slice(-4) ?? null,
      created_by: createdBy,
      created_at: at,
      updated_at: at,
    })
    .returning([...columns, 'version'])
    .executeTakeFirstOrThrow();
  const { id } = row;
  if (row.metadata_url === null)
    await tx
      .insertInto('credentials')
      .values({ hash: hashOf(id), account_id: accountId, kind: 'application', subject_id: id })
      .execute();
  if (secret) await insertSecret(tx, accountId, id, secret, now);
  return { application: { ...row, client_id: id, token_endpoint_auth_method: method }, secret };
};

const change = async (
  tx: Queries,
  accountId: string,
  id: string,
  fields: Partial<ApplicationFields> & { secret_last4?: string; addresses_changed_at?: string },
  now: Date,
) => {
  const row = await tx
    .updateTable('applications')
    .set((eb) => ({ ...fields, updated_at: now.toISOString(), version: eb('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning([...columns, 'version'])
    .executeTakeFirstOrThrow();
  return { ...row, client_id: id, token_endpoint_auth_method: methodOf(row) };
};

/** Changes an application that the transaction has locked. @throws ServiceError `unprocessable`, `unknown_reference` */
export const updateApplication = (
  tx: Queries,
  accountId: string,
  current: Application,
  fields: Partial<ApplicationFields>,
  now: Date,
): Promise<Application> => {
  if (fields.jwks) expectProof(current.type, current.token_endpoint_auth_method, fields.jwks);
  expectRegistrable(current.type, { ...current, ...fields }, current);
  const isNew = fields.redirect_uris?.some((uri) => !current.redirect_uris.includes(uri));
  return change(tx, accountId, current.id, { ...fields, ...(isNew && { addresses_changed_at: now.toISOString() }) }, now);
};

/**
 * Rotates the secret of an application that the transaction has locked. The current one stays valid for `overlapSeconds`; any older one is revoked
 * now. @throws ServiceError `invalid_state` for an application without a secret
 */
export const rotateApplicationSecret = async (
  tx: Queries,
  accountId: string,
  { id, token_endpoint_auth_method: method }: Application,
  overlapSeconds: number,
  now: Date,
): Promise<{ application: Application; secret: string }> => {
  if (method !== 'client_secret_basic') throw new ServiceError('invalid_state', 'The application has no secret to rotate.');
  const secrets = tx.selectFrom('application_secrets').where('account_id', '=', accountId).where('application_id', '=', id);
  const newest = await secrets.select('hash').where('expires_at', 'is', null).executeTakeFirst();
  const own = tx.deleteFrom('application_secrets').where('account_id', '=', accountId).where('application_id', '=', id);
  await own.where('expires_at', 'is not', null).execute();
  if (newest)
    await tx
      .updateTable('application_secrets')
      .set({ expires_at: after(now, overlapSeconds) })
      .where('account_id', '=', accountId)
      .where('application_id', '=', id)
      .where('hash', '=', newest.hash)
      .execute();
  const secret = newSecret('client_secret');
  await insertSecret(tx, accountId, id, secret, now);
  return { application: await change(tx, accountId, id, { secret_last4: secret.slice(-4) }, now), secret };
};

/** Revokes all consents to an application, with every token that depends on them. */
export const revokeAllGrants = async (tx: Queries, accountId: string, id: string): Promise<void> => {
  await tx.deleteFrom('application_grants').where('account_id', '=', accountId).where('application_id', '=', id).execute();
};

/** Deletes an application with its secrets, grants and tokens. Returns whether it existed. */
export const deleteApplication = async (tx: Queries, accountId: string, id: string): Promise<boolean> => {
  await tx.deleteFrom('credentials').where('hash', '=', hashOf(id)).where('account_id', '=', accountId).execute();
  const { numDeletedRows } = await tx
    .deleteFrom('applications')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};
