import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../src/core/errors.ts';
import { filterSpellings, type Position, type RecordFacts, readListQuery } from '../../src/core/query/list-query.ts';

const facts: RecordFacts = {
  item: 'Stone',
  filters: {
    name: { kind: 'text', nullable: false, names: [] },
    laid_at: { kind: 'instant', nullable: true, names: [] },
    weight: { kind: 'number', nullable: false, names: [] },
    tags: { kind: 'labels', nullable: false, names: [] },
    marks: { kind: 'keyed', nullable: false, names: [] },
  },
  sorts: ['name', 'laid_at'],
  fields: ['id', 'name', 'laid_at', 'weight'],
  expands: { mason: { by: 'mason_id', of: 'Mason', scopes: [] } },
};
const spellings = filterSpellings(facts.filters);
const forms = ['page', 'offset', 'after'];

const read = (
  query: Record<string, unknown>,
  { allowed = forms, open = (): Position => [] }: { allowed?: string[]; open?: (cursor: string, about: string) => Position } = {},
) => readListQuery(query, facts, spellings, allowed, 'name:desc', open);

describe('filterSpellings', () => {
  it.each([
    ['name', 'eq'],
    ['name[eq]', 'eq'],
    ['name[neq]', 'neq'],
    ['name_in', 'in'],
    ['name[in]', 'in'],
    ['name[nin]', 'nin'],
    ['name_contains', 'contains'],
    ['name_starts_with', 'starts_with'],
    ['name[like]', 'like'],
    ['laid_at_gt', 'gt'],
    ['laid_at_after', 'gt'],
    ['laid_at[gt]', 'gt'],
    ['laid_at_gte', 'gte'],
    ['laid_at[gte]', 'gte'],
    ['laid_at_lt', 'lt'],
    ['laid_at_before', 'lt'],
    ['laid_at[lt]', 'lt'],
    ['laid_at_lte', 'lte'],
    ['laid_at[lte]', 'lte'],
    ['laid_at_exists', 'exists'],
  ])('reads %s as %s', (name, operator) => {
    const field = name.startsWith('name') ? 'name' : 'laid_at';
    expect(spellings.filterOf(name)).toEqual({ field, kind: facts.filters[field]!.kind, operator });
  });

  it('knows nothing of fields that are no filters', () => {
    for (const name of ['id', 'mason_id', 'name_', 'name[]', 'constructor']) expect(spellings.filterOf(name)).toBeUndefined();
  });

  it('finds filters by keys, and lists none of them', () => {
    expect(spellings.filterOf('marks.cut_in')).toEqual({ field: 'marks', key: 'cut', kind: 'keyed', operator: 'in' });
    for (const name of ['marks', 'marks.cut[like]', 'name.cut', 'constructor.cut']) expect(spellings.filterOf(name)).toBeUndefined();
    expect([...spellings.listed.keys()].filter((name) => name.startsWith('marks'))).toEqual([]);
  });
});

