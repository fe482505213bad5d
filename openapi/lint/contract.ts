// What a rule has to know of the other files of the contract: the families, the names in shared/, the catalogue of events, who emits what.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { joinedCatalogue } from '../../src/codegen/event-catalogue.ts';
import { familiesIn, type ReadFile } from '../../src/codegen/families.ts';
import { readYaml } from '../../src/codegen/read-yaml.ts';
import { audiencesIn, type PlacedKind, placedEffects, placedKinds } from '../../src/codegen/stated-events.ts';
import { platform } from '../../src/core/platform.ts';
import { type Dict, isDict } from './nodes.ts';

const FOLDERS = ['platform', 'identity', 'account'];

const read = (file: string): Dict => (existsSync(file) ? (readYaml<Dict | null>(file) ?? {}) : {});

/** The folder of the package's contract. */
const ofPackage = join(platform, 'openapi');

/** The folder of the contract, from any of its roots; files of the package are a part of that of the project. */
const contractFolder = (rootFile: string): string => {
  if (rootFile.startsWith(ofPackage)) return resolve('openapi');
  const folder = dirname(rootFile);
  return existsSync(join(folder, 'platform.yaml')) ? folder : dirname(folder);
};

/** A file of the contract that a root belongs to: the project's, or the package's where the project has none. */
export const fileOf = (rootFile: string, file: string): string => {
  const own = join(contractFolder(rootFile), file);
  return existsSync(own) ? own : join(ofPackage, file);
};

/** Reads files of the contract that a root belongs to. */
export const reader =
  (rootFile: string): ReadFile =>
  (file) =>
    read(fileOf(rootFile, file));

export const families = (rootFile: string): string[] => familiesIn(reader(rootFile));

/** The kinds of events of all families, as the families' files have them. */
export const kindsOf = (rootFile: string): PlacedKind[] => placedKinds(reader(rootFile));

/** What families say of kinds of events of others. */
export const effectsOf = (rootFile: string): ReturnType<typeof placedEffects> => placedEffects(reader(rootFile));

/** The words of `for` in effects. */
export const audiences = (rootFile: string): string[] => ['everyone', 'readers', 'person', ...audiencesIn(reader(rootFile))];

/** The same by kind; references are relative to `messages/events.yaml`. */
export const catalogue = (rootFile: string): Record<string, Dict> => joinedCatalogue(reader(rootFile)) as unknown as Record<string, Dict>;

/**
 * What the catalogue is made into, with the whole path in a reference that does not lead from `messages/events.yaml` to the family's file: in
 * a project, they are in different folders.
 */
export const withWholePaths = <T>(made: T, rootFile: string): T => {
  const folder = dirname(fileOf(rootFile, 'messages/events.yaml'));
  return JSON.parse(JSON.stringify(made), (key, value) => {
    if (key !== '$ref' || !String(value).startsWith('.')) return value;
    const [path, pointer] = String(value).split('#') as [string, string];
    const file = fileOf(rootFile, join('messages', path));
    return file === join(folder, path) ? value : `${file}#${pointer}`;
  });
};

const SHARED: Record<string, string[]> = {
  Header: ['headers'],
  Parameter: ['parameters'],
  Response: ['responses'],
  Schema: ['scalars', 'envelopes', 'errors'],
};

/** The names of the parts in shared/, by their type. */
export function sharedNames(rootFile: string): Record<string, Set<string>> {
  const names = (files: string[]) => new Set(files.flatMap((file) => Object.keys(read(fileOf(rootFile, `shared/${file}.yaml`)))));
  return Object.fromEntries(Object.entries(SHARED).map(([type, files]) => [type, names(files)]));
}

/** The operations of all families. */
const operationsIn = (rootFile: string): Dict[] => {
  const folders = new Set([contractFolder(rootFile), ofPackage]);
  const files = [...folders]
    .flatMap((folder) => FOLDERS.map((name) => join(folder, name)))
    .filter((path) => existsSync(path))
    .flatMap((path) => readdirSync(path).map((file) => join(path, file)));
  return files
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => Object.values(read(file)).filter(isDict))
    .flatMap((item) => Object.values(item).filter(isDict))
    .filter(({ operationId }) => operationId !== undefined);
};

/** Every kind that an operation of any family file emits or causes, and the names of all operations. */
export function emittedKinds(rootFile: string): { kinds: Set<string>; operations: Set<string> } {
  const all = operationsIn(rootFile);
  const kinds = all.flatMap((one) => [...((one['x-emits'] ?? []) as string[]), ...((one['x-causes'] ?? []) as string[])]);
  return { kinds: new Set(kinds), operations: new Set(all.map(({ operationId }) => String(operationId))) };
}
