import { type GraphQLSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { groupsName } from '../../core/query/query-string.ts';
import { type Document, nameOf, operationsOf, resolve, type Schema } from '../../documents/document.ts';
import { answeredRecord, declaredAt, listFacts } from '../../documents/list-language.ts';
import { mostOf } from './bounds.ts';
import {
  answeredTypeOf,
  enumSchema,
  fieldsOf,
  isGuarded,
  namesDiffer,
  onlyIn,
  type Surfaces,
  scopesDiffer,
  sdlTypeOf,
  typesDiffer,
} from './comparison.ts';
import { type FieldMap, type MappedFilter, type MappedType, type Reached, schemaName } from './field-map.ts';
import { changeTypes } from './list-changes.ts';
import { listInputs, madeTypes } from './list-inputs.ts';

const recordOf = (platform: Document, mapped: { schema: string }): Schema => platform.components.schemas[schemaName(mapped)] ?? {};

const propertyOf = (platform: Document, mapped: { schema: string } | undefined, name: string): Schema =>
  (mapped && recordOf(platform, mapped).properties?.[name]) ?? {};

/** Compares the fields of a type with the properties of REST, and with what the map says of both. `others` are fields that show no property. */
const fieldsDiffer = ({ platform, schema }: Surfaces, type: string, mapped: MappedType, others: readonly string[] = []): string[] => {
  const { fields, restOnly = [] } = mapped;
  if (!Array.isArray(restOnly)) return [`\`restOnly\` of ${type} must be a list of properties.`];
  const record = schemaName(mapped);
  const properties = Object.keys(recordOf(platform, mapped).properties ?? {});
  const actual = Object.keys(fieldsOf(schema, type));
  return [
    ...onlyIn([...Object.values(fields), ...restOnly], properties).map(
      (name) => `${record}.${name} is in the map of ${type} but not in REST.`,
    ),
    ...onlyIn(actual, [...Object.keys(fields), ...others]).map(
      (name) => `${type}.${name} is in the SDL, but ${record} of REST has no property of that name, and the map says nothing of it.`,
    ),
    ...onlyIn(Object.keys(fields), actual).map(
      (name) =>
        `${record}.${fields[name]} is in REST, but ${type} has no field ${name}: add it, or name the property under \`restOnly\` in the map.`,
    ),
    ...onlyIn(others, actual).map((name) => `${type}.${name} is in the map but not in the SDL.`),
  ];
};

const typesOfFields = (
  { fields }: { fields: Readonly<Record<string, string>> },
  typeOf: (name: string) => string,
): Record<string, string> => Object.fromEntries(Object.entries(fields).map(([field, name]) => [field, typeOf(name)]));

/** What is wrong with the operation that the map names for a field. A field with its one record does all that the operation does. */
const operationDiffers = (surfaces: Surfaces, at: string, one: Extract<Reached, { operation: string }>): string[] => {
  const { map, platform } = surfaces;
  const isList = 'list' in one;
  const target = isList ? one.list : one.record;
  const operation = operationsOf(platform).find(({ operation }) => operation.operationId === one.operation)?.operation;
  const answered = operation && answeredRecord(platform, operation);
  if (answered?.list !== isList || nameOf(answered.ref) !== schemaName(map.types[target]!))
    return [`${at}: ${one.operation} does not ${isList ? 'list' : 'answer with'} a ${target}.`];
  return isList ? [] : scopesDiffer(surfaces, at, operation!);
};

/** What is wrong with how the map says that a field reaches other records. */
const wayDiffers = (surfaces: Surfaces, at: string, mapped: MappedType, one: Reached): string[] => {
  const { map, platform } = surfaces;
  if ('operation' in one) return operationDiffers(surfaces, at, one);
  const [holder, key] = 'record' in one ? [mapped, one.by] : [map.types[one.list], one.where];
  const property = propertyOf(platform, holder, key);
  // A reference to a record of several types is an object with its id.
  const { id = property } = resolve(platform, property).properties ?? {};
  return sdlTypeOf({ map, platform }, id) === 'ID' ? [] : [`${at}: no property ${key} has an id.`];
};

/** A field that leads to other records has their type, and the map says how they are found. */
const reachedDiffers = (surfaces: Surfaces, type: string, mapped: MappedType): string[] =>
  Object.entries(mapped.reached ?? {}).flatMap(([name, one]) => {
    const target = 'record' in one ? one.record : one.list;
    const actual = fieldsOf(surfaces.schema, type)[name];
    const wanted = 'record' in one ? [`${target}!`, target] : [`[${target}!]!`, `${target}Connection!`, `${target}Connection`];
    return [
      ...(actual === undefined || wanted.includes(actual)
        ? []
        : [`${type}.${name} is ${actual}, but the map says ${wanted.join(' or ')}.`]),
      ...wayDiffers(surfaces, `${type}.${name}`, mapped, one),
    ];
  });

/** Whether REST has a write of the record that takes the version that the record must have. */
const isVersioned = (platform: Document, mapped: MappedType): boolean =>
  operationsOf(platform).some(
    (place) =>
      place.method !== 'get' &&
      nameOf(answeredRecord(platform, place.operation)?.ref ?? '') === schemaName(mapped) &&
      isGuarded(platform, place),
  );

const typeDiffers = (surfaces: Surfaces, type: string, mapped: MappedType): string[] => {
  const { schema, platform } = surfaces;
  const { properties = {} } = recordOf(platform, mapped);
  const expandable = Object.keys(properties).filter((name) => properties[name]!['x-expand']);
  const keys = Object.values(mapped.reached ?? {}).flatMap((one) => ('by' in one ? [one.by] : []));
  const references = [...new Set([...keys, ...expandable])];
  const typeOf = (name: string) => answeredTypeOf(surfaces, propertyOf(platform, mapped, name));
  const version: Record<string, string> = isVersioned(platform, mapped) ? { version: 'Int' } : {};
  return [
    ...fieldsDiffer(surfaces, type, mapped, Object.keys({ ...mapped.reached, ...version })),
    // A caller who may read the record may see its references, whatever scopes their own records need.
    ...onlyIn(references, Object.values(mapped.fields)).map(
      (name) => `${schemaName(mapped)}.${name} leads to a record, but ${type} has no field with its id.`,
    ),
    ...reachedDiffers(surfaces, type, mapped),
    ...typesDiffer(schema, type, { ...typesOfFields(mapped, typeOf), ...version }, mapped.differs),
  ];
};

/** Types whose own description states the form and the length of their values. */
const described = new Set(['ID', 'DateTime']);

/** The SDL has no bounds, so the description of a field states the maximum. */
const boundsUnsaid = (surfaces: Surfaces, type: string, mapped: MappedType): string[] => {
  const { schema, platform } = surfaces;
  const input = schema.getType(type);
  const fields = isInputObjectType(input) ? input.getFields() : {};
  return Object.entries(mapped.fields).flatMap(([name, property]) => {
    const value = propertyOf(platform, mapped, property);
    const field = fields[name];
    const bound = described.has(sdlTypeOf(surfaces, value)) ? undefined : mostOf(platform, value);
    if (!field || !bound || new RegExp(`\\b${bound.most}\\b`).test(field?.description ?? '')) return [];
    const written = `{${schemaName(mapped)}.${property}.${bound.word}}`;
    return [`The description of ${type}.${name} does not mention the maximum of ${bound.most}: write ${written} there.`];
  });
};

const inputDiffers = (surfaces: Surfaces, type: string, mapped: MappedType): string[] => {
  const { schema, platform } = surfaces;
  const { required = [] } = recordOf(platform, mapped);
  const typeOf = (name: string) => `${sdlTypeOf(surfaces, propertyOf(platform, mapped, name))}${required.includes(name) ? '!' : ''}`;
  return [
    ...fieldsDiffer(surfaces, type, mapped),
    ...boundsUnsaid(surfaces, type, mapped),
    ...typesDiffer(schema, type, typesOfFields(mapped, typeOf), mapped.differs),
  ];
};

/** For each input with other inputs in its fields: the fields and those inputs. */
export const nestedInputs = (surfaces: Surfaces): Record<string, Record<string, string>> => {
  const { map, platform } = surfaces;
  const nestedIn = (mapped: MappedType): [string, string][] =>
    Object.entries(typesOfFields(mapped, (name) => sdlTypeOf(surfaces, propertyOf(platform, mapped, name)))).filter(
      ([, type]) => type in map.inputs,
    );
  return Object.fromEntries(
    Object.entries(map.inputs).flatMap(([name, mapped]) => {
      const nested = nestedIn(mapped);
      return nested.length > 0 ? [[name, Object.fromEntries(nested)]] : [];
    }),
  );
};

/** The type that a list parameter compares, from the record's property: `created_at_after` is a time, and `type_in` a list of types. */
const filterType = (surfaces: Surfaces, ref: string | undefined, parameter: string): string => {
  if (ref === undefined) return sdlTypeOf(surfaces, {});
  const { item, filters } = listFacts(surfaces.platform, ref);
  const [name, filter] = Object.entries(filters).find(([one]) => parameter === one || parameter.startsWith(`${one}_`)) ?? [];
  const type = sdlTypeOf(surfaces, filter ? declaredAt(surfaces.platform, item, filter.path) : {});
  return parameter === `${name}_in` ? `[${type}!]` : type;
};

const filterDiffers = (surfaces: Surfaces, type: string, { operation: id, fields, differs }: MappedFilter): string[] => {
  const { platform, schema } = surfaces;
  const operation = operationsOf(platform).find((one) => one.operation.operationId === id)?.operation;
  const parameters = (operation?.parameters ?? []).map((one) => resolve(platform, one).name);
  const record = operation && answeredRecord(platform, operation)?.ref;
  const inputs = listInputs(surfaces).table[type.slice(0, -'Filter'.length)];
  const made = inputs ? [...Object.keys(inputs.filter), groupsName] : [];
  return [
    ...namesDiffer(schema, type, [...Object.keys(fields), ...made]),
    ...onlyIn(Object.values(fields), parameters).map((name) => `${id} has no parameter ${name}, which is in the map of ${type}.`),
    ...typesDiffer(
      schema,
      type,
      typesOfFields({ fields }, (name) => filterType(surfaces, record, name)),
      differs,
    ),
  ];
};

const enumDiffers = ({ schema, platform }: Surfaces, name: string, entry: FieldMap['enums'][string]): string[] => {
  const type = schema.getType(name);
  const values = isEnumType(type) ? type.getValues().map((value) => value.name) : [];
  const { values: renamed } = entry;
  const asRest = renamed === 'same' ? values : values.map((value) => renamed[value] ?? value);
  const rest = (enumSchema(platform, entry)?.enum ?? []).filter((value) => value !== null).map(String);
  return [
    ...onlyIn(rest, asRest).map((value) => `${name} of the SDL lacks ${value} of ${entry.schema}.`),
    ...onlyIn(asRest, rest).map((value) => `${name} of the SDL has ${value}, which ${entry.schema} lacks.`),
  ];
};

/** The types of the SDL that show or accept a part of a record, without those that are made from the contract of REST. */
const showing = (schema: GraphQLSchema, made: readonly string[]): string[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) || isInputObjectType(type) || isEnumType(type))
    .map(({ name }) => name)
    .filter(
      (name) =>
        !/^(__.*|Query|Mutation|Subscription|PageInfo|PaginationInput|.*(Connection|Edge|Payload|Change))$/.test(name) &&
        !made.includes(name),
    );

/** Compares the types, inputs, filters and enums of the SDL with the records, bodies and parameters of REST, both ways. */
export const recordDifferences = (surfaces: Surfaces): string[] => {
  const { enums, types, inputs, filters, graphqlOnly } = surfaces.map;
  const own = Object.keys(graphqlOnly).filter((place) => !place.includes('.'));
  const mapped = [...own, ...[enums, types, inputs, filters].flatMap((part) => Object.keys(part))];
  const made = [listInputs(surfaces).sdl, changeTypes(surfaces.map)];
  const actual = showing(surfaces.schema, made.flatMap(madeTypes));
  return [
    ...onlyIn(actual, mapped).map((name) => `${name} is in the SDL but not in the map.`),
    ...onlyIn(mapped, actual).map((name) => `${name} is in the map but not in the SDL.`),
    ...Object.entries(enums).flatMap(([name, one]) => enumDiffers(surfaces, name, one)),
    ...Object.entries(types).flatMap(([name, one]) => typeDiffers(surfaces, name, one)),
    ...Object.entries(inputs).flatMap(([name, one]) => inputDiffers(surfaces, name, one)),
    ...Object.entries(filters).flatMap(([name, one]) => filterDiffers(surfaces, name, one)),
  ];
};
