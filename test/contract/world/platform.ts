import type { Queries } from '../../../src/data/connection/database.ts';
import { day, each, type Ids, size, sometimes, stamps, words } from './rows.ts';

const metadata = (at: number) => JSON.stringify([{ shelf: 'A1', kept: true }, { shelf: 'B2' }, {}, { shelf: 'A1' }][at]!);

/** People, and what they belong to: the first one to everything. */
const storePeople = async (db: Queries, account_id: string, { usr, tem, prj }: Ids) => {
  const users = each((at) => ({
    account_id,
    id: usr[at]!,
    name: words[at]!,
    email: `${words[at]!.replace(' ', '.')}@example.com`,
    role: (['editor', 'viewer', 'editor', 'viewer'] as const)[at]!,
    metadata: metadata(at),
    ...stamps(at),
  }));
  await db.insertInto('users').values(users).execute();
  const teams = each((at) => ({ account_id, id: tem[at]!, name: words[at]!, description: sometimes(at), ...stamps(at) }));
  await db.insertInto('teams').values(teams).execute();
  const projects = each((at) => ({
    account_id,
    id: prj[at]!,
    name: words[at]!,
    description: sometimes(at),
    visibility: (['team', 'private', 'team', 'public'] as const)[at]!,
    status: (['active', 'archived', 'archived', 'active'] as const)[at]!,
    archived_at: [null, day(21), day(20), null][at]!,
    tags: [['design'], ['q3', 'design'], [], ['north']][at]!,
    owner_id: usr[at % 3]!,
    ...stamps(at),
  }));
  await db.insertInto('projects').values(projects).execute();
  const added = (at: number) => ({ account_id, user_id: usr[at]!, added_at: day([3, 1, 4, 2][at]!) });
  const roles = ['viewer', 'owner', 'editor', 'viewer'] as const;
  await db
    .insertInto('project_members')
    .values([
      ...each((at) => ({ ...added(at), project_id: prj[0]!, role: roles[at]! })),
      ...prj.slice(1).map((project_id) => ({ ...added(0), project_id, role: 'owner' as const })),
    ])
    .execute();
  await db
    .insertInto('team_members')
    .values([...each((at) => ({ ...added(at), team_id: tem[0]! })), ...tem.slice(1).map((team_id) => ({ ...added(0), team_id }))])
    .execute();
};

const storeRecords = async (db: Queries, account_id: string, { usr, prj, tsk, res, fil, cmt }: Ids) => {
  const tasks = each((at) => ({
    account_id,
    id: tsk[at]!,
    project_id: prj[at === 3 ? 1 : 0]!,
    title: words[at]!,
    description: sometimes(at),
    status: (['done', 'todo', 'in_progress', 'done'] as const)[at]!,
    priority: (['high', 'low', 'urgent', 'normal'] as const)[at]!,
    assignee_id: [usr[0]!, usr[1]!, usr[0]!, null][at]!,
    due_at: [day(9), day(7), null, day(8)][at]!,
    completed_at: [day(6), null, null, day(5)][at]!,
    tags: [['design'], ['q3', 'design'], [], ['north']][at]!,
    created_by: usr[at]!,
    ...stamps(at),
  }));
  await db.insertInto('tasks').values(tasks).execute();
  const resources = each((at) => ({
    account_id,
    id: res[at]!,
    name: words[at]!,
    description: sometimes(at),
    type: ['lens', 'chart', 'globe', 'atlas'][at]!,
    status: (['active', 'archived', 'pending', 'active'] as const)[at]!,
    owner_id: usr[at % 2]!,
    metadata: metadata(at),
    ...stamps(at),
  }));
  await db.insertInto('resources').values(resources).execute();
  const bytes = (at: number) => ({ size: [300, 0, 20][at]!, checksum: String(at + 1).repeat(64), object_key: `${account_id}/${at}` });
  const files = each((at) => ({
    account_id,
    id: fil[at]!,
    name: `${words[at]}.txt`,
    content_type: ['text/plain', 'image/png', 'text/csv', 'application/pdf'][at]!,
    status: at % 2 ? ('pending' as const) : ('ready' as const),
    ...(at % 2 ? {} : bytes(at)),
    project_id: at === 3 ? null : prj[0]!,
    task_id: at < 2 ? tsk[0]! : null,
    uploaded_by: usr[at]!,
    ...stamps(at),
  }));
  for (const file of files) await db.insertInto('files').values(file).execute();
  // Two on a record of each kind.
  const subjects = [{ project_id: prj[0]! }, { task_id: tsk[0]! }, { file_id: fil[0]! }, { resource_id: res[0]! }];
  const comments = subjects.flatMap((subject, kind) =>
    [0, 1].map((at) => ({
      account_id,
      id: cmt[2 * kind + at]!,
      body: `${words[kind]} ${words[(kind + 1 + at) % size]}`,
      author_id: usr[at]!,
      ...subject,
      created_at: day(1 + ((kind * 3 + at * 5) % 8)),
      updated_at: day(20 - ((kind * 3 + at * 5) % 8)),
    })),
  );
  for (const comment of comments) await db.insertInto('comments').values(comment).execute();
};

/** The records of the platform's families, in an account. */
export const storePlatform = async (db: Queries, accountId: string, ids: Ids): Promise<void> => {
  await storePeople(db, accountId, ids);
  await storeRecords(db, accountId, ids);
};
