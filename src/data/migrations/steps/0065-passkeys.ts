import { type Kysely, sql } from 'kysely';

const usedChallenges = `
create table used_passkey_challenges (
  hash text collate "C" primary key,
  expires_at timestamptz(3) not null
)`;

export const allowed = {
  'ban-drop-not-null': 'The version before passes over a second factor without a secret.',
};

/** Passkeys are second factors without a shared secret; a challenge is remembered while it could be used again. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table second_factors drop constraint second_factors_kind_check`.execute(db);
  await sql`alter table second_factors add constraint second_factors_kind_known check (kind in ('totp', 'passkey')) not valid`.execute(db);
  await sql`alter table second_factors alter column secret drop not null`.execute(db);
  await sql`
    alter table second_factors
      add column challenge text,
      add column credential_id text collate "C",
      add column public_key text,
      add column sign_count bigint not null default 0,
      add column transports text[],
      add column clone_warning_at timestamptz(3)`.execute(db);
  await sql`alter table sign_in_challenges add column passkey_challenge text`.execute(db);
  await sql`alter table audit_entries drop constraint audit_entries_credential_type_check`.execute(db);
  await sql`
    alter table audit_entries add constraint audit_entries_credential_type_known
      check (credential_type in ('api_key', 'oauth_token', 'jwt', 'session', 'password', 'password_link', 'passkey')) not valid`.execute(
    db,
  );
  await sql.raw(usedChallenges).execute(db);
  await sql`create index used_passkey_challenges_by_expires_at on used_passkey_challenges (expires_at)`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table used_passkey_challenges`.execute(db);
  await sql`alter table sign_in_challenges drop column passkey_challenge`.execute(db);
  await sql`update audit_entries set credential_type = 'password' where credential_type = 'passkey'`.execute(db);
  await sql`
    alter table audit_entries drop constraint audit_entries_credential_type_known,
      add constraint audit_entries_credential_type_check
        check (credential_type in ('api_key', 'oauth_token', 'jwt', 'session', 'password', 'password_link'))`.execute(db);
  await sql`delete from second_factors where kind = 'passkey'`.execute(db);
  await sql`
    alter table second_factors
      drop column challenge, drop column credential_id, drop column public_key, drop column sign_count, drop column transports,
      drop column clone_warning_at, alter column secret set not null, drop constraint second_factors_kind_known,
      add constraint second_factors_kind_check check (kind in ('totp'))`.execute(db);
};
