import { familiesOf, type OpenApi } from '../contract/read-openapi.ts';
import { type Entry, pageOf } from './catalogue.ts';
import type { Documents } from './documents.ts';
import type { Listing, Page } from './page.ts';
import { familyPage } from './pages/family.ts';
import type { Here } from './pages/home.ts';
import { operationPage } from './pages/operation.ts';
import { operationAddress } from './pages/operation-list.ts';
import { contentsOf } from './pages/reference.ts';
import type { Reference } from './pages/schema.ts';
import { schemaAddress, schemaNames, schemaPage, schemasAddress, schemasPage } from './pages/schema-pages.ts';

/** A document to show. */
export const referenceTo = (documents: Documents, here: Here, entry: Entry): Reference => {
  const root = documents.root(entry);
  const document = documents.parsed<OpenApi>(entry);
  // The explorer uses relative addresses where it can, so that it calls the server that served the page.
  return { entry, document, root, base: root === here.publicUrl ? '' : root, schemaAt: (name) => schemaAddress(entry, name) };
};

/** The pages of an OpenAPI document: families, operations and schemas. They hold only names, so that the document can be released. */
export const referenceListings = (documents: Documents, here: Here, entry: Entry): Listing[] => {
  const { document } = referenceTo(documents, here, entry);
  const { title: titleOfDocument } = document.info;
  const listing = (
    path: string,
    kind: Listing['kind'],
    [name, title]: readonly [string, string],
    description: string,
    rest: (reference: Reference) => Pick<Page, 'parts'> & Partial<Page>,
  ): Listing => ({
    path,
    kind,
    title: `${entry.name}: ${name}`,
    description,
    page: () => ({ title: `${title} · ${titleOfDocument}`, description, ...rest(referenceTo(documents, here, entry)) }),
  });

  const families = familiesOf(document).flatMap(({ name, description, operations }, index): Listing[] => [
    listing(`${pageOf(entry)}/${name}`, 'reference', [name, name], description, (reference) => ({
      contents: contentsOf(reference, name),
      parts: [familyPage(reference, familiesOf(reference.document)[index]!)],
    })),
    ...operations.map(({ operation: { operationId, summary } }, at) =>
      listing(operationAddress(entry, name, operationId), 'part', [operationId, summary], summary, (reference) =>
        operationPage(reference, familiesOf(reference.document)[index]!, at),
      ),
    ),
  ]);
  const schemas = schemaNames(document).map((name) =>
    listing(schemaAddress(entry, name), 'part', [name, name], document.components.schemas[name]!.description ?? '', (reference) => ({
      contents: contentsOf(reference, 'schemas'),
      parts: [schemaPage(reference, name)],
    })),
  );
  return [
    ...families,
    listing(schemasAddress(entry), 'reference', ['schemas', 'Schemas'], 'The schemas of requests and responses.', (reference) => ({
      contents: contentsOf(reference, 'schemas'),
      parts: [schemasPage(reference)],
    })),
    ...schemas,
  ];
};
