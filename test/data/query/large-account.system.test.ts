import { bootTessera, type Caller, type Tessera } from '@tessera/platform/testing';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { records } from '../../../src/contract/operations.ts';
import type { FilterKind } from '../../../src/core/query/filter-words.ts';
import { countedUpTo } from '../../../src/data/query/totals.ts';
import { lists as graphqlLists, orderWords } from '../../graphql/parity/lists.ts';
import { dataOf } from '../../graphql/support.ts';
import { familyParts } from '../../support/family-parts.ts';
import { type Crowd, crowd, nth } from './plans/crowd.ts';
import { conditionOf, groupsOf, type List, lists, operatorsOf, someValue } from './plans/lists.ts';
import { anySource, watch } from './plans/reading.ts';

// What a page costs must not grow with the account. PostgreSQL tells how many of its buffers a statement looked at.

const account: Crowd = {
  accounts: 2,
  records: 200,
  more: {
    users: 2000,
    resources: 50_000,
    events: 500_000,
    event_spans: 500,
    ...Object.assign({}, ...familyParts.map(({ many }) => many)),
  },
  span: 1000,
};

/**
 * How many buffers a statement may look at: for a page of 100 records, for the first 2,000 that a search reads, for what groups of filters
 * find together, which is sorted, and for the 10,000 that are counted. For each of them it may look up what the record belongs to.
 */
const mostOf = ({ sql }: CompiledQuery, hasGroups: boolean): number => {
  if (sql.includes('count(*)')) return 8 * countedUpTo;
  return sql.startsWith('with ') || hasGroups ? 13_000 : 5000;
};

/** What reads more, and why that is well. */
const exceptions: Readonly<Record<string, string>> = {
  'listUserResources sort': 'Reads what it sorts: the resources of one person.',
  ...Object.assign({}, ...familyParts.map(({ readsMore }) => readsMore)),
};

/** The lists of GraphQL that are asked for an order, and each order by one field. */
const connections = graphqlLists.filter(({ owner, arguments: args }) => owner === 'Query' && args.orderBy);
const orders = new Map(
  connections.map((list) => [list.name, orderWords(list).filter(({ graphql }) => (graphql.orderBy as object[]).length === 1)]),
);

const { onStatement, during } = watch(anySource);
let tessera: Tessera;
let editor: Caller;

/** A value that no record has. */
const absent: Partial<Record<FilterKind, unknown>> = {
  id: nth('res', 9_000_000),
  text: 'nowhere',
  instant: '2031-01-01T02:00:00.000Z',
  labels: 'nowhere',
  keyed: 'nowhere',
};

