import { type GraphQLField, isObjectType } from 'graphql';
import { type Document, operationsOf, type Place, resolve, type Schema } from '../../documents/document.ts';
import { answeredRecord } from '../../documents/list-language.ts';
import { factsAt } from '../field-facts.ts';
import { withFigures } from '../figures.ts';
import { answeredTypeOf, isGuarded, namesDiffer, onlyIn, type Surfaces, scopesDiffer, typesDiffer } from './comparison.ts';
import { type FieldMap, type MappedRoot, mappedName } from './field-map.ts';
import { listChangeDifferences } from './list-changes.ts';

type Root = 'Query' | 'Mutation';

/** A root field, and the equivalent operation. */
interface Same {
  /** `Mutation.createUser` */
  at: string;
  field: GraphQLField<unknown, unknown>;
  place: Place;
  mapped: MappedRoot;
}

const methodsOf: Readonly<Record<Root, readonly string[]>> = { Query: ['get'], Mutation: ['post', 'patch', 'delete'] };

const methodDiffers = (root: Root, { at, place: { method, operation } }: Same): string[] =>
  methodsOf[root].includes(method) ? [] : [`${at} cannot be ${operation.operationId}, which is ${method.toUpperCase()}.`];

/** A query returns the record of its operation, or a list of such records. */
const recordDiffers = ({ map, platform }: Surfaces, { at, field, place: { operation } }: Same): string[] => {
  const answered = answeredRecord(platform, operation);
  const type = mappedName(map.types, answered?.ref) ?? 'nothing';
  const wanted = answered?.list ? [`[${type}!]`, `${type}Connection`] : [type];
  return wanted.includes(String(field.type)) ? [] : [`${at} is ${field.type}, but ${operation.operationId} says ${wanted.join(' or ')}.`];
};

const parametersOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

/** The arguments of a mutation are the ids in the path, the body, and the version where REST takes one. */
const argumentsDiffer = ({ map, platform }: Surfaces, { at, field, place, mapped }: Same): string[] => {
  const { path, operation } = place;
  const body = operation.requestBody?.content['application/json']?.schema?.$ref;
  const input = mappedName(map.inputs, body) ?? 'an unmapped input';
  const parameters = parametersOf(path);
  const ids = mapped.path ?? Object.fromEntries(parameters.map((name) => ['id', name]));
  const named = Object.values(ids);
  const wanted = [
    ...Object.keys(ids).map((name) => `${name}: ID!`),
    ...(body ? [`input: ${input}!`] : []),
    ...(isGuarded(platform, place) ? ['ifVersion: Int'] : []),
  ].join(', ');
  const actual = field.args.map(({ name, type }) => `${name}: ${type}`).join(', ');
  return [
    ...(named.join() === parameters.join()
      ? []
      : [`${at} has the path parameters (${named}); ${operation.operationId} has (${parameters}).`]),
    ...(actual === wanted ? [] : [`${at} takes (${actual}); ${operation.operationId} takes (${wanted}).`]),
  ];
};

const propertyIn = (platform: Document, record: Schema, name: string): Schema | undefined => {
  const { properties, allOf = [] } = resolve(platform, record);
  return properties?.[name] ?? allOf.map((part) => propertyIn(platform, part, name)).find((found) => found !== undefined);
};

/** The type of a payload field: a type in the map, or else the type of that property in the operation's answer. */
const shownType = (surfaces: Surfaces, { operation }: Place, word: string): string => {
  const { map, platform } = surfaces;
  if (word in map.types) return `${word}!`;
  const { ref } = answeredRecord(platform, operation) ?? {};
  return answeredTypeOf(surfaces, (ref && propertyIn(platform, { $ref: ref } as Schema, word)) || {});
};

