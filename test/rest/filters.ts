import type { Caller } from '@tessera/platform/testing';
import { expect, it } from 'vitest';
import { spellings } from '../../src/contract/operations.ts';
import type { OperationId } from '../../src/contract/types.ts';
import { validators } from '../../src/contract/validators/index.ts';

/** A query, and the letters of the records that it finds. In a query `{x}` stands for the id of x. */
export type FilterCase = [query: string, found: string];

/** The conditions of instants in both spellings, over records whose instant is before, at and after one. */
export const instants = (field: string, instant: string, [before, at, after]: [string, string, string]): FilterCase[] => [
  [`${field}=${instant}`, at],
  [`${field}[eq]=${instant}`, at],
  [`${field}[neq]=${instant}`, before + after],
  [`${field}_gt=${instant}`, after],
  [`${field}_after=${instant}`, after],
  [`${field}[gt]=${instant}`, after],
  [`${field}_gte=${instant}`, at + after],
  [`${field}[gte]=${instant}`, at + after],
  [`${field}_lt=${instant}`, before],
  [`${field}_before=${instant}`, before],
  [`${field}[lt]=${instant}`, before],
  [`${field}_lte=${instant}`, before + at],
  [`${field}[lte]=${instant}`, before + at],
];

/** The conditions of ids and enums in both spellings. */
export const choices = (field: string, one: string, two: string, found: { one: string; two: string; rest: string }): FilterCase[] => [
  [`${field}=${one}`, found.one],
  [`${field}[eq]=${one}`, found.one],
  [`${field}[neq]=${one}`, found.two + found.rest],
  [`${field}_in=${one},${two}`, found.one + found.two],
  [`${field}[in]=${one},${two}`, found.one + found.two],
  [`${field}_in=${one}&${field}_in=${two}`, found.one + found.two],
  [`${field}[nin]=${one},${two}`, found.rest],
];

/** The query as it travels, with ids in the place of their names. */
export const encoded = (query: string, ids: Readonly<Record<string, string>> = {}): string =>
  query
    .replaceAll(/\{(\w+)\}/g, (_, key: string) => ids[key]!)
    .split('&')
    .map((pair) => pair.replace(/^([^=]+)=(.*)$/s, (_, name, value) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`))
    .join('&')
    .replaceAll('%2C', ',');

const letters = (all: Iterable<string>) => [...all].sort().join('');

/** The filters that an operation's compiled check lets through by name. */
const declared = (record: string, operation: OperationId) =>
  [...spellings[record]!.listed.keys()].filter((name) => {
    const check = validators.platform.parameters[operation]!.query;
    return check({ [name]: 'x' }) || !check.errors!.some(({ keyword }: { keyword: string }) => keyword === 'additionalProperties');
  });

/** A list whose filters are tried. */
interface Filtered {
  operation: OperationId;
  record: string;
  cases: readonly FilterCase[];
  /** The least number of names that its filters have. */
  names: number;
  path: () => string;
  caller: () => Caller;
  /** The ids of records and people by their letters and names. */
  ids: Readonly<Record<string, string>>;
}

/** The tests of the filters of a list: each case finds what it says, and there is a case for every name of a filter. */
export const itFilters = ({ operation, record, cases, names, path, caller, ids }: Filtered): void => {
  it.each(cases)('200 ?%s finds %s', async (query, expected) => {
    const keys = new Map(Object.entries(ids).map(([key, id]) => [id, key]));
    const { status, body } = await caller().call('GET', `${path()}?${encoded(query, ids)}`);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(letters(body.data.map(({ id }: { id: string }) => keys.get(id)))).toBe(letters(expected));
  });

  it('is tried with every filter that the contract declares, in every spelling', () => {
    const tried = cases.flatMap(([query]) => query.split('&').map((pair) => pair.split('=', 1)[0]!));
    const all = declared(record, operation);
    expect(all.length).toBeGreaterThanOrEqual(names);
    expect(all.filter((name) => !tried.includes(name))).toEqual([]);
  });
};
