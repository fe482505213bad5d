import fc from 'fast-check';
import { type CompiledQuery, DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { records, spellings } from '../../../src/contract/operations.ts';
import type { WindowQuery } from '../../../src/core/query/connection.ts';
import type { Condition, Form, ListQuery, Position, Sort } from '../../../src/core/query/list-query.ts';
import type { Viewer } from '../../../src/data/query/cached-statements.ts';
import { collectionOf, type List } from '../../../src/data/query/collection.ts';
import { byCodePoints } from '../../../src/data/query/compared-texts.ts';
import { listOf } from '../../../src/data/query/list.ts';
import { searchesOf } from '../../../src/data/query/search.ts';
import { filterOf, operandOf } from '../../../src/data/query/where.ts';
import { parent, windowOf, windowsOf } from '../../../src/data/query/window.ts';
import type { Tables } from '../../../src/data/tables/index.ts';

/** A database that answers every list with so many rows, and every count with one, and remembers the statements. */
const answering = (rows: number) => {
  const asked: Pick<CompiledQuery, 'sql' | 'parameters'>[] = [];
  const driver = new DummyDriver();
  driver.acquireConnection = async () => ({
    executeQuery: async ({ sql, parameters }) => {
      asked.push({ sql, parameters });
      const row = { total: 7, beyond: 3, parent_id: 'res_a', position_0: 'x', position_1: 'y' };
      return { rows: Array.from({ length: sql.includes('count(*)') ? 1 : rows }, () => row) as never[] };
    },
    streamQuery: async function* () {},
  });
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return { db, asked };
};

const { fields } = records.Webhook!;
const facts = records.Webhook!.filters;

type Status = 'enabled' | 'paused' | 'disabled';

/** Webhooks: those in a state, which the caller has made unless they are an administrator. */
const webhooks: List<[status: Status]> = {
  base: (db, { accountId, userId, role }, status) => {
    const found = db.selectFrom('webhooks').where('webhooks.account_id', '=', accountId).where('webhooks.status', '=', status);
    return role === 'admin' ? found : found.where('webhooks.created_by', '=', userId);
  },
  select: (base) => base.select(['webhooks.id', 'webhooks.url']),
  collection: collectionOf('webhooks', [...new Set([...fields, ...Object.keys(facts)])], {
    ties: { status: sql.ref('webhooks.created_at') },
    ranks: { disabled_reason: sql`length(webhooks.disabled_reason)` },
    texts: { url: byCodePoints },
    searched: { texts: ['url', 'description'], whole: ['description'], labels: ['events'] },
  }),
};
const ofParents: List = {
  ...webhooks,
  base: (db, { accountId }) => db.selectFrom('webhooks').where('webhooks.account_id', '=', accountId).where('webhooks.id', '=', parent),
};

const text = fc.string({ maxLength: 6 });

/** Few filters and few orders, so that many requests share a shape but for one thing. */
const filters = ['description_exists', 'created_at[in]', 'events', 'url_contains'].map((name) => spellings.Webhook!.filterOf(name)!);

const condition = fc.constantFrom(...filters).chain((filter): fc.Arbitrary<Condition> => {
  const one: fc.Arbitrary<string | number> = filter.kind === 'number' ? fc.integer() : text;
  const many = fc.array(one, { maxLength: 3 });
  const value = filter.operator === 'in' || filter.operator === 'nin' ? many : one;
  return (filter.operator === 'exists' ? fc.boolean() : value).map((found) => ({ ...filter, value: found }));
});

const sort: fc.Arbitrary<Sort> = fc.record({
  field: fc.constantFrom('created_at', 'status'),
  direction: fc.constantFrom('asc', 'desc'),
  nullable: fc.boolean(),
});

const viewer: fc.Arbitrary<Viewer> = fc.record({ accountId: text, userId: text, role: fc.constantFrom('admin', 'editor', 'viewer') });
const status = fc.constantFrom<Status>('enabled', 'paused', 'disabled');
const limit = fc.integer({ min: 1, max: 3 });
const number = fc.integer({ min: 0, max: 3 });

/** A place in an order: behind its sort stand a tie, perhaps, and the key. */
const positionIn = (sorts: readonly Sort[], nulls: boolean): fc.Arbitrary<Position | undefined> => {
  const values = sorts.map(({ nullable }): fc.Arbitrary<string | null> => (nullable && nulls ? fc.option(text) : text));
  return fc.option(fc.tuple(...values, text, text), { nil: undefined, freq: 3 });
};

const formIn = (sorts: readonly Sort[]): fc.Arbitrary<Form> =>
  fc.oneof(
    fc.record({ kind: fc.constant('page' as const), page: number.map((page) => page + 1), limit }),
    fc.record({ kind: fc.constant('offset' as const), offset: number, limit }),
    fc.record({ kind: fc.constant('cursor' as const), after: positionIn(sorts, true), limit }),
  );

const windowIn = (sorts: readonly Sort[]): fc.Arbitrary<WindowQuery['window']> =>
  fc.oneof(
    fc.record({ kind: fc.constant('offset' as const), offset: number, limit }),
    fc.record({ kind: fc.constant('forward' as const), after: positionIn(sorts, false), limit }),
    fc.record({ kind: fc.constant('backward' as const), before: positionIn(sorts, false), limit }),
  );

const conditions = fc.array(condition, { maxLength: 1 });
const sorts = fc.array(sort, { minLength: 1, maxLength: 1 });

const listQuery = fc
  .tuple(conditions, sorts)
  .chain(([conditions, sort]) => formIn(sort).map((form): ListQuery => ({ conditions, sort, form, about: '', applied: {} })));

const windowQuery = fc
  .tuple(
    conditions,
    sorts.map((all) => all.map((one) => ({ ...one, nullable: false }))),
  )
  .chain(([conditions, sort]) => windowIn(sort).map((window): WindowQuery => ({ conditions, sort, window })));

const runs = { numRuns: 1000 };

/** What some work asks of a database whose every answer has so many rows. */
const askedBy = async (rows: number, work: (db: Kysely<Tables>) => Promise<unknown>) => {
  const { db, asked } = answering(rows);
  await work(db);
  return asked;
};

const readBy = async (query: Partial<ListQuery>): Promise<string> => {
  const form: Form = { kind: 'cursor', after: undefined, limit: 1 };
  const whole: ListQuery = { conditions: [], sort: [], form, about: '', applied: {}, ...query };
  const viewer: Viewer = { accountId: 'a', userId: 'u', role: 'admin' };
  const [asked] = await askedBy(0, (db) => listOf(webhooks)(db, viewer, whole, 'enabled'));
  return asked!.sql;
};

describe('a text that a list is sorted by', () => {
  it('is sorted and compared by code points, whatever the language of the database', async () => {
    const sort: Sort[] = [{ field: 'url', direction: 'asc', nullable: false }];
    expect(await readBy({ sort })).toContain('order by "webhooks"."url" collate "C" asc');
    const after = await readBy({ sort, form: { kind: 'cursor', after: ['b', 'whk_b'], limit: 1 } });
    expect(after).toContain('("webhooks"."url" collate "C", "webhooks"."id") >');
    expect(await readBy({ conditions: [{ ...spellings.Webhook!.filterOf('url')!, value: 'b' }] })).toContain(
      '"webhooks"."url" collate "C" =',
    );
  });

  it('is searched in the language of the database, which knows capital letters', async () => {
    expect(await readBy({ conditions: [{ ...spellings.Webhook!.filterOf('url[like]')!, value: 'b' }] })).toContain(
      '"webhooks"."url" ilike',
    );
  });
});

describe('an empty list of values', () => {
  it.each([
    ['url_in', 'false'],
    ['url[nin]', 'true'],
    ['events_in', 'false'],
  ])('of %s is compared with no record', async (name, condition) => {
    expect(await readBy({ conditions: [{ ...spellings.Webhook!.filterOf(name)!, value: [] }] })).toContain(` and ${condition} order by`);
  });
});

describe('a list of one value', () => {
  it.each([
    ['in', ['a'], 'eq', 'a'],
    ['nin', ['a'], 'neq', 'a'],
    ['in', ['a', 'b'], 'in', ['a', 'b']],
    ['nin', [], 'nin', []],
  ] as const)('%s %j is compared as %s', (operator, value, compared, operand) => {
    const condition: Condition = { field: 'url', kind: 'text', operator, value };
    expect(filterOf(condition).operator).toBe(compared);
    expect(operandOf(condition)).toEqual(operand);
  });
});

describe('the index of texts and labels', () => {
  it.each([
    ['description', 'text', 'eq', 'ok', true],
    ['description', 'text', 'eq', '!?', false],
    ['description', 'text', 'in', ['ok', '!?'], false],
    ['description', 'text', 'neq', 'ok', false],
    ['events', 'labels', 'eq', '!?', true],
    ['events', 'labels', 'in', ['a', 'b'], true],
    ['events', 'labels', 'all', ['a', 'b'], true],
    ['events', 'labels', 'all', [], false],
    ['events', 'labels', 'nin', ['a', 'b'], false],
    ['events', 'labels', 'exists', false, false],
    ['url', 'text', 'eq', 'abc', false],
  ] as const)('%s (%s) %s %j: looked up is %s', (field, kind, operator, value, looked) => {
    expect(searchesOf(webhooks.collection, [{ field, kind, operator, value }])).toEqual([looked]);
    expect(searchesOf({}, [{ field, kind, operator, value }])).toEqual([false]);
  });
  it.each([
    ['contains', 'abc', true],
    ['contains', 'ab', false],
    ['contains', 'ab cd', false],
    ['starts_with', 'été', true],
    ['like', '%a%b%c%', false],
    ['like', 'x%abc%', true],
  ] as const)('%s "%s": looked up is %s', (operator, value, looked) => {
    expect(searchesOf(webhooks.collection, [{ field: 'url', kind: 'text', operator, value }])).toEqual([looked]);
    expect(searchesOf({}, [{ field: 'url', kind: 'text', operator, value }])).toEqual([false]);
  });
});

describe('a statement that was kept for others', () => {
  it('is the one that would be built for a list, with its own values', async () => {
    const kept = listOf(webhooks);
    await fc.assert(
      fc.asyncProperty(viewer, listQuery, status, number, async (viewer, query, status, rows) => {
        const anew = await askedBy(rows, (db) => listOf(webhooks)(db, viewer, query, status));
        expect(await askedBy(rows, (db) => kept(db, viewer, query, status))).toEqual(anew);
        expect(anew.length).toBeGreaterThan(0);
      }),
      runs,
    );
  });

  it('is the one that would be built for a window, and its counts', async () => {
    const [kept, keptOfEach] = [windowOf(ofParents), windowsOf(ofParents)];
    const both = async (db: Kysely<Tables>, viewer: Viewer, query: WindowQuery, one = windowOf(ofParents), each = windowsOf(ofParents)) => {
      await (await one(db, viewer, query)).counts();
      await (await each(db, viewer, query, ['res_a'])).get('res_a')!.counts();
    };
    await fc.assert(
      fc.asyncProperty(viewer, windowQuery, async (viewer, query) => {
        const anew = await askedBy(1, (db) => both(db, viewer, query));
        expect(await askedBy(1, (db) => both(db, viewer, query, kept, keptOfEach))).toEqual(anew);
        // Patterns are looked for among the first records and in their index before the list is read.
        expect(anew).toHaveLength(searchesOf(webhooks.collection, query.conditions).includes(true) ? 6 : 4);
      }),
      runs,
    );
  });

  it('has no value of a request in its text', async () => {
    const secret = 'secret%_\\';
    const all = [...spellings.Webhook!.listed.values()].filter(({ operator }) => operator !== 'exists');
    for (const filter of all) {
      const conditions = [{ ...filter, value: filter.operator === 'in' || filter.operator === 'nin' ? [secret] : secret }];
      const form = { kind: 'cursor', after: [secret, secret], limit: 1 } as const;
      const query: ListQuery = {
        conditions,
        sort: [{ field: 'created_at', direction: 'asc', nullable: false }],
        form,
        about: '',
        applied: {},
      };
      const asked = await askedBy(1, (db) => listOf(webhooks)(db, { accountId: secret, userId: secret, role: 'editor' }, query, 'enabled'));
      expect(asked.map(({ sql }) => sql).join()).not.toContain('secret');
    }
  });

  it('cannot be built with what it looked at of a value', async () => {
    const peeking: List = {
      ...ofParents,
      base: (db, { accountId }) => db.selectFrom('webhooks').where(sql<boolean>`account_id = ${sql.lit(`${accountId}`)}`),
    };
    const query: WindowQuery = { conditions: [], sort: [], window: { kind: 'forward', after: undefined, limit: 1 } };
    const { db } = answering(0);
    const reading = windowOf(peeking)(db, { accountId: 'acc_a', userId: 'usr_a', role: 'admin' }, query);
    await expect(reading).rejects.toThrow('without the values');
  });
});
