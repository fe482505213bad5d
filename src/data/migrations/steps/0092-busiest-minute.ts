import { type Kysely, sql } from 'kysely';

/** How much of its rate limit an account used in the busiest minute of each day; 0 for the days before. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table usage_days add column busiest_minute bigint not null default 0`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table usage_days drop column busiest_minute`.execute(db);
};
