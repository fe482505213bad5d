import { sql } from 'kysely';
import type { Queries } from '../../data/connection/database.ts';
import { demandsFactor, endOfSignIn, networkColumns } from '../policies.ts';

/** An application without a user acts as the user who registered it, or else as the longest-standing administrator. */
const actingUserId = sql<string>`coalesce(token.user_id, application.created_by, (
  select id from users administrator where administrator.account_id = token.account_id and administrator.role = 'admin'
  order by administrator.created_at, administrator.id limit 1))`;

/** A signed-in person (including the dashboard), not an application. */
const isOfPerson = sql<boolean>`(token.application_id is null or application.first_party)`;

/** Whether the token's application may execute only registered GraphQL documents. */
const needsRegisteredDocuments = sql<boolean>`(application.type = 'public' and accounts.public_applications_need_registered_documents)`;

/** When the person behind an access token signed in. */
const signedInAt = sql<string>`coalesce(family.authenticated_at, token.issued_at)`;

/** When an access token ends; a person's ends at the latest with the sign-in. */
const endOfToken = sql<string>`case when ${isOfPerson} then ${endOfSignIn('token', signedInAt)} else token.expires_at end`;

/** An access token with its user, by its hash; undefined when there is none, or nobody it could act as. */
export const lookUpAccessToken = (db: Queries, hash: string) =>
  db
    .selectFrom('access_tokens as token')
    .leftJoin('applications as application', (join) =>
      join.onRef('application.account_id', '=', 'token.account_id').onRef('application.id', '=', 'token.application_id'),
    )
    .leftJoin('token_families as family', (join) =>
      join.onRef('family.account_id', '=', 'token.account_id').onRef('family.id', '=', 'token.family_id'),
    )
    .leftJoin('application_grants as consent', (join) =>
      join
        .onRef('consent.account_id', '=', 'family.account_id')
        .onRef('consent.application_id', '=', 'family.application_id')
        .onRef('consent.user_id', '=', 'family.user_id'),
    )
    .innerJoin('users', (join) => join.onRef('users.account_id', '=', 'token.account_id').on('users.id', '=', actingUserId))
    .innerJoin('accounts', 'accounts.id', 'token.account_id')
    .select(['token.hash', 'token.account_id', 'token.format', 'token.application_id', 'token.user_id', 'token.family_id', 'token.scopes'])
    .select(['token.issued_at', 'token.revoked_at', 'family.revoked_at as family_revoked_at', 'consent.last_used_at'])
    .select(['users.id as acting_id', 'users.role', 'users.email'])
    .select(['accounts.plan', 'accounts.rate_limit', 'accounts.burst_limit', 'accounts.allowed_origins', 'accounts.default_version'])
    .select(['accounts.region', 'accounts.suspended_at', ...networkColumns])
    .select(['family.methods', demandsFactor.as('demands_factor')])
    .select([isOfPerson.as('is_of_person'), signedInAt.as('signed_in_at'), endOfToken.as('expires_at')])
    .select(needsRegisteredDocuments.as('needs_registered_documents'))
    .where('token.hash', '=', hash)
    .executeTakeFirst();

/** The row of an access token. */
export type FoundAccessToken = NonNullable<Awaited<ReturnType<typeof lookUpAccessToken>>>;

/** Records that an application acted for a person, to the minute. */
export const noteUse = async (db: Queries, { account_id, application_id, acting_id }: FoundAccessToken, now: Date): Promise<void> => {
  await db
    .updateTable('application_grants')
    .set({ last_used_at: now.toISOString() })
    .where('account_id', '=', account_id)
    .where('application_id', '=', application_id)
    .where('user_id', '=', acting_id)
    .execute();
};

/** Whether the last record of an application's use is more than a minute old. */
export const isNoteDue = ({ family_id, last_used_at }: FoundAccessToken, now: Date): boolean =>
  family_id !== null && (last_used_at === null || now.getTime() - Date.parse(last_used_at) >= 60_000);
