import { readFileSync } from 'node:fs';
import { snakeCase } from '../../core/client-names.ts';
import { ContractFault } from '../../documents/contract-fault.ts';
import { type Document, type Place, resolve, type Schema } from '../../documents/document.ts';
import { listFacts } from '../../documents/list-language.ts';
import { clientFamilies } from '../client/families.ts';
import type { ClientOperation } from '../client/operations.ts';
import { familyClass, familyClassName, shapedOptions } from './family.ts';
import { filterType, linesType, ownQueryType, queryType, shapedOptionsType } from './queries.ts';
import { type Declarations, docstring, pythonTypes } from './types.ts';

const runtime = (): string => readFileSync(new URL('client.py', import.meta.url), 'utf8');

const dataOf =
  (document: Document) =>
  ({ operation }: Place): Schema | undefined => {
    const [, response] = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))!;
    const schema = resolve(document, response).content?.['application/json']?.schema;
    return schema && resolve(document, schema).properties?.data;
  };

const addQuery = (document: Document, declarations: Declarations, operation: ClientOperation, typeOf: (one: Schema) => string) => {
  const { record, lines, query } = operation;
  const factsOf = (schema: string) => listFacts(document, `#/components/schemas/${schema}`);
  const filtered = lines ?? (record?.list ? record.name : undefined);
  if (filtered && Object.keys(factsOf(filtered).filters).length > 0) declarations.set(...filterType(document, factsOf(filtered), typeOf));
  if (lines) declarations.set(...linesType(factsOf(lines)));
  if (record) declarations.set(...queryType(document, factsOf(record.name), record.list));
  if (query) declarations.set(query.name, ownQueryType(query, record!.name, typeOf));
  const shaped = shapedOptions(operation);
  if (shaped) declarations.set(shaped.name, shapedOptionsType(shaped, record!.name));
};

/** The classes of a document's families; the declarations they use are added to `declarations`. */
const classesOf = (document: Document, declarations: Declarations): [family: string, text: string][] => {
  const typeOf = pythonTypes(document, declarations);
  return [...clientFamilies(document)].map(([family, operations]) => {
    for (const operation of operations) {
      if (operation.place.method !== 'get' && !operation.idempotent) throw new Error(`Duplicate operation ${operation.name} of ${family}.`);
      if (operation.body) typeOf({ $ref: `#/components/schemas/${operation.body}` });
      addQuery(document, declarations, operation, typeOf);
    }
    return [family, familyClass(family, operations, dataOf(document), typeOf)];
  });
};

const schemaFault = (name: string, message: string) => new ContractFault(message, ['components', 'schemas', name]);

const together = (all: readonly Declarations[]): Declarations => {
  const merged: Declarations = new Map();
  for (const [name, text] of all.flatMap((one) => [...one])) {
    if ((merged.get(name) ?? text) !== text)
      throw schemaFault(name, `Two documents have different schemas ${name}; the Python client can only have one.`);
    merged.set(name, text);
  }
  return merged;
};

/** @throws when a schema clashes with another name in the module */
const assertFree = (declarations: Declarations, code: string): void => {
  const taken = new Set([...code.matchAll(/^(?:class )?(\w+)(?::|\(| = )/gm)].map(([, name]) => name!));
  const clash = [...declarations.keys()].find((name) => taken.has(name));
  if (clash) throw schemaFault(clash, `${clash} is both a schema and a name in the Python client.`);
};

const clientClass = (families: readonly string[]): string =>
  [
    'class Tessera(_Client):',
    docstring('A client of a server, for the owner of the credentials.'),
    ...families.flatMap((family) => [
      '',
      '    @property',
      `    def ${snakeCase(family)}(self) -> ${familyClassName(family)}:`,
      `        return ${familyClassName(family)}(self._sender)`,
    ]),
  ].join('\n');

const webhookEvent = [
  'class WebhookEvent(Event):',
  docstring('An event as a webhook receives it. `type` determines its `data`. More types are added over time.'),
  '',
  '    timestamp: Timestamp',
].join('\n');

/** The Python client: `client.py`, and the types and families of the documents. */
export const pythonClient = (documents: readonly Document[]): string => {
  const each = documents.map((document) => ({ document, declarations: new Map<string, string>() }));
  const classes = each.flatMap(({ document, declarations }) => classesOf(document, declarations));
  const declarations = together(each.map((one) => one.declarations));
  const code = runtime();
  assertFree(declarations, code);
  const families = classes.map(([family]) => family);
  if (new Set(families).size < families.length)
    throw new Error('Two documents have a family of the same name; the Python client can only have one.');
  const parts = [code.trimEnd(), ...declarations.values(), webhookEvent, ...classes.map(([, text]) => text), clientClass(families)];
  return [
    '# Written by codegen.ts from the contract and src/codegen/python/client.py. Do not edit: change these and run `npm run generate`.',
    `${parts.join('\n\n\n').replaceAll(/(TypeAlias = .*)\n\n\n(?=\w+: TypeAlias)/g, '$1\n')}\n`,
  ].join('\n');
};
