import { type Body, type OpenApi, type Parameter, type Placed, resolved } from '../contract/read-openapi.ts';
import type { Call } from '../core/channel-call.ts';
import { ServiceError } from '../core/errors.ts';
import { groupsName, type Parameters, writeQueryString } from '../core/query/query-string.ts';
import { inlineReferences, type PlainSchema } from './inline-schema.ts';

/** Request headers that are useful to an agent: the argument that sets each, and its description. */
const headerArguments: Readonly<Record<string, { name: string; description: string }>> = {
  'If-Match': { name: 'if_match', description: 'The version that you have read: the call fails if the record has changed since.' },
  'Idempotency-Key': { name: 'idempotency_key', description: 'Idempotency key: repeating a call with the same key has no further effect.' },
};

/** A filter spelled with brackets, which some clients do not allow in argument names. */
const bracketed = /^(.+)\[(\w+)\]$/;

/** Operators that exist only in brackets: `status[neq]` becomes the argument `status_neq`. All others duplicate another spelling and are left out. */
const onlyBracketed: ReadonlySet<string> = new Set(['neq', 'nin', 'like']);

const argumentOf = (parameter: Parameter): string | undefined => {
  if (parameter.in === 'header') return headerArguments[parameter.name]?.name;
  const [, field, operator] = bracketed.exec(parameter.name) ?? [];
  if (operator === undefined) return parameter.name;
  return onlyBracketed.has(operator) ? `${field}_${operator}` : undefined;
};

const isFilter = ({ name }: Parameter, fields: readonly string[]): boolean =>
  fields.some((field) => name === field || name.startsWith(`${field}_`) || name.startsWith(`${field}[`));

/** The arguments of a tool: path and query parameters and two headers, beside a `body`. */
export interface Inputs {
  schema: PlainSchema & { type: 'object' };
  path: readonly string[];
  /** Query names of arguments that are named differently. */
  inQuery: Readonly<Record<string, string>>;
  /** Arguments whose keys are parameters of their own. */
  keyed: readonly string[];
  /** Headers of arguments that are sent as headers. */
  inHeaders: Readonly<Record<string, string>>;
}

/** A list has dozens of filters whose names explain themselves. */
const filterSchema = ({ type, format, enum: values, items }: PlainSchema): PlainSchema => ({
  type,
  ...(format !== undefined && { format }),
  ...(values !== undefined && { enum: values }),
  ...(items !== undefined && { items: filterSchema(items as PlainSchema) }),
});

/** Whether each key of an object is a parameter of its own: `{"color": "red"}` of `metadata` is `metadata.color`. */
const isKeyed = ({ in: place, schema }: Parameter): boolean => place === 'query' && schema?.type === 'object';

/** An object of filters by key. */
const keyedSchema = (name: string): PlainSchema => ({
  type: 'object',
  description: `Only records with these values in \`${name}\`, by key: {"color": "red"}, or one of several: {"color": ["red", "blue"]}. Other operators: {"color[neq]": "red"}, {"color[nin]": ["red"]}, {"color[exists]": true}.`,
  additionalProperties: { type: ['string', 'number', 'boolean', 'array'], items: { type: 'string' } },
});

const isGroups = ({ in: place, name }: Parameter): boolean => place === 'query' && name === groupsName;

/** Groups of filters, which are objects here: nothing in them is encoded. */
const groupsSchema: PlainSchema = {
  type: 'array',
  description: 'Groups of filters. A record matches all filters of one: [{"id": "…"}, {"id": "…"}].',
  items: { type: 'object' },
};

const schemaOf = (document: OpenApi, parameter: Parameter, fields: readonly string[]): PlainSchema => {
  if (isKeyed(parameter)) return keyedSchema(parameter.name);
  if (isGroups(parameter)) return groupsSchema;
  const plain = inlineReferences(document, parameter.schema ?? {});
  if (parameter.in === 'header') return { type: 'string', description: headerArguments[parameter.name]!.description };
  if (parameter.in === 'query' && isFilter(parameter, fields)) return filterSchema(plain);
  return parameter.description === undefined ? plain : { ...plain, description: parameter.description };
};

