import { type DefinitionNode, Kind, parse } from 'graphql';
import { lexer } from 'marked';
import { familiesOf, type OpenApi, resolved, type Schema } from '../contract/read-openapi.ts';
import { versions } from '../contract/versions.ts';
import { pascalCase } from '../core/client-names.ts';
import { errorTable } from '../core/errors.ts';
import type { Entry as SearchEntry } from './assets/search.js';
import type { Entry } from './catalogue.ts';
import { detailMeanings, errorMeanings, oauthMeanings } from './error-meanings.ts';
import { operationAddress } from './pages/operation-list.ts';
import { schemaAddress, schemaNames } from './pages/schema-pages.ts';
import { placeOfHeading, sectionsOf, plain as textOf } from './sections.ts';

/** A text without the marks of Markdown. */
const plain = (text: string | undefined): string =>
  (text ?? '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The first sentences of a text, which say what it is about. */
const beginning = (text: string | undefined, most = 220): string => {
  const whole = plain(text);
  return whole.length <= most ? whole : `${whole.slice(0, most).replace(/\s\S*$/, '')} …`;
};

const operations = (entry: Entry, document: OpenApi): SearchEntry[] =>
  familiesOf(document).flatMap(({ name, operations: own }) =>
    own.map(({ method, path, inbound, operation }): SearchEntry => {
      const { operationId, summary, description } = operation;
      const route = inbound ? operationId : `${operationId}, ${method} ${path}`;
      return ['Operation', summary, operationAddress(entry, name, operationId), `${route}. ${beginning(description)}`];
    }),
  );

const propertiesOf = (document: OpenApi, schema: Schema): [string, Schema][] => [
  ...Object.entries(schema.properties ?? {}),
  ...(schema.allOf ?? []).filter((part) => !part.$ref).flatMap((part) => propertiesOf(document, part)),
];

const isEnvelope = (name: string): boolean => /(Single|Collection)$/.test(name);

const schemas = (entry: Entry, document: OpenApi): SearchEntry[] =>
  schemaNames(document)
    .filter((name) => !isEnvelope(name))
    .flatMap((name): SearchEntry[] => {
      const schema = document.components.schemas[name]!;
      const address = schemaAddress(entry, name);
      const fields = propertiesOf(document, schema).map(([property, own]): SearchEntry => {
        const { description, enum: values } = { ...resolved<Schema>(document, own), ...own };
        const choices = values ? ` One of: ${values.slice(0, 12).join(', ')}.` : '';
        return ['Field', `${name}.${property}`, `${address}#${property}`, beginning(description) + choices];
      });
      return [['Schema', name, address, beginning(schema.description)], ...fields];
    });

/** The kinds of events, each with the page of its schema. */
const events = (entry: Entry, document: OpenApi): SearchEntry[] =>
  Object.entries(document.components.schemas.EventType?.['x-enumDescriptions'] ?? {}).map(([type, meaning]) => {
    const name = `${pascalCase(type.toLowerCase().replaceAll('_', '-'))}Event`;
    const known = name in document.components.schemas;
    return ['Event', type, schemaAddress(entry, known ? name : 'Event'), plain(meaning)];
  });

const errors = (): SearchEntry[] => {
  const meanings = { ...oauthMeanings, ...detailMeanings, ...errorMeanings };
  return Object.entries(meanings).map(([code, meaning]) => {
    const [status] = (errorTable as Record<string, readonly unknown[]>)[code] ?? [];
    return ['Error', code, `/docs/errors#${code}`, `${status ? `${status}. ` : ''}${plain(meaning)}`];
  });
};

type Described = DefinitionNode & { name: { value: string }; description?: { value: string } };

const graphql = (sdl: string): SearchEntry[] =>
  (parse(sdl).definitions as Described[]).flatMap((node): SearchEntry[] => {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION) return [];
    const type = node.name.value;
    const fields = (node.fields ?? []).map(({ name, description }): SearchEntry => {
      const anchor = node.kind === Kind.OBJECT_TYPE_DEFINITION ? `${type}.${name.value}` : type;
      return ['GraphQL', `${type}.${name.value}`, `/docs/graphql#${anchor}`, beginning(description?.value)];
    });
    return [['GraphQL', type, `/docs/graphql#${type}`, beginning(node.description?.value)], ...fields];
  });

/** The sections of a page, each with the beginning of its text; those of a guide down to the third level. */
export const entriesOfPage = (kind: 'Guide' | 'Page', path: string, markdown: string): SearchEntry[] => {
  const [deepest, most] = kind === 'Guide' ? [3, 500] : [2, 220];
  const found: { title: string; address: string; text: string }[] = [];
  for (const { heading, content } of sectionsOf(lexer(markdown))) {
    if (!heading) continue;
    const own = plain(textOf(heading.tokens));
    if (heading.depth === 1) found.push({ title: own, address: path, text: '' });
    else if (heading.depth > deepest) found.at(-1)!.text += `${own} `;
    else
      found.push({ title: kind === 'Guide' ? `${found[0]!.title}: ${own}` : own, address: `${path}#${placeOfHeading(heading)}`, text: '' });
    found.at(-1)!.text += textOf(content);
  }
  return found.map(({ title, address, text }) => [kind, title, address, beginning(text, most)]);
};

/** What can be found in the contracts. An entry that an earlier version has word for word is left out. */
export const entriesOfContracts = (documents: readonly [Entry, OpenApi][], sdl: string): SearchEntry[] => {
  const all = documents.flatMap(([entry, document]) => [
    ...[...operations(entry, document), ...schemas(entry, document)].map((one) => ({ entry, one })),
    ...(entry.name === 'v1' ? events(entry, document).map((one) => ({ entry, one })) : []),
  ]);
  const known = new Set<string>();
  const isNew = ({ entry, one: [kind, title, , text] }: (typeof all)[number]): boolean => {
    const said = `${kind} ${title} ${text.replaceAll(`/${entry.name}/`, '/')}`;
    const before = known.has(said);
    known.add(said);
    return !before;
  };
  const named = all
    .filter(isNew)
    .map(
      ({ entry, one: [kind, title, address, text] }): SearchEntry => [
        kind,
        entry.name !== 'v1' && versions.has(entry.name) ? `${title} (${entry.name})` : title,
        address,
        text,
      ],
    );
  return [...named, ...errors(), ...graphql(sdl)];
};
