import { type GraphQLSchema, isInputObjectType, isObjectType } from 'graphql';
import { type Document, mayBeNull, nameOf, type Operation, type Place, resolve, type Schema, typesOf } from '../../documents/document.ts';
import type { EventCatalogue } from '../../documents/events.ts';
import { factsAt } from '../field-facts.ts';
import { type Differs, type FieldMap, type MappedEnum, mappedName, schemaName } from './field-map.ts';

/** What is compared. */
export interface Surfaces {
  schema: GraphQLSchema;
  map: FieldMap;
  /** The document of the latest version, with its general parts. */
  platform: Document;
  catalogue: EventCatalogue;
}

/** The words that are in the first list and not in the second. */
export const onlyIn = (some: readonly string[], others: readonly string[]): string[] => some.filter((one) => !others.includes(one));

const scalars: Readonly<Record<string, string>> = {
  string: 'String',
  integer: 'Int',
  number: 'Float',
  boolean: 'Boolean',
  object: 'JSONObject',
};

const isId = ({ pattern }: Schema): boolean => pattern?.endsWith('_[0-7][0-9a-hjkmnp-tv-z]{25}$') ?? false;

/** The schema of REST whose values an enum has. */
export const enumSchema = (platform: Document, { property, ...named }: Omit<MappedEnum, 'values'>): Schema | undefined => {
  const schema = platform.components.schemas[schemaName(named)];
  return property === undefined ? schema : schema?.properties?.[property];
};

const isNull = ({ type }: Schema): boolean => type === 'null';

/** The other alternative of a value that may be null. */
const alternativeToNull = ({ anyOf = [], oneOf = anyOf }: Schema): Schema | undefined =>
  oneOf.some(isNull) ? oneOf.find((one) => !isNull(one)) : undefined;

/** The GraphQL type of a REST value, without `!`. */
export const sdlTypeOf = ({ map, platform }: Pick<Surfaces, 'map' | 'platform'>, declared: Schema): string => {
  const schema = alternativeToNull(declared) ?? declared;
  const { $ref } = schema;
  const isOf = (entry: MappedEnum): boolean =>
    enumSchema(platform, entry) === schema || ($ref !== undefined && entry.property === undefined && schemaName(entry) === nameOf($ref));
  const [enumName] = Object.entries(map.enums).find(([, entry]) => isOf(entry)) ?? [];
  if (enumName) return enumName;
  const typeName = mappedName({ ...map.types, ...map.inputs }, $ref);
  if (typeName) return typeName;
  const value = resolve(platform, schema);
  if (value.format === 'date-time') return 'DateTime';
  if (isId(value)) return 'ID';
  const [type = 'nothing'] = typesOf(value);
  return type === 'array' ? `[${sdlTypeOf({ map, platform }, value.items ?? {})}!]` : (scalars[type] ?? type);
};

/** The GraphQL type of a REST response value, with `!` when it is never null. */
export const answeredTypeOf = (surfaces: Pick<Surfaces, 'map' | 'platform'>, schema: Schema): string =>
  `${sdlTypeOf(surfaces, schema)}${mayBeNull(surfaces.platform, schema) ? '' : '!'}`;

/** Whether a write takes the version that the record must have. */
export const isGuarded = (platform: Document, { item, operation }: Place): boolean =>
  [...(item.parameters ?? []), ...(operation.parameters ?? [])].some((one) => resolve(platform, one).name === 'If-Match');

/** The fields of an object or input, with their types as written. */
export const fieldsOf = (schema: GraphQLSchema, type: string): Readonly<Record<string, string>> => {
  const found = schema.getType(type);
  const fields = isObjectType(found) || isInputObjectType(found) ? found.getFields() : {};
  return Object.fromEntries(Object.values(fields).map((field) => [field.name, String(field.type)]));
};

/** Compares the names of the fields of a type with those in the map. */
export const namesDiffer = (schema: GraphQLSchema, owner: string, mapped: readonly string[]): string[] => {
  const actual = Object.keys(fieldsOf(schema, owner));
  return [
    ...onlyIn(actual, mapped).map((name) => `${owner}.${name} is in the SDL but not in the map.`),
    ...onlyIn(mapped, actual).map((name) => `${owner}.${name} is in the map but not in the SDL.`),
  ];
};

/** Compares field types, except where the map explains a difference; then they must differ. */
export const typesDiffer = (
  schema: GraphQLSchema,
  owner: string,
  wanted: Readonly<Record<string, string>>,
  differs: Differs = {},
): string[] => {
  const actual = fieldsOf(schema, owner);
  const known = onlyIn(Object.keys(wanted), onlyIn(Object.keys(wanted), Object.keys(actual)));
  const unequal = known.filter((name) => actual[name] !== wanted[name]);
  return [
    ...onlyIn(unequal, Object.keys(differs)).map((name) => `${owner}.${name} is ${actual[name]}, but REST says ${wanted[name]}.`),
    ...onlyIn(Object.keys(differs), unequal).map((name) => `${owner}.${name} is as in REST, but listed under \`differs\` in the map.`),
  ];
};

/** Compares the scopes of a field, as `Type.field`, with those of its operation. */
export const scopesDiffer = ({ schema }: Pick<Surfaces, 'schema'>, at: string, operation: Operation): string[] => {
  const here = [factsAt(schema, at).scopes ?? []].flat().map(String);
  const there = operation['x-scopes'] ?? [];
  const id = operation.operationId;
  return [
    ...onlyIn(there, here).map((scope) => `${at} does not require ${scope}, but ${id} does.`),
    ...onlyIn(here, there).map((scope) => `${at} requires ${scope}, but ${id} does not.`),
  ];
};
