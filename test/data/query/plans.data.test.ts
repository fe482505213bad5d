import { bootTessera, type Caller, type Tessera } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { records } from '../../../src/contract/operations.ts';
import type { FilterKind } from '../../../src/core/query/filter-words.ts';
import { mappings } from '../../../src/versions/index.ts';
import { boundedFilters, boundedOperators, boundedPatterns, boundedSorts, searchedFilters } from './plans/bounded.ts';
import { crowd, nth } from './plans/crowd.ts';
import { columnsOf, conditionOf, groupsOf, type List, lists, operatorsOf, someValue } from './plans/lists.ts';
import { explain, type Plan, timesByKeptPlan, watch } from './plans/reading.ts';

const { onStatement, during } = watch();
let tessera: Tessera;
let editor: Caller;
/** What the indexes of each table begin with behind the account, and behind the record that a list belongs to. */
let indexed: Set<string>;

const readIndexes = async (): Promise<Set<string>> => {
  const { rows } = await sql<{ table: string; columns: string }>`
    select tablename as "table", substring(indexdef from '\\((account_id.*?)\\)(?: WHERE \\(.* IS NOT NULL\\))?$') as columns from pg_indexes where schemaname = 'public'
  `.execute(tessera.database.db);
  return new Set(
    rows.flatMap(({ table, columns }) =>
      (columns ?? '')
        .replaceAll(/ COLLATE "C"|lower\((\w+)\)/g, '$1')
        .split(', ')
        .flatMap((column, at) => (at === 1 || at === 2 ? [`${table}.${column}`] : [])),
    ),
  );
};

/** What requests are noted in: the notes of this file's own would be more, the longer it takes, than PostgreSQL knows of when it plans. */
const noted = ['used_parts', 'logged_requests'];

const noteNothing = async (): Promise<void> => {
  const { db } = tessera.database;
  await sql`create function kept_out() returns trigger language plpgsql as 'begin return null; end'`.execute(db);
  for (const table of noted)
    await sql`create trigger kept_out before insert on ${sql.table(table)} for each row execute function kept_out()`.execute(db);
};

const noteAgain = () => sql`drop function kept_out() cascade`.execute(tessera.database.db);

beforeAll(async () => {
  // The operations that are filled in would all be taken up, over and over.
  tessera = await bootTessera({ onStatement, work: [] });
  await crowd(tessera.database, tessera.accountId);
  await noteNothing();
  editor = await tessera.someone('editor');
  // Everybody lists their own notifications.
  for (const [at, { userId }] of [tessera.admin, editor].entries())
    await tessera.database.db
      .updateTable('notifications')
      .set({ user_id: userId })
      .where('account_id', '=', tessera.accountId)
      .where('user_id', '=', nth('usr', at))
      .execute();
  indexed = await readIndexes();
}, 600_000);
afterAll(async () => {
  await noteAgain();
  await tessera.close();
});

const get = async (caller: Caller, path: string) => {
  const answer = await caller.call('GET', path);
  expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body;
};

/** What a test asks of the plans that a request leads to; what is found wanting is told with the plan. */
const faultsOf = async (
  { address, table }: List,
  query: string,
  asked: (plan: Plan) => boolean,
  caller = tessera.admin,
): Promise<string[]> => {
  const statements = await during(table, () => get(caller, `${address}?${query}`));
  expect(statements.length, query).toBeGreaterThan(0);
  const plans: Plan[] = [];
  for (const statement of statements) plans.push(await explain(tessera.database.db, statement, table));
  const lacking = plans.filter((plan) => plan.unbounded.length > 0 || (plan.lookedUp !== '' && !asked(plan)));
  return lacking.map(({ unbounded, text }) => `${address}?${query} ${unbounded.join(', ')}\n${text}`);
};

/** Fields that are sorted by another column. */
const sortedBy: Record<string, string> = { 'Event.created_at': 'position' };

/** Behind a position the index has to go on from there, not from its beginning. */
const goesOn = (column: string) => (plan: Plan) => plan.ordered && plan.lookedUp.includes(column);

/** The orders of lists that versions map. */
const mappedOrders = Object.entries(mappings).flatMap(([version, { sorts = {} }]) =>
  lists
    .filter(({ record, within }) => within === undefined && record in sorts)
    .flatMap((list) => Object.keys(sorts[list.record]!).map((field) => ({ version, field, operation: list.operation, list }))),
);

describe.each(mappedOrders)('$operation of $version, sorted by $field', { timeout: 600_000 }, ({ version, field, list: latest }) => {
  it('reads values that are shown as one out of an index in its own order, from its beginning and from behind a position', async () => {
    const list = { ...latest, address: latest.address.replace('/v1/', `/${version}/`) };
    const faults: string[] = [];
    for (const direction of ['asc', 'desc']) {
      const query = `limit=5&sort=${field}:${direction}`;
      const { meta } = await get(tessera.admin, `${list.address}?${query}`);
      for (const asked of [query, `${query}&after=${meta.next_cursor}`])
        faults.push(...(await faultsOf(list, asked, ({ ordered }) => ordered)));
    }
    expect(faults).toEqual([]);
  });
});

