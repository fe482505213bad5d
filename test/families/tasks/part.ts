import { created } from '@tessera/platform/testing';
import { commonValues } from '../../data/query/plans/reasons.ts';
import type { FamilyPart } from '../../support/family-parts.ts';
import { newProject } from '../projects/new-records.ts';
import { acts } from './acts.ts';
import { crowd, storeWorld } from './rows.ts';

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
  statesBefore: (admin) => ({
    reopenTask: async (id) => void (await admin.call('POST', `${sample.path}/${await id('tsk')}/complete`)),
    listUserTasks: async (id) => void (await admin.call('PATCH', `${sample.path}/${await id('tsk')}`, { assignee_id: await id('usr') })),
  }),
  changeEverything: async (admin, _outside, leaver) => {
    const project = await newProject(admin);
    const { id } = await created(admin, `/v1/projects/${project.id}/tasks`, { title: 'Draw', assignee_id: leaver.userId });
    const its = `${sample.path}/${id}`;
    await admin.call('PUT', its, { project_id: project.id, title: 'Draw the map', due_at: '2027-01-01T10:00:00+02:00' });
    await admin.call('POST', `${its}/complete`);
    await admin.call('POST', `${its}/reopen`);
  },
  storeWorld,
  changeWorld: async (caller, { tsk }) => void (await caller.call('PATCH', `${sample.path}/${tsk[0]}`, { title: 'cedar' })),
  crowd,
  many: { tasks: 200_000 },
  bounded: {
    filters: { 'Task.priority': commonValues },
    sorts: {},
    patterns: {},
    searched: ['Task.description', 'Task.tags'],
  },
  readsMore: {
    'listUserTasks sort': 'Reads what it sorts: the tasks of one person.',
    'listTasks description_exists=false':
      'Where every task has a description, all of them are read. An index of the tasks without one would cost every task that is written.',
  },
  acts,
  followed: {
    text: 'title',
    mark: async (admin) => {
      const { id: project_id } = await newProject(admin, { visibility: 'public' });
      return (await created(admin, sample.path, { project_id, title: 'Mark' })).id;
    },
    lists: [
      { selected: 'status' },
      { selected: '', filter: { or: [{ assigneeId: { eq: 'me' }, status: { ne: 'DONE' } }, { title: { startsWith: 'mark' } }] } },
    ],
  },
  namings: ['createProjectTask', 'v2-preview createTask'],
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
