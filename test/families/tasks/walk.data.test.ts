import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import { day, itWalks, pick, size } from '../../rest/walked.ts';
import { newProject } from '../projects/new-records.ts';

let tessera: Tessera;
let project: { id: string };

const priorities = ['low', 'normal', 'high', 'urgent'] as const;
const rows = Array.from({ length: size }, (_, index) => {
  const status = pick(['todo', 'done', 'in_progress', 'cancelled'] as const, index);
  return {
    id: newId('task'),
    title: pick(['draw', 'count', 'ink'], index),
    status,
    priority: pick(priorities, index + 1),
    due_at: pick([day(1), null, day(2)], index),
    completed_at: status === 'done' ? day(index % 2) : null,
    created_at: day(index % 4),
    updated_at: day(index % 2),
  };
});

beforeAll(async () => {
  tessera = await bootTessera({ clock: () => new Date('2026-03-14T09:26:53.589Z') });
  project = await newProject(tessera.admin);
  const common = { account_id: tessera.accountId, project_id: project.id, created_by: tessera.admin.userId };
  await tessera.database.db
    .insertInto('tasks')
    .values(rows.map((row) => ({ ...row, ...common })))
    .execute();
});
afterAll(() => tessera?.close());

describe('the tasks of a project by cursor', () => {
  const path = () => `/v1/projects/${project.id}/tasks`;
  itWalks({ record: 'Task', path, caller: () => tessera.admin, rows, states: ['todo', 'done'], ranks: { priority: priorities } });
});
