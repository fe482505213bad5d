import { DummyDriver, expressionBuilder, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  collectionOf,
  type List,
  orderSteps,
  positionColumns,
  positionsOf,
  withoutPositions,
  withPositions,
} from '../../../src/data/query/collection.ts';
import type { Base } from '../../../src/data/query/untyped.ts';

const db = new Kysely<Record<string, Record<string, unknown>>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (any) => new PostgresIntrospector(any),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const things = expressionBuilder<Record<string, Record<string, unknown>>>().selectFrom('things') as unknown as Base;

/** A list of things that shows an id, a name, an expression in place of its size, and a column of another table. */
const list: List = {
  base: () => things,
  select: (query) =>
    query.select([
      'things.id',
      'name',
      sql`things.size * 2`.as('size'),
      'others.rank',
      sql`things.made`.as('made'),
      'others.kind as colour',
    ]),
  collection: collectionOf('things', ['id', 'name', 'size', 'rank', 'made', 'colour'], {
    columns: { size: sql`things.size * 2`, initial: sql`left(${sql.ref('things.name')}, 1)` },
    ranks: { colour: sql`case things.colour when 'red' then 1 end` },
  }),
};

const columnsFor = (field: string, as?: Record<string, string>) =>
  positionColumns(list, orderSteps(list.collection, [{ field, direction: 'asc', nullable: false, as }]));

describe('the columns with a position', () => {
  it('are those of the record, where it shows them as they are', () => {
    const columns = columnsFor('name');
    expect([columns.names, [...columns.added.keys()]]).toEqual([['name', 'id'], []]);
  });

  it.each(['size', 'rank', 'made', 'colour', 'initial'])('are selected besides where the record shows something else as %s', (field) => {
    const columns = columnsFor(field);
    expect([columns.names, [...columns.added.keys()]]).toEqual([['position_0', 'id'], ['position_0']]);
  });

  it('are selected besides where a version shows other values', () => {
    expect(columnsFor('name', { one: 'two' }).names).toEqual(['position_0', 'id']);
  });

  it('are added to the columns of the record, and to no others', () => {
    const selected = (field: string) =>
      withPositions(db.selectFrom('things').select('things.id') as unknown as Base, columnsFor(field)).compile().sql;
    expect(selected('name')).toBe('select "things"."id" from "things"');
    expect(selected('rank')).toBe('select "things"."id", "things"."rank" as "position_0" from "things"');
  });

  it('make the position of a row, whose record does not keep what was added', () => {
    const row = { id: 'thing', name: 'Name', rank: 2, position_0: 7 };
    const [own, added] = [columnsFor('name'), columnsFor('rank')];
    expect([positionsOf([row], own), positionsOf([row], added)]).toEqual([[['Name', 'thing']], [[7, 'thing']]]);
    expect(withoutPositions([row], added)).toEqual([{ id: 'thing', name: 'Name', rank: 2 }]);
    expect(withoutPositions([row], own)).toEqual([row]);
    expect(withoutPositions([], added)).toEqual([]);
  });
});
