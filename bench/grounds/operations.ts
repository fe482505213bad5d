import { families } from '#families/index';
import type { Queries } from '../../src/data/connection/database.ts';
import { seed } from '../../src/seed/fill-account.ts';
import { benchParts, type Ids } from '../families/index.ts';
import type { Ground } from '../machinery/bench.ts';
import { analyse, type Caller, createDatabase, firstAccount } from './database.ts';

/** An account, and records of it to read and to change. */
export interface Filled extends Caller {
  databaseUrl: string;
  ids: Ids;
}

/** Users, resources, webhooks, and what families have. */
const addRecords = async (db: Queries, { accountId, userId }: Caller): Promise<Ids> => {
  const users = await db.selectFrom('users').select('id').where('account_id', '=', accountId).orderBy('id').limit(500).execute();
  const numbers = Array.from({ length: 500 }, (_, number) => String(number).padStart(26, '0'));
  const resources = numbers.map((number) => ({ account_id: accountId, id: `res_${number}`, name: 'Theodolite', owner_id: userId }));
  await db.insertInto('resources').values(resources).execute();
  const few = numbers.slice(0, 20);
  const webhooks = few.map((number) => ({
    account_id: accountId,
    id: `whk_${number}`,
    url: 'https://hooks.example.com/',
    events: ['WEBHOOK_TEST'],
    created_by: userId,
  }));
  await db.insertInto('webhooks').values(webhooks).execute();
  const idsOf = (records: readonly { id: string }[]) => records.map((record) => record.id);
  const ids: Record<string, string[]> = { users: idsOf(users), resources: idsOf(resources), webhooks: idsOf(webhooks) };
  for (const { family, fill } of benchParts) ids[family] = await fill(db, { accountId, userId, ids, numbers });
  return ids;
};

export const filled: Ground<Filled> = {
  data: 'an account with records of all families',
  prepare: (run) =>
    createDatabase(run, async (db) => {
      const first = await firstAccount(db);
      await seed(db, first.accountId, { families: families.seeds, size: run.size, adminUserId: first.userId });
      const ids = await addRecords(db, first);
      await analyse(db);
      return { ...first, ids };
    }),
};
