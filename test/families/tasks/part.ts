import { created } from '@tessera/platform/testing';
import type { FamilyPart } from '../../support/family-parts.ts';
import { newProject } from '../../support/new-records.ts';

const sample = {
  type: 'Task',
  path: '/v1/tasks',
  body: { title: 'Draw the map' },
  change: { title: 'Draw the rivers' },
  within: { property: 'project_id', prefix: 'prj' },
};

export const part: FamilyPart = {
  sample,
  makers: (caller) => ({ tsk: async (id) => created(caller, `/v1/projects/${await id('prj')}/tasks`, sample.body) }),
  statesBefore: () => ({}),
  changeEverything: async () => undefined,
  storeWorld: async () => undefined,
  crowd: {},
  bounded: { filters: {}, sorts: {}, patterns: {} },
  leading: {
    queries: [
      ['Project.tasks', 'query ($n: Int) { projects(first: $n) { nodes { tasks(first: 2) { totalCount nodes { title } } } } }'],
      ['Task.project', 'query ($n: Int) { tasks(first: $n) { nodes { project { name } } } }'],
      ['Task.assignee', 'query ($n: Int) { tasks(first: $n) { nodes { assignee { name } } } }'],
      ['Task.creator', 'query ($n: Int) { tasks(first: $n) { edges { node { creator { name } } } } }'],
      ['User.tasks', 'query ($n: Int) { usersConnection(first: $n) { nodes { tasks(first: 2) { totalCount nodes { title } } } } }'],
    ],
    make: async (caller) => {
      const { id: project_id } = await newProject(caller);
      for (const title of ['a', 'b']) await created(caller, sample.path, { project_id, title, assignee_id: caller.userId });
    },
  },
  sealed: {},
  refused: {},
};
