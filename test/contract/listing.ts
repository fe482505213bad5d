import type { Tessera } from '@tessera/platform/testing';
import { expect } from 'vitest';
import type { OperationId } from '../../src/contract/types.ts';
import {
  accountOperations,
  differingOperations,
  nameOf,
  type PublishedOperation,
  publishedOperations,
  resolve,
  type Schema,
} from '../../src/testing/contract/published.ts';
import { idPrefixesOf } from '../../src/testing/requests/fill.ts';
import { type Filter, filterOf, finds, probes } from './filter-meaning.ts';
import type { Ids } from './world/rows.ts';
import { storeWorld } from './world/store.ts';

type Shown = Record<string, unknown>;

/** What a list did, by request, and what it documents. */
export interface Compared {
  seen: Record<string, unknown>;
  documented: Record<string, unknown>;
}

const queryOf = ({ parameters }: PublishedOperation) => parameters.filter((one) => one.in === 'query');

/** Every list of the published documents: `after` is the parameter that all of them have, and nothing else has. */
export const lists = [...publishedOperations, ...accountOperations, ...differingOperations]
  .filter((operation) => queryOf(operation).some(({ name }) => name === 'after'))
  .map((operation) => [nameOf(operation), operation] as const);

/** The schema of a listed record. */
const recordOf = ({ answers }: PublishedOperation): Schema => {
  const { data } = resolve(answers[200]!.content['application/json']!).properties!;
  return resolve(data!).items!;
};
const propertiesOf = (operation: PublishedOperation): Record<string, Schema> => resolve(recordOf(operation)).properties!;

const filtersOf = (operation: PublishedOperation): Filter[] =>
  queryOf(operation).flatMap(({ name, schema }) => filterOf(name, schema, propertiesOf(operation)) ?? []);

/** How many lists of the same record come before this one. */
const placeOf = (operation: PublishedOperation): number => {
  const same = lists.filter(([, other]) => recordOf(other).$ref === recordOf(operation).$ref);
  return same.findIndex(([, other]) => other === operation);
};

/** Whether another version has a field of its records otherwise than the latest one. */
const isDifferent = (operation: PublishedOperation, field: string): boolean => {
  const latest = publishedOperations.find(({ operationId }) => operationId === operation.operationId);
  const textIn = (one: PublishedOperation) => JSON.stringify(resolve(propertiesOf(one)[field] ?? {})).replaceAll(`${one.document}#`, '#');
  return latest !== undefined && textIn(latest) !== textIn(operation);
};

/**
 * What words mean is the same in all lists of a record: the first one is tried with all, each other one with one word of each field. Of
 * another version the first one is tried with all words of the fields that it has otherwise.
 */
const tried = <Word>(operation: PublishedOperation, words: readonly Word[], fieldOf: (word: Word) => string): Word[] => {
  const at = placeOf(operation);
  const isLatest = !differingOperations.includes(operation);
  return Object.entries(Object.groupBy(words, fieldOf)).flatMap(([field, own = []]) =>
    at === 0 && (isLatest || isDifferent(operation, field)) ? own : [own[(at * 5) % own.length]!],
  );
};

const triedFilters = (operation: PublishedOperation): Filter[] => tried(operation, filtersOf(operation), ({ field }) => field);

/** The values of `sort` that a list is tried with. */
export const triedSorts = (operation: PublishedOperation): string[] => {
  const { schema } = queryOf(operation).find(({ name }) => name === 'sort') ?? { schema: {} };
  return tried(operation, (resolve<Schema>(schema).items?.enum ?? []) as string[], (sort) => sort.split(':')[0]!);
};

/** Whether no value of a field tells records apart: there is only one. */
const isAlike = (operation: PublishedOperation, field: string): boolean => resolve(propertiesOf(operation)[field] ?? {}).enum?.length === 1;

/** Requests are logged while this one asks. */
const bounds: Partial<Record<OperationId, [name: string, value: string]>> = {
  listRequests: ['created_at_lt', '2026-02-01T00:00:00.000Z'],
  listUsedParts: ['starts_at_lt', '2026-02-01T00:00:00.000Z'],
};

