import type { Acting, FamilyActs } from '../random-acts.ts';

/** What is done at random. */
export const acts = ({ name, one, anyUser, byAnyone, byAdmin, create, remove, ending }: Acting): FamilyActs => {
  const [completeTask, reopenTask] = ending('tasks', 'complete', 'reopen');
  return {
    acts: {
      createTask: () =>
        create('tasks', byAdmin('POST', `/v1/projects/${one('projects')}/tasks`, { title: name(), assignee_id: anyUser() })),
      updateTask: () => byAnyone('PATCH', `/v1/tasks/${one('tasks')}`, { title: name(), assignee_id: anyUser() }),
      completeTask,
      reopenTask,
      deleteTask: () => remove('tasks'),
    },
    weights: { createTask: 4 },
    beginning: { createTask: 4 },
  };
};
