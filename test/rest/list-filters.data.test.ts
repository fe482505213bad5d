import { bootTessera, type Caller, type Tessera } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spellings } from '../../src/contract/operations.ts';
import { validators } from '../../src/contract/validators/index.ts';
import { newId } from '../../src/core/ids.ts';
import { projectCases, projects, taskCases, tasks } from './filter-cases.ts';

let tessera: Tessera;
let ada: Caller;
const ids: Record<string, string> = {};

const stored = async () => {
  const { db } = tessera.database;
  const account_id = tessera.accountId;
  const user = (name: string) => (name === 'admin' ? tessera.admin.userId : ada.userId);
  for (const { key, owner, ...rest } of projects.map((one) => ({ owner: 'ada', archived_at: null, ...one }))) {
    ids[key] = newId('project');
    const status = rest.archived_at ? 'archived' : 'active';
    await db
      .insertInto('projects')
      .values({ ...rest, tags: [...rest.tags], account_id, id: ids[key], owner_id: user(owner), status, updated_at: rest.created_at })
      .execute();
  }
  for (const [index, { key, assignee, tags, ...rest }] of tasks.entries()) {
    ids[key] = newId('task');
    const created_at = `2026-01-0${index + 1}T00:00:00.000Z`;
    const completed_at = rest.status === 'done' ? '2026-03-01T00:00:00.000Z' : null;
    const people = { assignee_id: assignee && user(assignee), created_by: user(key === 'c' ? 'admin' : 'ada') };
    await db
      .insertInto('tasks')
      .values({
        ...rest,
        ...people,
        tags: [...tags],
        account_id,
        id: ids[key],
        project_id: ids.C!,
        completed_at,
        created_at,
        updated_at: created_at,
      })
      .execute();
  }
};

beforeAll(async () => {
  tessera = await bootTessera();
  ada = await tessera.someone('editor');
  await stored();
  Object.assign(ids, { admin: tessera.admin.userId, ada: ada.userId });
});
afterAll(() => tessera?.close());

/** The query as it travels, with ids in the place of their names. */
const encoded = (query: string) =>
  query
    .replaceAll(/\{(\w+)\}/g, (_, key: string) => ids[key]!)
    .split('&')
    .map((pair) => pair.replace(/^([^=]+)=(.*)$/s, (_, name, value) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`))
    .join('&')
    .replaceAll('%2C', ',');

const found = async (path: string, query: string): Promise<string> => {
  const keys = new Map(Object.entries(ids).map(([key, id]) => [id, key]));
  const { status, body } = await tessera.admin.call('GET', `${path}?${encoded(query)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return letters(body.data.map(({ id }: { id: string }) => keys.get(id)));
};
const letters = (all: Iterable<string>) => [...all].sort().join('');

/** The filters that an operation's compiled check lets through by name. */
const declared = (record: string, operation: 'listProjects' | 'listProjectTasks') =>
  [...spellings[record]!.listed.keys()].filter((name) => {
    const check = validators.platform.parameters[operation]!.query;
    return check({ [name]: 'x' }) || !check.errors!.some(({ keyword }: { keyword: string }) => keyword === 'additionalProperties');
  });

describe.each([
  { operation: 'listProjects' as const, record: 'Project', path: (): string => '/v1/projects', cases: projectCases },
  { operation: 'listProjectTasks' as const, record: 'Task', path: (): string => `/v1/projects/${ids.C}/tasks`, cases: taskCases },
])('$operation', ({ operation, record, path, cases }) => {
  it.each(cases)('200 ?%s finds %s', async (query, expected) => {
    expect(await found(path(), query)).toBe(letters(expected));
  });

  it('is tried with every filter that the contract declares, in every spelling', () => {
    const tried = cases.flatMap(([query]) => query.split('&').map((pair) => pair.split('=', 1)[0]!));
    const names = declared(record, operation);
    expect(names.length).toBeGreaterThan(60);
    expect(names.filter((name) => !tried.includes(name))).toEqual([]);
  });
});

describe('meta.filters', () => {
  it.each([
    ['status=active&name_contains=atlas', { status: 'active', name_contains: 'atlas' }],
    ['status_in=active,archived', { status_in: ['active', 'archived'] }],
    ['status_in=active&status_in=archived', { status_in: ['active', 'archived'] }],
    ['name[like]=atlas%', { 'name[like]': 'atlas%' }],
    ['archived_at_exists=false', { archived_at_exists: false }],
  ])('repeats ?%s as it was understood', async (query, filters) => {
    const { body } = await tessera.admin.call('GET', `/v1/projects?${encoded(query)}`);
    expect(body.meta.filters).toEqual(filters);
  });

  it('is absent when nothing was filtered', async () => {
    expect((await tessera.admin.call('GET', '/v1/projects?limit=1')).body.meta).not.toHaveProperty('filters');
  });
});

describe('patterns in a long list', () => {
  let other: Caller;
  beforeAll(async () => {
    other = await tessera.otherAccount();
    // More than are read before patterns are looked up, and among the oldest more matches than are looked up.
    await sql`
      insert into resources (account_id, id, name, type, owner_id, created_at)
      select account_id, 'res_0' || lpad(i::text, 25, '0'),
        case when i in (5, 700, 1100) then 'Worn NEEDLE_Ä' when i <= 1200 then 'Worn' else 'Bright' end || ' ' || i,
        'standard', id, timestamptz '2026-01-01' + i * interval '1 second'
      from users, generate_series(1, 3300) i where id = ${other.userId}`.execute(tessera.database.db);
  });
  const read = async (query: string) => {
    const { body } = await other.call('GET', `/v1/resources?${query}`);
    return { numbers: body.data.map(({ name }: { name: string }) => Number(name.split(' ').at(-1))), meta: body.meta };
  };
  const needle = 'name_contains=needle_%C3%A4';

  it.each([
    ['found often', 'name_contains=bright&limit=2', [3300, 3299], 2100],
    ['found seldom', needle, [1100, 700, 5], 3],
    ['found seldom, page by page', `${needle}&page=2&limit=2`, [5], 3],
    ['found seldom, in another order', `${needle}&sort=created_at&limit=2`, [5, 700], 3],
    ['found seldom, with another filter', `${needle}&status=archived`, [], 0],
    ['found seldom, with another pattern', `${needle}&type_contains=andard&limit=1`, [1100], 3],
    ['with wildcards', 'name[like]=worn%25needle%257%25', [700], 1],
    ['at the beginning', 'name_starts_with=worn%20needle&limit=1', [1100], 3],
    ['not at the beginning', 'name_starts_with=needle', [], 0],
    ['found nowhere', 'name_contains=needleless', [], 0],
    ['of too few letters for an index', 'name_contains=%C3%84', [1100, 700, 5], 3],
    ['found in too many old records to put them into order', 'name_contains=worn&limit=2', [1200, 1199], 1200],
    ['the same from its middle on', 'name_contains=worn&page=600&limit=2', [2, 1], 1200],
  ])('%s', async (_, query, numbers, total) => {
    const found = await read(query);
    expect([found.numbers, found.meta.total]).toEqual([numbers, total]);
  });

  it('lead through all that match, by cursor', async () => {
    const seen: number[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const { numbers, meta } = await read(`name_contains=worn&limit=100&after=${after}`);
      seen.push(...numbers);
      after = meta.next_cursor;
    }
    expect(seen).toEqual(Array.from({ length: 1200 }, (_, at) => 1200 - at));
  });
});
