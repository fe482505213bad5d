import type { Document as Definition } from 'openapi-backend';
import { type Document, operationsOf } from '../documents/document.ts';
import { securityOf } from '../documents/expand.ts';
import type { DocumentName } from './operations.ts';
import { readGenerated } from './read-generated.ts';

/** The contracts whose operations a server has. */
export const documentNames: readonly DocumentName[] = ['platform', 'identity', 'account'];

/** A bundled contract, with the `security` of each operation as in the published document. */
const read = (name: DocumentName): Document => {
  const document: Document = JSON.parse(readGenerated(`${name}/contract.json`));
  for (const { operation } of operationsOf(document)) operation.security = securityOf(document, operation);
  return document;
};

const merged = (parts: readonly (object | undefined)[]) => Object.assign({}, ...parts);

/** Merges the paths and components of several contracts. A component that several contracts have is the same in each. */
const bundle = (documents: readonly Document[]): Definition => {
  const kinds = new Set(documents.flatMap(({ components }) => Object.keys(components)));
  const components = [...kinds].map((kind) => [kind, merged(documents.map((one) => merged([one.components])[kind]))]);
  const { openapi, info } = documents[0]!;
  return { openapi, info, paths: merged(documents.map(({ paths }) => paths)), components: Object.fromEntries(components) };
};

/**
 * The definition that requests are matched with: the contracts of the platform, of identity and of the account in one. It does not
 * contain the common headers, parameters and errors of all operations: the compiled validators check those.
 */
export const definition = (): Definition => bundle(documentNames.map(read));
