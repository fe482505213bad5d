import { accountsWithOld, type Sweep, type Tx } from '@tessera/platform';
import { notifyOfDue } from '@tessera/platform/built-in';
import { sql } from 'kysely';
import { inVisibleProject, isQuietProject } from '../projects/service.ts';

/** How long before it is due the assignee of a task is notified, and how long after it, where nothing has looked for due tasks meanwhile. */
const within = sql`interval '1 day'`;

interface DueTask {
  userId: string;
  about: string;
  occasion: string;
}

/** Open tasks of active projects that are due, whose assignees see them and are not notified of that time yet. */
const findDue = async (tx: Tx, accountId: string, now: string, limit: number): Promise<DueTask[]> => {
  const projectId = sql.ref('tasks.project_id');
  const assignee = { accountId, userId: sql.ref<string>('users.id'), role: 'viewer' } as const;
  const occasion = sql`(tasks.id || ' due ' || (extract(epoch from tasks.due_at) * 1000)::bigint)`;
  const { rows } = await sql<DueTask>`
    select users.id as "userId", tasks.id as about, ${occasion} as occasion
    from tasks join users on users.account_id = tasks.account_id and users.id = tasks.assignee_id
    join projects on projects.account_id = tasks.account_id and projects.id = tasks.project_id and projects.status = 'active'
    where tasks.account_id = ${accountId} and tasks.status in ('todo', 'in_progress')
      and tasks.due_at > ${now}::timestamptz - ${within} and tasks.due_at <= ${now}::timestamptz + ${within}
      and (users.role = 'admin' or ${inVisibleProject(assignee, projectId)}) and not ${isQuietProject(assignee, projectId)}
      and not exists (
        select from notifications told where told.account_id = tasks.account_id and told.user_id = users.id and told.occasion = ${occasion})
    order by tasks.due_at, tasks.id limit ${limit}`.execute(tx);
  return rows;
};

/** Notifies the assignees of tasks that are due within a day, once for each time that a task is due. */
export const dueSweep: Sweep = {
  name: 'tasks due',
  async *parts(db, now) {
    const at = now.toISOString();
    for await (const { id } of accountsWithOld(db, { table: 'tasks', at: 'due_at' }, sql`${at}::timestamptz + ${within}`))
      yield {
        key: id,
        batch: async (tx, limit) => {
          const due = await findDue(tx, id, at, limit);
          notifyOfDue(tx, id, due, at);
          return due.length;
        },
      };
  },
};
