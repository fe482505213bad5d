import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../src/contract/operations.ts';
import { type Outside, openOutside } from '../support/outside.ts';
import { bootTessera, type Caller, type Tessera } from '../support/tessera.ts';
import { type ValidRequest, validRequests } from '../support/valid-requests.ts';
import { cameBack } from './answer-check.ts';
import { accountOperations, differingOperations, type PublishedOperation, publishedOperations, nameOf as titleOf } from './published.ts';

const numRuns = Number(process.env.PROPERTY_RUNS ?? 6);

const all = [...publishedOperations, ...accountOperations, ...differingOperations];
const lists = all
  .filter(({ operationId, parameters }) => operations[operationId].list && parameters.some(({ name }) => name === 'after'))
  // The log of requests, and what was used, grow by being read.
  .filter(({ operationId }) => !['listRequests', 'listUsedParts'].includes(operationId))
  .map((operation) => [titleOf(operation), operation] as const);

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

describe('every list of the contract, read with the cursors that it gives', () => {
  let tessera: Tessera;
  let outside: Outside;
  let caller: Caller;
  beforeAll(async () => {
    const env = { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' };
    [tessera, outside] = await Promise.all([bootTessera({ env, work: [] }), openOutside()]);
    caller = await tessera.otherAccount();
  });
  afterAll(async () => {
    await tessera?.close();
    await outside?.close();
  });

  const sent = (request: ValidRequest) => cameBack(tessera.url, caller.key, request);

  const read = async (path: string, query: Record<string, string>): Promise<Page> => {
    const { status, body } = await caller.call('GET', `${path}?${new URLSearchParams(query)}`);
    expect(status, `${path} ${JSON.stringify([query, body])}`).toBe(200);
    return body as Page;
  };

  /** Where the list is, with some records in it as far as its own path makes them. */
  const filled = async (operation: PublishedOperation): Promise<string> => {
    const { operationId, path, document } = operation;
    const request = validRequests(tessera, outside, caller);
    const at = (await request(operationId, {}, operation)).path;
    const creation = all.find((one) => one.method === 'POST' && one.path === path && one.document === document);
    for (let made = 0; creation && made < 6; made += 1)
      await sent({ ...(await request(creation.operationId, undefined, creation)), path: at });
    return at;
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

  it.each(lists)('%s brings all of it once and in order, whatever is asked for', async (_name, operation) => {
    const path = await filled(operation);
    const { data: rows } = await read(path, { after: '', limit: '100' });
    const filters = operation.parameters
      .filter(({ in: where, name }) => where === 'query' && !restless.test(name) && rows[0] && (spelled.exec(name)?.[1] ?? '') in rows[0])
      .map(({ name }) => name);
    const sorts = sortsOf(operation);
    const asked = fc.record({
      names: fc.subarray(filters, { maxLength: Math.min(2, filters.length) }),
      at: fc.nat({ max: 20 }),
      sort: fc.subarray(sorts, { maxLength: Math.min(2, sorts.length) }),
      down: fc.boolean(),
      limit: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ names, at, sort, down, limit }) => {
        const values = names.map((name) => [name, valueFor(name, rows, at)] as const).filter(([, value]) => value !== undefined);
        const order = sort.map((field) => `${field}:${down ? 'desc' : 'asc'}`).join(',');
        const query = { ...(Object.fromEntries(values) as Record<string, string>), ...(order ? { sort: order } : {}) };
        const whole = await walked(path, query, 100, 20);
        const parts = await walked(path, query, Math.max(limit, Math.ceil(whole.length / 20)), whole.length + 1);
        expect({ query, parts: parts.map(nameOf) }).toEqual({ query, parts: whole.map(nameOf) });
      }),
      { numRuns },
    );
  });
});
