import { newId } from '../../../src/core/ids.ts';
import type { Queries } from '../../../src/data/connection/database.ts';
import { day, each, type Ids, size, words } from '../../contract/world/rows.ts';
import { id, stampedAt, subject, text, user } from '../../data/query/plans/columns.ts';
import type { FamilyPart } from '../../support/family-parts.ts';

/** The rows of an account whose lists have records that differ in everything. */
export const storeWorld = async (db: Queries, account_id: string, { usr, prj, tsk, fil, res, cmt }: Ids): Promise<void> => {
  cmt.push(...each(() => newId('comment')));
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

/** The columns of many records. */
export const crowd: FamilyPart['crowd'] = {
  comments: {
    id: id('cmt', 'i'),
    body: text('Words'),
    author_id: user,
    project_id: `case when i % 4 = 0 then ${subject('prj', 'i / 4', 2000)} end`,
    task_id: `case when i % 4 = 1 then ${subject('tsk', 'i / 4', 200000)} end`,
    file_id: `case when i % 4 = 2 then ${subject('fil', 'i / 4', 50000)} end`,
    resource_id: `case when i % 4 = 3 then ${subject('res', 'i / 4', 50000)} end`,
    ...stampedAt,
  },
};
