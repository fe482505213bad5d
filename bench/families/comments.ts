import { randomUUID } from 'node:crypto';
import { create, find, list, remove, update } from '../contestants/one-statement.ts';
import { some } from '../machinery/some.ts';
import type { BenchPart } from './index.ts';

export const part: BenchPart = {
  family: 'comments',

  fill: async (db, { accountId, userId, ids, numbers }) => {
    const comments = numbers.map((number, at) => ({
      account_id: accountId,
      id: `cmt_${number}`,
      author_id: userId,
      task_id: ids.tasks![at % ids.tasks!.length]!,
      body: 'Yes.',
    }));
    await db.insertInto('comments').values(comments).execute();
    return comments.map(({ id }) => id);
  },

  body: ({ tasks }) => ({ subject: { type: 'task', id: some(tasks!) }, body: 'Atlas' }),

  changes: { updateComment: () => ({ body: randomUUID() }) },

  statements: {
    createComment: {
      ...create('comments', 'COMMENT_CREATED', 'comment', { fields: ['task_id', 'body'], user: 'author_id' }),
      columns: ({ subject, ...body }) => ({ ...body, task_id: (subject as { id: string }).id }),
    },
    updateComment: update('comments', 'COMMENT_UPDATED', 'body'),
    deleteComment: remove('comments', 'COMMENT_DELETED'),
    getComment: find('comments'),
    listComments: list('comments'),
  },
};
