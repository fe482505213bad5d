import { readFileSync } from 'node:fs';
import { type CodegenConfig, generate } from '@graphql-codegen/cli';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { Document } from '../documents/document.ts';
import type { EventCatalogue } from '../documents/events.ts';
import { constant } from './constant.ts';
import { fieldTable } from './field-facts.ts';
import { withFigures } from './figures.ts';
import { packageModule } from './package-module.ts';
import { graphqlFilesWith } from './read-yaml.ts';
import { assertSdl, type SdlFile } from './sdl-errors.ts';
import { withBounds } from './surfaces/bounds.ts';
import { type FieldMap, schemaName } from './surfaces/field-map.ts';
import { changeTypes, listChanges } from './surfaces/list-changes.ts';
import { filterSuffixes, listInputs } from './surfaces/list-inputs.ts';
import { nodeDifferences, nodeTable } from './surfaces/nodes.ts';
import { completedMap, fieldMapFiles, joinFieldMap, readFieldMap } from './surfaces/read-field-map.ts';
import { nestedInputs, recordDifferences } from './surfaces/records.ts';
import { resolvedFields } from './surfaces/resolved-fields.ts';
import { rootDifferences } from './surfaces/roots.ts';

/** The types that resolvers work with, from the field map: records as REST shows them, and enums with REST's values. */
export const graphqlSpelling = ({ enums, types, connections }: FieldMap) => {
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
      ...[...Object.keys(types), 'Node'].map((name) => [name, `./records.ts#${name}Record`]),
      ...Object.keys(connections).map((name) => [`${name}Connection`, `./records.ts#${name}ConnectionRecord`]),
      ['PageInfo', `${packageModule('core/query/connection', 1)}#PagePlace`],
    ]),
  };
};

const recordTypes = ({ types, connections }: FieldMap, nodes: readonly string[]): string =>
  [
    `import type { Connection } from '${packageModule('core/query/connection', 1)}';\nimport type { components } from '../platform/types.ts';\n`,
    ...Object.entries(types).map(
      ([name, entry]) => `export type ${name}Record = components['schemas']['${schemaName(entry)}'] & { version?: number | null };\n`,
    ),
    `export type NodeRecord = ${nodes.map((name) => `${name}Record`).join(' | ')};\n`,
    ...Object.keys(connections).map((name) => `export type ${name}ConnectionRecord = Connection<${name}Record>;\n`),
  ].join('\n');

/** The values of `WebhookEvent`: the kinds of the catalogue with their descriptions. */
const eventValues = (catalogue: EventCatalogue): string => {
  const values = Object.entries(catalogue).map(([kind, { description }]) => `${JSON.stringify(description)} ${kind}`);
  return `extend enum WebhookEvent {\n${values.join('\n')}\n}\n`;
};

/** The SDL files in order, with the figures of their prose filled in. */
export const sdlFiles = (): SdlFile[] =>
  graphqlFilesWith('.graphql').map((file) => ({ file, text: withFigures(readFileSync(file, 'utf8')) }));

/** The same, with what is made from the contract of REST: the values of `WebhookEvent`, the inputs of lists, and the types of their changes. */
const sdlParts = (catalogue: EventCatalogue, platform: Document, map: FieldMap): SdlFile[] => [
  ...sdlFiles(),
  { file: 'openapi/platform/*.yaml', text: eventValues(catalogue) },
  { file: 'openapi/platform.yaml', text: withFigures(listInputs({ map, platform }).sdl) },
  { file: 'graphql/*.map.yaml', text: changeTypes(map) },
];

/** The texts of the SDL, with the bounds of REST in their prose. @throws Error with the file and line of a fault in them */
export const sdlSources = (catalogue: EventCatalogue, platform: Document, map = readFieldMap(platform)): string[] => {
  const parts = sdlParts(catalogue, platform, map);
  assertSdl(parts);
  return parts.map(({ text }) => withBounds(text, platform));
};

/** Everything generated from the SDL: the merged schema, resolver signatures, tables of policy and fields. */
export const graphqlFiles = async (
  banner: string,
  configOf: (map: FieldMap) => CodegenConfig,
  platform: Document,
  catalogue: EventCatalogue,
): Promise<[string, string][]> => {
  const maps = fieldMapFiles();
  const map = completedMap(joinFieldMap(maps), platform);
  const typeDefs = sdlSources(catalogue, platform, map);
  const outputs = (await generate({ ...configOf(map), schema: typeDefs, silent: true }, false)) as { filename: string; content: string }[];
  const schema = makeExecutableSchema({ typeDefs });
  const surfaces = { schema, map, platform, catalogue };
  const differences = [...recordDifferences(surfaces), ...rootDifferences(surfaces), ...nodeDifferences(surfaces)];
  if (differences.length > 0) throw new Error(`GraphQL and REST differ (graphql/*.map.yaml):\n- ${differences.join('\n- ')}`);
  const nodes = nodeTable(surfaces);
  return [
    ...outputs.map(({ filename, content }): [string, string] => [filename, filename.endsWith('.ts') ? banner + content : content]),
    ['graphql/records.ts', banner + recordTypes(map, Object.keys(nodes))],
    ['graphql/fields.ts', banner + constant('fields', 'The directives `@scope` and `@cost` of each field.', fieldTable(schema))],
    [
      'graphql/field-map.ts',
      [
        banner + constant('fieldMap', 'The names that GraphQL and REST use for the same things.', map),
        constant('listInputs', 'The list of each connection, and the properties of REST that its inputs name.', listInputs(surfaces).table),
        constant('resolvedFields', 'The fields that need a resolver of each family, by type.', resolvedFields(maps)),
        constant('listChanges', 'The events of the records of each list that a subscription follows.', listChanges(surfaces)),
        constant('nodes', 'The types that implement `Node`: the prefix of their ids, and the operation that reads one record.', nodes),
        constant('nestedInputs', 'The inputs in fields of other inputs.', nestedInputs(surfaces)),
        constant('filterSuffixes', 'The operators of filter inputs, and how the names of REST parameters spell them.', filterSuffixes()),
      ].join('\n'),
    ],
  ];
};

/** The documents of an example, typed with the settings that it demonstrates, for the current schema. Paths are relative to its folder. */
export const exampleFiles = async (example: string, config: CodegenConfig, catalogue: EventCatalogue, platform: Document) => {
  const typeDefs = sdlSources(catalogue, platform);
  const [folder, output] = Object.entries(config.generates)[0]!;
  const place = `${example}/${folder}`;
  const documents = `${example}/${config.documents}`;
  const outputs = (await generate({ schema: typeDefs, documents, generates: { [place]: output }, silent: true }, false)) as {
    filename: string;
    content: string;
  }[];
  return new Map(outputs.map(({ filename, content }) => [filename.slice(place.length), content]));
};
