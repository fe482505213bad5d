// What a rule has to know of the other files of the contract: the families, the names in shared/, the catalogue of events, who emits what.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { type Dict, isDict } from './nodes.ts';

const FOLDERS = ['platform', 'identity', 'account'];

// A family file may repeat anchors hundreds of times; it is ours, so the parser's guard against alias bombs is off.
const read = (file: string): Dict => (existsSync(file) ? (parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 }) ?? {}) : {});

/** The folder of the contract, from any of its roots. */
const contractFolder = (rootFile: string): string => {
  const folder = dirname(rootFile);
  return existsSync(join(folder, 'platform.yaml')) ? folder : dirname(folder);
};

/** The families are the tags of the platform's root. */
export function families(rootFile: string): string[] {
  const { tags } = read(join(contractFolder(rootFile), 'platform.yaml'));
  return Array.isArray(tags) ? tags.map((tag: Dict) => String(tag.name)) : [];
}

const messages = (rootFile: string): Dict => read(join(contractFolder(rootFile), 'messages/events.yaml'));

export function catalogue(rootFile: string): Record<string, Dict> {
  const kinds = messages(rootFile).catalogue;
  return isDict(kinds) ? (kinds as Record<string, Dict>) : {};
}

const SHARED: Record<string, string[]> = {
  Header: ['headers'],
  Parameter: ['parameters'],
  Response: ['responses'],
  Schema: ['scalars', 'envelopes', 'errors'],
};

/** The names of the parts in shared/, by their type. */
export function sharedNames(rootFile: string): Record<string, Set<string>> {
  const folder = join(contractFolder(rootFile), 'shared');
  const names = (files: string[]) => new Set(files.flatMap((file) => Object.keys(read(join(folder, `${file}.yaml`)))));
  return Object.fromEntries(Object.entries(SHARED).map(([type, files]) => [type, names(files)]));
}

/** Every kind that an operation of any family file emits or causes. */
export function emittedKinds(rootFile: string): Set<string> {
  const folder = contractFolder(rootFile);
  const files = FOLDERS.map((name) => join(folder, name))
    .filter((path) => existsSync(path))
    .flatMap((path) => readdirSync(path).map((file) => join(path, file)));
  return new Set(files.filter((file) => file.endsWith('.yaml')).flatMap((file) => emitsOf(read(file))));
}

const emitsOf = (file: Dict): string[] =>
  Object.values(file)
    .filter(isDict)
    .flatMap((item) => Object.values(item))
    .filter(isDict)
    .flatMap((operation) => [...((operation['x-emits'] ?? []) as string[]), ...((operation['x-causes'] ?? []) as string[])]);
