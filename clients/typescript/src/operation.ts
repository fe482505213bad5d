import { failureOf } from './failure.ts';
import { isPage, listOf, type Pages } from './list.ts';
import { type Parameters, parametersOf, searchOf } from './query.ts';
import { isObject } from './readable.ts';
import { remember, tagOf } from './records.ts';
import { newIdempotencyKey, type Prepared, withGiven } from './request.ts';
import { type Answered, type Settings, send } from './send.ts';
import { wellFormed } from './sendable.ts';
import type { Bytes, Selection, StreamOptions, UploadOptions } from './types.ts';

type AnyOptions = UploadOptions & StreamOptions & Selection<string, string>;

/** An operation as the table of its family says it in one line. */
export interface Operation {
  method: string;
  path: string;
  has: (word: string) => boolean;
  /** Its name in the contract, where the channel carries it. */
  called: string | undefined;
}

export const parse = (line: string): Operation => {
  const [method, path, ...words] = line.split(' ') as [string, string, ...string[]];
  const called = words.find((word) => word.startsWith('call:'))?.slice('call:'.length);
  return { method, path, has: (word) => words.includes(word), called };
};

const placeholder = /\{(\w+)\}/g;

/** The path with the ids in it. @throws TypeError for an id that would lead to another path */
const pathWith = (path: string, ids: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(placeholder, (_, name: string) => {
    const id = ids[name];
    if (typeof id !== 'string' || id === '' || /^\.+$/.test(id)) throw new TypeError(`${JSON.stringify(id)} is not an id.`);
    return encodeURIComponent(wellFormed(name, id));
  });

const contentTypeOf = (bytes: Bytes, { contentType }: AnyOptions): string =>
  contentType ?? ((bytes instanceof Blob && bytes.type) || 'application/octet-stream');

const headersOf = ({ has }: Operation, input: unknown, options: AnyOptions): Record<string, string> => {
  const { idempotencyKey = newIdempotencyKey(), ifMatch, range } = options;
  const ours = {
    ...(has('stream') ? {} : { Accept: 'application/json' }),
    ...(has('body') && input !== undefined ? { 'Content-Type': 'application/json' } : {}),
    ...(has('bytes') ? { 'Content-Type': contentTypeOf(input as Bytes, options) } : {}),
    ...(has('idempotent') ? { 'Idempotency-Key': idempotencyKey } : {}),
    ...(ifMatch === undefined ? {} : { 'If-Match': typeof ifMatch === 'string' ? ifMatch : tagOf(ifMatch) }),
    ...(range === undefined ? {} : { Range: range }),
  };
  return withGiven(ours, options.headers);
};

/** A call: an operation with the ids in its path, and with its options. */
interface Call {
  settings: Settings;
  operation: Operation;
  path: string;
  ids: Record<string, string>;
  query?: Parameters;
  options: AnyOptions;
}

/** The ids of a path by their names: the first arguments of a call. */
export const idsIn = (path: string, given: readonly unknown[]): Record<string, unknown> =>
  Object.fromEntries([...path.matchAll(placeholder)].map(([, name], index) => [name!, given[index]]));

/** The same for the channel. */
const asCall = ({ operation: { called }, ids, query = {} }: Call) =>
  called === undefined ? undefined : { operation: called, path: ids, query };

/** Whether an answer of success has what the operation answers: a record, or a page of a list. */
const isAsPromised = ({ operation: { has }, query = {} }: Call, { status }: Response, body: unknown): boolean => {
  if (has('nothing')) return status === 204;
  if (!isObject(body)) return false;
  return has('list') ? isPage(body, query) : isObject(body.data);
};

const prepare = (call: Call, input?: unknown): Prepared => {
  const { settings, operation, path, query, options } = call;
  const search = query && searchOf(query);
  const { method, has } = operation;
  return {
    method,
    url: settings.baseUrl + path + (search ? `?${search}` : ''),
    headers: headersOf(operation, input, options),
    ...(has('body') ? { json: input } : {}),
    ...(has('bytes') ? { bytes: input as Bytes } : {}),
    stream: has('stream'),
    repeatable: method === 'GET' || has('idempotent'),
    failed: (response, body, curl) => {
      const isWrong = response.ok && !isAsPromised(call, response, body);
      return isWrong ? failureOf(response, body, settings.baseUrl, curl()) : undefined;
    },
    call: asCall(call),
  };
};

const list = (call: Call, input: object = {}): Pages<unknown> =>
  listOf(async (query) => (await send(call.settings, prepare({ ...call, query }), call.options)).body, parametersOf(input));

const resultOf = ({ has }: Operation, { response, body }: Answered): unknown =>
  has('stream') ? response : remember((body as { data: unknown } | undefined)?.data, response);

const perform = async (call: Call, input?: unknown): Promise<unknown> =>
  resultOf(call.operation, await send(call.settings, prepare(call, input), call.options));

const read = (call: Call, input: object = {}): Promise<unknown> => perform({ ...call, query: parametersOf(input) });

/** How often a record is read and written again because somebody else was faster. */
const rounds = 10;

/** What reads the record that an operation changes. */
const readingOf = ({ path, called }: Operation): Operation => {
  const reading = called?.replace(/^(?:update|replace)/, 'get');
  return parse(`GET ${path}${reading ? ` call:${reading}` : ''}`);
};

/** Reads a record, makes the new fields out of it and writes them if it is still the same; otherwise again. */
const rewrite = async (call: Call, change: (current: object) => unknown): Promise<unknown> => {
  const { headers, signal, timeout, retries } = call.options;
  const reading = {
    ...call,
    operation: readingOf(call.operation),
    query: {},
    options: { headers, signal, timeout, retries } as AnyOptions,
  };
  for (let round = 1; ; round += 1) {
    const current = (await perform(reading)) as object;
    try {
      return await perform({ ...call, options: { ...call.options, ifMatch: current } }, await change(current));
    } catch (error) {
      if ((error as { code?: string }).code !== 'version_mismatch' || round === rounds) throw error;
    }
  }
};

const optionNames = ['signal', 'timeout', 'retries', 'headers', 'idempotencyKey', 'ifMatch', 'contentType', 'range'];

/** What shapes the answer of a write is among its options. */
const selectionNames = ['fields', 'expand'];

/** @throws TypeError for options in the place of a query, and for a query in the place of options */
export const expectInPlace = ({ has }: Operation, input: unknown, options: object): void => {
  const query = has('list') || has('query') ? input : {};
  const [option] = Object.keys(query ?? {}).filter((name) => optionNames.includes(name));
  if (option) throw new TypeError(`${option} is an option: options come after the query, which may be {}.`);
  const known = has('shaped') ? [...optionNames, ...selectionNames] : optionNames;
  const [other] = Object.keys(options).filter((name) => !known.includes(name));
  if (other) throw new TypeError(`${other} is no option. Options are ${known.join(', ')}; a query comes before them.`);
};

/** The arguments of a call behind its ids. */
export const inputAndOptions = ({ path, has }: Operation, given: readonly unknown[]): [input: unknown, options: AnyOptions | undefined] => {
  const count = path.split('{').length - 1;
  const takesInput = ['list', 'query', 'body', 'bytes'].some(has);
  return (takesInput ? given.slice(count, count + 2) : [undefined, given[count]]) as [unknown, AnyOptions | undefined];
};

/** The function that a client has for an operation. It takes the ids, then a query or a body where there is one, then options. */
export const method = (settings: Settings, line: string) => {
  const operation = parse(line);
  const { has } = operation;
  return (...given: unknown[]): unknown => {
    const [input, options = {}] = inputAndOptions(operation, given);
    expectInPlace(operation, input, options);
    const named = idsIn(operation.path, given);
    // Each of them is a text where there is a path.
    const ids = named as Record<string, string>;
    const query = parametersOf({ fields: options.fields, expand: options.expand });
    const call = { settings, operation, path: pathWith(operation.path, named), ids, query, options };
    if (has('list')) return list(call, input as object);
    if (has('query')) return read(call, input as object);
    if (has('rewritable') && typeof input === 'function') return rewrite(call, input as (current: object) => unknown);
    return perform(call, input);
  };
};