interface Costs {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

const buffersOf = async ({ sql, parameters }: CompiledQuery): Promise<number> => {
  const explaining = CompiledQuery.raw(`explain (analyze, buffers, timing off, format json) ${sql}`, [...parameters]);
  const { rows } = await tessera.database.db.executeQuery<{ 'QUERY PLAN': [{ Plan: Costs }] }>(explaining);
  const [{ Plan: costs }] = rows[0]!['QUERY PLAN'];
  return costs['Shared Hit Blocks'] + costs['Shared Read Blocks'];
};

/** Those of the statements of a request that look at too many buffers. @param request its operation and what it asks for */
const dearAmong = async (statements: readonly CompiledQuery[], request: string): Promise<string[]> => {
  expect(statements.length, request).toBeGreaterThan(0);
  const faults: string[] = [];
  for (const statement of statements) {
    const buffers = await buffersOf(statement);
    const isException = Object.keys(exceptions).some((one) => request.startsWith(one));
    if (buffers > mostOf(statement, request.includes(' or=')) && !isException)
      faults.push(`${request}: ${buffers} buffers\n${statement.sql}`);
  }
  return faults;
};

/** The statements of a request that look at too many buffers. */
const dear = async ({ operation, address, table }: List, query: string, caller: Caller): Promise<string[]> => {
  const statements = await during(table, async () => {
    const { status, body } = await caller.call('GET', `${address}?limit=100&${query}`);
    expect(status, `${address}?${query} ${JSON.stringify(body)}`).toBe(200);
  });
  return dearAmong(statements, `${operation} ${query}`);
};

const dearOnes = async (list: List, queries: readonly string[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const caller of [tessera.admin, editor]) for (const query of queries) faults.push(...(await dear(list, query, caller)));
  return faults;
};

// Filling an embedded database takes minutes, and its plans are the same.
describe.runIf(process.env.DATABASE_URL)('an account with 50,000 resources and 500,000 events', { timeout: 900_000 }, () => {
  beforeAll(async () => {
    tessera = await bootTessera({ onStatement, work: [] });
    await crowd(tessera.database, tessera.accountId, account);
    editor = await tessera.someone('editor');
  }, 900_000);
  afterAll(() => tessera?.close());

  it.each(lists.filter(({ reserved }) => !reserved))('reads a page of $operation in every order', async (list) => {
    const orders = records[list.record]!.sorts.flatMap((field) => [`sort=${field}:asc`, `sort=${field}:desc`]);
    const queries: string[] = [...(list.paged ? ['page=3'] : []), 'after='];
    for (const order of ['', ...orders]) {
      const { body } = await tessera.admin.call('GET', `${list.address}?limit=100&${order}&after=`);
      queries.push(order, ...(body.meta.next_cursor ? [`${order}&after=${body.meta.next_cursor}`] : []));
    }
    expect(await dearOnes(list, queries)).toEqual([]);
  });

  it.each(connections)(
    'reads a window of $name in every order, from both ends and after a cursor',
    async ({ name, field, type, operation }) => {
      const { table } = lists.find((one) => one.operation === operation.operationId)!;
      const faults: string[] = [];
      const window = async (caller: Caller, order: object, args: string): Promise<{ startCursor: string; endCursor: string }> => {
        const query = `query ($orderBy: [${type}Order!]) { ${field}(orderBy: $orderBy, ${args}) { nodes { __typename } pageInfo { startCursor endCursor } } }`;
        let found: { startCursor: string; endCursor: string } | undefined;
        const statements = await during(table, async () => {
          found = (await dataOf(caller, query, order))[field].pageInfo;
        });
        faults.push(...(await dearAmong(statements, `${name} ${JSON.stringify(order)} ${args}`)));
        return found!;
      };
      for (const caller of [tessera.admin, editor])
        for (const { graphql } of orders.get(name)!) {
          const { endCursor } = await window(caller, graphql, 'first: 100');
          const { startCursor } = await window(caller, graphql, 'last: 100');
          await window(caller, graphql, `first: 100, after: "${endCursor}"`);
          await window(caller, graphql, `last: 100, before: "${startCursor}"`);
        }
      expect(faults).toEqual([]);
    },
  );

  it.each(lists.filter(({ reserved }) => !reserved))('reads a page of $operation with every filter', async (list) => {
    const { data } = (await tessera.admin.call('GET', `${list.address}?limit=100`)).body;
    const queries = Object.entries(records[list.record]!.filters).flatMap(([field, { kind, nullable }]) => {
      const values = [someValue(data, field, kind), ...(kind in absent ? [absent[kind]] : [])];
      return [
        ...values.flatMap((value) => operatorsOf[kind].map((operator) => conditionOf(field, operator, value))),
        ...(nullable ? [`${field}_exists=true`, `${field}_exists=false`] : []),
      ];
    });
    expect(await dearOnes(list, queries)).toEqual([]);
  });

  it.each(lists.filter(({ reserved }) => !reserved))('reads a page of $operation with groups of filters', async (list) => {
    const { data } = (await tessera.admin.call('GET', `${list.address}?limit=100`)).body;
    const filters = Object.entries(records[list.record]!.filters);
    const own = filters.map(([field, { kind }]) => conditionOf(field, operatorsOf[kind][0]!, someValue(data, field, kind)));
    const none = filters.map(([field, { kind }]) =>
      conditionOf(field, operatorsOf[kind][0]!, absent[kind] ?? someValue(data, field, kind)),
    );
    const patterns = filters.flatMap(([field, { kind }]) => (kind === 'text' || kind === 'email' ? [`${field}_contains=nowhere`] : []));
    const pairs = filters.flatMap((_, at) => {
      const next = (at + 1) % filters.length;
      return [groupsOf([own[at]!, own[next]!]), groupsOf([none[at]!, none[next]!]), groupsOf([own[at]!, none[next]!])];
    });
    expect(await dearOnes(list, [...pairs, ...patterns.map((pattern) => groupsOf([pattern, none[0]!]))])).toEqual([]);
  });
});
