import { isPackageHere } from './read-yaml.ts';

/**
 * How a generated file imports a module of the package: by its file in this repository, and in a project by an entry point that is for
 * generated code alone.
 * @param path in `src`, without ending @param depth of the folders that the file is in, within `generated`
 */
export const packageModule = (path: string, depth = 0): string =>
  isPackageHere() ? `${'../'.repeat(depth + 1)}src/${path}.ts` : `@tessera/platform/internal/${path}`;
