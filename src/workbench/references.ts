import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { sourcePath } from '../codegen/read-yaml.ts';

/**
 * The text of a file of the contract, in which references to files that the project does not have lead to those of the package.
 * @param file its path in the project @param written further files that the project will have
 */
export const withPackageReferences = (file: string, text: string, written: readonly string[] = []): string =>
  text.replace(/(\$ref: ')([^'#]+)(?=#)/g, (whole, start: string, path: string) => {
    const target = join(dirname(file), path);
    const isOwn = existsSync(target) || written.includes(target);
    return isOwn ? whole : start + relative(dirname(file), sourcePath(target));
  });
