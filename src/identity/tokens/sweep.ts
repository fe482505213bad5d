import { sql } from 'kysely';
import { lifetimes } from '../../contract/plans.ts';
import { byKey, byTime } from '../../data/sweeping/aged-rows.ts';
import type { Sweep } from '../../data/sweeping/sweep.ts';
import { offeredScopes } from '../oauth/described-client.ts';

/** How long expired tokens are kept, in milliseconds, so that the error says why they do not work. */
const ageMs = 24 * 3600 * 1000;

const unused = sql<boolean>`consumed_at is null`;

/** A used refresh token is kept as long as its family: its reuse reveals a copy. */
const emptyFamily = (now: Date) => {
  const past = new Date(now.getTime() - ageMs).toISOString();
  return sql<boolean>`
    not exists (
      select from refresh_tokens token
      where token.account_id = token_families.account_id and token.family_id = token_families.id and token.expires_at >= ${past}::timestamptz)
    and not exists (
      select from access_tokens token where token.account_id = token_families.account_id and token.family_id = token_families.id)`;
};

/**
 * Unused applications without tokens. One that the account has restricted or refused is kept, or else it would come back without the restriction; so
 * is one that an administrator has allowed in an account that does not accept all.
 */
const unusedDescribed = (now: Date) => {
  const past = new Date(now.getTime() - lifetimes.described_application * 1000).toISOString();
  return sql<boolean>`
    metadata_url is not null and status <> 'refused'
    and (status = 'requested' or 'allowed' = (
      select described_applications from accounts where accounts.id = applications.account_id))
    and updated_at < ${past}::timestamptz and scopes = ${[...offeredScopes]}::text[]
    and not exists (
      select from token_families family
      where family.account_id = applications.account_id and family.application_id = applications.id)
    and not exists (
      select from application_grants consent
      where consent.account_id = applications.account_id and consent.application_id = applications.id
        and greatest(consent.granted_at, consent.last_used_at) >= ${past}::timestamptz)`;
};

/** Deletes expired codes, tokens, browser sessions, empty families, unused keys, and unused self-describing applications. */
export const tokenSweeps: readonly Sweep[] = [
  byTime({ table: 'access_tokens', at: 'expires_at', ageMs }),
  byTime({ table: 'authorization_codes', at: 'expires_at', ageMs, when: unused }),
  byTime({ table: 'device_codes', at: 'expires_at', ageMs, when: unused }),
  byTime({ table: 'used_client_assertions', at: 'expires_at', ageMs: 0 }),
  byTime({ table: 'browser_sessions', at: 'expires_at', ageMs: 0 }),
  byTime({ table: 'dashboard_sessions', at: 'expires_at', ageMs: 0 }),
  byKey({ table: 'signing_keys', key: ['kid'], when: (now) => sql<boolean>`published_until < ${now.toISOString()}::timestamptz` }),
  byKey({ table: 'token_families', key: ['account_id', 'id'], when: emptyFamily }),
  byKey({ table: 'applications', key: ['account_id', 'id'], when: unusedDescribed }),
];