/** The inputs of an operation. */
export const inputsOf = (document: OpenApi, { operation, parameters }: Placed): Inputs => {
  const taken = parameters.flatMap((one) => {
    const name = argumentOf(one);
    return name === undefined ? [] : [{ name, one }];
  });
  const fields = parameters.flatMap(({ name }) => bracketed.exec(name)?.[1] ?? []);
  const body = operation.requestBody && resolved<Body>(document, operation.requestBody);
  const json = body?.content['application/json']?.schema;
  const required = [...taken.filter(({ one }) => one.required).map(({ name }) => name), ...(json && body?.required ? ['body'] : [])];
  const schema = {
    type: 'object' as const,
    properties: {
      ...Object.fromEntries(taken.map(({ name, one }) => [name, schemaOf(document, one, fields)])),
      ...(json && { body: inlineReferences(document, json) }),
    },
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
  const namesIn = (place: string) =>
    Object.fromEntries(taken.filter(({ one }) => one.in === place).map(({ name, one }) => [name, one.name]));
  const keyed = taken.filter(({ one }) => isKeyed(one)).map(({ name }) => name);
  return { schema, path: Object.keys(namesIn('path')), inQuery: namesIn('query'), keyed, inHeaders: namesIn('header') };
};

/** The error for an argument of the wrong type. */
export const wrongArgument = (field: string, message: string): ServiceError =>
  new ServiceError('invalid_parameters', "The arguments do not match the tool's schema.", {
    details: [{ field, message, code: 'invalid_type' }],
  });

/** A parameter is text in a request. Values without a text form are refused, since a guess would change the question. */
const asText = (name: string, value: unknown): string => {
  if (typeof value === 'object') throw wrongArgument(name, 'Must be a string, a number or a boolean, or an array of them.');
  return String(value);
};

/** Some clients fill in every argument, with null for those they do not want. */
const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** The filters by the keys of an argument. A key may end like an operator, so its own operator is always in brackets. */
const byKeys = (name: string, value: unknown): [string, unknown][] => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrongArgument(name, 'Must be an object of values by key.');
  const parameter = (key: string, one: unknown) => (key.endsWith(']') ? key : `${key}[${Array.isArray(one) ? 'in' : 'eq'}]`);
  return Object.entries(value).flatMap(([key, one]) =>
    isGiven(one) ? [[`${name}.${parameter(key, one)}`, one] as [string, unknown]] : [],
  );
};

type Given = [name: string, value: unknown][];

const givenIn = (values: object): Given => Object.entries(values).filter(([, value]) => isGiven(value));

/** Arguments as the parameters of a query. */
const queryOf = ({ inQuery, keyed }: Inputs, given: Given): Parameters => {
  const query = given.flatMap(([name, value]) => (keyed.includes(name) ? byKeys(name, value) : [[name, value] as const]));
  return Object.fromEntries(
    query.map(([name, value]) => [
      Object.hasOwn(inQuery, name) ? inQuery[name] : name,
      Array.isArray(value) ? value.map((one) => asText(name, one)) : asText(name, value),
    ]),
  );
};

const groupsOf = (inputs: Inputs, groups: unknown): string[] => {
  const areGroups = Array.isArray(groups) && groups.every((one) => typeof one === 'object' && one !== null && !Array.isArray(one));
  if (!areGroups) throw wrongArgument(groupsName, 'Must be an array of objects of filters.');
  return groups.map((group: object) => writeQueryString(queryOf(inputs, givenIn(group))));
};

/**
 * Turns the arguments of a tool into a request. Unknown ones go to the query, where the operation says what it accepts instead.
 * @throws ServiceError `invalid_parameters`
 */
export const requestOf = (
  inputs: Inputs,
  { body, ...others }: Record<string, unknown>,
): Pick<Call, 'path' | 'query' | 'headers' | 'body'> => {
  const { path: inPath, inQuery, inHeaders } = inputs;
  const given = givenIn(others);
  const path = given.filter(([name]) => inPath.includes(name));
  const headers = given.filter(([name]) => Object.hasOwn(inHeaders, name));
  const inSearch = given.filter((one) => !path.includes(one) && !headers.includes(one));
  const hasGroups = (name: string) => name === groupsName && Object.hasOwn(inQuery, name);
  const query = inSearch.map(([name, value]): Given[number] => [name, hasGroups(name) ? groupsOf(inputs, value) : value]);
  return {
    path: Object.fromEntries(path.map(([name, value]) => [name, asText(name, value)])),
    query: queryOf(inputs, query),
    headers: Object.fromEntries(headers.map(([name, value]) => [inHeaders[name]!.toLowerCase(), asText(name, value)])),
    ...(body !== undefined && { body: body as Record<string, unknown> }),
  };
};
