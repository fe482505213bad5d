import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The files that were read, by their texts: many documents are made of the same ones, and to parse is most of the work. */
const parsed = new Map<string, unknown>();

/** A YAML file of the contract, with merge keys and any number of aliases. The value is the caller's own. */
export const readYaml = <T>(path: string): T => {
  const text = readFileSync(path, 'utf8');
  if (!parsed.has(text)) parsed.set(text, parse(text, { merge: true, maxAliasCount: -1 }));
  return structuredClone(parsed.get(text)) as T;
};
