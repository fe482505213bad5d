import { type Kysely, sql } from 'kysely';

/** Entries of the audit log name the key of an operator. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table audit_entries drop constraint audit_entries_credential_type_allowed`.execute(db);
  await sql`
    alter table audit_entries add constraint audit_entries_credential_type_listed
      check (credential_type in
        ('api_key', 'oauth_token', 'jwt', 'session', 'password', 'password_link', 'passkey', 'email_link', 'operator_key'))
      not valid`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`update audit_entries set credential_type = null, credential_id = null where credential_type = 'operator_key'`.execute(db);
  await sql`
    alter table audit_entries drop constraint audit_entries_credential_type_listed,
      add constraint audit_entries_credential_type_allowed
        check (credential_type in ('api_key', 'oauth_token', 'jwt', 'session', 'password', 'password_link', 'passkey', 'email_link'))
        not valid`.execute(db);
};
