import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import { choices, type FilterCase, instants, itFilters } from '../../rest/filters.ts';
import { newProject } from '../projects/new-records.ts';

/** Tasks by a letter each. */
const tasks = [
  {
    key: 'a',
    title: 'Draw the map',
    description: 'Rivers first',
    status: 'todo',
    priority: 'high',
    assignee: 'ada',
    due_at: '2026-04-01T17:00:00.000Z',
    tags: ['design'],
  },
  { key: 'b', title: 'draw 50%', description: null, status: 'done', priority: 'low', assignee: null, due_at: null, tags: ['design', 'q3'] },
  {
    key: 'c',
    title: 'Count_bridges',
    description: 'All of them',
    status: 'in_progress',
    priority: 'urgent',
    assignee: 'admin',
    due_at: '2026-05-01T00:00:00.000Z',
    tags: [],
  },
] as const;

/** Conditions on tasks, and which of those above they find. */
const cases: FilterCase[] = [
  ...choices('id', '{a}', '{b}', { one: 'a', two: 'b', rest: 'c' }),
  ...choices('project_id', '{project}', '{other}', { one: 'abc', two: '', rest: '' }),
  ...choices('title', 'Draw the map', 'draw 50%', { one: 'a', two: 'b', rest: 'c' }),
  ['title_contains=DRAW', 'ab'],
  ['title_contains=%', 'b'],
  ['title_starts_with=count_', 'c'],
  ['title[like]=%map', 'a'],
  ['title[like]=draw_the_map', ''],
  ...choices('description', 'Rivers first', 'All of them', { one: 'a', two: 'c', rest: 'b' }),
  ['description_contains=first', 'a'],
  ['description_starts_with=all', 'c'],
  ['description[like]=%of%', 'c'],
  ['description_exists=true', 'ac'],
  ['description_exists=false', 'b'],
  ...choices('status', 'todo', 'done', { one: 'a', two: 'b', rest: 'c' }),
  ...choices('priority', 'low', 'high', { one: 'b', two: 'a', rest: 'c' }),
  ...choices('assignee_id', '{ada}', '{admin}', { one: 'a', two: 'c', rest: 'b' }),
  ['assignee_id_exists=true', 'ac'],
  ['assignee_id_exists=false', 'b'],
  ...choices('created_by', '{ada}', '{admin}', { one: 'ab', two: 'c', rest: '' }),
  ['tags=design', 'ab'],
  ['tags[eq]=q3', 'b'],
  ['tags_in=q3,north', 'b'],
  ['tags[in]=design', 'ab'],
  ['tags[all]=design,q3', 'b'],
  ['tags_all=design', 'ab'],
  ['tags[nin]=q3', 'ac'],
  ['tags_exists=true', 'ab'],
  ['tags_exists=false', 'c'],
  ...instants('due_at', '2026-04-01T17:00:00Z', ['', 'a', 'c']).filter(([query]) => !query.includes('[neq]')),
  ['due_at[neq]=2026-04-01T17:00:00Z', 'bc'],
  ['due_at=2026-04-01T19:00:00+02:00', 'a'],
  ['due_at_exists=true', 'ac'],
  ['due_at_exists=false', 'b'],
  ...instants('completed_at', '2026-03-01T00:00:00Z', ['', 'b', '']).filter(([query]) => !query.includes('[neq]')),
  ['completed_at[neq]=2026-03-01T00:00:00Z', 'ac'],
  ['completed_at_exists=true', 'b'],
  ['completed_at_exists=false', 'ac'],
  ...instants('created_at', '2026-01-02T00:00:00Z', ['a', 'b', 'c']),
  ...instants('updated_at', '2026-01-02T00:00:00Z', ['a', 'b', 'c']),
];

let tessera: Tessera;
const ids: Record<string, string> = {};

beforeAll(async () => {
  tessera = await bootTessera();
  const ada = await tessera.someone('editor');
  const [project, other] = [await newProject(ada), await newProject(ada)];
  Object.assign(ids, { admin: tessera.admin.userId, ada: ada.userId, project: project.id, other: other.id });
  for (const [index, { key, assignee, tags, ...rest }] of tasks.entries()) {
    ids[key] = newId('task');
    const created_at = `2026-01-0${index + 1}T00:00:00.000Z`;
    const completed_at = rest.status === 'done' ? '2026-03-01T00:00:00.000Z' : null;
    const people = { assignee_id: assignee && ids[assignee]!, created_by: ids[key === 'c' ? 'admin' : 'ada']! };
    const own = { account_id: tessera.accountId, id: ids[key], project_id: project.id };
    await tessera.database.db
      .insertInto('tasks')
      .values({ ...rest, ...people, ...own, tags: [...tags], completed_at, created_at, updated_at: created_at })
      .execute();
  }
});
afterAll(() => tessera?.close());

describe('listProjectTasks', () => {
  const path = () => `/v1/projects/${ids.project}/tasks`;
  itFilters({ operation: 'listProjectTasks', record: 'Task', cases, names: 61, path, caller: () => tessera.admin, ids });
});
