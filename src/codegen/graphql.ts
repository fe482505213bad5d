import { readdirSync, readFileSync } from 'node:fs';
import { type CodegenConfig, generate } from '@graphql-codegen/cli';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { type DirectiveNode, type GraphQLEnumType, type GraphQLSchema, isObjectType, valueFromASTUntyped } from 'graphql';
import { parse } from 'yaml';
import type { Document } from '../documents/document.ts';
import type { EventCatalogue } from '../documents/events.ts';
import { constant } from './constant.ts';
import { withFigures } from './figures.ts';

interface FieldMap {
  enums: Record<string, { schema: string; values: Record<string, string> | 'same' }>;
  types: Record<string, { schema: string }>;
}

const schemaName = ({ schema }: { schema: string }) => schema.split('/').at(-1)!;

/** The types that resolvers work with, from the field map: a type is the record as REST shows it, and enums have REST's values. */
export const graphqlSpelling = (fieldMap: string) => {
  const { enums, types } = parse(fieldMap) as FieldMap;
  const renamed = Object.entries(enums).flatMap(([name, { values }]) => (values === 'same' ? [] : [[name, values] as const]));
  return {
    enumValues: Object.fromEntries(renamed),
    mappers: Object.fromEntries([
      ...renamed.map(([name, values]) => [
        name,
        Object.values(values)
          .map((value) => `'${value}'`)
          .join(' | '),
      ]),
      ...Object.keys(types).map((name) => [name, `./records.ts#${name}Record`]),
      ['PageInfo', '../../src/core/query/connection.ts#PagePlace'],
    ]),
  };
};

const recordTypes = ({ types }: FieldMap): string =>
  Object.entries(types)
    .map(([name, entry]) => `export type ${name}Record = components['schemas']['${schemaName(entry)}'];\n`)
    .join('\n');

const restValues = ({ components }: Document, entry: { schema: string }): string[] =>
  (components.schemas[schemaName(entry)]?.enum ?? []) as string[];

/** Checks that enums which exist in both GraphQL and REST have the same values. */
const expectSameValues = (schema: GraphQLSchema, { enums }: FieldMap, platform: Document): void => {
  for (const [name, entry] of Object.entries(enums)) {
    const values = (schema.getType(name) as GraphQLEnumType).getValues().map((value) => value.name);
    const spelled = entry.values;
    const asRest = spelled === 'same' ? values : values.map((value) => spelled[value] ?? value);
    const rest = restValues(platform, entry);
    const missing = rest.filter((value) => !asRest.includes(value));
    const unknown = asRest.filter((value) => !rest.includes(value));
    if (missing.length > 0) throw new Error(`The enum ${name} of the SDL lacks ${missing.join(', ')} of ${entry.schema}.`);
    if (unknown.length > 0) throw new Error(`The enum ${name} of the SDL has ${unknown.join(', ')}, and ${entry.schema} does not.`);
  }
};

export interface FieldFacts {
  scopes?: unknown;
  cost?: { weight: unknown; multiplies: unknown };
}

const argument = (directive: DirectiveNode, name: string): unknown => {
  const node = directive.arguments?.find((one) => one.name.value === name);
  return node && valueFromASTUntyped(node.value);
};

const factsOf = (directives: readonly DirectiveNode[] = []): FieldFacts =>
  Object.assign(
    {},
    ...directives.map((directive) => {
      if (directive.name.value === 'scope') return { scopes: argument(directive, 'requires') };
      if (directive.name.value !== 'cost') return {};
      return { cost: { weight: argument(directive, 'weight'), multiplies: argument(directive, 'multiplies') ?? [] } };
    }),
  );

/** The directives `@scope` and `@cost` by field, such as `Query.user`; fields with neither of them are left out. */
export const fieldTable = (schema: GraphQLSchema): Record<string, FieldFacts> =>
  Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
      .flatMap((type) =>
        isObjectType(type)
          ? Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, factsOf(field.astNode?.directives)] as const)
          : [],
      )
      .filter(([, facts]) => Object.keys(facts).length > 0),
  );

/** The values of `WebhookEvent`: the kinds of the catalogue with their descriptions. */
const eventValues = (catalogue: EventCatalogue): string => {
  const values = Object.entries(catalogue).map(([kind, { description }]) => `${JSON.stringify(description)} ${kind}`);
  return `extend enum WebhookEvent {\n${values.join('\n')}\n}\n`;
};

/** The files of the SDL, in order, with the figures that their prose names. */
export const sdlFiles = (): { file: string; text: string }[] =>
  readdirSync('graphql')
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => ({ file: `graphql/${name}`, text: withFigures(readFileSync(`graphql/${name}`, 'utf8')) }));

/** Their texts, and the catalogue's events as one more. */
export const sdlSources = (catalogue: EventCatalogue): string[] => [...sdlFiles().map(({ text }) => text), eventValues(catalogue)];

/** Everything that is generated from the SDL: the merged schema, resolver signatures, tables of policy and fields. */
export const graphqlFiles = async (
  banner: string,
  config: CodegenConfig,
  platform: Document,
  catalogue: EventCatalogue,
): Promise<[string, string][]> => {
  const typeDefs = sdlSources(catalogue);
  const outputs = (await generate({ ...config, schema: typeDefs, silent: true }, false)) as { filename: string; content: string }[];
  const schema = makeExecutableSchema({ typeDefs });
  const map = parse(readFileSync('graphql/field-map.yaml', 'utf8')) as FieldMap;
  expectSameValues(schema, map, platform);
  return [
    ...outputs.map(({ filename, content }): [string, string] => [filename, filename.endsWith('.ts') ? banner + content : content]),
    ['graphql/records.ts', `${banner}import type { components } from '../platform/types.ts';\n\n${recordTypes(map)}`],
    ['graphql/fields.ts', banner + constant('fields', 'The directives `@scope` and `@cost` of each field.', fieldTable(schema))],
    ['graphql/field-map.ts', banner + constant('fieldMap', 'The names that GraphQL and REST use for the same things.', map)],
  ];
};
