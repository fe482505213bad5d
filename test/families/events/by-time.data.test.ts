import { freshDatabase, newAccount } from '@tessera/platform/testing';
import fc from 'fast-check';
import { type CompiledQuery, CompiledQuery as Query, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { retentionSweeps } from '../../../src/account/retention/sweeps.ts';
import { eventAudience } from '../../../src/app/compose/event-audience.ts';
import { eventSpanSweep } from '../../../src/built-in/events/spans.ts';
import { readsFor } from '../../../src/built-in/events/store.ts';
import type { Principal } from '../../../src/core/principal.ts';
import type { WindowQuery } from '../../../src/core/query/connection.ts';
import type { Condition, ListQuery, Sort } from '../../../src/core/query/list-query.ts';
import type { Database } from '../../../src/data/connection/database.ts';
import { runSweep, runSweeps } from '../../../src/data/sweeping/sweep.ts';

const { list, window } = readsFor(eventAudience);

let statements: CompiledQuery[] = [];
let database: Database;
beforeAll(async () => {
  database = await freshDatabase({ onStatement: (statement) => void statements.push(statement) });
});
afterAll(() => database?.close());

const minute = 60_000;
const start = Date.parse('2026-03-14T09:00:00.000Z');
const at = (minutes: number) => new Date(start + minutes * minute).toISOString();

interface Happened {
  /** The number of the event, which is its position. */
  position: number;
  /** When it happened, in minutes. */
  minutes: number;
}

/** Records events at these minutes, in the order of their positions. */
const record = async (accountId: string, minutes: readonly number[], from = 1): Promise<Happened[]> => {
  await sql`
    insert into events (account_id, id, type, actor, data, created_at, position)
    select ${accountId}, 'evt_' || lpad((${from}::int + place - 1)::text, 26, '0'), 'RESOURCE_UPDATED', '{"type": "system", "id": null}', '{}',
      ${at(0)}::timestamptz + minutes * interval '1 minute', ${from}::int + place - 1
    from unnest(${minutes}::int[]) with ordinality as happened (minutes, place)`.execute(database.db);
  await sql`
    insert into event_heads (account_id, position) values (${accountId}, ${from + minutes.length - 1})
    on conflict (account_id) do update set position = excluded.position`.execute(database.db);
  return minutes.map((one, index) => ({ position: from + index, minutes: one }));
};

/** With batches of 20 rows, a span has 100 events. */
const noteSpans = () => runSweep(database.db, eventSpanSweep, () => new Date(), { rows: 20, pauseMs: 0 });

const spansOf = (accountId: string) =>
  database.db.selectFrom('event_spans').selectAll().where('account_id', '=', accountId).orderBy('first_position').execute();

const administrator = (accountId: string) => ({ accountId, userId: 'usr_01jq3x5gkz0v7t9n2m4p6r8s1w', role: 'admin' }) as Principal;

const numberOf = ({ id }: { id: string }) => Number(id.slice(4));

const compares = {
  eq: (one: number, other: number) => one === other,
  gt: (one: number, other: number) => one > other,
  gte: (one: number, other: number) => one >= other,
  lt: (one: number, other: number) => one < other,
  lte: (one: number, other: number) => one <= other,
};

type Compared = readonly [operator: keyof typeof compares, minutes: number];

const conditions = (wanted: readonly Compared[]): Condition[] =>
  wanted.map(([operator, minutes]) => ({ field: 'created_at', kind: 'instant', operator, value: at(minutes) }) as Condition);

const newestFirst = [{ field: 'created_at', direction: 'desc', nullable: false }] as unknown as Sort[];

/** All events that a list finds, page by page. */
const readAll = async (accountId: string, wanted: readonly Compared[], sort: Sort[], limit: number): Promise<number[]> => {
  const read = async (after: (string | number | null)[] | undefined): Promise<number[]> => {
    const query = { conditions: conditions(wanted), sort, form: { kind: 'cursor', limit, after } } as unknown as ListQuery;
    const { data, extent } = await list(database.db, administrator(accountId), query);
    return [...data.map(numberOf), ...(extent.hasMore ? await read(extent.next as (string | number)[]) : [])];
  };
  return read(undefined);
};

/** Times that mostly rise, as clocks and commits do, with some events that are far before or after their neighbours. */
const times = (count: number) =>
  Array.from({ length: count }, (_, place) => place + ((place * 7) % 11) + (place % 97 === 5 ? 400 : 0) - (place % 131 === 9 ? 500 : 0));

describe('events by time', () => {
  let accountId: string;
  let all: Happened[];
  beforeAll(async () => {
    accountId = await newAccount(database.db);
    all = await record(accountId, times(1_230));
  });

  const expected = (wanted: readonly Compared[]) =>
    all.filter(({ minutes }) => wanted.every(([operator, limit]) => compares[operator](minutes, limit))).map(({ position }) => position);

  const compared = fc.tuple(
    fc.constantFrom(...(Object.keys(compares) as (keyof typeof compares)[])),
    fc.integer({ min: -600, max: 1_800 }),
  );

  it('are found before they are in spans', async () => {
    for (const operator of Object.keys(compares) as (keyof typeof compares)[])
      expect(await readAll(accountId, [[operator, 700]], [], 250)).toEqual(expected([[operator, 700]]));
  });

  it('are noted in spans, except the last ones', async () => {
    await noteSpans();
    const spans = await spansOf(accountId);
    expect(spans.map(({ first_position, last_position }) => [first_position, last_position])).toEqual(
      Array.from({ length: 12 }, (_, place) => [100 * place + 1, 100 * place + 100]),
    );
    const first = all.slice(0, 100).map(({ minutes }) => minutes);
    expect([spans[0]!.earliest, spans[0]!.latest].map((one) => new Date(one).toISOString())).toEqual([
      at(Math.min(...first)),
      at(Math.max(...first)),
    ]);
  });

  it('are found by every filter in both orders, wherever they are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(compared, { minLength: 1, maxLength: 2 }), fc.boolean(), async (wanted, reversed) => {
        const found = await readAll(accountId, wanted, reversed ? newestFirst : [], 250);
        expect(reversed ? found.reverse() : found).toEqual(expected(wanted));
      }),
      { numRuns: 60 },
    );
  });

  it('are found at the edges of a span', async () => {
    for (const { earliest, latest } of await spansOf(accountId))
      for (const edge of [earliest, latest].map((one) => (new Date(one).getTime() - start) / minute))
        for (const operator of ['eq', 'gte', 'lte'] as const)
          expect(await readAll(accountId, [[operator, edge]], [], 1_250)).toEqual(expected([[operator, edge]]));
  });

  it('are found in windows, from both ends', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(compared, { minLength: 1, maxLength: 2 }), fc.constantFrom('forward', 'backward'), async (wanted, kind) => {
        const query = { conditions: conditions(wanted), sort: [], window: { kind, limit: 50 } } as unknown as WindowQuery;
        const { rows } = await window(database.db, administrator(accountId), query);
        const found = rows.map((row) => numberOf(row as { id: string }));
        expect(found).toEqual(kind === 'forward' ? expected(wanted).slice(0, 50) : expected(wanted).slice(-50));
      }),
      { numRuns: 30 },
    );
  });

  it('are found where later ones of an earlier time have come after the spans', async () => {
    const other = await newAccount(database.db);
    await record(other, times(1_200));
    await noteSpans();
    await record(other, [3, 9_000, 4], 1_201);
    expect(await readAll(other, [['eq', 3]], [], 250)).toContain(1_201);
    expect(await readAll(other, [['lt', 5]], newestFirst, 250)).toEqual(expect.arrayContaining([1_203, 1_201]));
    expect(await readAll(other, [['gt', 8_000]], [], 250)).toEqual([1_202]);
  });

  it('are read from where they are, and not from the beginning', async () => {
    const other = await newAccount(database.db);
    await record(
      other,
      Array.from({ length: 1_230 }, (_, place) => place),
    );
    await noteSpans();
    const readFor = async (wanted: readonly Compared[], sort: Sort[]): Promise<number> => {
      statements = [];
      await readAll(other, wanted, sort, 20);
      const listing = statements.find(({ sql: text }) => /^select "events"/.test(text))!;
      return database.db.transaction().execute(async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx);
        await sql`set local enable_bitmapscan = off`.execute(tx);
        const { rows } = await tx.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
          Query.raw(`explain (analyze, format json) ${listing.sql}`, [...listing.parameters]),
        );
        return readOf(rows[0]!['QUERY PLAN'][0].Plan);
      });
    };
    for (const operator of ['gt', 'gte', 'eq'] as const) expect(await readFor([[operator, 1_150]], [])).toBeLessThan(300);
    for (const operator of ['lt', 'lte', 'eq'] as const) expect(await readFor([[operator, 60]], newestFirst)).toBeLessThan(300);
    expect(
      await readFor(
        [
          ['gt', 700],
          ['lt', 702],
        ],
        [],
      ),
    ).toBeLessThan(300);
  });

  it('are forgotten with the events when those are too old', async () => {
    const other = await newAccount(database.db);
    await record(other, times(1_200));
    await noteSpans();
    expect(await spansOf(other)).toHaveLength(12);
    await database.db.updateTable('accounts').set({ events_days: 30 }).where('id', '=', other).execute();
    const later = new Date(start + (640 + 30 * 24 * 60) * minute);
    await runSweeps(database.db, retentionSweeps({ isArchiving: false }), () => later, { rows: 100, pauseMs: 0 });
    const left = await database.db.selectFrom('events').select('position').where('account_id', '=', other).orderBy('position').execute();
    expect(left.length).toBeLessThan(1_000);
    const [first] = await spansOf(other);
    expect(first!.last_position).toBeGreaterThanOrEqual(Number(left[0]!.position));
    expect(first!.first_position).toBeGreaterThan(100);
  });
});

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** How many events a plan has read. */
const readOf = (node: PlanNode): number =>
  (node['Relation Name'] === 'events' ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] : 0) +
  (node.Plans ?? []).reduce((sum, one) => sum + readOf(one), 0);
