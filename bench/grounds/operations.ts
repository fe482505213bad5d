import { families } from '#families/index';
import type { Queries } from '../../src/data/connection/database.ts';
import { seed } from '../../src/seed/fill-account.ts';
import { benchParts } from '../families/index.ts';
import type { Ground } from '../machinery/bench.ts';
import { analyse, type Caller, createDatabase, firstAccount } from './database.ts';

/** An account, and records of it to read and to change. */
export interface Filled extends Caller {
  databaseUrl: string;
  /** The project of the tasks. */
  project: string;
  users: string[];
  projects: string[];
  tasks: string[];
  teams: string[];
  resources: string[];
  webhooks: string[];
  /** Those of families that can be removed, by family. */
  ofFamilies: Readonly<Record<string, string[]>>;
}

/** Records that can be changed. */
const someOf = async (db: Queries, family: 'users' | 'projects' | 'teams', accountId: string): Promise<string[]> => {
  const query = db.selectFrom(family).select('id').where('account_id', '=', accountId).orderBy('id').limit(500);
  const changeable = family === 'projects' ? query.where('status', '=', 'active') : query;
  return (await changeable.execute()).map(({ id }) => id);
};

/** Resources, an active project with tasks of its own, and what families have there. */
const addRecords = async (db: Queries, { accountId, userId }: Caller) => {
  const { id } = await db
    .selectFrom('projects')
    .select('id')
    .where('account_id', '=', accountId)
    .where('owner_id', '=', userId)
    .where('status', '=', 'active')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const numbers = Array.from({ length: 500 }, (_, number) => String(number).padStart(26, '0'));
  const own = { account_id: accountId, created_by: userId };
  const tasks = numbers.map((number) => ({ ...own, id: `tsk_${number}`, project_id: id, title: 'Survey' }));
  await db.insertInto('tasks').values(tasks).execute();
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
  const place = { accountId, userId, project: id, tasks: tasks.map((task) => task.id), numbers };
  const ofFamilies: Record<string, string[]> = {};
  for (const { family, fill } of benchParts) ofFamilies[family] = await fill(db, place);
  const idsOf = (records: readonly { id: string }[]) => records.map((record) => record.id);
  return {
    project: id,
    tasks: idsOf(tasks),
    resources: idsOf(resources),
    webhooks: idsOf(webhooks),
    ofFamilies,
  };
};

export const filled: Ground<Filled> = {
  data: 'an account with projects and all that belongs to them',
  prepare: (run) =>
    createDatabase(run, async (db) => {
      const first = await firstAccount(db);
      await seed(db, first.accountId, { families: families.seeds, size: run.size, adminUserId: first.userId });
      const own = await addRecords(db, first);
      await analyse(db);
      const some = (family: Parameters<typeof someOf>[1]) => someOf(db, family, first.accountId);
      return { ...first, ...own, users: await some('users'), projects: await some('projects'), teams: await some('teams') };
    }),
};
