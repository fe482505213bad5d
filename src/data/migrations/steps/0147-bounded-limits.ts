import { type Kysely, sql } from 'kysely';

/** What the contracts show of limits is as high as what may be stored. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table accounts add constraint accounts_limits_shown
      check (rate_limit <= 1000000000 and burst_limit <= 1000000000) not valid`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table accounts drop constraint accounts_limits_shown`.execute(db);
};
