import { type RawBuilder, sql } from 'kysely';

/**
 * SQL on `users`: whether a person can sign in, with a password or with a passkey alone. People who have only been invited, or have only
 * API keys, cannot.
 */
export const canSignIn: RawBuilder<boolean> = sql<boolean>`(
  exists (select from passwords password where password.account_id = users.account_id and password.user_id = users.id)
  or exists (
    select from second_factors factor
    where factor.account_id = users.account_id and factor.user_id = users.id
      and factor.kind = 'passkey' and factor.confirmed_at is not null))`;
