import { inFile, type Mutant } from '../../mutant.ts';

export const tasks: readonly Mutant[] = [
  ...inFile(
    'src/families/tasks/service.ts',
    ['test/families/effects.data.test.ts'],
    [
      {
        rule: 'a task has an event when its assignee is deleted',
        text: "recordEffects(tx, caller, cause, changeEventsOf('TASK_UPDATED', changes))",
        becomes: 'undefined',
      },
      {
        rule: 'a task that a clone makes has an event',
        text: 'recordEffects(tx, caller, cause, events);',
        becomes: '',
      },
      {
        rule: 'a deleted task takes its id from its files',
        text: 'for (const leave of deleting) await leave(tx, caller, id, cause);',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/families/tasks/record.ts',
    ['test/families/tasks/states.api.test.ts', 'test/families/tasks/tasks.api.test.ts'],
    [
      { rule: 'a cancelled task is closed', text: "status === 'done' || status === 'cancelled'", becomes: "status === 'done'" },
      { rule: 'a task stays in its project', text: 'if (requested === project_id) return;', becomes: 'if (requested !== null) return;' },
      { rule: 'only a closed task is reopened', text: 'if (!isClosed(task)) throw', becomes: 'if (false) throw' },
    ],
  ),
  ...inFile(
    'src/families/tasks/service.ts',
    ['test/families/tasks/states.api.test.ts', 'test/families/tasks/tasks.api.test.ts', 'test/families/tasks/of-project.api.test.ts'],
    [
      {
        rule: 'a task is assigned to a user of the account',
        text: "if (id) await users.expectUser(tx, caller, id, 'assignee_id');",
        becomes: '',
      },
      {
        rule: 'a reopened task is not completed any more',
        text: "({ status: 'todo', completed_at: null } as const)",
        becomes: "({ status: 'todo', completed_at: task.data.completed_at } as const)",
      },
      {
        rule: 'the tasks of a user who leaves are unassigned',
        text: '{ assignee_id: from }, { assignee_id: null }',
        becomes: "{ assignee_id: '' }, { assignee_id: null }",
        tests: ['test/families/users/deletion.api.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/families/tasks/store.ts',
    ['test/graphql/records.api.test.ts'],
    [
      {
        rule: 'the tasks of a user are those of projects that the caller sees',
        text: "tasks.windows((db, viewer) => visible(db, viewer).where('tasks.assignee_id'",
        becomes: "tasks.windows((db, viewer) => ofAccount(db, viewer).where('tasks.assignee_id'",
      },
    ],
  ),
  ...inFile(
    'src/contract/mapped-lists.ts',
    ['test/families/tasks/groups.data.test.ts'],
    [
      {
        rule: 'a filter of another version stays in its group',
        text: 'return { ...condition, field, operator: isNegative',
        becomes: 'return { ...condition, group: undefined, field, operator: isNegative',
      },
    ],
  ),
  ...inFile(
    'src/graphql/variables.ts',
    ['test/families/tasks/groups.data.test.ts'],
    [{ rule: 'an input is not nested without end', text: 'if (depth === limits.depth) return', becomes: 'if (depth < 0) return' }],
  ),
  ...inFile(
    'src/contract/normal-body.ts',
    ['test/families/tasks/texts.data.test.ts'],
    [
      {
        rule: 'the names of another version are brought into it, too',
        text: ', ...(difference?.facts.texts ?? [])',
        becomes: '',
      },
    ],
  ),
];
