import type { BatchOperation, BatchOperationResult, BatchResult } from '../generated/platform/types.ts';
import type { TesseraError } from './errors.ts';
import { failureOf } from './failure.ts';
import { expectInPlace, idsIn, inputAndOptions, method, type Operation, parse } from './operation.ts';
import { parametersOf } from './query.ts';
import { isObject } from './readable.ts';
import { remember, tagOf } from './records.ts';
import type { Settings } from './send.ts';
import type { Answer, ApiOf, WriteOptions } from './types.ts';

type LastOf<Given extends unknown[]> = Required<Given> extends [...unknown[], infer Last] ? Last : never;

/** The methods that write records, each of which gives the record that there will be. */
type WritesOf<Api> = {
  [Name in keyof Api as Api[Name] extends (...given: infer Given) => Answer<infer _Result, infer _Code>
    ? 'idempotencyKey' extends keyof LastOf<Given>
      ? Name
      : never
    : never]: Api[Name] extends (...given: infer Given) => Answer<infer Result, infer _Code> ? (...given: Given) => Result : never;
};

/** What a batch is written with: the families of its client, without what only reads. */
export type Writes<F> = { readonly [Name in keyof F]: WritesOf<ApiOf<F[Name]>> };

/** What became of one operation of a batch. */
export type BatchOutcome<Result> = { value: Result; error?: undefined } | { value?: undefined; error: TesseraError };

/** Carries out writes of any families as one request. */
export interface Batching<F> {
  /**
   * All of them, or none. What `write` returns is the result, with the records that there are then.
   * @throws TesseraError the error of the first operation that was refused
   */
  <Written>(write: (batch: Writes<F>) => Written, options?: WriteOptions & { atomic?: true }): Promise<Written>;
  /** Each for itself. What `write` returns is a list or an object of them; the result has the outcome of each in its place. */
  <Written extends object>(
    write: (batch: Writes<F>) => Written,
    options: WriteOptions & { atomic: false },
  ): Promise<{ [Place in keyof Written]: BatchOutcome<Written[Place]> }>;
}

/** Where the values of records will be that are not there yet, as JSON Pointers into the results. */
const places = new WeakMap<object, string>();

const placeOf = (value: unknown): string | undefined => (isObject(value) ? places.get(value) : undefined);

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

const notYet = (): never => {
  throw new TypeError(
    'A batch does not know this value before it is sent: pass it to another write of the batch, or read it from the result.',
  );
};

/** Stands for a value of a result: each property of it stands for a value, too. */
const valueAt = (place: string): object => {
  const stand = new Proxy(Object.create(null) as object, {
    get: (_, key) => {
      if (key === Symbol.toPrimitive || key === 'toJSON') return notYet;
      // A promise would be waited for.
      return typeof key === 'symbol' || key === 'then' ? undefined : valueAt(`${place}/${escaped(key)}`);
    },
    ownKeys: notYet,
    has: notYet,
  });
  places.set(stand, place);
  return stand;
};

const isPlain = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value) as null);

/** A value without those that stand for later ones; where these were is noted in `references`. */
const settled = (value: unknown, place: string, references: Record<string, string>): unknown => {
  const from = placeOf(value);
  if (from !== undefined) {
    references[place] = from;
    return null;
  }
  if (Array.isArray(value)) return value.map((one, index) => settled(one, `${place}/${index}`, references));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, settled(one, `${place}/${escaped(key)}`, references)]));
};

/** The options that a write of a batch may have. */
const optionNames = ['ifMatch', 'fields', 'expand'];

