import type { Queries } from '../../../src/data/connection/database.ts';
import { day, each, type Ids, sometimes, stamps, words } from '../../contract/world/rows.ts';
import { id, instant, pick, shared, stampedAt, text, user } from '../../data/query/plans/columns.ts';
import type { FamilyPart } from '../../support/family-parts.ts';

/** The rows of an account whose lists have records that differ in everything. */
export const storeWorld = async (db: Queries, account_id: string, { usr, prj, tsk }: Ids): Promise<void> => {
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
};

/** The columns of many records. */
export const crowd: FamilyPart['crowd'] = {
  tasks: {
    id: id('tsk', 'i'),
    project_id: shared('prj'),
    title: text('Task'),
    description: text('About'),
    status: `case when i % 4 = 0 then 'done' when i % 4 = 1 then 'in_progress' else 'todo' end`,
    priority: pick(['normal', 'low', 'high', 'normal', 'urgent']),
    assignee_id: `case when i % 3 > 0 then ${user} end`,
    due_at: `case when i % 2 = 0 then ${instant('i * 3')} end`,
    tags: `array['tag' || (i % 30)]`,
    completed_at: `case when i % 4 = 0 then ${instant('i * 2')} end`,
    created_by: user,
    ...stampedAt,
  },
};