const keyOf = ({ id, user_id, starts_at }: Shown) => String(id ?? user_id ?? starts_at);
const keysOf = (records: readonly Shown[]) => records.map(keyOf).sort();
const text = (value: unknown) => [value].flat().join(',');

/** `priority` is ordered by what it means; all else by its value. */
const rank = (field: string, schema: Schema, value: unknown) => (field === 'priority' ? schema.enum!.indexOf(value) : value);

/** The values of a field in their order, null last. */
const inOrder = (values: readonly unknown[], field: string, schema: Schema, isDescending: boolean): unknown[] =>
  values.toSorted((one, other) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const [a, b] = [rank(field, schema, one) as string, rank(field, schema, other) as string];
    if (a === b) return 0;
    return a < b === isDescending ? 1 : -1;
  });

/** Tries lists on an account that has something in each of them. */
export const listing = async (tessera: Tessera) => {
  const { caller, ids } = await storeWorld(tessera);
  const days = await tessera.database.db.selectFrom('usage_days').select('starts_at').where('starts_at', '<', '2026-02-01').execute();
  const stored = new Set([...Object.values(ids).flat(), ...days.map(({ starts_at }) => starts_at)]);

  const addressOf = ({ path, parameters }: PublishedOperation): string =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const { schema } = parameters.find((one) => one.in === 'path' && one.name === name)!;
      const [prefix] = idPrefixesOf(resolve(schema));
      return ids[prefix as keyof Ids][0]!;
    });

  /** The stored records of a list, in its order. */
  const listed = async (operation: PublishedOperation, query: Record<string, string> = {}): Promise<Shown[]> => {
    const [name, value] = bounds[operation.operationId] ?? [];
    const search = new URLSearchParams({ ...(name && { [name]: value! }), ...query, after: '', limit: '100' })
      .toString()
      .replaceAll('%2C', ',');
    const { status, body } = await caller.call('GET', `${addressOf(operation)}?${search}`);
    expect({ query, status, body: status === 200 ? undefined : body }).toEqual({ query, status: 200, body: undefined });
    return body.data.filter((one: Shown) => stored.has(keyOf(one)));
  };

  /** What each filter finds. */
  const filtered = async (operation: PublishedOperation): Promise<Compared> => {
    const records = await listed(operation);
    expect(records.length).toBeGreaterThan(1);
    const [seen, documented]: Record<string, unknown>[] = [{}, {}] as const;
    const told = triedFilters(operation).flatMap((filter) => {
      const values = probes(filter, records);
      documented[filter.name] = values.length > 0 ? 'a value tells' : 'no value tells';
      seen[filter.name] = isAlike(operation, filter.field) ? 'no value tells' : 'a value tells';
      return values.map((value) => ({ filter, value }));
    });
    const finding = told.map(async ({ filter, value }) => {
      const call = `${filter.name}=${text(value)}`;
      documented[call] = keysOf(records.filter((record) => finds(filter, value, record)));
      seen[call] = keysOf(await listed(operation, { [filter.name]: text(value) }));
    });
    await Promise.all(finding);
    return { seen, documented };
  };

  /** The values of the field that a list is sorted by; `sort` is asked for unless it is the default. */
  const sorted = async (operation: PublishedOperation, sorts: readonly string[], isDefault = false): Promise<Compared> => {
    const [seen, documented]: Record<string, unknown>[] = [{}, {}] as const;
    for (const sort of sorts) {
      const [field, direction] = sort.split(':') as [string, string?];
      const values = (await listed(operation, isDefault ? {} : { sort })).map((record) => record[field]);
      expect(new Set(values).size, `different values of ${field}`).toBeGreaterThan(1);
      seen[sort] = values;
      documented[sort] = inOrder(values, field, resolve(propertiesOf(operation)[field]!), direction === 'desc');
    }
    return { seen, documented };
  };

  return { caller, addressOf, filtered, sorted };
};
