import { type Kysely, sql } from 'kysely';

const claimable = `
create function keep_delivery_claimable() returns trigger language plpgsql as $$
begin
  new.due_at := new.next_attempt_at;
  return new;
end $$`;

/**
 * `due_at` is when a pending delivery may be claimed; unlike `next_attempt_at`, it does not change while an attempt is running. Nodes of the
 * version before do not set it: then it is before every time, and `next_attempt_at` decides. The trigger is for their redeliveries, which
 * would wait until `due_at` otherwise. Half of each new page of the table stays free, so that a claimed row is stored beside its former
 * version; the table is larger by a fifth for that, and its indexes are smaller by as much.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table deliveries add column due_at timestamptz(3) not null default '-infinity'`.execute(db);
  await sql`alter table deliveries set (fillfactor = 50)`.execute(db);
  await sql.raw(claimable).execute(db);
  await sql`
    create trigger deliveries_claimable before update of next_attempt_at on deliveries
    for each row when (new.next_attempt_at < new.due_at) execute function keep_delivery_claimable()`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop trigger deliveries_claimable on deliveries`.execute(db);
  await sql`drop function keep_delivery_claimable()`.execute(db);
  await sql`alter table deliveries reset (fillfactor)`.execute(db);
  await sql`alter table deliveries drop column due_at`.execute(db);
};
