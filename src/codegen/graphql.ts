import { readdirSync, readFileSync } from 'node:fs';
import { type CodegenConfig, generate } from '@graphql-codegen/cli';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { parse } from 'yaml';
import type { Document } from '../documents/document.ts';
import type { EventCatalogue } from '../documents/events.ts';
import { constant } from './constant.ts';
import { fieldTable } from './field-facts.ts';
import { withFigures } from './figures.ts';
import { assertSdl, type SdlFile } from './sdl-errors.ts';
import { withBounds } from './surfaces/bounds.ts';
import { type FieldMap, schemaName } from './surfaces/field-map.ts';
import { recordDifferences } from './surfaces/records.ts';
import { rootDifferences } from './surfaces/roots.ts';

/** The types that resolvers work with, from the field map: records as REST shows them, and enums with REST's values. */
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

/** The values of `WebhookEvent`: the kinds of the catalogue with their descriptions. */
const eventValues = (catalogue: EventCatalogue): string => {
  const values = Object.entries(catalogue).map(([kind, { description }]) => `${JSON.stringify(description)} ${kind}`);
  return `extend enum WebhookEvent {\n${values.join('\n')}\n}\n`;
};

/** The SDL files in order, with the figures of their prose filled in. */
export const sdlFiles = (): SdlFile[] =>
  readdirSync('graphql')
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => ({ file: `graphql/${name}`, text: withFigures(readFileSync(`graphql/${name}`, 'utf8')) }));

/** The same, with the event catalogue as an additional file. */
const sdlParts = (catalogue: EventCatalogue): SdlFile[] => [
  ...sdlFiles(),
  { file: 'openapi/messages/events.yaml', text: eventValues(catalogue) },
];

/** The texts of the SDL. */
export const sdlSources = (catalogue: EventCatalogue): string[] => sdlParts(catalogue).map(({ text }) => text);

/** Everything generated from the SDL: the merged schema, resolver signatures, tables of policy and fields. */
export const graphqlFiles = async (
  banner: string,
  config: CodegenConfig,
  platform: Document,
  catalogue: EventCatalogue,
): Promise<[string, string][]> => {
  assertSdl(sdlParts(catalogue));
  const typeDefs = sdlSources(catalogue).map((text) => withBounds(text, platform));
  const outputs = (await generate({ ...config, schema: typeDefs, silent: true }, false)) as { filename: string; content: string }[];
  const schema = makeExecutableSchema({ typeDefs });
  const map = parse(readFileSync('graphql/field-map.yaml', 'utf8')) as FieldMap;
  const surfaces = { schema, map, platform, catalogue };
  const differences = [...recordDifferences(surfaces), ...rootDifferences(surfaces)];
  if (differences.length > 0) throw new Error(`GraphQL and REST differ (graphql/field-map.yaml):\n- ${differences.join('\n- ')}`);
  return [
    ...outputs.map(({ filename, content }): [string, string] => [filename, filename.endsWith('.ts') ? banner + content : content]),
    ['graphql/records.ts', `${banner}import type { components } from '../platform/types.ts';\n\n${recordTypes(map)}`],
    ['graphql/fields.ts', banner + constant('fields', 'The directives `@scope` and `@cost` of each field.', fieldTable(schema))],
    ['graphql/field-map.ts', banner + constant('fieldMap', 'The names that GraphQL and REST use for the same things.', map)],
  ];
};

/** The documents of an example, typed with the settings that it demonstrates, for the current schema. Paths are relative to its folder. */
export const exampleFiles = async (example: string, config: CodegenConfig, catalogue: EventCatalogue, platform: Document) => {
  const typeDefs = sdlSources(catalogue).map((text) => withBounds(text, platform));
  const [folder, output] = Object.entries(config.generates)[0]!;
  const place = `${example}/${folder}`;
  const documents = `${example}/${config.documents}`;
  const outputs = (await generate({ schema: typeDefs, documents, generates: { [place]: output }, silent: true }, false)) as {
    filename: string;
    content: string;
  }[];
  return new Map(outputs.map(({ filename, content }) => [filename.slice(place.length), content]));
};
