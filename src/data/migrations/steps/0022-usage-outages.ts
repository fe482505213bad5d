import { type Kysely, sql } from 'kysely';

// Without `not null`: a node of the previous version writes null into the columns that it does not know.
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

/** Distinguishes written batches of request figures from lost ones, and complete days from incomplete ones. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of forth) await sql.raw(statement).execute(db);
};

/** Complete and incomplete days are no longer distinguished. */
export const down = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of back) await sql.raw(statement).execute(db);
};
