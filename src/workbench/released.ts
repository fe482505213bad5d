import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openapiDocument } from '../contract/openapi-document.ts';
import { compactJson } from '../core/compact-json.ts';
import { type Break, breaksBetween } from './compatibility.ts';
import { writeDocument } from './write-documents.ts';

const folder = fileURLToPath(new URL('../../openapi/released', import.meta.url));

/** Where the released document of a version stands. */
const releasedPath = (version: string): string => join(folder, `${version}.json`);

/** Whether a version has a released document. */
export const isReleased = (version: string): boolean => existsSync(releasedPath(version));

/** What a client reads and no program relies on. */
const prose = new Set(['description', 'summary', 'example', 'examples', 'tags', 'externalDocs']);

/** Keys whose values have names of their own for keys. */
const named = new Set([
  'paths',
  'webhooks',
  'properties',
  'patternProperties',
  'schemas',
  'parameters',
  'responses',
  'headers',
  'content',
  'links',
]);

/** Keys whose values are data. */
const values = new Set(['enum', 'const', 'default']);

/** What programs rely on in a document: all of it but prose, examples and our own keys. */
export const promised = (node: unknown, isNamed = false): unknown => {
  if (Array.isArray(node)) return node.map((entry) => promised(entry));
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => isNamed || !(prose.has(key) || key.startsWith('x-')))
      .map(([key, value]) => [key, !isNamed && values.has(key) ? value : promised(value, !isNamed && named.has(key))]),
  );
};

const promiseOf = (version: string): string => `${compactJson(promised(openapiDocument(version)))}\n`;

/** What a client of a version loses that relied on its released document. */
export const breaksSinceRelease = async (version: string): Promise<Break[]> => {
  const current = mkdtempSync(join(tmpdir(), 'tessera-contract-'));
  try {
    return await breaksBetween(releasedPath(version), writeDocument(current, version, promiseOf(version)));
  } finally {
    rmSync(current, { recursive: true });
  }
};

/** Makes what programs rely on in the current document of a version its released one, and answers where that stands. */
export const writeReleased = (version: string): string => writeDocument(folder, version, promiseOf(version));
