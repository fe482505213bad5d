import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a person can sign in, as SQL on `users`: with a password, or with a passkey alone. Whoever was only invited cannot, nor whoever has only
 * API keys.
 */
export const canSignIn: RawBuilder<boolean> = sql<boolean>`(
  exists (select from passwords password where password.account_id = users.account_id and password.user_id = users.id)
  or exists (
    select from second_factors factor
    where factor.account_id = users.account_id and factor.user_id = users.id
      and factor.kind = 'passkey' and factor.confirmed_at is not null))`;
