import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Cache of parsed files, by text: many documents share the same files, and parsing is most of the work. */
const parsed = new Map<string, unknown>();

/** A YAML file of the contract, with merge keys and any number of aliases. The caller may change the value. */
export const readYaml = <T>(path: string): T => {
  const text = readFileSync(path, 'utf8');
  if (!parsed.has(text)) parsed.set(text, parse(text, { merge: true, maxAliasCount: -1 }));
  return structuredClone(parsed.get(text)) as T;
};

/** A file of the contract, by its path in `openapi`. */
export const readSource = (file: string): Record<string, unknown> => readYaml(`openapi/${file}`);
