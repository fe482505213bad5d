import { isObject, type SceneKind, type SceneRecord } from '@tessera/platform';

/** What comments can be about: the type of a subject, and the list that has it. */
const subjects = { project: 'projects', task: 'tasks', file: 'files', resource: 'resources' } as const;
const types = Object.keys(subjects) as (keyof typeof subjects)[];

const subjectOf = (row: SceneRecord): SceneRecord => {
  const type = types.find((one) => row[`${one}_id`] !== null)!;
  return { type, id: row[`${type}_id`] };
};

export const commentScene: SceneKind = {
  name: 'comments',
  id: 'comment',
  operationId: 'getComment',
  defaults: (_record, { adminId }) => ({ author_id: adminId }),

  refersTo: ({ subject }) => {
    const type = types.find((one) => isObject(subject) && subject.type === one);
    return type ? [{ path: ['subject', 'id'], kind: subjects[type], id: (subject as SceneRecord).id }] : [];
  },

  columns: ({ subject, ...row }) => {
    const { type, id } = subject as { type: string; id: string };
    return { ...row, ...Object.fromEntries(types.map((one) => [`${one}_id`, one === type ? id : null])) };
  },

  reading: async () => (row) => ({ subject: subjectOf(row) }),
};
