import { type AliasedSelectQueryBuilder, sql } from 'kysely';
import type { AccountSchemas } from '../../contract/types.ts';
import type { Role } from '../../core/scopes.ts';
import type { Queries } from '../../data/connection/database.ts';
import { endOfKey, endOfRefreshToken, endOfSignIn, isAllowedFrom, type Users } from '../../identity/policies.ts';
import { latestSignIns, peopleWithoutFactor } from './people.ts';
import { lifeOf, type Policies } from './policies.ts';

type Preview = AccountSchemas['SecurityPreview'];
type Refused = Preview['api_keys'];

/** A valid credential: since when it exists, and where it was last used. */
interface Used {
  id: string;
  begun: string | null;
  address: string | null;
}
type InUse = AliasedSelectQueryBuilder<Used, 'used'>;

/** Maximum number of listed ids. */
const listed = 100;

interface Unfit {
  addresses: readonly string[];
  /** Credentials created before this are too old; undefined when age does not matter. */
  begunUntil?: string;
}

/** Credentials from refused addresses or past the maximum age: their number, and the oldest of them. */
const countAndIds = async (db: Queries, inUse: InUse, { addresses, begunUntil }: Unfit): Promise<Refused> => {
  const found = db
    .selectFrom(inUse)
    .where((eb) =>
      eb.or([
        ...(begunUntil === undefined ? [] : [eb('used.begun', '<=', begunUntil)]),
        ...(addresses.length === 0 ? [] : [eb('used.address', 'in', addresses)]),
      ]),
    );
  const { total } = await found.select(sql<string>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await found.select('used.id').orderBy('used.begun').orderBy('used.id').limit(listed).execute();
  return { total: Number(total), ids: rows.map(({ id }) => id) };
};

/** Where a credential's last request came from, by the request log. */
const latestRequest = (table: string) =>
  sql<string | null>`(
    select request.address from logged_requests request
    where request.account_id = ${sql.ref(`${table}.account_id`)} and request.credential_id = ${sql.ref(`${table}.id`)}
    order by request.created_at desc, request.id desc limit 1)`;

const keysInUse = (db: Queries, accountId: string, now: string) =>
  db
    .selectFrom('api_keys as key')
    .where('key.account_id', '=', accountId)
    .where('key.revoked_at', 'is', null)
    .where((eb) => eb.or([eb(endOfKey('key'), 'is', null), eb(endOfKey('key'), '>', now)]))
    .select(['key.id', 'key.created_at as begun', latestRequest('key').as('address')])
    .as('used');

const sessionsInUse = (db: Queries, accountId: string, now: string) =>
  db
    .selectFrom('sessions as session')
    .where('session.account_id', '=', accountId)
    .where('session.ended_at', 'is', null)
    .where(endOfSignIn('session'), '>', now)
    .select(['session.id', 'session.created_at as begun', 'session.address'])
    .unionAll(
      db
        .selectFrom('browser_sessions as session')
        .where('session.account_id', '=', accountId)
        .where(endOfSignIn('session'), '>', now)
        .select(['session.id', 'session.created_at as begun', 'session.address']),
    )
    .as('used');

/** Applications that hold refresh tokens, with the age of the oldest. */
const applicationsInUse = (db: Queries, accountId: string, now: string) =>
  db
    .selectFrom('refresh_tokens as token')
    .innerJoin('token_families as family', (join) =>
      join.onRef('family.account_id', '=', 'token.account_id').onRef('family.id', '=', 'token.family_id'),
    )
    .innerJoin('applications as application', (join) =>
      join.onRef('application.account_id', '=', 'family.account_id').onRef('application.id', '=', 'family.application_id'),
    )
    .where('token.account_id', '=', accountId)
    .where('token.consumed_at', 'is', null)
    .where('family.revoked_at', 'is', null)
    .where('application.first_party', '=', false)
    .where(endOfRefreshToken('token'), '>', now)
    .groupBy(['application.account_id', 'application.id'])
    .select(['application.id', sql<string>`min(token.created_at)`.as('begun'), latestRequest('application').as('address')])
    .as('used');

const roles: readonly Role[] = ['admin', 'editor', 'viewer'];

type Demand = Pick<Policies, 'administrators_need_second_factor' | 'everybody_needs_second_factor'>;

const isDemandedOf = (role: Role, { administrators_need_second_factor, everybody_needs_second_factor }: Demand): boolean =>
  everybody_needs_second_factor || (role === 'admin' && administrators_need_second_factor);

/** People without a second factor who would newly need one. */
const newlyDemanded = async (db: Queries, accountId: string, current: Demand, next: Demand): Promise<Refused> => {
  const newly = roles.filter((role) => isDemandedOf(role, next) && !isDemandedOf(role, current));
  if (newly.length === 0) return { total: 0, ids: [] };
  const found = peopleWithoutFactor(db, accountId).where('users.role', 'in', newly);
  const { total } = await found.select(sql<string>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await found.select('users.id').orderBy('users.created_at').orderBy('users.id').limit(listed).execute();
  return { total: Number(total), ids: rows.map(({ id }) => id) };
};

/** The credentials and people that the next policies would newly refuse. @param now the time used for every comparison */
export const previewOf = async (db: Queries, accountId: string, current: Policies, next: Policies, now: Date): Promise<Preview> => {
  const at = now.toISOString();

  /** Addresses that would newly be refused. */
  const newlyRefused = async (inUse: InUse, by: Users): Promise<string[]> => {
    const rows = await db.selectFrom(inUse).select('used.address').distinct().execute();
    const addresses = rows.flatMap(({ address }) => address ?? []);
    return addresses.filter((address) => isAllowedFrom(current, { by, address }) && !isAllowedFrom(next, { by, address }));
  };

  const refused = async (inUse: InUse, by: Users, life: number | null): Promise<Refused> => {
    const addresses = await newlyRefused(inUse, by);
    const tooOld = life === null ? {} : { begunUntil: new Date(now.getTime() - life).toISOString() };
    return countAndIds(db, inUse, { addresses, ...tooOld });
  };

  return {
    api_keys: await refused(keysInUse(db, accountId, at), 'programs', lifeOf('api_key_days', next)),
    sessions: await refused(sessionsInUse(db, accountId, at), 'people', lifeOf('session_minutes', next)),
    applications: await refused(applicationsInUse(db, accountId, at), 'programs', lifeOf('refresh_token_days', next)),
    people: await refused(latestSignIns(db, accountId, now).as('used'), 'people', null),
    people_without_second_factor: await newlyDemanded(db, accountId, current, next),
  };
};
