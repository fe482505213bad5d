import type { Document } from '../documents/document.ts';
import { documentOfVersion, type Version } from '../documents/document-of-version.ts';
import { type Dialect, expand, wholeContract } from '../documents/expand.ts';
import type { Stages } from '../documents/lifecycle.ts';
import { operatorsDocument, operatorsName } from '../documents/operators.ts';
import type { Overlay } from '../documents/overlay.ts';
import { eventPartsFile, eventsFile, type SharedFiles, type SharedParts, sharedFileNames, sharedParts } from '../documents/shared.ts';
import { bundleContract } from './bundle.ts';
import { essentialCatalogue } from './event-catalogue.ts';
import { withFamilies } from './families.ts';
import { documentWithFigures } from './figures.ts';
import { asOffered } from './platform-info.ts';
import { readSource, readYaml, sourcePath } from './read-yaml.ts';

/** The registry of the platform's versions, `openapi/versions.yaml`. */
export interface Registry {
  stages: Stages;
  versions: Record<string, Version & { stage: string }>;
}

export const readRegistry = (): Registry => readYaml('openapi/versions.yaml');

/** A file of shared parts; that of events has the joined catalogue, without examples. A family's file shares its schemas. */
const readParts = (file: string): Record<string, unknown> => {
  const parts = readSource(file);
  if (file === eventPartsFile) return { schemas: parts.schemas };
  if (file === eventsFile) return { catalogue: essentialCatalogue(readSource), schemas: parts.schemas };
  for (const part of Object.values(parts)) withFamilies(part as object, readSource);
  return parts;
};

/** The files whose parts `expand` adds to a document. */
export const readSharedFiles = (): SharedFiles =>
  Object.fromEntries(sharedFileNames.map((file) => [file, documentWithFigures(readParts(file))])) as SharedFiles;

/** The contract of a version of the platform, or of `identity`, `account` or `operators`: the files in `openapi` bundled, not expanded. */
export const contractFromSources = async (name: string): Promise<Document> => {
  const file = `openapi/${readRegistry().versions[name]?.root ?? `${name}.yaml`}`;
  return asOffered(file, await bundleContract(sourcePath(file)));
};

/** The overlay of a version, if any. */
export const readOverlay = ({ overlay }: Version): Overlay | undefined =>
  overlay === undefined ? undefined : documentWithFigures(readYaml<Overlay>(`openapi/${overlay}`));

/** The OpenAPI document made from such a contract, in the dialect of its version or another one. Mutates the contract. */
export const documentOf = (contract: Document, name: string, parts: SharedParts, dialect?: Dialect): Document => {
  if (name === operatorsName) return operatorsDocument(contract, parts);
  const { stages, versions } = readRegistry();
  const version = versions[name];
  if (!version) return expand(contract, parts, wholeContract);
  return documentOfVersion(contract, parts, name, { ...version, ...dialect }, stages, readOverlay(version));
};

/** The same from the files in `openapi`. */
export const documentFromSources = async (name: string, dialect?: Dialect): Promise<Document> =>
  documentOf(await contractFromSources(name), name, sharedParts(readSharedFiles()), dialect);
