import { type Kysely, sql } from 'kysely';

const columns = [
  'suspended_at timestamptz(3)',
  'suspension_reason text',
  'delete_after timestamptz(3)',
  'deletion_begun_at timestamptz(3)',
  'exported_at timestamptz(3)',
];

/** Whether an account is suspended, why, and when it is deleted; and whether the operator did what the audit log says. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const column of columns) await sql.raw(`alter table accounts add column ${column}`).execute(db);
  await sql`alter table audit_entries add column actor_type text`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table audit_entries drop column actor_type`.execute(db);
  for (const column of columns.toReversed()) await sql.raw(`alter table accounts drop column ${column.split(' ')[0]}`).execute(db);
};