describe('a page by cursor without a filter', () => {
  it.each(['resources', 'users'])('of %s has one plan, which PostgreSQL keeps', async (table) => {
    const page = `/v1/${table}?limit=5&after=`;
    const { meta } = await get(tessera.admin, page);
    const [statement] = await during(table, () => get(tessera.admin, page + meta.next_cursor));
    expect(await timesByKeptPlan(tessera.database.db, statement!)).toBe(5);
  });
});

// Every filter of a list is asked for and explained.
describe.each(lists)('$operation', { timeout: 600_000 }, (list) => {
  const { record, table, within } = list;
  const { sorts, filters } = records[record]!;

  // Within a record the index may as well lead to what belongs to it.
  const isServed = (plan: Plan) => plan.counts || plan.ordered || (within !== undefined && plan.lookedUpAnywhere.includes(within));

  it('reads its first and its later pages out of an index, whoever asks', async () => {
    const faults: string[] = [];
    for (const caller of list.reserved ? [tessera.admin] : [tessera.admin, editor])
      for (const query of ['limit=5', ...(list.paged ? ['limit=5&page=3', 'limit=5&after='] : [])])
        faults.push(...(await faultsOf(list, query, isServed, caller)));
    expect(faults).toEqual([]);
  });

  it.runIf(sorts.length > 0)('reads every order out of an index, from its beginning and from behind a position', async () => {
    const faults: string[] = [];
    for (const sort of sorts.flatMap((field) => [`${field}:asc`, `${field}:desc`])) {
      const [field] = sort.split(':') as [string];
      const bounded = `${record}.${field}` in boundedSorts || within !== undefined;
      faults.push(...(await faultsOf(list, `limit=5&sort=${sort}`, (plan) => bounded || isServed(plan))));
      const { meta } = await get(tessera.admin, `${list.address}?limit=5&sort=${sort}&after=`);
      if (meta.next_cursor)
        faults.push(
          ...(await faultsOf(
            list,
            `limit=5&sort=${sort}&after=${meta.next_cursor}`,
            (plan) => bounded || goesOn(sortedBy[`${record}.${field}`] ?? field)(plan),
          )),
        );
    }
    faults.push(...(await faultsOf(list, `limit=5&sort=${sorts.slice(0, 3)}`, () => true)));
    expect(faults).toEqual([]);
  });

  const isText = ([, { kind }]: [string, { kind: FilterKind }]) => kind === 'text' || kind === 'email';
  const texts = Object.entries(filters).filter(isText);

  const patterns = texts
    .map(([field]) => field)
    .filter((field) => !(`${record}.${field}` in boundedPatterns))
    .flatMap((field) => [`${field}_contains=nowhere`, `${field}_starts_with=nowhere`, `${field}[like]=%25now%25here%25`]);
  const wholes = Object.keys(filters)
    .filter((field) => `${record}.${field}` in searchedFilters)
    .flatMap((field) => [
      `${field}${filters[field]!.kind === 'keyed' ? '.color' : ''}=nowhere`,
      `${field}${filters[field]!.kind === 'keyed' ? '.color' : ''}_in=nowhere,neither`,
      ...(filters[field]!.kind === 'labels' ? [`${field}_all=nowhere,neither`] : []),
    ]);

  it.runIf(patterns.length > 0)('looks up what is searched for and found nowhere', async () => {
    const faults: string[] = [];
    for (const condition of [...patterns, ...wholes]) {
      const statements = await during(table, () => get(tessera.admin, `${list.address}?limit=5&${condition}`));
      const plans = await Promise.all(statements.map((statement) => explain(tessera.database.db, statement, table)));
      const [, field] = /^([a-z_]+?)(?:\.color)?(_contains|_starts_with|_in|_all|\[like\])?=/.exec(condition)!;
      const columns = [`searchable(${field})`, `${field} &&`, `${field} @>`];
      const isLookedUp = plans.some(
        ({ lookedUp }) => columns.some((column) => lookedUp.includes(column)) && lookedUp.includes('account_id'),
      );
      if (!isLookedUp) faults.push(`${condition}\n${plans.map(({ text }) => text).join('\n')}`);
    }
    expect(faults).toEqual([]);
  });

  it.runIf(table === 'resources' && !within)('looks up what an index of patterns has found, however many it has', async () => {
    const { db } = tessera.database;
    const found = sql`select string_agg(id, ',') as ids from resources where account_id = ${tessera.accountId}`;
    const [{ ids }] = (await sql<{ ids: string }>`${found}`.execute(db)).rows as [{ ids: string }];
    const statements = await during(table, () => get(tessera.admin, `${list.address}?limit=100&name_contains=resource%209`));
    const narrowed = statements.filter(({ sql }) => sql.includes('unnest'));
    expect(narrowed.length).toBe(1);
    const isIds = (value: unknown) => Array.isArray(value);
    const parameters = narrowed[0]!.parameters.map((value) => (isIds(value) ? ids.split(',') : value));
    const { lookedUp } = await explain(db, { ...narrowed[0]!, parameters }, table);
    expect(lookedUp).toContain('(id = ANY');
  });

  it('looks every filter up in an index, or is known to be bounded', async () => {
    const faults: string[] = [];
    const { data } = await get(tessera.admin, `${list.address}?limit=100`);
    for (const [field, { kind, nullable }] of Object.entries(filters))
      for (const operator of [...operatorsOf[kind], ...(nullable ? ['_exists'] : [])]) {
        const bounded = `${record}.${field}` in boundedFilters || operator.replaceAll(/^\.color|_|[[\]]/g, '') in boundedOperators;
        // Where there is an index PostgreSQL may still take the order's: it knows that the value is common.
        const columns = columnsOf[`${record}.${field}`] ?? [field];
        const looksUp = (plan: Plan) =>
          columns.some((column) => plan.lookedUp.includes(column) || indexed.has(`${table}.${column}`)) ||
          (within !== undefined && isServed(plan));
        const query = `limit=5&${conditionOf(field, operator, someValue(data, field, kind))}`;
        faults.push(...(await faultsOf(list, query, (plan) => bounded || looksUp(plan))));
      }
    expect(faults).toEqual([]);
  });
});

