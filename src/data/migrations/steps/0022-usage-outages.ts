import { type Kysely, sql } from 'kysely';

// Without `not null`: a node of the version before writes every column of a day, and null into those that it does not know.
const forth = [
  'alter table usage_days add column incomplete boolean',
  `
create table traffic_writers (
  id text collate "C" primary key,
  batch bigint not null,
  written_at timestamptz(3) not null
)`,
];

const back = ['alter table usage_days drop column incomplete', 'drop table traffic_writers'];

/** Makes room for what tells written batches of traffic from lost ones, and complete days from others. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of forth) await sql.raw(statement).execute(db);
};

/** Days are no longer told apart. */
export const down = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of back) await sql.raw(statement).execute(db);
};