/** The operation of a batch for a call of a client. @throws TypeError for what a batch does not carry */
const operationOf = (operation: Operation, given: readonly unknown[]): BatchOperation => {
  const [input, options = {}] = inputAndOptions(operation, given);
  const { called, has, method: verb, path } = operation;
  if (verb === 'GET' || has('bytes') || called === undefined) throw new TypeError(`${verb} ${path} cannot be part of a batch.`);
  if (typeof input === 'function') throw new TypeError('A batch reads nothing: give the new fields in place of a function.');
  expectInPlace(operation, input, options);
  const [other] = Object.keys(options).filter((name) => !optionNames.includes(name));
  if (other) throw new TypeError(`${other} is an option of the whole batch. A write has ${optionNames.join(', ')}.`);
  const { ifMatch, fields, expand } = options;
  const references: Record<string, string> = {};
  const ids = settled(idsIn(path, given), '/path', references) as Record<string, string | null>;
  const body = settled(input, '/body', references) as Record<string, unknown> | undefined;
  const query = parametersOf({ fields, expand });
  return {
    operation: called as BatchOperation['operation'],
    path: Object.fromEntries(Object.entries(ids).filter((entry): entry is [string, string] => entry[1] !== null)),
    ...(Object.keys(query).length > 0 && { query }),
    ...(ifMatch !== undefined && { if_match: typeof ifMatch === 'string' ? ifMatch : tagOf(ifMatch) }),
    ...(body !== undefined && { body }),
    ...(Object.keys(references).length > 0 && { references }),
  };
};

const writing = (families: Readonly<Record<string, Readonly<Record<string, string>>>>, operations: BatchOperation[]) => {
  const add = (line: string) => {
    const operation = parse(line);
    return (...given: unknown[]): object => {
      operations.push(operationOf(operation, given));
      return valueAt(`/${operations.length - 1}/body/data`);
    };
  };
  return Object.fromEntries(
    Object.entries(families).map(([name, family]) => [
      name,
      Object.fromEntries(Object.entries(family).map(([method, line]) => [method, add(line)])),
    ]),
  );
};

const comeWith = ({ status, headers }: BatchOperationResult) => ({ status, headers: new Headers(headers) });

/** The value at a place in the results. A record is remembered with its answer. */
const resultAt = (place: string, results: readonly BatchOperationResult[]): unknown => {
  const [index, , , ...inside] = place.split('/').slice(1) as [string, ...string[]];
  const result = results[Number(index)]!;
  const data = remember(result.body?.data, comeWith(result));
  return inside
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], data);
};

/** What `write` has returned, with values in place of what stood for them. */
const resolved = (written: unknown, results: readonly BatchOperationResult[]): unknown => {
  const place = placeOf(written);
  if (place !== undefined) return resultAt(place, results);
  if (Array.isArray(written)) return written.map((one) => resolved(one, results));
  if (!isPlain(written)) return written;
  return Object.fromEntries(Object.entries(written).map(([key, one]) => [key, resolved(one, results)]));
};

const outcomeOf = (settings: Settings, one: unknown, results: readonly BatchOperationResult[]) => {
  const place = placeOf(one);
  if (place === undefined) throw new TypeError('With `atomic: false`, return a list or an object of what the writes of the batch gave.');
  const result = results[Number(place.split('/')[1])]!;
  const { status, headers } = comeWith(result);
  if (status < 400) return { value: resultAt(place, results) };
  return { error: failureOf({ status, headers }, result.body, settings.baseUrl, undefined) };
};

const mapped = (written: object, change: (one: unknown) => unknown): unknown =>
  Array.isArray(written) ? written.map(change) : Object.fromEntries(Object.entries(written).map(([key, one]) => [key, change(one)]));

/** The function that a client has for batches. */
export const batching = <F>(settings: Settings, families: Readonly<Record<string, Readonly<Record<string, string>>>>): Batching<F> => {
  const execute = method(settings, 'POST /v1/batch body idempotent call:executeBatch');
  const batch = async (write: (batch: Writes<F>) => unknown, { atomic = true, ...options }: WriteOptions & { atomic?: boolean } = {}) => {
    const operations: BatchOperation[] = [];
    const written = write(writing(families, operations) as Writes<F>);
    const { results } =
      operations.length > 0 ? ((await execute({ atomic, operations }, options)) as BatchResult) : { results: [] as BatchOperationResult[] };
    return atomic ? resolved(written, results) : mapped(written as object, (one) => outcomeOf(settings, one, results));
  };
  // The overloads say what it returns for each value of `atomic`.
  return batch as Batching<F>;
};
