import { describe, expect, it } from 'vitest';
import { listMap, sortedAsOf } from '../../src/contract/mapped-lists.ts';
import { recordMaps, withOwnFields } from '../../src/contract/mapped-records.ts';
import { ServiceError } from '../../src/core/errors.ts';
import type { Condition, ListQuery } from '../../src/core/query/list-query.ts';

describe('the records of a version', () => {
  const forms = {
    Label: { names: { title: 'name', above: 'parent' }, inside: { parent: 'Label', tags: 'Tag' } },
    Tag: { names: { text: 'word' }, inside: {} },
    LabelCreate: { names: { title: 'name' }, inside: { tags: 'Tag' } },
  };
  const { own, latest } = recordMaps(forms, {
    answers: { Tag: (tag: { word: string }) => ({ ...tag, length: tag.word.length }) },
    bodies: { Tag: ({ length: _length, ...tag }: { length?: number; word: string }) => tag },
  });

  it('have its names, and its values, at every depth', () => {
    const record = { id: 1, title: 'a', above: { id: 2, title: 'b', above: null, tags: [] }, tags: [{ text: 'map' }, { text: 'sea' }] };
    const mapped = {
      id: 1,
      name: 'a',
      parent: { id: 2, name: 'b', parent: null, tags: [] },
      tags: [
        { word: 'map', length: 3 },
        { word: 'sea', length: 3 },
      ],
    };
    expect(own('Label', record)).toEqual(mapped);
    expect(own('Label', [record, record])).toEqual([mapped, mapped]);
  });

  it('come as the latest version takes them, with what they leave out and with their nulls', () => {
    expect(latest('LabelCreate', { name: null, tags: [{ word: 'map', length: 3 }] })).toEqual({ title: null, tags: [{ text: 'map' }] });
    expect(latest('LabelCreate', { tags: null })).toEqual({ tags: null });
    expect(latest('LabelCreate', undefined)).toBeUndefined();
  });
});

describe('the errors of a version', () => {
  const failure = (...fields: string[]) =>
    new ServiceError('unprocessable', 'No.', { details: fields.map((field) => ({ field, message: 'No.', code: 'not_allowed' })) });
  const fieldsOf = (error: unknown) => (error as ServiceError).details.map(({ field }) => field);

  it('name its fields, also where only a part of one is wrong', () => {
    const error = withOwnFields(failure('title', 'title.first', 'tags[2]', 'titles', 'gone'), { title: 'name', tags: 'words', gone: null });
    expect(fieldsOf(error)).toEqual(['name', 'name.first', 'words[2]', 'titles', '(body)']);
    expect(error).toMatchObject({ code: 'unprocessable', message: 'No.' });
  });

  it('are the same where they name none, and where they are no errors of ours', () => {
    for (const error of [failure(), new Error('away')]) expect(withOwnFields(error, { title: 'name' })).toBe(error);
  });
});

describe('the lists of a version', () => {
  const condition = (field: string, operator: Condition['operator'], value: Condition['value']): Condition => ({
    field,
    kind: 'enum',
    operator,
    value,
  });
  const states = { open: ['new', 'begun'], closed: ['done'] };
  const map = listMap(
    'Label',
    { filters: { name: 'title' }, sorts: { name: 'title' }, expands: { parent: 'above', 'parent.owner': 'above.creator' } },
    {
      filters: {
        Label: {
          state: { field: 'status', values: states },
          size: ({ value }: Condition) => [condition('width', 'gt', value), condition('height', 'gt', value)],
        },
      },
      sorts: { Label: { state: { field: 'status', values: states }, age: 'created_at' } },
    },
  );
  const list = (more: Partial<ListQuery>): ListQuery => ({
    conditions: [],
    sort: [],
    form: { kind: 'cursor', after: undefined, limit: 20 },
    about: 'own words',
    applied: { sort: ['name:asc'] },
    ...more,
  });
  const found = (one: Condition) =>
    map.list(list({ conditions: [one] })).conditions.map(({ field, operator, value }) => [field, operator, value]);

  it('are filtered, sorted and expanded by the latest words; what the answer repeats stays', () => {
    const sort = ['name', 'state', 'age', 'id'].map((field) => ({ field, direction: 'asc' as const, nullable: false }));
    const mapped = map.list(list({ conditions: [condition('name', 'eq', 'a')], sort }));
    expect(mapped.conditions).toEqual([condition('title', 'eq', 'a')]);
    expect(mapped.sort.map(({ field }) => field)).toEqual(['title', 'status', 'created_at', 'id']);
    expect(map.expand(['parent', 'owner', 'parent.owner'])).toEqual(['above', 'owner', 'above.creator']);
    expect([mapped.about, mapped.applied]).toEqual(['own words', { sort: ['name:asc'] }]);
  });

  it.each<[Condition['operator'], Condition['value'], Condition['operator'], string[]]>([
    ['eq', 'open', 'in', ['new', 'begun']],
    ['neq', 'open', 'nin', ['new', 'begun']],
    ['in', ['open', 'closed'], 'in', ['new', 'begun', 'done']],
    ['nin', ['closed'], 'nin', ['done']],
    ['exists', true, 'in', ['new', 'begun', 'done']],
    ['exists', false, 'nin', ['new', 'begun', 'done']],
  ])('find by the values of an enum: %s %j', (operator, value, latestOperator, values) => {
    expect(found(condition('state', operator, value))).toEqual([['status', latestOperator, values]]);
  });

  it('are sorted by an enum as if its values were those that the version shows', () => {
    const sorts = {
      Label: { state: { field: 'status', values: { new: ['new'], over: ['done', 'gone'] } }, same: { field: 'a', values: { b: ['b'] } } },
    };
    expect(sortedAsOf('Label', { sorts })).toEqual({ state: { new: 'new', done: 'over', gone: 'over' } });
    expect(sortedAsOf('Label', { sorts: { Label: { state: 'status' } } })).toEqual({});
  });

  it('find by whatever a function says', () => {
    expect(found(condition('size', 'gt', 3))).toEqual([
      ['width', 'gt', 3],
      ['height', 'gt', 3],
    ]);
  });
});
