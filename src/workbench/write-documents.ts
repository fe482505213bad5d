import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allOpenapiNames, openapiDocument } from '../contract/openapi-document.ts';
import { collected, collectionText } from '../published/collection/collection.ts';
import type { Roots } from '../published/documents.ts';

/** Writes a file atomically, and returns its path. */
export const writeInOneStep = (path: string, text: string): string => {
  const next = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(next, text);
  renameSync(next, path);
  return path;
};

/** Writes an OpenAPI document into a folder, and returns its path. */
export const writeDocument = (folder: string, name: string): string =>
  writeInOneStep(join(folder, `${name}.json`), `${JSON.stringify(openapiDocument(name), null, 2)}\n`);

/** Writes all of them. */
export const writeDocuments = (folder: string): string[] => allOpenapiNames.map((name) => writeDocument(folder, name));

/** Writes the collection of requests to a server into a file, and returns its path. */
export const writeCollection = (file: string, roots: Roots): string =>
  writeInOneStep(file, collectionText(new Map(collected.map((entry) => [entry, openapiDocument(entry.name)])), roots));
