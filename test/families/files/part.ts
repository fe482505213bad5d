import { type Caller, created, type State } from '@tessera/platform/testing';
import type fc from 'fast-check';
import { wholeIds } from '../../data/query/plans/reasons.ts';
import type { FamilyPart } from '../../support/family-parts.ts';
import { newProject } from '../projects/new-records.ts';
import { acts } from './acts.ts';
import { crowd, storeWorld } from './rows.ts';
import { bytesOf } from './support.ts';

const sample = {
  type: 'File',
  path: '/v1/files',
  body: { name: 'legend.txt', content_type: 'text/plain' },
  change: { name: 'legend.md' },
};

/** A file of a task is in the task's project. */
const inOnePlace = (own: fc.Arbitrary<{ project_id?: string | null; task_id?: string | null }>) =>
  own.map(({ project_id, ...rest }) =>
    project_id === undefined || (rest.task_id && project_id === null) ? rest : { project_id, ...rest },
  );

const store = (caller: Caller, file: { id: string }, bytes: string) =>
  caller.call('PUT', bytesOf(file), bytes, { 'Content-Type': 'text/plain' });

/** The file of a request has bytes. */
const readyFor =
  (admin: Caller): State =>
  async (id) =>
    void (await store(admin, { id: await id('fil') }, 'Blue is water.'));

export const part: FamilyPart = {
  sample,
  makers: (caller) => ({ fil: async (id) => created(caller, sample.path, { ...sample.body, project_id: await id('prj') }) }),
  statesBefore: (admin) => ({
    getFileContent: readyFor(admin),
    getFileDownloadAddress: readyFor(admin),
    listTaskFiles: async (id) => void (await created(admin, sample.path, { ...sample.body, task_id: await id('tsk') })),
  }),
  changeEverything: async (admin) => {
    const { id: project_id } = await newProject(admin);
    const { id: task_id } = await created(admin, '/v1/tasks', { project_id, title: 'Draw' });
    const file = await created(admin, sample.path, { ...sample.body, task_id });
    await store(admin, file, 'Rivers.');
    await admin.call('PATCH', `${sample.path}/${file.id}`, { name: 'rivers.txt' });
    await store(admin, file, 'Rivers and roads.');
    await admin.call('DELETE', `/v1/tasks/${task_id}`);
  },
  storeWorld,
  crowd,
  many: { files: 50_000 },
  bounded: { filters: {}, sorts: {}, patterns: { 'FileRecord.checksum': wholeIds } },
  narrowed: { everywhere: { FileCreate: inOnePlace, FileUpdate: inOnePlace } },
  acts,
  followed: {
    text: 'name',
    mark: async (admin) => {
      const { id: project_id } = await newProject(admin, { visibility: 'public' });
      return (await created(admin, sample.path, { ...sample.body, project_id })).id;
    },
    lists: [{ selected: 'size' }, { selected: '', filter: { or: [{ projectId: { exists: false } }, { name: { startsWith: 'mark' } }] } }],
  },
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
