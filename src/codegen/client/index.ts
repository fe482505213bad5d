import { camelCase, pascalCase } from '../../core/client-names.ts';
import { type Document, nameOf } from '../../documents/document.ts';
import { changeKinds, type EventCatalogue } from '../../documents/events.ts';
import { listFacts } from '../../documents/list-language.ts';
import { constant } from '../constant.ts';
import { type AsyncDocument, asOpenApi } from '../messages.ts';
import { recordsOf } from '../operation-table.ts';
import { clientFamilies } from './families.ts';
import { familyModule } from './family.ts';
import { mirroredModule, scenesModule } from './mirrored.ts';
import type { ClientOperation } from './operations.ts';
import { queryTypes } from './queries.ts';
import { schemaTypes, usedTypes } from './schema-types.ts';

/** A document in which the parameters of single operations are schemas, too. */
const withQueries = ({ components, ...document }: Document, operations: readonly ClientOperation[]): Document => {
  const queries = operations.flatMap(({ query }) => (query ? [[query.name, query.schema] as const] : []));
  return { ...document, components: { ...components, schemas: { ...components.schemas, ...Object.fromEntries(queries) } } } as Document;
};

const typesModule = async (document: Document, families: ReadonlyMap<string, ClientOperation[]>, further: string) => {
  const operations = [...families.values()].flat();
  const listed = new Set(operations.flatMap(({ record }) => (record?.list ? [record.name] : [])));
  const queries = Object.keys(recordsOf(document)).map((name) =>
    queryTypes(document, listFacts(document, `#/components/schemas/${name}`), listed.has(name)),
  );
  const declarations = await schemaTypes(withQueries(document, operations));
  const roots = operations.flatMap(({ answer, body, record, query }) => [answer, body ?? '', record?.name ?? '', query?.name ?? '']);
  const names = usedTypes(declarations, [...roots, further].join(' '));
  const filters = 'CursorPaging EqualityFilter KeyFilter LabelFilter NumberFilter OrNull Paging Sort TextFilter TimeFilter'.split(' ');
  const used = filters.filter((name) => queries.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
  const text = [
    `import type { ${used.join(', ')} } from '../../src/query.ts';`,
    ...names.map((name) => declarations.get(name)!),
    ...queries,
  ];
  const declared = new Set([...text.join('\n').matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name!));
  return { text: text.join('\n'), declared };
};

const indexModule = (families: Iterable<string>): string =>
  [
    ...[...families].map((family) => `export { ${camelCase(family)}, type ${pascalCase(family)}Api } from './${family}.ts';`),
    "export type * from './types.ts';\n",
  ].join('\n');

/** The codes that every operation may return. */
const commonCodes = (operations: readonly ClientOperation[]): Set<string> =>
  new Set(operations[0]!.codes.filter((code) => operations.every(({ codes }) => codes.includes(code))));

const errorsModule = async (platform: Document, identity: Document, common: ReadonlySet<string>): Promise<string> => {
  const declarations = new Map([...(await schemaTypes(identity)), ...(await schemaTypes(platform))]);
  return [
    ...usedTypes(declarations, 'ErrorCode ErrorDetail ErrorType OAuthErrorCode').map((name) => declarations.get(name)!),
    '/** The codes that every operation may return. */',
    `export type CommonErrorCode = ${[...common].map((code) => `'${code}'`).join(' | ')};\n`,
  ].join('\n');
};

/** The types of events by kind. */
const eventsModule = (catalogue: EventCatalogue): string => {
  const kinds = Object.entries(catalogue).map(([type, { data }]) => [type, nameOf(data.$ref)] as const);
  const records = [...new Set(kinds.map(([, record]) => record))].sort();
  return [
    `import type { Event, ${records.join(', ')} } from './platform/types.ts';`,
    '',
    '/** The data of each kind of event. */',
    'export interface EventData {',
    ...kinds.map(([type, record]) => `  ${type}: ${record};`),
    '}',
    '',
    '/** The kinds of events. More are added over time. */',
    'export type EventType = keyof EventData;',
    '',
    '/** The kinds of events that change a record. */',
    `export type ChangeEventType = ${changeKinds(catalogue)
      .map((kind) => `'${kind}'`)
      .join(' | ')};`,
    '',
    '/** The changes of a record by an event, by property. `from` is omitted if the record had different readers before. */',
    'export type ChangesOf<Data> = { [Name in keyof Data]?: { from?: Data[Name]; to: Data[Name] } };',
    '',
    '/** An event of one of these kinds, which `type` tells apart. */',
    'export type EventOf<Type extends EventType = EventType> = {',
    "  [One in Type]: Omit<Event, 'type' | 'data' | 'changes'> & {",
    '    type: One;',
    '    data: EventData[One];',
    '    changes: One extends ChangeEventType ? ChangesOf<EventData[One]> : null;',
    '  };',
    '}[Type];\n',
  ].join('\n');
};

/** The types of the frames of the channel that the client reads and writes, and how large one may be. */
const framesModule = async (channel: AsyncDocument): Promise<string> => {
  const declarations = await schemaTypes(asOpenApi(channel));
  const names = usedTypes(declarations, 'ServerFrame AuthenticateFrame SubscribeFrame CallFrame PingFrame');
  const frameBytes = constant('frameBytes', 'The maximum size of a client frame, in bytes.', channel['x-limits'].frame_bytes);
  return [frameBytes, ...names.map((name) => declarations.get(name)!)].join('\n');
};

/** The contracts that the client is made of. */
interface Contracts {
  platform: Document;
  account: Document;
  identity: Document;
  channel: AsyncDocument;
  catalogue: EventCatalogue;
}

/** The files of the TypeScript client: one module for each family, the types of records and bodies, and the codes of errors. */
export const clientFiles = async (
  banner: string,
  { identity, channel, catalogue, ...documents }: Contracts,
): Promise<[string, string][]> => {
  const all = Object.entries(documents).map(([name, document]) => ({ name, document, families: clientFamilies(document) }));
  const { platform } = documents;
  const { families: ofPlatform } = all.find(({ name }) => name === 'platform')!;
  const common = commonCodes(all.flatMap(({ families }) => [...families.values()].flat()));
  const files: [string, string][] = [
    ['errors.ts', await errorsModule(platform, identity, common)],
    ['events.ts', eventsModule(catalogue)],
    ['frames.ts', await framesModule(channel)],
    ['mirrored.ts', mirroredModule(platform, catalogue, ofPlatform)],
    ['scenes.ts', scenesModule(platform, catalogue, ofPlatform)],
  ];
  for (const { name, document, families } of all) {
    const { text, declared } = await typesModule(document, families, name === 'platform' ? eventsModule(catalogue) : '');
    files.push([`${name}/types.ts`, text], [`${name}/index.ts`, indexModule(families.keys())]);
    for (const [family, operations] of families) {
      files.push([`${name}/${family}.ts`, familyModule(name, family, operations, common, declared)]);
    }
  }
  return files.map(([path, text]) => [path, banner + text]);
};
