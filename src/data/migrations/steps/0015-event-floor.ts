import { type Kysely, sql } from 'kysely';

// Positions go on where they were when an account has been emptied: a cursor from before then leads to what has happened since,
// and never past it.
const statements = [
  'alter table accounts add column events_begin_after bigint not null default 0',
  `
create or replace function number_event() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('events of ' || new.account_id, 0));
  update events
  set position = 1 + coalesce(
    (select max(position) from events where account_id = new.account_id and position is not null),
    (select events_begin_after from accounts where id = new.account_id))
  where account_id = new.account_id and id = new.id;
  return null;
end $$`,
];

/** Lets the events of an account begin behind a position. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
