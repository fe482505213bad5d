import { readFileSync } from 'node:fs';
import type { Document as Definition } from 'openapi-backend';
import { type Document, operationsOf } from '../documents/document.ts';
import { securityOf } from '../documents/expand.ts';
import type { DocumentName } from './operations.ts';

/** The contracts that a server has operations of. */
export const documentNames: readonly DocumentName[] = ['platform', 'identity', 'account'];

/** A bundled contract, with the security of each operation written out as the published document has it. */
const read = (name: DocumentName): Document => {
  const document: Document = JSON.parse(readFileSync(new URL(`../../generated/${name}/contract.json`, import.meta.url), 'utf8'));
  for (const { operation } of operationsOf(document)) operation.security = securityOf(document, operation);
  return document;
};

const merged = (parts: readonly (object | undefined)[]) => Object.assign({}, ...parts);

/** Several contracts as one server has them: every path and every component. A component that several of them have is the same in each. */
const bundle = (documents: readonly Document[]): Definition => {
  const kinds = new Set(documents.flatMap(({ components }) => Object.keys(components)));
  const components = [...kinds].map((kind) => [kind, merged(documents.map((one) => merged([one.components])[kind]))]);
  const { openapi, info } = documents[0]!;
  return { openapi, info, paths: merged(documents.map(({ paths }) => paths)), components: Object.fromEntries(components) };
};

let known: Definition | undefined;

/**
 * The definition that requests are held against: the contracts of the platform, of identity and of the account in one. What every
 * operation has (its common headers, parameters and errors) is not written out: the compiled validators have it.
 */
export const definition = (): Definition => {
  known ??= bundle(documentNames.map(read));
  return known;
};