describe('readListQuery', () => {
  it('puts the defaults for what was not asked', () => {
    expect(read({})).toEqual({
      conditions: [],
      sort: [{ field: 'name', direction: 'desc', nullable: false }],
      form: { kind: 'page', page: 1, limit: 20 },
      about: expect.any(String),
      applied: {},
    });
  });

  it('compiles both spellings of a filter to one condition', () => {
    for (const [one, other] of [
      ['name', 'name[eq]'],
      ['laid_at_after', 'laid_at[gt]'],
      ['name_in', 'name[in]'],
    ] as const)
      expect(read({ [one]: 'x' }).conditions).toEqual(read({ [other]: 'x' }).conditions);
  });

  it('keeps every filter, and repeats each as it was spelled', () => {
    const { conditions, applied } = read({ name_contains: 'stone', 'weight[gte]': 5, limit: 3, fields: ['name'] });
    expect(conditions).toEqual([
      { field: 'name', kind: 'text', operator: 'contains', value: 'stone' },
      { field: 'weight', kind: 'number', operator: 'gte', value: 5 },
    ]);
    expect(applied).toEqual({ filters: { name_contains: 'stone', 'weight[gte]': 5 } });
  });

  it('reads a sort with and without directions, and knows what may be null', () => {
    const { sort, applied } = read({ sort: ['laid_at', 'name:desc'] });
    expect(sort).toEqual([
      { field: 'laid_at', direction: 'asc', nullable: true },
      { field: 'name', direction: 'desc', nullable: false },
    ]);
    expect(applied).toEqual({ sort: ['laid_at:asc', 'name:desc'] });
  });

  it.each([
    [
      { page: 3, limit: 5 },
      { kind: 'page', page: 3, limit: 5 },
    ],
    [{ offset: 0 }, { kind: 'offset', offset: 0, limit: 20 }],
    [
      { offset: 40, limit: 100 },
      { kind: 'offset', offset: 40, limit: 100 },
    ],
    [{ after: '' }, { kind: 'cursor', after: undefined, limit: 20 }],
    [
      { after: 'c', limit: 7 },
      { kind: 'cursor', after: ['a', 1], limit: 7 },
    ],
  ])('takes the form from the parameters: %j', (query, form) => {
    expect(read(query, { open: () => ['a', 1] }).form).toEqual(form);
  });

  it('is in cursor form where pages are not allowed', () => {
    expect(read({}, { allowed: ['after'] }).form).toEqual({ kind: 'cursor', after: undefined, limit: 20 });
  });

  it.each([
    [{ page: 1, offset: 0 }, ['page', 'offset']],
    [{ page: 1, after: '' }, ['page', 'after']],
    [{ offset: 0, after: 'c' }, ['offset', 'after']],
  ])('refuses to mix forms: %j', (query, fields) => {
    expect(() => read(query)).toThrow(ServiceError);
    try {
      read(query);
    } catch (error) {
      expect((error as ServiceError).details.map(({ field, code }) => [field, code])).toEqual(
        fields.map((field) => [field, 'not_allowed']),
      );
    }
  });
});

describe('what a cursor is bound to', () => {
  const about = (query: Record<string, unknown>) => read(query).about;
  const base = { name: 'x', laid_at_after: '2026-01-01T00:00:00Z', sort: ['name'] };

  it('is handed to who opens it', () => {
    const opened: string[][] = [];
    const open = (...given: string[]) => {
      opened.push(given);
      return [];
    };
    const { about: own } = read({ ...base, after: 'c' }, { open });
    expect(opened).toEqual([['c', own]]);
  });

  it.each([
    ['the filters in another order', { laid_at_after: '2026-01-01T00:00:00Z', name: 'x', sort: ['name'] }],
    ['another spelling', { 'name[eq]': 'x', 'laid_at[gt]': '2026-01-01T00:00:00Z', sort: ['name:asc'] }],
    ['another number of records', { ...base, limit: 3 }],
    ['other fields and expansions', { ...base, fields: ['name'], expand: ['mason'] }],
  ])('does not change with %s', (_what, query) => {
    expect(about(query)).toBe(about(base));
  });

  it('does not change with the order of the values of a list', () => {
    expect(about({ name_in: ['y', 'x', 'x'] })).toBe(about({ name_in: ['x', 'y'] }));
    expect(about({ name_in: ['x'] })).toBe(about({ name: 'x' }));
    expect(about({ name_in: ['x', 'y'] })).not.toBe(about({ name_in: ['x', 'z'] }));
    expect(about({ 'name[nin]': ['y', 'x'] })).toBe(about({ 'name[nin]': ['x', 'y'] }));
    expect(about({ tags_all: ['y', 'x', 'x'] })).toBe(about({ 'tags[all]': ['x', 'y'] }));
    expect(about({ tags_all: ['x'] })).toBe(about({ tags: 'x' }));
    expect(about({ tags_all: ['x', 'y'] })).not.toBe(about({ tags_in: ['x', 'y'] }));
  });

  it.each([
    ['a value', { ...base, name: 'y' }],
    ['an operator', { ...base, name: undefined, name_contains: 'x' }],
    ['a filter less', { name: 'x', sort: ['name'] }],
    ['the direction', { ...base, sort: ['name:desc'] }],
    ['the sort', { ...base, sort: ['laid_at'] }],
    ['a further sort', { ...base, sort: ['name', 'laid_at'] }],
  ])('changes with %s', (_what, query) => {
    const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
    expect(about(given)).not.toBe(about(base));
  });
});