// Each group has an index of its own, and PostgreSQL may put together what they find; or a page is full after a few records of the list.
describe.each(lists.filter(({ within }) => within === undefined))('groups of filters of $operation', { timeout: 600_000 }, (list) => {
  const { record, table, address } = list;
  const { filters } = records[record]!;
  const fields = Object.entries(filters).filter(([field, { kind }]) => !(`${record}.${field}` in boundedFilters) && kind !== 'boolean');

  it.runIf(fields.length > 1)('are looked up in an index each, or read in the order of the list', async () => {
    const { data } = await get(tessera.admin, `${address}?limit=100`);
    const faults: string[] = [];
    for (const [at, one] of fields.entries()) {
      const group = [one, fields[(at + 1) % fields.length]!];
      const areLookedUp = ({ lookedUp }: Plan) =>
        group.every(([field]) => (columnsOf[`${record}.${field}`] ?? [field]).some((column) => lookedUp.includes(column)));
      const query = groupsOf(group.map(([field, { kind }]) => conditionOf(field, '[eq]', someValue(data, field, kind))));
      for (const asked of [`limit=5&${query}`, ...(list.paged ? [`limit=5&after=&${query}`] : [])])
        faults.push(...(await faultsOf(list, asked, (plan) => plan.counts || plan.ordered || areLookedUp(plan))));
    }
    expect(faults).toEqual([]);
  });

  const searched = Object.entries(filters).filter(
    ([field, { kind }]) => (kind === 'text' || kind === 'email') && !(`${record}.${field}` in boundedPatterns),
  );

  it.runIf(searched.length > 0)('are looked up together in the index of patterns and in others', async () => {
    const { data } = await get(tessera.admin, `${address}?limit=1`);
    const [text] = searched[0]!;
    const query = groupsOf([
      `${text}_contains=nowhere`,
      `id=${data[0].id}`,
      ...searched.slice(1).map(([field]) => `${field}_starts_with=nowhere`),
    ]);
    const statements = await during(table, () => get(tessera.admin, `${address}?limit=5&${query}`));
    const plans = await Promise.all(statements.map((statement) => explain(tessera.database.db, statement, table)));
    const columns = ['(id =', ...searched.map(([field]) => `searchable(${field})`)];
    const isFound = plans.some(({ lookedUp, unbounded }) => unbounded.length === 0 && columns.every((column) => lookedUp.includes(column)));
    expect(isFound, plans.map(({ text }) => text).join('\n')).toBe(true);
  });
});

describe('what is known to be bounded', () => {
  it.each([
    ['filters', boundedFilters, 'filters'],
    ['patterns', boundedPatterns, 'filters'],
    ['sorts', boundedSorts, 'sorts'],
  ] as const)('%s name fields that the contract declares', (_, bounded, facts) => {
    const declared = Object.entries(records).flatMap(([record, one]) =>
      (facts === 'sorts' ? one.sorts : Object.keys(one.filters)).map((field) => `${record}.${field}`),
    );
    expect(Object.keys(bounded).filter((name) => !declared.includes(name))).toEqual([]);
  });
});
