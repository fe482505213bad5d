import { randomUUID } from 'node:crypto';
import { create, find, list, remove, update } from '../contestants/one-statement.ts';
import type { BenchPart } from './index.ts';

export const part: BenchPart = {
  family: 'files',

  fill: async (db, { accountId, userId, ids, numbers }) => {
    const files = numbers.map((number) => ({
      account_id: accountId,
      id: `fil_${number}`,
      name: 'Legend',
      content_type: 'text/plain',
      project_id: ids.projects![0]!,
      uploaded_by: userId,
    }));
    await db.insertInto('files').values(files).execute();
    return files.map(({ id }) => id);
  },

  body: ({ projects }) => ({ name: 'Atlas', content_type: 'text/plain', project_id: projects![0] }),

  changes: { updateFile: () => ({ name: randomUUID() }) },

  statements: {
    createFile: create('files', 'FILE_CREATED', 'file', { fields: ['name', 'content_type', 'project_id'], user: 'uploaded_by' }),
    updateFile: update('files', 'FILE_UPDATED', 'name'),
    deleteFile: remove('files', 'FILE_DELETED'),
    getFile: find('files'),
    listFiles: list('files'),
  },
};
