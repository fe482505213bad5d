import type { Acting, FamilyActs } from '../random-acts.ts';

/** What is done at random. */
export const acts = ({ pick, name, one, byAnyone, byAdmin, create, remove }: Acting): FamilyActs => {
  const subject = () => {
    const type = pick(['project', 'task', 'file', 'file', 'resource'] as const);
    return { type, id: one(`${type}s`) };
  };
  return {
    acts: {
      createComment: () => create('comments', byAnyone('POST', '/v1/comments', { body: name(), subject: subject() })),
      updateComment: () => byAdmin('PATCH', `/v1/comments/${one('comments')}`, { body: name() }),
      deleteComment: () => remove('comments'),
    },
    weights: { createComment: 5 },
    beginning: { createComment: 6 },
  };
};
