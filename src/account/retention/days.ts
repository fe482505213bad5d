import { type RawBuilder, sql } from 'kysely';
import { type Kept, mostDays, plans } from '../../contract/plans.ts';

/** The maximum number of days on the account's plan, as SQL on `accounts`. */
const most = (kept: Kept): RawBuilder<number> =>
  sql<number>`case accounts.plan ${sql.join(
    plans.map((plan) => sql`when ${sql.lit(plan)} then ${sql.lit(mostDays(plan)[kept])}`),
    sql` `,
  )} end`;

/** For how many days an account keeps something, as SQL on `accounts`. After a downgrade, the smaller plan's maximum applies. */
const daysKept = (kept: Kept): RawBuilder<number> => sql<number>`least(${sql.ref(`accounts.${kept}_days`)}, ${most(kept)})`;

/** The earliest instant that an account keeps, as SQL on `accounts`; of several kinds, the one kept longest. */
export const keptSince =
  (...kinds: readonly Kept[]) =>
  (now: Date): RawBuilder<unknown> =>
    sql`${now.toISOString()}::timestamptz - least(${sql.join(kinds.map(daysKept))}) * interval '1 day'`;
