import type { Answered, Caller, Outside, Tessera } from '@tessera/platform/testing';
import { getNamedType, isInputObjectType } from 'graphql';
import { fieldMap } from '#generated/graphql/field-map';
import type { OperationId } from '../../../src/contract/types.ts';
import { breaksOf } from '../../../src/testing/contract/broken-input.ts';
import { type PublishedOperation, publishedOperations, resolve, type Schema } from '../../../src/testing/contract/published.ts';
import { idPrefixesOf, type ValidRequest } from '../../../src/testing/requests/fill.ts';
import { following } from '../../../src/testing/walk/observed.ts';
import { recordsOf, validRequests } from '../../support/requests.ts';
import { argumentOf, asRest, fieldsOf, inputOf, meantBy, selectionOf, sharedOf, types } from './spelling.ts';

type Shown = Record<string, unknown>;

/** A mutation, and the operation of REST that it is. */
export interface Write {
  name: string;
  operation: PublishedOperation;
  /** The type of its `input`; undefined where it has none. */
  input: string | undefined;
  /** The arguments that are in the path of REST. */
  ids: readonly (readonly [argument: string, parameter: string])[];
  shows: Readonly<Record<string, string>>;
  isGuarded: boolean;
}

interface Root {
  operation: OperationId;
  path?: Readonly<Record<string, string>>;
  shows?: Readonly<Record<string, string>>;
}

const writeOf = ([name, { operation: operationId, path, shows = {} }]: [string, Root]): Write => {
  const operation = publishedOperations.find((one) => one.operationId === operationId)!;
  const args = fieldsOf('Mutation')[name]!.args;
  const input = args.map(({ type }) => getNamedType(type)).find(isInputObjectType)?.name;
  const parameters = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter!);
  const ids = path ? Object.entries(path) : parameters.map((parameter) => ['id', parameter] as const);
  return { name, operation, input, ids, shows, isGuarded: args.some((one) => one.name === 'ifVersion') };
};

/** Every write of the schema, out of the map. */
export const writes: Write[] = Object.entries<Root>(fieldMap.roots.Mutation).map(writeOf);

/** What a write is done with, at both doors. */
export interface Call {
  path: Readonly<Record<string, string>>;
  body?: Shown | undefined;
  /** The version that the record has to have. */
  version?: number;
}

/** A document of a mutation with everything that the map says it shows. */
const documentOf = ({ name, shows }: Write, args: Shown): string => {
  const declared = fieldsOf('Mutation')[name]!.args.filter((one) => one.name in args);
  const payload = getNamedType(fieldsOf('Mutation')[name]!.type).name;
  const shown = Object.keys(fieldsOf(payload)).map((field) =>
    types[shows[field]!] ? `${field} { ${selectionOf(shows[field]!)} }` : field,
  );
  const variables = declared.map((one) => `$${one.name}: ${one.type}`).join(', ');
  const given = declared.map((one) => `${one.name}: $${one.name}`).join(', ');
  if (declared.length === 0) return `mutation { ${name} { ${shown.join(' ')} } }`;
  return `mutation (${variables}) { ${name}(${given}) { ${shown.join(' ')} } }`;
};

const sentOverGraphql = (write: Write, caller: Caller, { path, body, version }: Call): Promise<Answered> => {
  const ids = Object.fromEntries(write.ids.map(([argument, parameter]) => [argument, path[parameter]]));
  const args = {
    ...ids,
    ...(write.input && body && { input: inputOf(write.input, body) }),
    ...(version !== undefined && { ifVersion: version }),
  };
  return caller.call('POST', '/graphql', { query: documentOf(write, args), variables: args });
};

/** The body of REST that means what the input means. */
const bodyOf = ({ input, operation: { method } }: Write, body: Shown | undefined): Shown | undefined =>
  input === undefined || body === undefined ? undefined : meantBy(input, body, method.toLowerCase());

