import { lifetimes } from '../../contract/plans.ts';
import type { Queries } from '../../data/connection/database.ts';

/** The people of an account, with the address of their latest sign-in within 90 days. */
export const latestSignIns = (db: Queries, accountId: string, now: Date) =>
  db
    .selectFrom('users')
    .where('users.account_id', '=', accountId)
    .select(['users.id', 'users.created_at as begun'])
    .select((eb) =>
      eb
        .selectFrom('audit_entries as entry')
        .whereRef('entry.account_id', '=', 'users.account_id')
        .whereRef('entry.actor_id', '=', 'users.id')
        .where('entry.credential_type', 'in', ['password', 'passkey'])
        .where('entry.created_at', '>', new Date(now.getTime() - lifetimes.known_place * 1000).toISOString())
        .orderBy('entry.created_at', 'desc')
        .limit(1)
        .select('entry.address')
        .as('address'),
    );

/** The people of an account who have no second factor. */
export const peopleWithoutFactor = (db: Queries, accountId: string) =>
  db
    .selectFrom('users')
    .where('users.account_id', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('second_factors as factor')
            .select('factor.id')
            .whereRef('factor.account_id', '=', 'users.account_id')
            .whereRef('factor.user_id', '=', 'users.id')
            .where('factor.confirmed_at', 'is not', null),
        ),
      ),
    );
