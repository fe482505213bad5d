import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A YAML file of the contract, with merge keys and any number of aliases. */
export const readYaml = <T>(path: string): T => parse(readFileSync(path, 'utf8'), { merge: true, maxAliasCount: -1 }) as T;
