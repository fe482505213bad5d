import { stages, versions } from '#generated/versions';
import type { Document } from '../documents/document.ts';
import { documentOfVersion, folderOf, type Version } from '../documents/document-of-version.ts';
import { expand, wholeContract } from '../documents/expand.ts';
import { operatorsDocument, operatorsName } from '../documents/operators.ts';
import type { Overlay } from '../documents/overlay.ts';
import { publishedForm } from '../documents/published-form.ts';
import { type SharedFiles, type SharedParts, sharedParts } from '../documents/shared.ts';
import { readGenerated } from './read-generated.ts';

const stored = <T>(file: string): T => JSON.parse(readGenerated(file)) as T;

/** A contract as it is stored: without the parts that are added to every document. */
export const storedContract = (name: 'platform' | 'account' | 'identity'): Document => stored<Document>(`${name}/contract.json`);

const registry: Readonly<Record<string, Version>> = versions;

/** The names of the OpenAPI documents that are published for callers: the platform's versions, and the two documents without versions. */
export const openapiNames: readonly string[] = [...Object.keys(versions), 'identity', 'account'];

/** The same with the operators' document. */
export const allOpenapiNames: readonly string[] = [...openapiNames, operatorsName];

/** The parts that are added to every document. */
export const storedParts = (): SharedParts => sharedParts(stored<SharedFiles>('shared.json'));

/** How a version differs from the contract. */
export const storedOverlay = (version: string): Overlay => stored<Overlay>(`${version}/overlay.json`);

/** Makes a complete OpenAPI document from the contract in `generated/`. */
export const wholeDocument = (name: string, shared = storedParts()): Document => {
  const version = registry[name];
  const contract = stored<Document>(`${version ? folderOf(version.root) : name}/contract.json`);
  if (name === operatorsName) return operatorsDocument(contract, shared);
  if (!version) return expand(contract, shared, wholeContract);
  return documentOfVersion(contract, shared, name, version, stages, version.overlay === undefined ? undefined : storedOverlay(name));
};

/** The same in its published form. It takes 20 to 200 ms, so a server calls it outside of its event loop. */
export const openapiDocument = (name: string): Document => publishedForm(wholeDocument(name));
