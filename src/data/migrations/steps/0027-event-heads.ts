import { type Kysely, sql } from 'kysely';

// See 0029-event-numbers.ts for how these are used.
const forth = [
  'create sequence event_sequence',
  'alter table events add column sequence bigint',
  'alter table outbox add column sequence bigint, add column transaction xid8',
  `
create table event_heads (
  account_id text collate "C" primary key constraint event_heads_account references accounts on delete cascade,
  position bigint not null,
  seen pg_snapshot
)`,
];

const back = [
  'drop table event_heads',
  'alter table outbox drop column sequence, drop column transaction',
  'alter table events drop column sequence',
  'drop sequence event_sequence',
];

/** The order in which events were recorded, and the latest position of each account. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of forth) await sql.raw(statement).execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of back) await sql.raw(statement).execute(db);
};
