import { type Kysely, sql } from 'kysely';

// A row is a change that is not confirmed yet, or one that is and can still be undone. The letters to the former address have two links:
// one from when the change was asked for, and one from when it was confirmed.
const emailChanges = `
create table email_changes (
  account_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  email text not null,
  former_email text not null,
  confirm_hash text collate "C" not null,
  stop_hash text collate "C" not null,
  undo_hash text collate "C",
  expires_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  created_at timestamptz(3) not null,
  primary key (account_id, id),
  constraint email_changes_user foreign key (account_id, user_id) references users on delete cascade
)`;

const statements = [
  emailChanges,
  'create unique index email_changes_pending on email_changes (account_id, user_id) where confirmed_at is null',
  'create index email_changes_by_user on email_changes (account_id, user_id)',
  'create index email_changes_by_confirm_hash on email_changes (confirm_hash)',
  'create index email_changes_by_stop_hash on email_changes (stop_hash)',
  'create index email_changes_by_undo_hash on email_changes (undo_hash)',
  'create index email_changes_by_expires_at on email_changes (expires_at)',
];

/** Changes of people's own e-mail addresses, and the credential of their links in the audit log. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await sql`alter table audit_entries drop constraint audit_entries_credential_type_known`.execute(db);
  await sql`
    alter table audit_entries add constraint audit_entries_credential_type_allowed
      check (credential_type in ('api_key', 'oauth_token', 'jwt', 'session', 'password', 'password_link', 'passkey', 'email_link'))
      not valid`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table email_changes`.execute(db);
  await sql`update audit_entries set credential_type = 'password_link' where credential_type = 'email_link'`.execute(db);
  await sql`
    alter table audit_entries drop constraint audit_entries_credential_type_allowed,
      add constraint audit_entries_credential_type_known
        check (credential_type in ('api_key', 'oauth_token', 'jwt', 'session', 'password', 'password_link', 'passkey'))`.execute(db);
};
