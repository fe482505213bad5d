import { sql } from 'kysely';
import type { Queries } from '../../data/connection/database.ts';
import { collectionOf } from '../../data/query/collection.ts';
import { listOf } from '../../data/query/list.ts';
import type { Person } from '../people/person.ts';

/** One person's consent to one application, as the account API shows it. */
export interface Grant {
  user_id: string;
  scopes: string[];
  granted_at: string;
  last_used_at: string | null;
}

const columns = ['user_id', 'scopes', 'granted_at', 'last_used_at'] as const;
const shown = columns.map((column) => `application_grants.${column}` as const);

const collection = collectionOf('application_grants', columns, { key: 'user_id' });

/** A page of the grants of an application. */
export const listGrants = listOf<Grant, [applicationId: string]>({
  base: (db, { accountId }, applicationId) =>
    db
      .selectFrom('application_grants')
      .where('application_grants.account_id', '=', accountId)
      .where('application_grants.application_id', '=', applicationId),
  select: (base) => base.select(shown),
  collection,
});

/** Revokes a person's consent with every token that depends on it. Returns whether there was one. */
export const revokeGrant = async (tx: Queries, accountId: string, applicationId: string, userId: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('application_grants')
    .where('account_id', '=', accountId)
    .where('application_id', '=', applicationId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

/** A person's consent to an application; undefined when they never gave one. */
export const findGrant = (db: Queries, accountId: string, applicationId: string, userId: string): Promise<Grant | undefined> =>
  db
    .selectFrom('application_grants')
    .select(shown)
    .where('account_id', '=', accountId)
    .where('application_id', '=', applicationId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Adds newly consented scopes to the earlier ones. */
export const recordGrant = async (
  tx: Queries,
  key: { accountId: string; applicationId: string; userId: string },
  scopes: readonly string[],
  now: Date,
): Promise<void> => {
  const granted = { scopes: [...scopes], granted_at: now.toISOString() };
  await tx
    .insertInto('application_grants')
    .values({ account_id: key.accountId, application_id: key.applicationId, user_id: key.userId, ...granted })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'application_id', 'user_id']).doUpdateSet({
        scopes: sql<string[]>`array(select distinct unnest(application_grants.scopes || excluded.scopes) order by 1)`,
        granted_at: granted.granted_at,
      }),
    )
    .execute();
};

/** A person's consent to an application. */
export interface Consent {
  application_id: string;
  name: string;
  scopes: string[];
  granted_at: string;
  last_used_at: string | null;
}

/** Maximum number of consents listed. */
const listed = 100;

/** The newest consents of a person. The dashboard needs none. */
export const listConsents = (db: Queries, { accountId, userId }: Person): Promise<Consent[]> =>
  db
    .selectFrom('application_grants as consent')
    .innerJoin('applications', (join) =>
      join.onRef('applications.account_id', '=', 'consent.account_id').onRef('applications.id', '=', 'consent.application_id'),
    )
    .select(['consent.application_id', 'applications.name', 'consent.scopes', 'consent.granted_at', 'consent.last_used_at'])
    .where('consent.account_id', '=', accountId)
    .where('consent.user_id', '=', userId)
    .where('applications.first_party', '=', false)
    .orderBy('consent.granted_at', 'desc')
    .orderBy('consent.application_id')
    .limit(listed)
    .execute();
