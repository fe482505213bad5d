import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import { choices, type FilterCase, instants, itFilters } from '../../rest/filters.ts';

/** Projects by a letter each; they belong to `ada` unless an owner is named. */
const projects = [
  {
    key: 'A',
    name: 'Atlas',
    description: 'The map of everything',
    visibility: 'public',
    tags: ['design', 'q3'],
    owner: 'admin',
    created_at: '2026-01-01T00:00:00.000Z',
  },
  {
    key: 'B',
    name: 'atlas 100%',
    description: null,
    visibility: 'team',
    tags: ['design'],
    archived_at: '2026-02-01T12:00:00.000Z',
    created_at: '2026-01-02T00:00:00.000Z',
  },
  { key: 'C', name: 'Atlas_100', description: 'Rivers first', visibility: 'private', tags: [], created_at: '2026-01-03T00:00:00.000Z' },
  {
    key: 'D',
    name: 'Bridge\\deck',
    description: '100 metres',
    visibility: 'private',
    tags: ['a,b'],
    archived_at: '2026-02-02T12:00:00.000Z',
    created_at: '2026-01-04T00:00:00.500Z',
  },
] as const;

/** Conditions on projects, and which of those above they find. */
const cases: FilterCase[] = [
  ...choices('id', '{A}', '{B}', { one: 'A', two: 'B', rest: 'CD' }),
  ...choices('status', 'active', 'archived', { one: 'AC', two: 'BD', rest: '' }),
  ...choices('visibility', 'private', 'team', { one: 'CD', two: 'B', rest: 'A' }),
  ...choices('owner_id', '{admin}', '{ada}', { one: 'A', two: 'BCD', rest: '' }),
  ...choices('name', 'Atlas', 'Atlas_100', { one: 'A', two: 'C', rest: 'BD' }),
  ['name=atlas', ''],
  ['name_contains=ATLAS', 'ABC'],
  ['name_contains=%', 'B'],
  ['name_contains=_', 'C'],
  ['name_contains=\\', 'D'],
  ['name_contains=100', 'BC'],
  ['name_starts_with=atlas', 'ABC'],
  ['name_starts_with=atlas_', 'C'],
  ['name_starts_with=100', ''],
  ['name_starts_with=%', ''],
  ['name[like]=atlas', 'A'],
  ['name[like]=atlas%', 'ABC'],
  ['name[like]=%100', 'C'],
  ['name[like]=%_100', 'C'],
  ['name[like]=a_las', ''],
  ['name[like]=%\\d%', 'D'],
  ...choices('description', 'Rivers first', '100 metres', { one: 'C', two: 'D', rest: 'AB' }),
  ['description_contains=MAP', 'A'],
  ['description_starts_with=100', 'D'],
  ['description[like]=%e%', 'ACD'],
  ['description_exists=true', 'ACD'],
  ['description_exists=false', 'B'],
  ['tags=design', 'AB'],
  ['tags[eq]=q3', 'A'],
  ['tags=a', ''],
  ['tags=Design', ''],
  ['tags_in=q3,north', 'A'],
  ['tags[in]=design,q3', 'AB'],
  ['tags_all=q3,design', 'A'],
  ['tags[all]=design', 'AB'],
  ['tags[all]=design,north', ''],
  ['tags_all=', 'ABCD'],
  ['tags[nin]=q3', 'BCD'],
  ['tags[nin]=q3,design', 'CD'],
  ['tags[nin]=', 'ABCD'],
  ['tags_exists=true', 'ABD'],
  ['tags_exists=false', 'C'],
  ...instants('created_at', '2026-01-02T00:00:00Z', ['A', 'B', 'CD']),
  ['created_at=2026-01-02T01:00:00+01:00', 'B'],
  ['created_at=2026-01-01T14:30:00.000-09:30', 'B'],
  ['created_at=2026-01-02T16:00:00+16:00', 'B'],
  ['created_at_lt=2026-01-01T00:01:00-23:59', 'A'],
  ['created_at_gt=2026-01-04T00:00:00.4999Z', 'D'],
  ...instants('updated_at', '2026-01-02T00:00:00Z', ['A', 'B', 'CD']),
  ...instants('archived_at', '2026-02-01T12:00:00Z', ['', 'B', 'D']).filter(([query]) => !query.includes('[neq]')),
  ['archived_at[neq]=2026-02-01T12:00:00Z', 'ACD'],
  ['archived_at_exists=true', 'BD'],
  ['archived_at_exists=false', 'AC'],
  ['status=archived&tags=design', 'B'],
  ['created_at_gte=2026-01-02T00:00:00Z&created_at_lt=2026-01-04T00:00:00Z', 'BC'],
];

let tessera: Tessera;
const ids: Record<string, string> = {};

beforeAll(async () => {
  tessera = await bootTessera();
  ids.admin = tessera.admin.userId;
  ids.ada = (await tessera.someone('editor')).userId;
  for (const { key, owner, ...rest } of projects.map((one) => ({ owner: 'ada', archived_at: null, ...one }))) {
    ids[key] = newId('project');
    const status = rest.archived_at ? 'archived' : 'active';
    const own = { account_id: tessera.accountId, id: ids[key], owner_id: ids[owner]!, status, updated_at: rest.created_at } as const;
    await tessera.database.db
      .insertInto('projects')
      .values({ ...rest, ...own, tags: [...rest.tags] })
      .execute();
  }
});
afterAll(() => tessera?.close());

describe('listProjects', () => {
  itFilters({
    operation: 'listProjects',
    record: 'Project',
    cases,
    names: 61,
    path: () => '/v1/projects',
    caller: () => tessera.admin,
    ids,
  });
});
