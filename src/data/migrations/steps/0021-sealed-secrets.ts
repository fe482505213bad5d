import { type Kysely, sql } from 'kysely';
import type { SecretKeys } from '../../../core/secret-keys.ts';
import { revealSecrets } from '../../installation-secrets.ts';
import type { Tables } from '../../tables/index.ts';

// A migration has no keys: the first node that starts moves each secret from one column to the other.
const forth = [
  'alter table secrets add column sealed text',
  'alter table secrets alter column value drop not null',
  'alter table secrets add constraint secrets_once check (num_nonnulls(value, sealed) = 1) not valid',
];

const back = ['alter table secrets drop column sealed', 'alter table secrets alter column value set not null'];

export const allowed = {
  'ban-drop-not-null': 'A node of the version before read the secrets when it started; it is not started again on this schema.',
};

/** A column for secrets that are sealed with a key from outside of the database. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of forth) await sql.raw(statement).execute(db);
};

/** Writes the secrets in plain text, as earlier versions read them. */
export const down = async (db: Kysely<unknown>, keys: SecretKeys | undefined): Promise<void> => {
  await revealSecrets(db as Kysely<Tables>, keys);
  for (const statement of back) await sql.raw(statement).execute(db);
};
