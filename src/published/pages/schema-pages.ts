import { type Answer, familiesOf, type OpenApi, type Placed, resolved } from '../../contract/read-openapi.ts';
import { oncePer } from '../../core/once-per.ts';
import { type Entry, pageOf } from '../catalogue.ts';
import { anchor, blocks, inline, joined, link, type Markdown, md, terms } from '../md.ts';
import { operationList } from './operation-list.ts';
import { fields, type Reference, reachable, referencesIn } from './schema.ts';

/** The address of the list of a document's schemas. */
export const schemasAddress = (entry: Entry): string => `${pageOf(entry)}/schemas`;

/** The address of a schema. */
export const schemaAddress = (entry: Entry, name: string): string => `${schemasAddress(entry)}/${name}`;

/** Where an operation names schemas: in its request and its successful responses. Errors have a page of their own. */
const startOf = (document: OpenApi, { operation, parameters }: Placed): unknown[] => [
  operation.requestBody,
  parameters.map(({ schema }) => schema),
  Object.entries(operation.responses).map(([status, answer]) => status.startsWith('2') && resolved<Answer>(document, answer).content),
];

/** The names of the schemas that operations use, directly or not. */
export const schemasOf = (document: OpenApi, operations: readonly Placed[]): string[] =>
  reachable(
    document,
    operations.map((one) => startOf(document, one)),
  );

/** The names of the schemas of a document that have pages. */
export const schemaNames = oncePer((document: OpenApi): string[] =>
  schemasOf(
    document,
    familiesOf(document).flatMap(({ operations }) => operations),
  ),
);

/** The names of the schemas that each operation names directly. */
const namesInOperations = oncePer(
  (document: OpenApi): ReadonlyMap<Placed, ReadonlySet<string>> =>
    new Map(
      familiesOf(document).flatMap(({ operations }) => operations.map((one) => [one, new Set(referencesIn(startOf(document, one)))])),
    ),
);

/** Links to schemas. */
export const schemasIn = ({ document, schemaAt }: Reference, names: readonly string[]): Markdown =>
  terms(names.map((name) => [link(name, schemaAt(name)), inline(document.components.schemas[name]!.description)]));

/** The list of all schemas of a document. */
export const schemasPage = (reference: Reference): Markdown => {
  const { entry, document } = reference;
  return blocks(
    link(document.info.title, pageOf(entry)),
    md`# Schemas`,
    'The schemas of requests and responses, by name.',
    schemasIn(reference, schemaNames(document)),
  );
};

/** The operations that name a schema, directly or in an envelope. */
const usesOf = ({ entry, document }: Reference, name: string): Markdown[] => {
  const names = [name, `${name}Single`, `${name}Collection`];
  const namedIn = namesInOperations(document);
  return familiesOf(document).flatMap(({ name: family, operations }) => {
    const using = operations.filter((one) => names.some((each) => namedIn.get(one)!.has(each)));
    return using.length > 0 ? [operationList(entry, family, using)] : [];
  });
};

/** The page of a schema: its fields, each with an anchor, and where it is used. */
export const schemaPage = (reference: Reference, name: string): Markdown => {
  const { entry, document } = reference;
  const schema = document.components.schemas[name]!;
  const uses = usesOf(reference, name);
  return blocks(
    md`${link(document.info.title, pageOf(entry))} · ${link('Schemas', schemasAddress(entry))}`,
    md`# ${name}`,
    inline(schema.description),
    fields(reference, schema, { anchors: '' }),
    uses.length > 0 && [md`## ${anchor('uses', 'Operations with it')}`, joined(uses, '\n')],
  );
};
