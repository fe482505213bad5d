import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/data/connection/database.ts';
import type { EventChanges } from '../../../src/rules/event-changes.ts';
import { lentDatabase } from '../../../src/testing/database.ts';
import { isSent } from '../../delivery/conditioned.ts';

let database: Database;
beforeAll(async () => {
  database = await lentDatabase();
});
afterAll(() => database?.close());

const project = 'prj_01jq3x5gkz0v7t9n2m4p6r8s1w';
const task = {
  project_id: project,
  title: 'Draw the Map, 50% done, eine Übung',
  description: null,
  status: 'done',
  priority: 'high',
  due_at: '2026-04-01T17:00:00.000Z',
  tags: ['design', 'q3'],
} as const;
const changes: EventChanges = {
  status: { from: 'in_progress', to: 'done' },
  tags: { from: ['design'], to: ['design', 'q3'] },
  due_at: { from: null, to: '2026-04-01T17:00:00.000Z' },
  // The former title is hidden from the new readers.
  title: { to: 'Draw the Map, 50% done' },
};

const isTold = (condition: string) => isSent(database, condition, 'TASK_UPDATED', { ...task, tags: [...task.tags] }, changes);

describe('a condition on a task', () => {
  it.each([
    ['status=done', true],
    ['status=todo', false],
    ['status[neq]=todo&priority_in=high,urgent', true],
    ['status=done&priority=low', false],
    [`project_id=${project}`, true],
    ['title=Draw the Map%2C 50%25 done%2C eine Übung', true],
    ['title=draw the Map%2C 50%25 done%2C eine Übung', false],
    ['title_contains=MAP', true],
    ['title[like]=draw%25done%25', true],
    ['title_contains=EINE übung', true],
    ['title_starts_with=map', false],
    ['description_exists=false', true],
    ['description_exists=true', false],
    ['due_at_before=2026-04-01T19:00:01%2B02:00', true],
    ['due_at[lt]=2026-04-01T17:00:00Z', false],
    ['due_at_before=2026-04-03T00:00:00%2B16', true],
    ['priority_in=low%2Chigh', true],
    ['tags_all=design,q3', true],
    ['tags=q4', false],
    ['tags[nin]=q3', false],
    ['tags[nin]=q4', true],
    ['tags_in=', false],
  ])('%s is matched: %s', async (condition, expected) => {
    expect(await isTold(condition)).toBe(expected);
  });
});

describe('a condition on the changes of a task', () => {
  it.each([
    ['changes.status_exists=true', true],
    ['changes.status_exists=false', false],
    ['changes.priority_exists=false', true],
    ['changes.created_by_exists=true', false],
    ['changes.status.from=in_progress&changes.status.to=done', true],
    ['changes.status.from=todo', false],
    ['changes.status.to_in=todo,done', true],
    ['changes.status.from[neq]=todo', true],
    ['changes.priority.from[neq]=low', false],
    ['changes.tags.from[nin]=q3&changes.tags.to_all=q3', true],
    ['changes.tags.to_all=design,q3', true],
    ['changes.tags.to[all]=design,q4', false],
    ['changes.tags.to_in=q4,q3', true],
    ['changes.status.to_in=done%2Ctodo', true],
    ['changes.due_at.from_exists=false', true],
    ['changes.due_at.to_after=2026-04-01T00:00:00Z', true],
    ['changes.title.to_contains=map', true],
    ['changes.title.from[neq]=Other', false],
    ['changes.title.from_in=Draw the Map', false],
  ])('%s is matched: %s', async (condition, expected) => {
    expect(await isTold(condition)).toBe(expected);
  });
});
