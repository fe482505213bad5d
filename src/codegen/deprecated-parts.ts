import { type GraphQLField, type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { type Document, operationsOf } from '../documents/document.ts';
import { deprecationsOf } from './deprecations.ts';

/** A deprecated part of a contract, by the name under which its use is counted; dates as `2026-05-01`, null when not stated. */
export interface DeprecatedPart {
  name: string;
  since: string | null;
  sunset: string | null;
}

/** The deprecated parts that requests of an OpenAPI document can use: operations, parameters, headers, and body properties. */
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

/** The deprecated parts that GraphQL documents can use: fields, arguments, input fields and enum values. Its schema states no dates. */
export const deprecatedInGraphql = (schema: GraphQLSchema): DeprecatedPart[] =>
  Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    if (isObjectType(type) || isInterfaceType(type)) return Object.values(type.getFields()).flatMap(inField(type.name));
    if (isInputObjectType(type)) return marked(type.name, Object.values(type.getFields()));
    return isEnumType(type) ? marked(type.name, type.getValues()) : [];
  });
