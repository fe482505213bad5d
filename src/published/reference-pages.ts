import { familiesOf, type OpenApi } from '../contract/read-openapi.ts';
import { type Entry, pageOf } from './catalogue.ts';
import type { Documents } from './documents.ts';
import type { Listing, Page } from './page.ts';
import { familyPage } from './pages/family.ts';
import type { Here } from './pages/home.ts';
import { neighboursOf, operationPage, type Reference } from './pages/operation.ts';
import { operationAddress } from './pages/operation-list.ts';
import { contentsOf, introduction } from './pages/reference.ts';
import { schemaAddress, schemaNames, schemaPage, schemasAddress, schemasPage } from './pages/schema-pages.ts';

/** The pages of the OpenAPI documents: an introduction, the families, each operation, and each schema. */
export const createReferencePages = (documents: Documents, here: Here) => {
  const referenceTo = (entry: Entry): Reference => {
    const root = documents.root(entry);
    const document = documents.parsed<OpenApi>(entry);
    // The explorer uses relative addresses where it can, so that it calls the server that served the page.
    return { entry, document, root, base: root === here.publicUrl ? '' : root, schemaAt: (name) => schemaAddress(entry, name) };
  };

  const introductionTo = (entry: Entry): Page => {
    const reference = referenceTo(entry);
    const { title, summary = '' } = reference.document.info;
    return { title: `${title} · Tessera`, description: summary, contents: contentsOf(reference), parts: [introduction(reference)] };
  };

  const familyOf = ({ document }: Reference, name: string) => familiesOf(document).find((one) => one.name === name);

  const family = (reference: Reference, name: string): Page | undefined => {
    const found = familyOf(reference, name);
    return (
      found && {
        title: `${name} · ${reference.document.info.title}`,
        description: found.description,
        contents: contentsOf(reference, name),
        parts: [familyPage(reference, found)],
      }
    );
  };

  const operation = (reference: Reference, name: string, operationId: string): Page | undefined => {
    const inFamily = familyOf(reference, name);
    const found = inFamily?.operations.find((one) => one.operation.operationId === operationId);
    if (!inFamily || !found) return undefined;
    const { summary } = found.operation;
    return {
      title: `${summary} · ${reference.document.info.title}`,
      description: `${found.inbound ? 'A request to your address' : `${found.method} ${found.path}`}: ${summary}.`,
      contents: contentsOf(reference, name, operationId),
      parts: operationPage(reference, inFamily, found),
      neighbours: neighboursOf(reference, inFamily, found),
      explores: true,
    };
  };

  const schemas = (reference: Reference, name: string | undefined): Page | undefined => {
    const { title } = reference.document.info;
    const contents = contentsOf(reference, 'schemas');
    if (name === undefined)
      return {
        title: `Schemas · ${title}`,
        description: 'What the operations take and answer.',
        contents,
        parts: [schemasPage(reference)],
      };
    if (!schemaNames(reference.document).includes(name)) return undefined;
    const { description = '' } = reference.document.components.schemas[name]!;
    return { title: `${name} · ${title}`, description, contents, parts: [schemaPage(reference, name)] };
  };

  /** The page at a path within a document; undefined when there is none. */
  const inside = (entry: Entry, [first, second, ...more]: readonly string[]): Page | undefined => {
    if (first === undefined || more.length > 0) return undefined;
    const reference = referenceTo(entry);
    if (first === 'schemas') return schemas(reference, second);
    return second === undefined ? family(reference, first) : operation(reference, first, second);
  };

  /** The pages within a document, with those of its operations and schemas as parts. */
  const listings = (entry: Entry): Listing[] => {
    const { document } = referenceTo(entry);
    const page = pageOf(entry);
    const families = familiesOf(document).flatMap(({ name, description, operations }): Listing[] => [
      { path: `${page}/${name}`, title: `${entry.name}: ${name}`, description, kind: 'reference' },
      ...operations.map(({ operation: { operationId, summary } }): Listing => {
        const path = operationAddress(entry, name, operationId);
        return { path, title: `${entry.name}: ${operationId}`, description: summary, kind: 'part' };
      }),
    ]);
    const schemas = schemaNames(document).map((name): Listing => {
      const { description = '' } = document.components.schemas[name]!;
      return { path: schemaAddress(entry, name), title: `${entry.name}: ${name}`, description, kind: 'part' };
    });
    const about = 'What the operations take and answer.';
    return [
      ...families,
      { path: schemasAddress(entry), title: `${entry.name}: schemas`, description: about, kind: 'reference' },
      ...schemas,
    ];
  };

  return { introduction: introductionTo, inside, listings };
};
