import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapiDocument, openapiNames } from '../contract/openapi-document.ts';

/** Writes an OpenAPI document into a folder, in one step for whoever reads there meanwhile, and answers its path. */
export const writeDocument = (folder: string, name: string, text = `${JSON.stringify(openapiDocument(name), null, 2)}\n`): string => {
  const path = join(folder, `${name}.json`);
  const next = `${path}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(next, text);
  renameSync(next, path);
  return path;
};

/** Writes all of them. */
export const writeDocuments = (folder: string): string[] => openapiNames.map((name) => writeDocument(folder, name));
