import { type GraphQLField, type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { type Document, operationsOf } from '../documents/document.ts';
import { deprecationsOf } from './deprecations.ts';

/** A deprecated part of a contract, by the name that its use is counted under; the days as `2026-05-01`, null where none is stated. */
export interface DeprecatedPart {
  name: string;
  since: string | null;
  sunset: string | null;
}

/** What requests of an OpenAPI document can use that is deprecated: operations, parameters, headers, and properties of bodies. */
export const deprecatedParts = (document: Document): DeprecatedPart[] =>
  operationsOf(document).flatMap((place) => {
    const found = deprecationsOf(document, place);
    if (!found) return [];
    const { operationId } = place.operation;
    const within = Object.entries({ ...found.query, ...found.header, ...found.body });
    return [
      ...(found.operation ? [{ name: operationId, ...found.operation }] : []),
      ...within.map(([name, days]) => ({ name: `${operationId}.${name}`, ...days })),
    ];
  });

type Marked = { name: string; deprecationReason?: string | null | undefined };

const marked = (above: string, parts: readonly Marked[]): DeprecatedPart[] =>
  parts.flatMap(({ name, deprecationReason }) => (deprecationReason ? [{ name: `${above}.${name}`, since: null, sunset: null }] : []));

const inField = (type: string) => (field: GraphQLField<unknown, unknown>) => [
  ...marked(type, [field]),
  ...marked(`${type}.${field.name}`, field.args),
];

/** What documents of GraphQL can use that is deprecated: fields, arguments, input fields and values of enums. Its schema states no days. */
export const deprecatedInGraphql = (schema: GraphQLSchema): DeprecatedPart[] =>
  Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    if (isObjectType(type) || isInterfaceType(type)) return Object.values(type.getFields()).flatMap(inField(type.name));
    if (isInputObjectType(type)) return marked(type.name, Object.values(type.getFields()));
    return isEnumType(type) ? marked(type.name, type.getValues()) : [];
  });
