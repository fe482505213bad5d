import type { Caller, Outside, Tessera } from '@tessera/platform/testing';
import fc from 'fast-check';
import { expect } from 'vitest';
import { operations } from '../../src/contract/operations.ts';
import { cameBack } from '../../src/testing/contract/answer-check.ts';
import {
  accountOperations,
  differingOperations,
  type PublishedOperation,
  publishedOperations,
} from '../../src/testing/contract/published.ts';
import { validRequests } from '../support/requests.ts';
import { lists } from './listing.ts';

const numRuns = Number(process.env.PROPERTY_RUNS ?? 3);

const all = [...publishedOperations, ...accountOperations, ...differingOperations];

/** The lists that are read with cursors. */
export const byCursor = lists
  .filter(([, { operationId, parameters }]) => operations[operationId].list && parameters.some(({ name }) => name === 'after'))
  // The log of requests, and what was used, grow by being read.
  .filter(([, { operationId }]) => !['listRequests', 'listUsedParts'].includes(operationId));

type Row = Record<string, unknown>;
type Page = { data: Row[]; meta: { next_cursor: string | null; has_more: boolean } };

/** What changes by being asked. */
const restless = /^(last_used|requests|cost|client_errors|server_errors)/;

/** What tells a row from all others of its list. */
const nameOf = ({ id, user_id, starts_at }: Row): unknown => id ?? user_id ?? starts_at;

/** The fields that a list is sorted by. */
const sortsOf = ({ parameters }: PublishedOperation): string[] =>
  (parameters.find(({ name }) => name === 'sort')?.schema.items?.enum ?? []).map(String).filter((word) => !word.includes(':'));

/** A filter's name: its property, and its operator in either spelling. */
const spelled = /^(\w+?)(?:\[(\w+)\]|_(in|gte?|lte?|after|before|contains|starts_with|exists))?$/;

/** A value of one of the records, as a filter takes it; undefined where the record has none that can stand in an address. */
const valueFor = (name: string, rows: readonly Row[], at: number): string | undefined => {
  const [, property = '', bracket, suffix] = spelled.exec(name) ?? [];
  if (suffix === 'exists') return String(at % 2 === 0);
  const of = (row: Row | undefined) => [row?.[property]].flat()[0] ?? undefined;
  const values = [of(rows[at % rows.length]), of(rows[(at + 1) % rows.length])].filter((value) => value !== undefined);
  const several = ['in', 'nin'].includes(bracket ?? suffix ?? '');
  const chosen = several ? [...new Set(values.map(String))] : [String(values[0] ?? '')];
  return values.length === 0 || chosen.some((text) => text === '' || text.includes(',')) ? undefined : chosen.join(',');
};

/** Reads lists of a caller with the cursors that they give. */
export const paging = (tessera: Tessera, outside: Outside, caller: Caller) => {
  const read = async (path: string, query: Record<string, string>): Promise<Page> => {
    const { status, body } = await caller.call('GET', `${path}?${new URLSearchParams(query)}`);
    expect(status, `${path} ${JSON.stringify([query, body])}`).toBe(200);
    return body as Page;
  };

  /** Some records that are alike, as far as the list's own path makes them. */
  const fill = async ({ path, document }: PublishedOperation, at: string): Promise<void> => {
    const creation = all.find((one) => one.method === 'POST' && one.path === path && one.document === document);
    const request = validRequests(tessera, outside, caller);
    for (let made = 0; creation && made < 3; made += 1)
      await cameBack(tessera.url, caller.key, { ...(await request(creation.operationId, undefined, creation)), path: at });
  };

  /** The parts one after the other, at most so many. */
  const walked = async (path: string, query: Record<string, string>, limit: number, most: number): Promise<Row[]> => {
    const seen: Row[] = [];
    let after = '';
    for (let parts = 0; parts <= most; parts += 1) {
      const { data, meta } = await read(path, { ...query, after, limit: String(limit) });
      seen.push(...data);
      if (!meta.has_more) return seen;
      expect([data.length, meta.next_cursor]).toEqual([limit, expect.any(String)]);
      after = meta.next_cursor!;
    }
    throw new Error(`${path} does not end: ${JSON.stringify(query)}`);
  };

  /** A list brings all of it once and in order, whatever is asked for. */
  return async (operation: PublishedOperation, path: string): Promise<void> => {
    await fill(operation, path);
    const { data: rows } = await read(path, { after: '', limit: '100' });
    const filters = operation.parameters
      .filter(({ in: where, name }) => where === 'query' && !restless.test(name) && rows[0] && (spelled.exec(name)?.[1] ?? '') in rows[0])
      .map(({ name }) => name);
    const sorts = sortsOf(operation);
    const asked = fc.record({
      names: fc.subarray(filters, { maxLength: Math.min(2, filters.length) }),
      at: fc.nat({ max: 20 }),
      sort: fc.subarray(sorts, { maxLength: Math.min(2, sorts.length) }),
      down: fc.tuple(fc.boolean(), fc.boolean()),
      limit: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ names, at, sort, down, limit }) => {
        const values = names.map((name) => [name, valueFor(name, rows, at)] as const).filter(([, value]) => value !== undefined);
        const order = sort.map((field, place) => `${field}:${down[place] ? 'desc' : 'asc'}`).join(',');
        const query = { ...(Object.fromEntries(values) as Record<string, string>), ...(order ? { sort: order } : {}) };
        const whole = await walked(path, query, 100, 20);
        const parts = await walked(path, query, Math.max(limit, Math.ceil(whole.length / 20)), whole.length + 1);
        expect({ query, parts: parts.map(nameOf) }).toEqual({ query, parts: whole.map(nameOf) });
      }),
      { numRuns },
    );
  };
};
