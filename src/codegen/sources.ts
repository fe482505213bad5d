import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Document } from '../documents/document.ts';
import { documentOfVersion, type Version } from '../documents/document-of-version.ts';
import type { EventKind } from '../documents/events.ts';
import { expand, wholeContract } from '../documents/expand.ts';
import type { Stages } from '../documents/lifecycle.ts';
import { type SharedFiles, type SharedParts, sharedFileNames, sharedParts } from '../documents/shared.ts';
import { bundleContract } from './bundle.ts';

/** The registry of the platform's versions, `openapi/versions.yaml`. */
export interface Registry {
  stages: Stages;
  versions: Record<string, Version & { stage: string }>;
}

export const readYaml = <T>(path: string): T => parse(readFileSync(path, 'utf8'), { merge: true, maxAliasCount: -1 }) as T;

export const readRegistry = (): Registry => readYaml('openapi/versions.yaml');

/** A file of shared parts. From the catalogue of events it takes only what documents need, without the examples that YAML repeats there. */
const readParts = (file: string): Record<string, unknown> => {
  const parts = readYaml<Record<string, unknown>>(`openapi/${file}`);
  if (!parts.catalogue) return parts;
  const { catalogue, schemas } = parts as { catalogue: Record<string, EventKind & Record<string, unknown>>; schemas: object };
  const kinds = Object.entries(catalogue).map(([kind, { description, data, subject }]) => [kind, { description, data, subject }]);
  return { catalogue: Object.fromEntries(kinds), schemas };
};

/** The files whose parts `expand` adds to a document. */
export const readSharedFiles = (): SharedFiles => Object.fromEntries(sharedFileNames.map((file) => [file, readParts(file)])) as SharedFiles;

/** The OpenAPI document of a version of the platform, or of `identity` or `account`, made from the files in `openapi`. */
export const documentFromSources = async (name: string, parts: SharedParts = sharedParts(readSharedFiles())): Promise<Document> => {
  const { stages, versions } = readRegistry();
  const version = versions[name];
  if (!version) return expand(await bundleContract(`openapi/${name}.yaml`), parts, wholeContract);
  return documentOfVersion(await bundleContract(`openapi/${version.root}`), parts, name, version, stages);
};
