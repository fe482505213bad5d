import { created } from '@tessera/platform/testing';
import type { FamilyPart } from '../../support/family-parts.ts';
import { newProject } from '../../support/new-records.ts';

const sample = {
  type: 'Comment',
  path: '/v1/comments',
  body: { body: 'Rivers first.' },
  change: { body: 'Roads first.' },
  within: { property: 'subject', prefix: 'res', as: (id: string) => ({ type: 'resource', id }) },
};

export const part: FamilyPart = {
  sample,
  makers: (caller) => ({
    cmt: async (id) => created(caller, sample.path, { ...sample.body, subject: { type: 'project', id: await id('prj') } }),
  }),
  statesBefore: () => ({}),
  changeEverything: async () => undefined,
  storeWorld: async () => undefined,
  crowd: {},
  bounded: { filters: {}, sorts: {}, patterns: {} },
  leading: {
    queries: [
      ['File.comments', 'query ($n: Int) { files(first: $n) { nodes { comments(first: 1) { totalCount nodes { body } } } } }'],
      ['Project.comments', 'query ($n: Int) { projects(first: $n) { nodes { comments(first: 1) { totalCount nodes { body } } } } }'],
      ['Task.comments', 'query ($n: Int) { tasks(first: $n) { nodes { comments(first: 1) { totalCount nodes { body } } } } }'],
      [
        'Resource.comments',
        'query ($n: Int) { resources(first: $n) { edges { node { comments(first: 1) { totalCount nodes { body } } } } } }',
      ],
      ['Comment.author', 'query ($n: Int) { comments(first: $n) { nodes { author { name } } } }'],
      [
        'Comment.subject',
        'query ($n: Int) { comments(filter: { subjectType: { eq: TASK } }, first: $n) { nodes { subject { id ... on Task { title } } } } }',
      ],
    ],
    make: async (caller) => {
      const project = await newProject(caller);
      const task = await created(caller, '/v1/tasks', { project_id: project.id, title: 'Draw', assignee_id: caller.userId });
      const file = await created(caller, '/v1/files', { name: 'legend.txt', task_id: task.id });
      const resource = await created(caller, '/v1/resources', { name: 'Theodolite' });
      for (const [type, { id }] of Object.entries({ resource, task, file, project }))
        for (const body of ['c', 'd']) await created(caller, sample.path, { body, subject: { type, id } });
    },
  },
  sealed: {},
  refused: {},
};
