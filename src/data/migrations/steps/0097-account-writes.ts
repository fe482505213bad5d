import { type Kysely, sql } from 'kysely';

// `event_heads.written` is a position of PostgreSQL's log (LSN) behind all acknowledged writes of the account: a standby that has replayed
// so far has them all. A write is acknowledged when its events are numbered, which touches the account's row after the commit of the
// write; a write without an event touches the row by itself. The row is locked when the trigger runs, so that a later position never
// gives way to an earlier one. It is no maximum: the position of a server that was restored or promoted may be lower.
const statements = [
  'alter table event_heads add column written pg_lsn',
  `
create function note_write() returns trigger language plpgsql as $$
begin
  new.written := pg_current_wal_insert_lsn();
  return new;
end $$`,
  'create trigger writes_noted before insert or update on event_heads for each row execute function note_write()',
];

/** Notes how far a standby has to be to have the writes of an account. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop trigger writes_noted on event_heads`.execute(db);
  await sql`drop function note_write`.execute(db);
  await sql`alter table event_heads drop column written`.execute(db);
};