const sentOverRest = (write: Write, caller: Caller, { path, body: given, version }: Call): Promise<Answered> => {
  const { path: template, method } = write.operation;
  const address = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name]!));
  const body = bodyOf(write, given);
  return caller.call(method, address, body, version === undefined ? {} : { 'If-Match': `"${version}"` });
};

/** What came of a write, in the words of REST: what it answers with, or its refusal. */
export interface Outcome {
  shown?: Shown;
  code?: string;
  fields?: string[];
}

const alike = (word: string): string =>
  word
    .replaceAll(/\b([a-z]{3})_[0-7][0-9a-hjkmnp-tv-z]{25}\b/g, '$1_…')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'some time')
    .replaceAll(/whsec_[\w+/=]+/g, 'whsec_…')
    .replaceAll(/\d+@/g, '…@');

/** What two requests of the same kind make alike: ids, times, secrets and addresses of people are different. */
const comparable = (shown: Shown): Shown => JSON.parse(alike(JSON.stringify(shown)));

const ofGraphql = ({ name, shows }: Write, { body }: Answered): Outcome => {
  const [error] = body.errors ?? [];
  if (error) return { code: error.extensions.reason, fields: Object.keys(error.extensions.details).sort() };
  const shown = Object.entries<unknown>(body.data[name]).map(([field, value]) => [
    field,
    types[shows[field]!] ? asRest(shows[field]!, value as Shown) : value,
  ]);
  return { shown: comparable(Object.fromEntries(shown)) };
};

const ofRest = ({ name, shows, input, ids }: Write, { path }: Call, { status, body }: Answered): Outcome => {
  if (status >= 300) {
    const fields = body.error.details.map(({ field }: { field: string }) => (input ? argumentOf(input, field) : field));
    return { code: body.error.code, fields: [...new Set<string>(fields)].sort() };
  }
  const payload = getNamedType(fieldsOf('Mutation')[name]!.type).name;
  const shown = Object.keys(fieldsOf(payload)).map((field) => {
    if (types[shows[field]!]) return [field, sharedOf(shows[field]!, body.data)];
    return [field, body?.data[shows[field]!] ?? path[shows[field] ?? ids.at(-1)![1]]];
  });
  return { shown: comparable(Object.fromEntries(shown)) };
};

/** The same write over both doors, each with a call of its own. */
export interface Doors<Result> {
  rest: Result;
  graphql: Result;
}

/** Sends a write over both doors. */
export const sent = async (write: Write, callers: Doors<Caller>, calls: Doors<Call>): Promise<Doors<Outcome>> => {
  const [rest, graphql] = await Promise.all([
    sentOverRest(write, callers.rest, calls.rest),
    sentOverGraphql(write, callers.graphql, calls.graphql),
  ]);
  return { rest: ofRest(write, calls.rest, rest), graphql: ofGraphql(write, graphql) };
};

/** Whether an id is the word for another operation of REST, as `me` in the place of a user's id. */
export const isAnother = ({ operation: { path: template } }: Write, { path }: Call): boolean =>
  publishedOperations.some(
    (one) => one.path !== template && one.path === template.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name]!),
  );

/** A call with ids that are well formed, and that nothing has. */
export const nothing = ({ operation: { parameters, body } }: Write, id?: string): Call => ({
  path: Object.fromEntries(
    parameters.filter((one) => one.in === 'path').map(({ name, schema }) => [name, id ?? String(resolve(schema).examples![0])]),
  ),
  body: body?.example,
});

const parsed = ({ operation: { path: template } }: Write, { path, body }: ValidRequest): Call => {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const values = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(path)!.slice(1);
  return {
    path: Object.fromEntries(names.map((name, at) => [name, values[at]!])),
    body: body === undefined ? undefined : JSON.parse(body as string),
  };
};

