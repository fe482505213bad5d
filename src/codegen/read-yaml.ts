import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parse } from 'yaml';
import { platform } from '../core/platform.ts';

/** Whether the working folder is the package itself: then this repository is the project. */
export const isPackageHere = (): boolean => platform === process.cwd();

/** A file of the package, as a path from the working folder. */
export const inPackage = (file: string): string => relative('', join(platform, file)).replaceAll('\\', '/');

/** The path of a file of the contract, such as `openapi/plans.yaml`: the project's own, or the package's where the project has none. */
export const sourcePath = (file: string): string => (existsSync(file) ? file : inPackage(file));

/** The families that every platform has. */
export const builtInFamilies = (): string[] =>
  readdirSync(join(platform, 'src/built-in'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * The files of `graphql` with an ending, by name: those of the project, and those of the package that the project does not have. A family
 * that is not in GraphQL has no SDL, and one of the package that is no tag of the contract is not in the project.
 */
export const graphqlFilesWith = (ending: string): string[] => {
  const tagged = new Set(((readSource('platform.yaml').tags ?? []) as { name: string }[]).map(({ name }) => name));
  const own = globSync(`graphql/*${ending}`).map((file) => basename(file));
  const core = ['schema', ...builtInFamilies().filter((name) => tagged.has(name))].map((name) => `${name}${ending}`);
  const paths = [...new Set([...own, ...core])].sort().map((name) => sourcePath(`graphql/${name}`));
  return paths.filter((path) => existsSync(path));
};

/** Cache of parsed files, by text: many documents share the same files, and parsing is most of the work. */
const parsed = new Map<string, unknown>();

/** A YAML file of the contract, with merge keys and any number of aliases. The caller may change the value. */
export const readYaml = <T>(path: string): T => {
  const text = readFileSync(sourcePath(path), 'utf8');
  if (!parsed.has(text)) parsed.set(text, parse(text, { merge: true, maxAliasCount: -1 }));
  return structuredClone(parsed.get(text)) as T;
};

/** A file of the contract, by its path in `openapi`. */
export const readSource = (file: string): Record<string, unknown> => readYaml(`openapi/${file}`);
