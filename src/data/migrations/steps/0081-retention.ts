import { type Kysely, sql } from 'kysely';

/**
 * For how many days an account keeps what grows with its use, and which share of its reads it logs. The positions of events that were
 * deleted because of their age end at `events_deleted_until`. A logged request that stands for itself alone may have no `logged_as`: nodes of
 * the version before write none.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table accounts
      add column events_deleted_until bigint not null default 0,
      add column events_days integer,
      add column deliveries_days integer,
      add column audit_days integer,
      add column requests_days integer,
      add column logged_reads double precision not null default 1`.execute(db);
  await sql`alter table logged_requests add column logged_as bigint`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table logged_requests drop column logged_as`.execute(db);
  await sql`
    alter table accounts drop column events_deleted_until, drop column events_days, drop column deliveries_days, drop column audit_days,
      drop column requests_days, drop column logged_reads`.execute(db);
};
