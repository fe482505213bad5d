import { type Kysely, sql } from 'kysely';

// After an account was emptied, positions continue where they were: an old cursor then leads to the next events, and skips none.
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

/** The position after which the events of an account begin. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
