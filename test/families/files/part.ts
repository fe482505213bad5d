import { created } from '@tessera/platform/testing';
import type { FamilyPart } from '../../support/family-parts.ts';
import { newProject } from '../../support/new-records.ts';

const sample = {
  type: 'File',
  path: '/v1/files',
  body: { name: 'legend.txt', content_type: 'text/plain' },
  change: { name: 'legend.md' },
};

export const part: FamilyPart = {
  sample,
  makers: (caller) => ({ fil: async (id) => created(caller, sample.path, { ...sample.body, project_id: await id('prj') }) }),
  statesBefore: () => ({}),
  changeEverything: async () => undefined,
  storeWorld: async () => undefined,
  crowd: {},
  bounded: { filters: {}, sorts: {}, patterns: {} },
  leading: {
    queries: [
      ['Project.files', 'query ($n: Int) { projects(first: $n) { nodes { files(first: 1) { totalCount nodes { name } } } } }'],
      ['Task.files', 'query ($n: Int) { tasks(first: $n) { nodes { files(first: 1) { totalCount nodes { name } } } } }'],
      ['File.project', 'query ($n: Int) { files(first: $n) { nodes { project { name } } } }'],
      ['File.task', 'query ($n: Int) { files(first: $n) { nodes { task { title } } } }'],
      ['File.uploader', 'query ($n: Int) { files(first: $n) { nodes { uploader { name } } } }'],
    ],
    made: ['File.uploadAddress', 'File.downloadAddress'],
    make: async (caller) => {
      const { id: project_id } = await newProject(caller);
      const { id: task_id } = await created(caller, '/v1/tasks', { project_id, title: 'Draw', assignee_id: caller.userId });
      await created(caller, sample.path, { ...sample.body, task_id });
    },
  },
  sealed: {},
  refused: {},
};
