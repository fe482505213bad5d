import { type AliasedSelectQueryBuilder, sql } from 'kysely';
import type { AccountSchemas } from '../../contract/types.ts';
import type { Role } from '../../core/scopes.ts';
import type { Queries } from '../../data/connection/database.ts';
import { endOfKey, endOfRefreshToken, endOfSignIn, isAllowedFrom, type Users } from '../../identity/policies.ts';
import { latestSignIns, peopleWithoutFactor } from './people.ts';
import { lifeOf, type Policies } from './policies.ts';

type Preview = AccountSchemas['SecurityPreview'];
type Refused = Preview['api_keys'];

/** What works now: since when it exists, and where it was used last. */
interface Used {
  id: string;
  begun: string | null;
  address: string | null;
}
type InUse = AliasedSelectQueryBuilder<Used, 'used'>;

/** How many ids are listed. */
const listed = 100;

interface Unfit {
  addresses: readonly string[];
  /** What was begun until then has lasted too long; undefined where that does not count. */
  begunUntil?: string;
}

/** What comes from refused addresses, or has lasted too long: how many, and the oldest of them. */
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

/** Where the request of a credential came from last, by the request log. */
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

/** Applications that hold refresh tokens, since the oldest one of each. */
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

/** The people without a second factor of whom only the next policies demand one. */
const newlyDemanded = async (db: Queries, accountId: string, current: Demand, next: Demand): Promise<Refused> => {
  const newly = roles.filter((role) => isDemandedOf(role, next) && !isDemandedOf(role, current));
  if (newly.length === 0) return { total: 0, ids: [] };
  const found = peopleWithoutFactor(db, accountId).where('users.role', 'in', newly);
  const { total } = await found.select(sql<string>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await found.select('users.id').orderBy('users.created_at').orderBy('users.id').limit(listed).execute();
  return { total: Number(total), ids: rows.map(({ id }) => id) };
};

/** What works now and would not work with other policies. @param now the time that all is judged by */
export const previewOf = async (db: Queries, accountId: string, current: Policies, next: Policies, now: Date): Promise<Preview> => {
  const at = now.toISOString();

  /** The addresses that would be refused, and are not yet. */
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
