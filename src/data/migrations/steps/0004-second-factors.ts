// The secret of an authenticator app is sealed; a passkey has no shared secret.
const secondFactors = [
  `
create table second_factors (
  account_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  session_id text,
  kind text not null check (kind in ('totp', 'passkey')),
  name text not null,
  secret text,
  last_step bigint not null default 0,
  challenge text,
  credential_id text collate "C",
  public_key text,
  sign_count bigint not null default 0,
  transports text[],
  clone_warning_at timestamptz(3),
  confirmed_at timestamptz(3),
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null,
  constraint second_factors_user foreign key (account_id, user_id) references users on delete cascade
)`,
  'create index second_factors_by_user on second_factors (account_id, user_id)',
  // A passkey is looked up by its id before its owner is known.
  'create index second_factors_by_credential_id on second_factors (credential_id) where credential_id is not null',
  'alter table second_factors add primary key (account_id, id)',
  `
create table recovery_codes (
  account_id text collate "C" not null,
  user_id text collate "C" not null,
  hash text collate "C" not null,
  used_at timestamptz(3),
  constraint recovery_codes_user foreign key (account_id, user_id) references users on delete cascade,
  primary key (account_id, user_id, hash)
)`,
];

// A sign-in whose password was right and whose second step is pending; it is found by its token before the account is known. The used
// challenge of a passkey is remembered for as long as it could be replayed.
const challenges = [
  `
create table sign_in_challenges (
  hash text collate "C" primary key,
  account_id text collate "C" not null,
  user_id text collate "C" not null,
  action text not null,
  enrolment text,
  passkey_challenge text,
  expires_at timestamptz(3) not null,
  constraint sign_in_challenges_user foreign key (account_id, user_id) references users on delete cascade
)`,
  'create index sign_in_challenges_by_user on sign_in_challenges (account_id, user_id)',
  'create index sign_in_challenges_by_expires_at on sign_in_challenges (expires_at)',
  `
create table used_passkey_challenges (
  hash text collate "C" primary key,
  expires_at timestamptz(3) not null
)`,
  'create index used_passkey_challenges_by_expires_at on used_passkey_challenges (expires_at)',
];

// A row is a change that is not confirmed yet, or that is confirmed and can still be undone. The former address gets two letters with a
// link each: one when the change is requested, and one when it is confirmed.
const emailChanges = [
  `
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
  constraint email_changes_user foreign key (account_id, user_id) references users on delete cascade
)`,
  'create unique index email_changes_pending on email_changes (account_id, user_id) where confirmed_at is null',
  'create index email_changes_by_user on email_changes (account_id, user_id)',
  'create index email_changes_by_confirm_hash on email_changes (confirm_hash)',
  'create index email_changes_by_stop_hash on email_changes (stop_hash)',
  'create index email_changes_by_undo_hash on email_changes (undo_hash)',
  'create index email_changes_by_expires_at on email_changes (expires_at)',
  'alter table email_changes add primary key (account_id, id)',
];

// Letters that are not sent yet. They hold links and addresses, so their text is sealed.
const letters = [
  `
create table letters (
  account_id text collate "C" not null constraint letters_account references accounts on delete cascade,
  id text collate "C" not null,
  sealed text not null,
  trace text,
  tries integer not null default 0,
  next_attempt_at timestamptz(3) not null,
  created_at timestamptz(3) not null
)`,
  'create index letters_by_next_attempt_at on letters (next_attempt_at)',
  'alter table letters add primary key (account_id, id)',
];

/** Second factors and the second step of a sign-in; changes of e-mail addresses, and the letters about all of it. */
export const up = [...secondFactors, ...challenges, ...emailChanges, ...letters];
