import { buildSchema, type GraphQLFieldMap, getNamedType, isAbstractType, isInputObjectType, isLeafType } from 'graphql';
import { fieldMap } from '#generated/graphql/field-map';
import { sdl } from '../../../src/contract/graphql.ts';

/** The published schema, without resolvers: what it has is walked. */
export const schema = buildSchema(sdl);

type Shown = Record<string, unknown>;

/** A field that leads to records, as the map of GraphQL says it. */
export interface Reached {
  record?: string;
  by?: string;
  list?: string;
  where?: string;
  operation?: string;
}

interface MappedType {
  fields: Readonly<Record<string, string>>;
  reached?: Readonly<Record<string, Reached>>;
}

/** The parts of the map, without the literal types. */
export const types: Readonly<Record<string, MappedType>> = fieldMap.types;
const inputs: Readonly<Record<string, MappedType>> = fieldMap.inputs;
const enums: Readonly<Record<string, { values: 'same' | Readonly<Record<string, string>> }>> = fieldMap.enums;

/** The types of what an operation makes for a field: they are in no list. */
export const madeTypes: readonly string[] = Object.values(types).flatMap(({ reached = {} }) =>
  Object.values(reached).flatMap(({ record, operation }) => (record && operation ? [record] : [])),
);

/** The fields of a type or an input of the schema. */
export const fieldsOf = (type: string): GraphQLFieldMap<unknown, unknown> =>
  (schema.getType(type) as unknown as { getFields: () => GraphQLFieldMap<unknown, unknown> }).getFields();

const typeOf = (owner: string, field: string) => getNamedType(fieldsOf(owner)[field]!.type);

const typesWithin = (type: string): string[] => [
  type,
  ...Object.keys(types[type]!.fields).flatMap((field) => (isLeafType(typeOf(type, field)) ? [] : typesWithin(typeOf(type, field).name))),
];

/** The types of what a search answers, which is in no list either. */
export const searchTypes: readonly string[] = typesWithin('SearchResults');

/** Fields that lead to one record each. */
const linksOf = (type: string): [field: string, by: string][] =>
  Object.entries(types[type]!.reached ?? {}).flatMap(([field, { by }]) => (by ? [[field, by]] : []));

/** Everything that the map has of a type, with the ids of the records that it leads to. */
export const selectionOf = (type: string): string => {
  const own = Object.keys(types[type]!.fields).map((field) => {
    const inner = typeOf(type, field);
    return isLeafType(inner) ? field : `${field} { ${selectionOf(inner.name)} }`;
  });
  const linked = linksOf(type).map(([field]) => `${field} { ${isAbstractType(typeOf(type, field)) ? '... on Node { id }' : 'id'} }`);
  return [...own, ...linked].join(' ');
};

const fromEnum = (name: string, value: unknown): unknown => {
  const values = enums[name]?.values ?? 'same';
  return values === 'same' ? value : (values[value as string] ?? value);
};

const toEnum = (name: string, value: unknown): unknown => {
  const values = enums[name]?.values ?? 'same';
  if (values === 'same') return value;
  return Object.entries(values).find(([, one]) => one === value)?.[0] ?? value;
};

/** One value, or each one of a list. */
const eachOf = (value: unknown, change: (one: unknown) => unknown): unknown => {
  if (value === null || value === undefined) return value;
  return Array.isArray(value) ? value.map(change) : change(value);
};

/** A record of GraphQL as REST spells it. Of a record that it leads to, the id is left. */
export const asRest = (type: string, record: Shown): Shown => {
  const own = Object.entries(types[type]!.fields).map(([field, property]) => {
    const { name } = typeOf(type, field);
    return [property, eachOf(record[field], (one) => (types[name] ? asRest(name, one as Shown) : fromEnum(name, one)))];
  });
  const linked = linksOf(type).map(([field, by]) => [`${by} of ${field}`, (record[field] as { id: string } | null)?.id ?? null]);
  return Object.fromEntries([...linked, ...own]);
};

const idIn = (value: unknown): unknown => (typeof value === 'object' && value !== null ? (value as Shown).id : value);

/** What the map says that GraphQL shows of a record of REST. */
export const sharedOf = (type: string, record: Shown): Shown => {
  const own = Object.entries(types[type]!.fields).map(([field, property]) => {
    const { name } = typeOf(type, field);
    return [property, eachOf(record[property], (one) => (types[name] ? sharedOf(name, one as Shown) : one))];
  });
  return Object.fromEntries([...linksOf(type).map(([field, by]) => [`${by} of ${field}`, idIn(record[by])]), ...own]);
};

/** A value of REST as an input or an argument of this type takes it. */
export const asGraphql = (type: string, value: unknown): unknown =>
  eachOf(value, (one) => {
    if (!inputs[type]) return toEnum(type, one);
    return typeof one === 'object' ? inputOf(type, one as Shown) : one;
  });

/** A body of REST as an input; what the map does not know keeps its name. */
export const inputOf = (name: string, body: Shown): Shown => {
  const known = Object.entries(inputs[name]!.fields);
  return Object.fromEntries(
    Object.entries(body).map(([property, value]) => {
      const field = known.find(([, one]) => one === property)?.[0];
      return field ? [field, asGraphql(typeOf(name, field).name, value)] : [property, value];
    }),
  );
};

const nullIsLeftOut: readonly string[] = fieldMap.inputValues.nullIsLeftOut;

const isObject = (value: unknown): value is Shown => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body of REST that an input means, whose values it gives. @param method of the operation */
export const meantBy = (name: string, body: Shown, method: string): Shown => {
  const known = Object.entries(inputs[name]!.fields);
  const meant = Object.entries(body).flatMap(([property, value]): [string, unknown][] => {
    const field = known.find(([, one]) => one === property)?.[0];
    if (!field) return [[property, value]];
    if (value === null) return nullIsLeftOut.includes(method) ? [] : [[property, null]];
    const type = typeOf(name, field);
    if (inputs[type.name] && isObject(value)) return [[property, meantBy(type.name, value, method)]];
    return [[property, value]];
  });
  return Object.fromEntries(meant);
};

/** A property of a body, or of an object in it, as errors of the mutation name it. */
export const argumentOf = (name: string, property: string): string => {
  const walk = (input: string, [head, ...rest]: string[]): string[] => {
    const [, word, index] = /^([^[]*)(.*)$/.exec(head!)!;
    const field = Object.entries(inputs[input]!.fields).find(([, one]) => one === word)?.[0] ?? word!;
    const inner = fieldsOf(input)[field] && typeOf(input, field);
    return [`${field}${index}`, ...(rest.length > 0 && isInputObjectType(inner) && inputs[inner.name] ? walk(inner.name, rest) : rest)];
  };
  return property === '(body)' ? 'input' : ['input', ...walk(name, property.split('.'))].join('.');
};

/** The types of the map that a record shows: its own, and those of the objects in it. */
export const typesIn = (type: string, record: Shown): string[] => [
  type,
  ...Object.keys(types[type]!.fields).flatMap((field) => {
    const { name } = typeOf(type, field);
    return types[name] ? [record[field] ?? []].flat().flatMap((one) => typesIn(name, one as Shown)) : [];
  }),
];