/** An account for each door, in which the same happens. */
export const twoAccounts = async (tessera: Tessera, outside: Outside) => {
  const accountFor = async (door: keyof Doors<unknown>) => {
    const caller = await tessera.otherAccount();
    const fresh = await following(tessera, caller);
    return { door, caller, fresh, valid: validRequests(tessera, outside, caller) };
  };
  const [rest, graphql] = await Promise.all([accountFor('rest'), accountFor('graphql')]);
  const both = async <Result>(of: (account: Awaited<ReturnType<typeof accountFor>>) => Promise<Result>): Promise<Doors<Result>> => {
    const [one, other] = await Promise.all([of(rest), of(graphql)]);
    return { rest: one, graphql: other };
  };
  return {
    callers: { rest: rest.caller, graphql: graphql.caller },
    both,
    /** A call that succeeds, about records of its own in the state that the write needs. */
    valid: (write: Write, body?: Shown): Promise<Doors<Call>> =>
      both(async ({ valid }) => parsed(write, await valid(write.operation.operationId, body && { body }, write.operation))),
    /** A call about new records, in whatever state new records have. */
    untouched: (write: Write): Promise<Doors<Call>> =>
      both(async ({ caller }) => {
        const id = recordsOf(caller, outside);
        const named = write.operation.parameters.filter((one) => one.in === 'path');
        const path = named.map(async ({ name, schema }) => [name, await id(idPrefixesOf(resolve(schema))[0]!)] as const);
        return { path: Object.fromEntries(await Promise.all(path)), body: write.operation.body?.example };
      }),
    /** The bodies that name records, each with one of them that belongs to another account. */
    foreign: async (write: Write): Promise<Shown[]> => {
      const { body } = write.operation;
      const id = recordsOf(await tessera.otherAccount(), outside);
      const named = body ? propertiesOf(body.schema).flatMap(({ path, prefixes }) => prefixes.map((prefix) => ({ path, prefix }))) : [];
      return Promise.all(named.map(async ({ path, prefix }) => withValue(body!.example, path, await id(prefix))));
    },
    /** What was recorded since this was asked before: the types of events, of their effects, and the actions of the audit log. */
    recorded: () =>
      both(async ({ fresh }) => ({ events: await fresh('events'), effects: await fresh('effects'), audits: await fresh('audits') })),
  };
};

/** Values that a property takes, and some that break a rule of it each. */
const valuesOf = (schema: Schema): unknown[] => {
  const isList = [schema.type].flat().includes('array');
  const breaks = breaksOf(schema).map(({ value }) => value);
  // One value that is no list breaks nothing where it is a list of one.
  const broken = breaks.filter((value) => !isList || Array.isArray(value) || !fieldMap.inputValues.oneIsList);
  return [...(schema.enum ?? []), ...(schema.examples ?? []), ...broken, null, undefined];
};

/** A property of a body, or of an object in it, with values to try; of one that is an id, its prefixes. */
interface Property {
  path: readonly string[];
  values: unknown[];
  prefixes: string[];
}

/** The properties of a body, and of the objects in it. */
export const propertiesOf = (declared: Schema, within: readonly string[] = []): Property[] =>
  Object.entries(resolve(declared).properties ?? {}).flatMap(([name, property]) => {
    const path = [...within, name];
    const schema = resolve(property);
    return [{ path, values: valuesOf(schema), prefixes: idPrefixesOf(schema) }, ...propertiesOf(property, path)];
  });

const inputs: Readonly<Record<string, { readonly schema: string; readonly restOnly?: readonly string[] }>> = fieldMap.inputs;

/** Whether the map says that GraphQL leaves a property out. */
export const isRestOnly = ({ input = '' }: Write, { path }: Property): boolean => inputs[input]?.restOnly?.includes(path[0]!) ?? false;

/** A body in which one property has another value. */
export const withValue = (body: Shown, [name, ...rest]: readonly string[], value: unknown): Shown => ({
  ...body,
  [name!]: rest.length === 0 ? value : withValue((body[name!] ?? {}) as Shown, rest, value),
});
