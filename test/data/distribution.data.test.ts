import { freshDatabase } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/data/connection/database.ts';

/**
 * What does not lead with the account, and why. A database can be distributed by accounts: the tables of these keys then live on every
 * node, or are found by the key before the account is known.
 */
const exceptions: Readonly<Record<string, string>> = {
  access_tokens_pkey: 'the hash of a credential, which says whose it is',
  accounts_pkey: 'the account itself',
  authorization_codes_pkey: 'the hash of a credential, which says whose it is',
  browser_sessions_pkey: 'the hash of a credential, which says whose it is',
  credentials_pkey: 'the hash of a credential, which says whose it is',
  dashboard_sessions_browser: 'a foreign key to a credential by its hash',
  dashboard_sessions_pkey: 'the hash of a credential, which says whose it is',
  device_codes_by_user_code: 'the hash of a credential, which says whose it is',
  device_codes_pkey: 'the hash of a credential, which says whose it is',
  operator_answers_pkey: 'of the installation: answers to its operators',
  password_links_pkey: 'the hash of a credential, which says whose it is',
  refresh_tokens_pkey: 'the hash of a credential, which says whose it is',
  secrets_pkey: 'of the installation',
  session_tokens_pkey: 'the hash of a credential, which says whose it is',
  sign_in_addresses_pkey: 'an address with which people sign in, which says whose it is',
  sign_in_challenges_pkey: 'the hash of a credential, which says whose it is',
  used_passkey_challenges_pkey: 'the hash of a challenge that came before anybody was known',
  signing_keys_pkey: 'of the installation',
  tessera_migrations_pkey: 'of the installation',
  traffic_writers_pkey: 'of the installation: the processes that count requests',
};

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database?.close());

it('leads every primary key, unique index and foreign key with account_id, so that the schema can be distributed by it', async () => {
  const { rows } = await sql<{ name: string; first: string; kind: string }>`
    select index.relname as name, attribute.attname as first, case when indisprimary then 'primary key' else 'unique index' end as kind
    from pg_index join pg_class index on index.oid = indexrelid join pg_class tab on tab.oid = indrelid
    left join pg_attribute attribute on attribute.attrelid = indrelid and attribute.attnum = indkey[0]
    where indisunique and tab.relnamespace = current_schema()::regnamespace
    union all
    select constraints.conname, attribute.attname, 'foreign key' from pg_constraint constraints
    join pg_attribute attribute on attribute.attrelid = conrelid and attribute.attnum = conkey[1]
    where contype = 'f' and connamespace = current_schema()::regnamespace
    order by 1`.execute(database.db);
  expect(rows.length).toBeGreaterThan(60);
  const others = rows.filter(({ first }) => first !== 'account_id').map(({ name }) => name);
  expect(others).toEqual(Object.keys(exceptions).toSorted());
});
