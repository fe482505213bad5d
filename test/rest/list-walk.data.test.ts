import { bootTessera, type Tessera } from '@tessera/platform/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { records } from '../../src/contract/operations.ts';
import { newId } from '../../src/core/ids.ts';

type Row = Record<string, string | null>;

let tessera: Tessera;
let projectId: string;
const stored: Record<'Project' | 'Task', Row[]> = { Project: [], Task: [] };

const size = 23;
const day = (number: number) => `2026-01-${String(number + 1).padStart(2, '0')}T00:00:00.000Z`;
/** One of few values, so that there are many ties. */
const pick = <T>(values: readonly T[], index: number): T => values[(index * 7 + (index >> 2)) % values.length]!;

const storeProjects = async () => {
  const rows = Array.from({ length: size }, (_, index) => {
    const archived_at = pick([null, day(1), day(2), null], index);
    return {
      id: newId('project'),
      name: pick(['alder', 'beech', 'cedar'], index),
      status: archived_at ? ('archived' as const) : ('active' as const),
      archived_at,
      created_at: day(index % 3),
      updated_at: day(index % 5),
    };
  });
  const common = { account_id: tessera.accountId, owner_id: tessera.admin.userId };
  await tessera.database.db
    .insertInto('projects')
    .values(rows.map((row) => ({ ...row, ...common })))
    .execute();
  stored.Project = rows;
  projectId = rows[0]!.id;
};

const storeTasks = async () => {
  const rows = Array.from({ length: size }, (_, index) => {
    const status = pick(['todo', 'done', 'in_progress', 'cancelled'] as const, index);
    return {
      id: newId('task'),
      title: pick(['draw', 'count', 'ink'], index),
      status,
      priority: pick(['low', 'normal', 'high', 'urgent'] as const, index + 1),
      due_at: pick([day(1), null, day(2)], index),
      completed_at: status === 'done' ? day(index % 2) : null,
      created_at: day(index % 4),
      updated_at: day(index % 2),
    };
  });
  const common = { account_id: tessera.accountId, project_id: projectId, created_by: tessera.admin.userId };
  await tessera.database.db
    .insertInto('tasks')
    .values(rows.map((row) => ({ ...row, ...common })))
    .execute();
  stored.Task = rows;
};

beforeAll(async () => {
  tessera = await bootTessera({ clock: () => new Date('2026-03-14T09:26:53.589Z') });
  await storeProjects();
  await storeTasks();
});
afterAll(() => tessera?.close());

const ranks = ['low', 'normal', 'high', 'urgent'];
const comparable = (field: string, value: string) => (field === 'priority' ? String(ranks.indexOf(value)) : value);

const compare = (field: string, down: boolean, one: Row, other: Row): number => {
  const [left, right] = [one[field]!, other[field]!];
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  const [a, b] = [comparable(field, left), comparable(field, right)];
  if (a === b) return 0;
  return a < b === down ? 1 : -1;
};

const fewValues = ['status', 'priority'];

/** The order that a sort means, worked out without a database: null last, ties in the last direction by id, behind few values by age first. */
const expectedOrder = (rows: readonly Row[], sort: readonly string[]): string[] => {
  const steps = sort.map((word) => word.split(':') as [string, string?]);
  const [field, last] = steps.at(-1)!;
  const ties = [...(fewValues.includes(field) ? ['created_at'] : []), 'id'].map((tie) => [tie, last] as const);
  return rows
    .toSorted((one, other) => {
      for (const [name, direction] of [...steps, ...ties]) {
        const order = compare(name, direction === 'desc', one, other);
        if (order !== 0) return order;
      }
      return 0;
    })
    .map(({ id }) => id!);
};

/** The ids of a list, read part by part until it says that it ends; it has to end in time. */
const walked = async (path: string, sort: readonly string[], limit: number, extra = ''): Promise<string[]> => {
  const seen: string[] = [];
  let cursor: string | null = '';
  for (let parts = 0; cursor !== null && parts <= size + 1; parts += 1) {
    const { status, body } = await tessera.admin.call(
      'GET',
      `${path}?after=${cursor}&limit=${limit}&sort=${sort.join(',')}&fields=id${extra}`,
    );
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.meta.has_more).toBe(body.meta.next_cursor !== null);
    seen.push(...body.data.map(({ id }: { id: string }) => id));
    cursor = body.meta.next_cursor;
  }
  return seen;
};

const sortsOf = (record: 'Project' | 'Task') =>
  fc
    .shuffledSubarray([...records[record]!.sorts], { minLength: 1 })
    .chain((fields) => fc.tuple(...fields.map((field) => fc.constantFrom(field, `${field}:asc`, `${field}:desc`))));

describe.each([
  { operation: 'listProjects', record: 'Project' as const, path: (): string => '/v1/projects' },
  { operation: 'listProjectTasks', record: 'Task' as const, path: (): string => `/v1/projects/${projectId}/tasks` },
])('$operation by cursor', ({ record, path }) => {
  it('brings every record once, in the order of whatever sort', async () => {
    await fc.assert(
      fc.asyncProperty(sortsOf(record), fc.integer({ min: 1, max: 9 }), async (sort, limit) => {
        expect(await walked(path(), sort, limit)).toEqual(expectedOrder(stored[record], sort));
      }),
      { numRuns: 25 },
    );
  });

  it('brings what a filter finds, once', async () => {
    const found = stored[record].filter(({ status }) => ['active', 'todo', 'done'].includes(status!));
    const statuses = record === 'Project' ? 'active' : 'todo,done';
    expect(await walked(path(), ['updated_at:desc'], 4, `&status_in=${statuses}`)).toEqual(expectedOrder(found, ['updated_at:desc']));
  });

  it('agrees with the forms of pages and offsets', async () => {
    const sort = [...records[record]!.sorts].map((field, index) => `${field}:${index % 2 ? 'desc' : 'asc'}`);
    const ids = async (form: string) =>
      (await tessera.admin.call('GET', `${path()}?sort=${sort.join()}&${form}`)).body.data.map(({ id }: { id: string }) => id);
    const whole = await walked(path(), sort, 6);
    expect([...(await ids('limit=12')), ...(await ids('limit=12&page=2'))]).toEqual(whole);
    expect(await ids('offset=5&limit=7')).toEqual(whole.slice(5, 12));
  });
});