/** A payload has the fields that the map names. By default, that of a DELETE has the id of the deleted record. */
const payloadDiffers = (surfaces: Surfaces, { field, place, mapped }: Same): string[] => {
  const { schema } = surfaces;
  const isDelete = place.method === 'delete';
  const payload = String(field.type);
  const shows = mapped.shows ?? (isDelete ? { deletedId: '' } : {});
  const types = Object.entries(shows).map(([name, word]) => [name, isDelete ? 'ID!' : shownType(surfaces, place, word)]);
  return [...namesDiffer(schema, payload, Object.keys(shows)), ...typesDiffer(schema, payload, Object.fromEntries(types))];
};

/** A mutation costs as many requests as its operation. */
const weightDiffers = (perRequest: number, { schema }: Surfaces, { at, place: { operation } }: Same): string[] => {
  const weight = factsAt(schema, at).cost?.weight;
  const wanted = Number(operation['x-rate-cost'] ?? 1) * perRequest;
  return weight === wanted ? [] : [`${at} weighs ${weight}; as many requests as ${operation.operationId} costs weigh ${wanted}.`];
};

const rootDiffers = (surfaces: Surfaces, root: Root): string[] => {
  const { schema, map, platform } = surfaces;
  const places = operationsOf(platform);
  const type = schema.getType(root);
  const perRequest = Number(withFigures('{plans.graphql.per_request}'));
  return Object.entries(map.roots[root]).flatMap(([name, mapped]) => {
    const at = `${root}.${name}`;
    const field = isObjectType(type) ? type.getFields()[name] : undefined;
    const place = places.find(({ operation }) => operation.operationId === mapped.operation);
    if (!place) return [`${at}: there is no operation ${mapped.operation}.`];
    if (!field) return [];
    const same = { at, field, place, mapped };
    const own =
      root === 'Query'
        ? recordDiffers(surfaces, same)
        : [...argumentsDiffer(surfaces, same), ...payloadDiffers(surfaces, same), ...weightDiffers(perRequest, surfaces, same)];
    return [...methodDiffers(root, same), ...scopesDiffer(surfaces, at, place.operation), ...own];
  });
};

/** Each operation that writes has a mutation, or a reason for having none. */
const writesDiffer = ({ map, platform }: Surfaces): string[] => {
  const places = operationsOf(platform).filter(({ method }) => methodsOf.Mutation.includes(method));
  const writes = places.map(({ operation }) => operation.operationId);
  const mutated = Object.values(map.roots.Mutation).map(({ operation }) => operation);
  const without = onlyIn(writes, mutated);
  const reasoned = Object.keys(map.noMutation);
  return [
    ...onlyIn(without, reasoned).map((id) => `${id} has no mutation, and no reason under \`noMutation\`.`),
    ...onlyIn(reasoned, without).map((id) => `${id} under \`noMutation\` is no operation without a mutation.`),
  ];
};

const kindsOf = (one: FieldMap['roots']['Subscription'][string]): string[] =>
  'list' in one ? [] : [...(one.on === 'every' ? [] : one.on), ...(one.ends ?? [])];

/** The fields of a root type that only GraphQL has. */
const ownFields = ({ graphqlOnly }: FieldMap, root: string): string[] =>
  Object.keys(graphqlOnly).flatMap((place) => (place.startsWith(`${root}.`) ? [place.slice(root.length + 1)] : []));

/** Compares the root fields of the SDL with the operations of REST and the events of the catalogue. */
export const rootDifferences = (surfaces: Surfaces): string[] => {
  const { schema, map, catalogue } = surfaces;
  const roots = ['Query', 'Mutation', 'Subscription'] as const;
  return [
    ...roots.flatMap((root) => namesDiffer(schema, root, [...Object.keys(map.roots[root]), ...ownFields(map, root)])),
    ...rootDiffers(surfaces, 'Query'),
    ...rootDiffers(surfaces, 'Mutation'),
    ...writesDiffer(surfaces),
    ...Object.entries(map.roots.Subscription).flatMap(([name, one]) =>
      onlyIn(kindsOf(one), Object.keys(catalogue)).map(
        (kind) => `Subscription.${name} follows ${kind}, which is no event of the catalogue.`,
      ),
    ),
    ...listChangeDifferences(surfaces),
  ];
};
