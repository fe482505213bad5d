import { type Caller, created, type State } from '@tessera/platform/testing';
import fc from 'fast-check';
import { expect } from 'vitest';
import { commonValues } from '../../data/query/plans/reasons.ts';
import type { FamilyPart } from '../../support/family-parts.ts';
import { newProject } from '../projects/new-records.ts';
import { acts } from './acts.ts';
import { crowd, storeWorld } from './rows.ts';

const sample = {
  type: 'Comment',
  path: '/v1/comments',
  body: { body: 'Rivers first.' },
  change: { body: 'Roads first.' },
  within: { property: 'subject', prefix: 'res', as: (id: string) => ({ type: 'resource', id }) },
};

const prefixes = { project: 'prj', task: 'tsk', file: 'fil', resource: 'res' };
const subjects = Object.entries(prefixes).map(([type, prefix]) => ({ type, id: `${prefix}_01jq3x5gkz0v7t9n2m4p6r8s1w` }));

/** There is a comment on the record of a request. */
const commentOn =
  (admin: Caller) =>
  (type: string, prefix: string): State =>
  async (id) =>
    void (await created(admin, sample.path, { ...sample.body, subject: { type, id: await id(prefix) } }));

export const part: FamilyPart = {
  sample,
  makers: (caller) => ({
    cmt: async (id) => created(caller, sample.path, { ...sample.body, subject: { type: 'project', id: await id('prj') } }),
  }),
  statesBefore: (admin) => {
    const on = commentOn(admin);
    return { listTaskComments: on('task', 'tsk'), listFileComments: on('file', 'fil'), listResourceComments: on('resource', 'res') };
  },
  changeEverything: async (admin) => {
    const { id } = await created(admin, '/v1/resources', { name: 'Theodolite' });
    const comment = await created(admin, sample.path, { body: 'First', subject: { type: 'resource', id } });
    await admin.call('PATCH', `${sample.path}/${comment.id}`, sample.change);
    await admin.call('DELETE', `/v1/resources/${id}`);
  },
  storeWorld,
  changeWorld: async (caller, { res }) =>
    void (await created(caller, sample.path, { ...sample.body, subject: { type: 'resource', id: res[0] } })),
  crowd,
  many: { comments: 50_000 },
  columns: { 'Comment.subject_id': ['project_id', 'task_id', 'file_id', 'resource_id'] },
  bounded: { filters: { 'Comment.subject_type': commonValues }, sorts: {}, patterns: {}, searched: ['Comment.body'] },
  readsMore: {
    'listComments subject_type%5Bn':
      'Counts what somebody sees of the comments on projects, tasks and files alone. Without the filter, those on resources suffice, which everyone sees.',
  },
  narrowed: {
    // It stays where it is, and the one in question is on a project.
    byOperation: { replaceComment: { CommentSubjectInput: () => fc.constant(subjects[0]) } },
    // Its subject is of the type that it says.
    everywhere: { CommentSubjectInput: () => fc.constantFrom(...subjects) },
  },
  acts,
  followed: {
    text: 'body',
    mark: async (admin) => {
      const { id } = await newProject(admin, { visibility: 'public' });
      return (await created(admin, sample.path, { body: 'Mark', subject: { type: 'project', id } })).id;
    },
    lists: [{ selected: '' }],
  },
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
  changed: { comments: { author_id: expect.any(String) } },
};
