import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';

/** The folder of the journeys: of each one, the steps and the document with their operations. */
export const folder = join(import.meta.dirname, '../../../graphql/journeys');

/** A request of REST, for what operations of GraphQL do not do. */
interface RestRequest {
  method: string;
  /** Below the address of the server, or the address of a file, which is sent without the key. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A step: it sends an operation, begins a subscription, receives the next result of one, or sends a request of REST. */
export interface Step {
  step: string;
  send?: string;
  subscribe?: string;
  next?: string;
  request?: RestRequest;
  variables?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** The step is repeated while its answer is this. */
  while?: object;
  expect?: object;
  /** Where in the answer the values are that later steps name. */
  keep?: Record<string, string>;
}

/** The steps of a journey, and the document with their operations. */
export interface Journey {
  name: string;
  inputs: Record<string, unknown>;
  /** Steps that only REST has, with the reasons. */
  restOnly: Record<string, string>;
  steps: Step[];
  document: string;
}

const read = (name: string): Journey => {
  const journey = parse(readFileSync(join(folder, `${name}.yaml`), 'utf8'));
  return { inputs: {}, restOnly: {}, ...journey, name, document: readFileSync(join(folder, `${name}.graphql`), 'utf8') };
};

/** Every journey of the folder. */
export const journeys: Journey[] = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => read(name.replace('.yaml', '')));

/** What the steps so far have kept, and the inputs. */
export type Known = Readonly<Record<string, unknown>>;

const known = (values: Known, name: string): unknown => {
  if (!(name in values)) throw new Error(`No step has kept ${name}.`);
  return values[name];
};

/** A value with every `{name}` in it replaced; a text that is nothing else becomes the value itself. */
export const filled = <Value>(value: Value, values: Known): Value => {
  if (typeof value === 'string') {
    const [, whole] = /^\{(\w+)\}$/.exec(value) ?? [];
    return (whole ? known(values, whole) : value.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(known(values, name)))) as Value;
  }
  if (Array.isArray(value)) return value.map((one) => filled(one, values)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, values)])) as Value;
};

/** The value at a path, such as `data.events.nodes.0.id`. */
export const valueAt = (answer: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], answer);

const isText = (expected: string, actual: unknown, values: Known): boolean => {
  const [, other] = /^!= (.*)$/s.exec(expected) ?? [];
  if (other !== undefined) return actual !== undefined && !isDeepStrictEqual(actual, other === 'null' ? null : filled(other, values));
  const [, pattern] = /^\/(.*)\/$/s.exec(expected) ?? [];
  if (pattern !== undefined) return ['string', 'number'].includes(typeof actual) && new RegExp(pattern).test(String(actual));
  return isDeepStrictEqual(actual, filled(expected, values));
};

/**
 * Where an answer is not what a step expects. Objects may have more than is expected, lists are as long as expected. `/…/` is a pattern,
 * `!= null` any value, and `!= {name}` any other one.
 */
export const misses = (expected: unknown, actual: unknown, values: Known, path = ''): string[] => {
  if (typeof expected === 'object' && expected !== null) {
    if (Array.isArray(expected) && (actual as unknown[] | undefined)?.length !== expected.length)
      return [`${path} is ${JSON.stringify(actual)}, not a list of ${expected.length}`];
    return Object.entries(expected).flatMap(([name, one]) =>
      misses(one, (actual as Record<string, unknown> | null | undefined)?.[name], values, `${path}.${name}`),
    );
  }
  const fits = typeof expected === 'string' ? isText(expected, actual, values) : isDeepStrictEqual(actual, expected);
  return fits ? [] : [`${path} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`];
};
